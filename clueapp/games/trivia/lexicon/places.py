"""Countries, cities, islands, rivers and mountains."""

from __future__ import annotations

COUNTRIES = """
abyssinia afghanistan albania albion algeria andalusia andorra angola antigua apulia aragon argentina armenia assyria
australia austria azerbaijan babylonia bahamas bahrain bangladesh barbados barbuda bavaria belarus belgium belize benin
bhutan bohemia bolivia bosnia botswana brazil britain brittany brunei bulgaria burgundy burkina burma burundi calabria
cambodia cameroon campania canada castile catalonia chad chile china colombia comoros congo corinth croatia cuba cyprus
czechia denmark djibouti dominica ecuador egypt england eritrea estonia eswatini ethiopia fiji finland france gabon
galicia gambia gascony gaul georgia germany ghana greece grenada guatemala guiana guinea guyana haiti hibernia honduras
hungary iberia iceland india indonesia iran iraq ireland israel italy jamaica japan jordan judaea judea kazakhstan
kenya kiribati korea kosovo kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya liechtenstein lithuania
lombardy lusitania luxembourg macedonia madagascar malawi malaysia maldives mali malta mauretania mauritania mauritius
mesopotamia mexico micronesia moldavia moldova monaco mongolia montenegro moravia morocco mozambique myanmar namibia
nauru nepal netherlands nicaragua niger nigeria normandy norway nubia numidia oman pakistan palau palestine panama
papua paraguay persia peru philippines phoenicia piedmont poland portugal prussia qatar rhodesia romania russia rwanda
samaria samoa saxony scotland senegal serbia seychelles siam silesia singapore slovakia slovenia somalia spain sparta
sudan sumer suriname swabia swaziland sweden switzerland syria taiwan tajikistan tanzania thailand thessaly thrace
timor tobago togo tonga transylvania trinidad tunisia turkey turkmenistan tuscany tuvalu uganda ukraine umbria uruguay
uzbekistan vanuatu vatican venezuela vietnam wales wallachia yemen zambia zimbabwe
"""
"""Those of today and of old, and parts of them."""

CITIES = """
abuja acapulco accra addis agra alaska albuquerque aleppo alexandra alexandria algiers alicante almeria alsace amazon
amman amsterdam anchorage ankara antwerp apia aqaba arequipa arkansas ashgabat asmara astana asuncion aswan athena
athens atlanta auckland augsburg augusta austin avignon babylon baghdad baku baltimore bamako bandung bangalore bangkok
bangui banjul barcelona bari basel basra bedford beijing beirut belem belfast belgrade belmopan benghazi bergen berlin
bermuda bern bethlehem bilbao birmingham bishkek bissau bloemfontein bogota boise bologna bombay bonn bordeaux boston
bournemouth bradford braga brandenberg brandenburg brasilia brasov bratislava bremen brescia brest brighton brindisi
brisbane bristol brno bruges brunswick brussels bucharest budapest buffalo bulawayo burgas busan cadiz caen cagliari
cairns cairo calais calcutta caledonia calgary cali california cambridge cameron canberra cancun cannes canterbury
caracas cardiff caribbean carmel carolina carpathian cartagena carthage casablanca catania cebu charleston charlotte
chelsea chengdu chennai chester chicago chongqing christchurch cincinnati cleveland cluj coblenz coimbra cologne
colombo columbia columbus conakry concepcion constantine constantinople copenhagen cordoba corfu corsica cottbus
coventry cracow crete croydon curitiba cusco cuzco daegu dakar dallas damascus danube danzig dartmouth darwin davao
dayton debrecen delhi denver detroit dhaka dijon dili dnipro dodoma doha dominican donetsk dortmund dover dresden
dublin dubrovnik duisburg dundee dunedin durban durham dushanbe edinburgh edmonton ephesus essen evora exeter falmouth
faro ferrara fez flensburg florence florida frankenberg frankenburg frankfurt freetown freiberg freiburg fresno frisco
fukuoka funafuti gaborone galilee galveston ganges gdansk gdynia geneva genoa georgetown ghent gibraltar gijon giza
glasgow gloucester gothenburg granada grenoble guadalajara guangzhou guayaquil guildford haifa haiphong halifax hama
hamburg hamilton hangzhou hannover hanoi hanover harare harbin hartford hastings havana hebrides hebron heidelberg
helsinki hereford hertford hiroshima hobart homburg homs honiara honolulu houston hudson hue huelva huron iasi ibadan
incheon indiana innsbruck irkutsk isfahan islamabad istanbul izmir jackson jacksonville jaffa jaipur jakarta jericho
jerusalem johannesburg juba kabul kampala kandahar kano kanpur kansas karachi karlsruhe kassel kathmandu katowice
kawasaki kazan kharkiv kharkov khartoum kherson kiel kiev kigali kimberley kingston kingstown kinshasa kisumu knoxville
kobe koblenz kolkata kosice krakow krefeld kumasi kunming kyiv kyoto lagos lahore lancaster lansing latakia lausanne
leeds leicester leipzig lexington libreville lilongwe lima limbourg limburg limerick lincoln lisbon liverpool livorno
ljubljana lobito locarno lome london louisville lourdes luanda lubeck lublin lucerne lucknow lugano luhansk lusaka
luxemburg luxor lviv lydia lyon lyons maastricht madison madras madrid magdeburg mainz majuro malabo malacca malaga
male malmo managua manama manaus manchester mandalay manila mannheim maputo maracaibo marburg marbury mariupol
marlborough marrakech marrakesh marseille marseilles maseru mashhad mbabane mecca medan medellin medina melanesia
melbourne memphis mendoza merida merseburg messina miami middlesbrough milan milwaukee minden minneapolis minsk
mogadishu mombasa monmouth monrovia montana monterrey montevideo montgomery montreal moroni moscow mostar mosul multan
mumbai munich munster murcia murmansk muscat nablus nagasaki nagoya nagpur nairobi nancy nanjing nanking nantes naples
nara nashville nassau nazareth ndjamena ndola nevada newark newcastle newport niamey nice nicosia nikko nimes nineveh
nis norfolk norwich nottingham nouakchott novgorod novi nuremberg oakland oaxaca odessa oldenburg omaha omsk ontario
oran oregon orkney orlando orleans osaka oslo ostrava ottawa oxford padua palermo palikir palmyra pamplona paramaribo
paris parma pasadena pattaya pavia pecs penang perm persepolis perth perugia peshawar peterborough petersberg
petersburg petra philadelphia phoenix phuket pilsen pisa pittsburg pittsburgh plovdiv plymouth plzen podgorica poitiers
polynesia pompeii portland porto portsmouth potsdam poznan prague praia preston pretoria pristina providence puebla
pune pyongyang quebec queens quetta quito rabat raleigh rangoon ravenna rawalpindi recife regensberg regensburg regina
reims rennes reno reykjavik rhine rhone richmond riga rijeka rimini riyadh rochester rome romford ronda rosario roseau
rostock rostov rotorua rotterdam rouen sacramento saigon salamanca salem salerno salford salisbury salonika salvador
salzburg samara samarkand sanaa santiago santo santos sapporo sarajevo sardinia saskatoon savannah scarborough seattle
segovia seine sendai seoul sevastopol seville shanghai sheffield shenyang shenzhen shetland shiraz siberia sibiu sicily
siena skopje smyrna sofia southampton soweto split spokane stafford stalingrad stamford stockholm stockton strasbourg
strassburg stratford stuttgart sucre suez surabaya surat suva suzhou swansea swindon sydney syracuse szczecin szeged
tabriz tacoma tahiti taipei tallahassee tallinn tamale tampa tangier taranto tarawa tarragona tashkent tasmania tbilisi
tehran telford texas thames thebes thessaloniki thimphu tianjin tiber tigris tijuana timbuktu timisoara tirana tokyo
toledo tomsk topeka toronto toulon toulouse tournai tours trento trenton treviso trier trieste tripoli troy tucson
tulsa tunis turin tuzla ulster utrecht vaduz valencia valladolid valletta valparaiso vancouver varanasi varna venice
veracruz verona versailles vicenza victoria vienna vientiane vilnius virginia vladivostok volga volgograd warsaw
washington waterford waterloo watford weimar wellington wexford weymouth wichita wimbledon winchester windhoek windsor
winnipeg wittenberg wittenburg worcester worms wroclaw wuhan wurzburg xian yamoussoukro yangon yaounde yarmouth yerevan
yokohama york ypres zadar zagreb zamora zanzibar zaragoza zurich
"""

