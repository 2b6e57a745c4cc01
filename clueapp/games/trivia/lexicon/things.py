"""Numbers, and words that are taken for each other."""

from __future__ import annotations

NUMBERS = """
april august billion december dozen eight eighteen eighteenth eighth eightieth eighty eleven eleventh february fifteen
fifteenth fifth fiftieth fifty first fortieth forty fourteen fourteenth fourth friday hundred hundredth january march
million monday nineteen nineteenth ninetieth ninety ninth november october saturday second september seven seventeen
seventeenth seventh seventieth seventy sixteen sixteenth sixth sixtieth sixty sunday tenth third thirteen thirteenth
thirtieth thirty thousand thousandth three thursday trillion tuesday twelfth twelve twentieth twenty wednesday
"""
"""Those of things, days and months."""

WORDS = """
abacus absorption acetate acetone acetylene acrylic actinium actor actress adapt addiction addictive addition additive
adelie adenine adenosine admirable admiral adopt adrenalin adrenaline adsorption advocate aeroplane affect aikido
aircraft airplane alanine algebra algeria algorithm alkane alkene alkyne allergen alleys alliances allusion altar alter
altimeter aluminium aluminum americium ammonia ammonium amylase amylose anagram anarchy anatomy androgen anemia angel
angels angle angles anglican angular antibody antigen antimony aorta appliances apricot aqueduct archery arginine argon
aristocracy arithmetic arsenic arteries artery artesian artichoke artisan asparagus assure astatine asteria asterisk
asteroid astrology astronaut astronomy atmosphere atom attraction aubergine auditor autocracy avatar aversion avocado
axon babble backgammon bacon bacteria bacterium badger badminton baggage ballad ballet balloon ballot banana bandana
bandy banyan barely bargain baritone barium barley barometer baron baronet baroque barque baseball basilica basilisk
basket basketball basso bassoon battle beacon bearer beaver benzene benzine berkelium beryllium biathlon bicycle
biennial billow biology biosphere bishop bismuth blackberry blister blizzard blueberry bohrium bolero bonanza bonnet
bordeaux boron boson bosun botanic bottle bowing bowling boxing bracket brain braise braised brandy brian bridal bridge
bridle brittle broccoli bromide bromine bruschetta bubble buddhism bugle bumper bumpkin bunyan bureaucracy burgundy
bustard butane butene butyl buzzard cabbage cactus cadmium caesium calcium calculous calculus calendar californium
calvinism cambrian campaign campus canary canasta candy cannabis cantata cantina cantor canvas canvass canyon capital
capitalism capitol cappuccino captain caraway carbon cardamom cardinal careers carers carioca carling carlo carol
carotene carpal carpet carrot carte carter cartesian carton cartoon cassata cassava casserole cassette cassock castle
casual cathedral catheter catholic cattle cauliflower causal cedar ceiling celery celesta celeste cellar cello
cellulase cellulose cenozoic censor cereal cerebellum cerebrum cerium certain cesium champagne champaign champignon
channel chapel chaplain checkers cheese cheeseburger cherry chess chestnut chiller chinchilla chlorate chloride
chlorine chlorite chocolate choral chorale chorus chromium ciabatta cider cinderella cinema cinnamon circus citronella
citrus clarinet classic clavicle cleaning cleansing coarse cobalt cobra cochlea cocktail coconut coffee coffer coffin
cognac colander collagen collision collusion colonel comedy comely comet communism compare compass competing compiled
complaint complement completing compliant complied compliment conception concert concerto conduction conductor
connection console consort consul contacted contacting contacts continent contingent contracted contracting contracts
contralto convection convention copernicium copper copra coral coriander cornea cornet coronet corporal corps corral
corrosion cortisol cortisone cosine cotton council counsel count countess counties countries country county courgette
course courtesan cranberry crate crater crayon creatine creatinine cretaceous cricket crochet crocus crops croquet
crumpet cubism cucumber cumber cumin cummin curium curling currant current curtain custard customs cyclone cylinder
cymbal cypress cyprus cyrillic cysteine cytosine dadaism dairy dancing darmstadtium deacon decagon decathlon deceased
deception decorator decreased deflection deletion delta delusion democracy denim depletion deprecate depreciate
derivative desert desperado dessert detection detector devolution devotion diagram diameter diary dictator diction
differential diffusion digimon diner diners dinner dinners director discos discreet discrete discus discuss diversion
diving division doctor domino dominoes donkey dopamine dorsal double doughnut draft dragons dragoons draught driller
driving drought drummer dual dubnium duchess duel dysprosium easel east eastern eclipse ecology editor effect
einsteinium elastic elder election electric electro electron elegy elicit ellipse elusion embassy emigrate eminent
emission emperor empire empress encompass ensure entomology eocene epic epoch erbium erection erosion esperanto
espresso estrogen ethanal ethane ethanol ethene ethyl ethylene ethyne etymology eulogy europium evolution exception
explosion expressionism extraction factor farming fascism fauvism fellow femoral femur fencing fermium ferret fibrin
fibroin fibula fiction field fiend filed files filing filling finish finnish fired fires fission flair flannel flare
flerovium flies flights flotilla fluoride fluorine focaccia football forest formally formerly forrest fortress fountain
fraction framing francium friction fridge fried friend fries frisky frozen fructose fugue function fungi fusion
futurism gadolinium galactose gallium garbage garde garret gazelle gazer genera general generator geography geology
geometry gerbil germanium geyser gibbon giraffe glacier gladiator glider glucose gluon glycine gollum goose gooseberry
gorilla gothic gracious grade gramophone grange grouse guanine guerrilla guitar guitarist gyroscope haddock hadron
hafnium haiku halogen hamburger hammer hammock hamper hamster handball hangar hanger hangul harp harpoon harpsichord
hassium hassock haughty hawthorn hazelnut helicopter helium hemisphere hemlock hemoglobin heparin heptagon heptane
heptathlon heron herring hexagon hexagram hexane hinduism hippocampus hippopotamus histamine histidine historic hoard
hobo hockey holmium holocene hologram homophone horde hornbeam horoscope horse house humerus hummer hummock hummus
humor humorous humour humus hurdles hurdling hurling hurricane hydra hydrogen hydrometer hyena hygrometer hyperbola
hyperbole hypotenuse hypothalamus hypothesis hyrax icicle idealism idle idol idyll iguana ileum ilium illicit illusion
imaging imagining immanent immersion immigrate imminent impala implosion impressionism inception indium induction inner
insulin insure integer integral intention inulin invention inversion iodide iodine iridium iron islam isoleucine
isthmus jackal jackdaw jaguar jasmine javelin jingle jockey judaism judo jumper junction jungle junior jurassic kabaddi
kabuki kaleidoscope kangaroo karaoke karate kendo keratin kernel kettle knight koala krypton lactase lactose lager lama
lanthanum larger larynx lasagna lasagne later latte latter lattice lavender lawrencium lead leaf leave legato lemon
lemur leopard leotard lepton lessen lesson letter lettuce leucine licensees licenses liens lieutenant lightening
lighting lightning lightweight lilac lily limerick linen lines lipase lithium lithosphere litter livermorium lizard
llama lobster logarithm loose lose lotus lower ludo ludus lupin lutetium lutheran lyric lysine macaron macaroni
macaroon macchiato macro macros macroscope madrigal maggie magical magna magnesium magpie major maltose mamba mambo
mammal mammoth mandible mandolin manga manganese mango mangrove manilla manner manor manors mantel mantle manuscript
maoism maracas marathon marcos marengo margarine margarita margin marina marinade marinara marine mariner marital
maritime marjoram marmalade marmoset marmot marshal martial martin martini marxism mascarpone mastiff matcha matriarchy
matrix mattress maxilla mayonnaise mean medal median mediator medical medium megaphone meiosis meitnerium melanin
melatonin mellow melon mendelevium mercenary mercer merchant mercy merengue meridian meringue mermaid meson mesosphere
mesozoic metal meteor meteorite meteoroid meteorology methane methanol methyl methylene metrology mettle microphone
microscope microscopic microscopy minaret mince minecraft miner minister mink minor minster mints miocene mistress
mitochondria mitosis mobster mocha moines molybdenum monarchy mongoose monies monkey monogram monopole monopoly monsoon
monster moose moppet morality mortadella mortality mosaic moscovium mosque mosquito mosquitoes motorcycle mountain
mouse mozzarella muffin mulberry muon muppet muscle mushroom musical muslim mussel mustang mustard mutagen myoglobin
napkin narwhal nation naughty naval navel neodymium neon neptunium nesting netball nettle neuron neutrino neutron
nickel night nihonium niobium nitrate nitride nitrite nitrogen nobelium noble north northern novel novella nudism nylon
obelisk oboe octagon octane octopus ode odometer oestrogen office officer oganesson oleander oligarchy oligocene
omission opera operetta orange orchard orchestra orchid ordinance ordnance oregano organ organza osmium ostrich otter
outer oxygen oyster padella pagoda paintball palace paladin palate paleozoic palette palladium pallet pancetta pancreas
panther papaya paper papers paprika papyrus parable parabola parachute parallel parameter parasol pardon parmesan
parmigiana parmigiano parrot parsley parsnip parson partisan partridge pasta paste pastel pastry pasty patella pathogen
patriarchy patron peach peacock peanut pedal peddle pedometer pelican pencil penguin peninsula pentagon pentagram
pentane pentathlon pepper perception perennial perimeter perineum periscope peritoneum perpendicular person pharynx
pheasant phenol phonogram phonograph phosphate phosphite phosphorous phosphorus photograph photography photon
physiology pianist piano piazza pictogram pillow pinball pinstripe piper pipers piranha pistachio pizza plague plaque
plaster plastic platanus plateau platinum platypus plaza pleistocene pliocene plutocracy plutonium pocket podium
pointillism pokemon poker pole police polka poll polonium polygamy polygon polygraph poppet porpoise porridge porter
positron potassium potatoes prairie praseodymium preach precambrian precedent prehistoric president prevention primrose
prince princes princess principal principle prion prism prison product profit progesterone program projection
promethium propane propene prophecy prophesy prophet propyl prostate prostrate protactinium protease protection protein
proteins protista proto proton protraction psychology puffin pumpkin puppet purpose pylon pyramid python quark quartz
queen quiet quite racket racquetball radian radiation radiator radio radios radish radium radius radon rain raise
raspberry ratio ration ravelin raven rayon raze realism reception reflection refrigerator reign rein relish remission
residence resident resolution resting retina retraction revolution rhenium rhodium rhomboid rhombus rhythm ribbon
ricotta riding rigger risotto robin rocket rococo roentgenium rogue role roll rolling romanesque romantic rondo rosetta
rosette rouge rowing rubidium ruby rugby rugged rumba rumour ruthenium rutherfordium sacre sacred saffron sailing sake
saki salad salami salary salmon salmonella samarium samba samphire sandwich sandwiches sanskrit sapphire sardine
satanic satin satire satyr savanna savannah saxophone scandium scapula scare scared scissors sclera scrabble scramble
scribble seaborgium sealing secant section sector seismograph selection selenium seller senate senator senior sensor
sensual sergeant serial serotonin settle shake sherbet sherry shriek shrike sight signing signs silicon silicone silver
simulate simulated simulation sine singing single sings sinister sister sisters sitar site skating skiing skimming
skunk socialism sodium softball sole solitaire solitary sonata sonatina sonnet soprano sorbet soul sousaphone south
southern spacecraft spectroscope speedometer sphere sphinx spinach spleen squabble squash squish staccato stain
stalactite stalagmite staring starring statics station stationary stationery statistics statue stature status statute
steal steel stencil steppe sternum stethoscope stimulate stimulated stimulation stout straight strait strategy
stratosphere strawberry striped stripped strontium submarine submersion sucrase sucrose sudoku sulfate sulfide sulfite
sulfur sulphate sulphide sulphite sulphur surfing surrealism swimming sycamore syllabic symbol synagogue tabasco tail
tale talon tambourine tangent tango tangram tantalum taoism tarantula tarragon tarsal technetium telegram telegraph
telegraphy teleology telephone telephony teleprompter telescope telescopic television tellurium temper temple tempo
tendon tenner tennessine tennis tenor tequila terbium testosterone thalamus thallium themes theocracy theology theorem
theory there therein theremin thermometer thermosphere thermostat thiamine thimble thistle thorium thrilled thulium
thumper thymine thyroxine tibia ticket tiffin tiger timpani tin tina tired tires titanic titanium tobacco toccata
toffee toluene tomatoes tonsil tornado torpedo tortilla tortoise tourism trachea traction tractor tragedy trail trails
transcript trapezium trapezoid treble tremble trends trial trials triassic triathlon tricycle tried tries trombone
troposphere trouble trumpet trumpeter tsunami tulip tumor tumour tuna tundra tungsten turkey turmeric turret turtle
tweed tycoon tympani typhoon tyrosine ulna umbrella umpire unicycle united untied upper uranium ureter urethra utensil
utter uvula vain valleys vanadium vanilla vector vein velcro vellum velour velvet venous ventral ventricle version
viaduct vibraphone victor villain viola violent violet violin virus vision volcano volleyball vulva waist waitress
walnut walrus waltz waste weasel weather weighing weighting west western wether whether whiskey whisky whistle wicket
widow willow window winnow witchcraft wizard wrestling xenon xylene xylophone yellow younger ytterbium yttrium zephyr
zeppelin zinc zirconium zither zoology
"""
