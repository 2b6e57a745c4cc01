"""Names and words that are a slip away from another: whoever writes one of them has not slipped, but means it."""

from __future__ import annotations

_COUNTRIES_AND_PLACES = """
australia austria niger nigeria iran iraq iceland ireland slovakia slovenia gambia zambia mali malawi guinea guiana
guyana mauritania mauritius dominica dominican latvia lithuania liberia algeria siberia iberia angola mongolia georgia
jordan sweden switzerland swaziland paraguay uruguay tanzania tasmania panama pakistan palestine philippines romania
armenia albania bulgaria bolivia belarus belgium belize benin berlin bhutan brunei burundi burma bermuda chile china
chad congo cuba cyprus czechia croatia denmark ecuador egypt england eritrea estonia ethiopia finland france gabon
ghana greece grenada granada guatemala haiti tahiti honduras hungary india indiana indonesia micronesia melanesia
polynesia israel italy jamaica japan kenya korea kosovo kuwait laos lebanon lesotho libya lydia macedonia madagascar
malaysia maldives malta mexico moldova monaco morocco mozambique myanmar namibia nepal norway oman peru poland
portugal qatar russia prussia rwanda samoa senegal serbia somalia spain sudan syria assyria taiwan thailand togo tonga
tunisia turkey uganda ukraine vietnam wales yemen zimbabwe columbia colombia caledonia catalonia carolina california
caribbean carpathian athens athena vienna venice geneva genoa verona havana lisbon london lyons paris prague rome riga
sofia seoul tokyo kyoto delhi dublin durban damascus brussels bucharest budapest bristol brisbane boston houston
austin dallas denver dover calgary cairo caracas canberra cologne colombo copenhagen manila managua manama helsinki
lima quito rabat santiago santo sydney tehran tripoli tunis turin trieste toronto toledo valletta valencia warsaw
zagreb zurich rhine rhone seine thames themes tiber tigris tiger ganges danube volga amazon hudson huron crete corfu
corsica sicily sardinia galicia galilee alsace alaska arkansas kansas montana nevada oregon texas virginia florida
hebrides orkney shetland alexandria alexandra constantine constantinople carthage north south east west northern
southern eastern western upper lower inner outer major minor senior junior elder younger homburg hamburg freiberg
freiburg samara samaria kingstown kingston cameron cameroon hanover hannover porto wittenberg wittenburg petersberg
petersburg regensberg regensburg brandenberg brandenburg frankenberg frankenburg
"""

_PEOPLE = """
monet manet plato pluto mozart bach brahms brahma handel haydn hayden vivaldi verdi wagner warner mahler mailer chopin
schubert schumann strauss stravinsky tchaikovsky titian titan raphael rafael rembrandt rubens reuben renoir picasso
pissarro pizarro matisse donatello michelangelo michael michel bernini bellini gauguin hopper hooper copper darwin
newton norton nelson wilson edison addison einstein eisenstein eisenhower tesla kepler galileo faraday maxwell planck
pascal pasteur curie fermi fermat euler euclid hubble hawking hawkins bohr born boyle bayle doyle hooke hobbes locke
hume kant marx mars nietzsche hegel engels angels socrates sophocles hippocrates herodotus herodias homer hesiod
virgil vergil ovid caesar cicero seneca nero trajan hadrian augustus augustine constantius justin justinian charles
charlie charlotte george georges henry harry edward edmund edwin richard william wilhelm wilkins elizabeth eliza anne
anna annie mary marie maria mario martha martin louis louise lewis luis alexander alexis philip peter petra catherine
christian christina christine christopher frances francis francois franklin frederick victoria victor napoleon
wellington washington jefferson johnson jackson jacobson adams addams madison monroe lincoln roosevelt truman kennedy
nixon reagan bush clinton churchill chamberlain thatcher gandhi lenin lennon stalin trotsky austen bronte emily emile
emma jane james joyce jonson dickens dickinson dickson hardy hawthorne hemingway melville milton marlowe orwell wells
welles woolf wolfe wilde wilder swift shaw shelley sheila keats yeats byron blake burns browning tolstoy tolkien
turgenev chekhov dante dumas hugo zola sartre camus proust goethe schiller kafka mann apollo artemis ares aries atlas
atlantis aphrodite demeter dionysus hades hera hermes hercules heracles hestia poseidon zeus cronus chronos uranus
urania venus vesta vulcan saturn mercury minerva neptune jupiter juno janus odysseus orpheus orion osiris isis horus
anubis odin thor loki freya freyr perseus theseus peleus prometheus epimetheus theodore theodora theodor octavia
octavian schuman johnston francesco francesca francisco francisca julian juliana julianna gabriel gabriela gabriella
gabriele gabrielle daniel daniela daniella daniele danielle michele michelle moore more pavlov pavlova angus agnus
garcia gracia patterson paterson pattinson pattison hutchinson hutchison morrison morison thomson thompson davidson
davison phillips philips phillip nichols nicholls nicholl simons simmons anderson andersson andersen godwin goodwin
ecclestone eccleston farnsworth farnworth forrester forester connelly conneely bernadine bernardine adler alder bryon
diana daina nadia naida elise elsie jaime jamie kristen kirsten kristin kirstin slater salter firth frith waters
watters robins robbins roland rolland hilary hillary marco chanel abraham abrahams clement clements cumming cummings
griffith griffiths humphrey humphreys jeffrey jeffreys matthew matthews michaels richards rowland rowlands stephen
stephens tompkins williams adriana adrianna mariana marianna marcela marcella liliana lilliana susana susanna
christiana antonia antonina anders andres broker brooker throne thorne tenant tennant plain palin larson larsson elgin
eglin leica lecia sheriff sherriff bachelor batchelor
"""