LANDS = """
alabama alberta anatolia antilles arabia arizona aruba assam atacama azores bali balkans bengal borneo canary
cappadocia capri caucasus celebes ceylon colorado connecticut crimea curacao dakota delaware delos elba flanders
formosa friesland galapagos goa gobi greenland guadeloupe guam guernsey gujarat hainan hampshire hawaii hispaniola
hokkaido holland honshu ibiza idaho illinois iowa ischia island java jersey jutland kalahari karelia kashmir kentucky
kerala kyushu labrador lampedusa lapland lesbos levant lombok louisiana luzon madeira maghreb maine majorca mallorca
manchuria manitoba martinique maryland massachusetts menorca michigan mindanao minnesota minorca mississippi missouri
mojave mull namib naxos nebraska negev newfoundland ohio okinawa oklahoma patagonia pennsylvania punjab queensland
rajasthan reunion rhodes sahara sahel saipan samos saskatchewan scandinavia shikoku sinai skye sonora sulawesi sumatra
tennessee tibet utah vermont wisconsin wyoming yucatan zealand zeeland
"""
"""States, provinces, islands, deserts."""

WATERS = """
adriatic aegean amur antarctic antarctica arctic arno atlantic avon baikal balaton baltic bosphorus bosporus caspian
como dardanelles dnieper dniester douro ebro elbe erie euphrates garda garonne hellespont indus ionian irrawaddy ladoga
limpopo loire mackenzie main marmara marne mediterranean mekong meuse moselle murray niagara nile oder orinoco pacific
parana po potomac rubicon saone severn shannon somme superior tagus tanganyika titicaca trent tweed tyne tyre vistula
volta weser windermere yangtze yellow yenisei yukon zambezi
"""

HEIGHTS = """
aconcagua acropolis alcatraz alhambra alps andes angkor annapurna appalachians ararat bagan bastille borobudur
buckingham carpathians colosseum colossus denali dolomites eifel eiger elbrus etna everest fuji hekla himalaya
himalayas jura kilauea kilimanjaro krakatoa kremlin lhotse louvre matterhorn mckinley olympus pantheon parthenon pelee
pentagon pinatubo prado pyrenees rainier rockies rushmore snowdon stonehenge stromboli tambora tate uffizi uluru urals
vesuvius vosges westminster zugspitze
"""
"""Mountains, and what stands out among buildings."""