_THINGS = """
proton photon neutron neuron neutrino electron positron boson bosun meson muon gluon hadron lepton sodium podium
silicon silicone chlorine chloride fluorine fluoride bromine bromide iodine iodide nitrate nitrite nitride sulfate
sulfite sulfide sulphate sulphite sulphide phosphate phosphite phosphorus phosphorous methane ethane ethene ethyne
propane propene butane butene pentane hexane heptane octane alkane alkene alkyne methanol ethanol hydrogen halogen
helium lithium beryllium boron barium carbon carton nitrogen oxygen neon xenon argon radon radium rubidium rhodium
rhenium ruthenium rutherfordium thorium thulium thallium gallium germanium cerium cesium caesium calcium cadmium
chromium cobalt iridium indium iron hafnium holmium fermium francium europium erbium einsteinium magnesium manganese
molybdenum niobium neodymium neptunium nickel nobelium osmium palladium platinum plutonium polonium potassium selenium
silver strontium tantalum tellurium terbium titanium tungsten uranium vanadium ytterbium yttrium zinc zirconium tin
meiosis mitosis mitochondria cytosine cysteine guanine thymine thiamine adenine adenosine stalactite stalagmite
entomology etymology astronomy astrology geology zoology ecology biology psychology physiology meteor meteorite
meteoroid meteorology metrology comet asteroid astronaut artery arteries axon atom anatomy capital capitol principal
principle angel angle desert dessert diary dairy martial marital trail trial brain brian carlo carol united untied
casual causal latter later letter litter diner dinner loose lose moose mouse goose grouse house horse quiet quite
quark quartz adapt adopt affect effect immigrate emigrate historic prehistoric triassic jurassic cretaceous cambrian
precambrian mesozoic cenozoic paleozoic eocene oligocene miocene pliocene pleistocene holocene stratosphere
troposphere thermosphere mesosphere hemisphere atmosphere lithosphere biosphere radius radios radian median medium
mean meridian parallel perpendicular hyperbola hyperbole parabola parable ellipse eclipse hexagon heptagon pentagon
octagon decagon polygon polygamy integer integral derivative differential violin violet viola vision fission fusion
diffusion conduction convection convention induction lactase lactose sucrase sucrose ethanal benzine benzene chlorite
chlorate inulin insulin macroscope microscope therein theremin scare sacre scared sacred shrike shriek parmigiana
parmigiano telephony telephone telegraph telegraphy photograph photography addition addiction additive addictive
prostate prostrate lighting lightning morality mortality continent contingent simulate stimulate simulation
stimulation contacts contracts contacted contracted contacting contracting deceased decreased deletion depletion
cleaning cleansing competing completing complaint compliant compiled complied connection alliances appliances campaign
champaign counties countries deprecate depreciate barely barley carte crate carter crater corps crops cobra diners
dinners field filed files flies filing filling finish finnish fired fried fires fries farming framing grade garde
channel licenses licensees simulated stimulated proto marcos forest forrest moines monies liens lines macro macros
manga magna rogue rouge satin stain signing singing signs sings staring starring striped stripped there three tired
tried tires tries trails trials angles angels weighing weighting carers careers dragons dragoons
"""

LOOKALIKES = frozenset(f"{_COUNTRIES_AND_PLACES} {_PEOPLE} {_THINGS}".split())
