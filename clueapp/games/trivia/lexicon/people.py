"""Persons, gods, heroes and stars."""

from __future__ import annotations

FIRST_NAMES = """
aaron abigail abraham adam adelaide adele adrian agatha agnes aidan alan albert alberta alberto aldous alessandro
alexander alexandra alexandre alexis alfred alfredo alice alicia alison allan allen alma alphonse amanda amber amelia
amy anders andre andrea andreas andres andrew andy angela angelica angelina angelo angus anita ann anna anne annette
annie anthony antoine antoinette anton antonia antonin antonio antony april archibald ariel arnold arthur audrey august
augusta augustine augustus aurelia aurora austin barbara barnaby barry basil beatrice beatrix belinda bella ben
benedict benito benjamin bernadette bernard bernardo bernhard bertha bertram beth betty beverly bianca bill billie
bjorn blanche bob bonnie boris brandon brenda brian bridget britney bruce bruno byron calvin camilla camille carl carla
carlo carlos carmen carol carole caroline cary casper cecil cecilia cesar charlene charles charlie charlotte chester
chloe chris christian christina christine christopher clara clare clarence claude claudia claudio claudius clement
clifford clint clive clyde colin connie conrad constance constantine cordelia cornelia cornelius craig crispin curtis
cynthia cyril cyrus daisy dale damian daniel daniela danielle daphne darius david dawn dean deborah deirdre delia
delilah denis denise dennis derek diana diane diego dirk dolly dolores dominic donald donna dora doreen doris dorothea
dorothy douglas duncan dwight dylan earl eddie edgar edith edmond edmund eduardo edward edwin eileen elaine eleanor
electra elena eli elias elijah elisa elise elizabeth ella ellen elliot elsa elsie elton elvira elvis emil emile emilia
emilio emily emma emmanuel enrico enrique eric erica erik erika ernest ernst erwin esther ethan ethel eugene eugenia
eva evan evelyn ezekiel ezra faith fanny faye felicity felipe felix ferdinand fergus fernando fiona flora florence
floyd frances francesca francesco francis francisco franco francois francoise frank franklin franz fred freda frederic
frederick frieda friedrich fritz gabriel gabriela gabrielle gareth gary gavin gemma gene geoffrey george georges
georgia georgina gerald geraldine gerard gerhard gertrude giacomo gilbert gilda giles gillian ginger giorgio giovanna
giovanni giulia giulio giuseppe gladys glenda glenn gloria godfrey gordon grace graham grant greg gregor gregory greta
guido guillermo gustav gustave guy hannah hans harold harriet harriett harris harry harvey hazel heather hector heidi
heinrich helen helena helene helga henri henrietta henrik henry herbert herman hermann hermione hilda hiram holly homer
hope horace horatio howard hubert hugh hugo humphrey ian ibrahim ida ignatius igor imogen ines ingrid irene iris irma
irving isaac isabel isabella isadora isidore isolde ivan ivana ivor ivy jack jackie jacob jacqueline jacques jake james
jamie jan jane janet janice jasmine jason jasper jean jeanne jeff jeffrey jemima jennifer jenny jeremiah jeremy jerome
jerry jesse jessica jessie jill jim jimmy joachim joan joanna joe joel johan johann johanna johannes john jonas
jonathan jorge jose joseph josephine joshua joyce juan juanita judas judith judy jules julia julian juliana julie
juliet julio julius june justin justine karen karin karl karla kate kathleen kay keith kelly ken kenneth kevin kim kirk
kirsten klara klaus konrad kristin kurt kyle lance lars laura laurence laurent lawrence leah leila leo leon leona
leonard leonardo leonid leonora leopold leroy leslie lester letitia liam lilian lillian lily linda lindsay lionel lisa
liza lloyd lois lola lorenzo loretta lorna lorraine lothar lou louis louisa louise lucas lucia lucian luciano lucinda
lucius lucrezia lucy ludwig luigi luis luisa luke luther lydia lynn mabel madeleine madonna magdalena magnus manuel
manuela marc marcel marcello marcia marco marcus margaret margarita margery margot maria marian marianne marie mariel
marilyn marina mario marion marius marjorie mark marlene marlon marsha martha martin martina marvin mary matilda
matthew maude maureen maurice mavis max maximilian maxine may megan melanie melissa melvin mercedes meredith merlin
michael michel michelle miguel mikhail mildred miles millicent milo milton minnie miranda miriam moira molly mona
monica montgomery morgan morris moses muriel murray myra myrtle nadia nadine nancy naomi natalia natalie natasha nathan
nathaniel neal ned neil nellie nelson nero nicholas nico nicola nicole nigel nikita nikolai nina noah noel nora norma
norman octavia octavian olaf olga olive oliver olivia omar opal ophelia oprah orson oscar oswald otto owen pablo pamela
paolo patience patricia patrick patty paul paula paulina pauline pearl pedro peggy penelope percival percy perry peter
petra petula phil philip philippa phoebe phyllis pierre polly portia priscilla prudence quentin quincy rachel ralph
ramon randolph raphael raquel raul ray raymond rebecca regina reginald rene renee reuben rex rhoda ricardo richard rita
robert roberta roberto robin roderick rodney rodrigo roger roland rolf roman romeo romulus ronald rory rosa rosalie
rosalind rosamund rose rosemary rosie ross roxanne roy ruby rudolf rudolph rudyard rufus rupert russell ruth sabrina
sally salvador salvatore samantha samson samuel sandra sandro sandy santiago sara sarah saul scarlett scott sean
sebastian selena selma serena sergei sergio seth shane shannon sharon sheila shirley sibyl sidney siegfried sigmund
sigrid silas silvia simon simone sofia solomon sonia sophia sophie stanislaw stanley stefan stella stephanie stephen
steven stewart stuart susan susanna sybil sydney sylvester sylvia tabitha tamara tanya tara ted terence teresa terry
tessa thaddeus thea thelma theo theodor theodora theodore theresa thomas tiffany timothy tina tobias toby todd tommy
tony tracy travis trevor tristan tyrone ulrich ulysses una ursula valentin valentina valentine valeria valerie vanessa
vera verity vernon veronica victor victoria vincent vincenzo viola violet virgil virginia vivian vivien vladimir
wallace walter walther wanda warren wayne wendy werner wesley wilbur wilfred wilhelm wilhelmina willem william willie
wilma winifred winston wolfgang xavier yvette yvonne zachary zelda zoe
"""

SURNAMES = """
abba abbott abrahams achebe adams addams addison adenauer adler adriana adrianna aerosmith aeschylus aesop agassi agnus
akhmatova aladdin alcott alder aldrin ali allende amalia amundsen andersen anderson andersson andretti andrews angels
antonina antonioni anubis aphrodite apollinaire apollo aquinas arafat aragorn ares aries aristophanes aristotle armani
armstrong arrhenius artemis arwen arya ashley asimov asquith astaire ataturk atkins atkinson atlantis atlas
attenborough attila attlee atwood auden audi austen avicenna avogadro babbage bach bachelor bacon bailey baird baker
balboa baldwin balzac bambi banks baratheon bardot barker barnard barrie bart bartley bartok barton basho basie
batchelor bateman batman baudelaire bayle beastie beatles beatty beckenbauer becker beckett beckham becquerel beethoven
belle bellini bellow bentley berenice bergman bergson berlioz bernadine bernardine bernice bernini bernoulli bernstein
berry bessemer beyonce bilbo bizet blair blake blofeld blondie bogart bohr boleyn bolivar bolt bonaparte bond bono
booth borg borges borgia born boromir bosch boswell botticelli boucher bourne bowie boyle boyzone bradbury bradley
bragg brahe brahma brahms brando brandt braque brecht bresson brezhnev britten broker bronte brooker brooks brown
browning bruckner brueghel brunel brutus bryant bryon buchanan buddha bugatti bunsen bunyan burke burley burns
burroughs burton bush butcher butler button buzz byrd cabot caesar cagney calder caligula calvino camelia cameron
camila camilo camus canaletto canova capone capote caravaggio cardano carlyle carman carmel carmine carnegie carnot
carrie carroll carter cartier carver casals cassini cassius castro catherine cato catwoman cavendish cersei cervantes
cezanne chabrol chagall chamberlain chandler chanel chaplin chatwin chaucer chekhov cher chomsky chopin christiana
christie chronos churchill cicero citroen clapton clarice clark clarke claudel clay clemens clements cleopatra clinton
cobain cocteau coffey cohen colbert coldplay coleridge colette collins columbo columbus confucius congreve conneely
connelly connors constable constantius cook coolidge cooper copernicus copland copper coppola coretta corleone
corneille cornell corot correggio corrie cortes cortez coulomb couperin courbet cowper cranach crane crick crockett
cromwell cronus crosby cruise cruyff cumming cummings cunningham curie custer daenerys daguerre daimler daina dali
dalton daniele daniella daniels dante danton daria darian dario darwin daumier davidson davies davina davis davison
davy dawkins debussy decker defoe degas delacroix delbert delibes delius demeter deniro descartes devin devine dewey
diaghilev diaz dickens dickinson dickson diderot dido diesel dietrich dionysus dior disney disraeli djokovic domingo
donaldson donatello donizetti donne doppler dorian dory dostoevsky doyle drake draper dreiser dreyer dreyfus dryden
duchamp duffy dufy dumas dumbledore dumbo duras durer durrell dvorak eagles eastman eastwood eccleston ecclestone
eddington eden edison edwardes edwards eglin einstein eisenhower eisenstein elbert elgar elgin eliot eliza ellington
elliott ellison emelia emerson eminem engels ennis enya epicurus epimetheus epstein erasmus erhard erickson ericsson
erikson erin ervin escher esperanza euclid euler euripides eusebio evans fallon fangio faraday faramir farley
farnsworth farnworth farrell faulkner faure federer fellini ferguson fergusson fermat fermi ferrari feynman fielding
fincher firth fischer fisher fitzgerald flaubert fleming fletcher flintstone flynn foch fonda fontane ford foreman
forester forrester forster foster foucault fowler fragonard france francisca franck franks frazier freud freya freyr
friedan friedman frith frodo frost fuchs gable gabriele gabriella gaddafi gagarin gainsborough galen galileo galois
galsworthy galvani gandalf gandhi garbo garcia gardner garfield garibaldi garland garrick garrison gates gaudi gauguin
gauss geiger genesis gentileschi geppetto gershwin giacometti gibbon gibbons gibbs gibson gide gielgud gillespie
ginsberg giotto gladstone glass glinka gluck godard goddard godwin goebbels goering goethe gogh gogol goldfinger
golding goldman goldsmith gollum goodman goodwin goodyear gorbachev gorky gounod goya gracia graf grass graves gray
greene greer greyjoy grieg griffin griffith griffiths grimm gris gropius gucci guevara guinness gutenberg hackman hades
hadley hadrian hagrid hailey haley halle haller halley hals halsey hamill hamilton hammett hammurabi handel hanks
hannibal hansen hanson harding hardy harker harley harper harrelson harrison hartley hasek hathaway havel hawking
hawkins hawley hawthorne hayden haydn hayes hayley hayworth heaney hearst hegel heidegger heine heisenberg heller
hemingway hendrix hepburn hera heracles hercules hermes herodias herodotus herrick herschel hertz hesiod hess hesse
hestia heston heyerdahl higgs hilary hilbert hillary himmler hindemith hippocrates hirohito hitchcock hitler hobbes
hockney hodgkin hoffman hoffmann hogarth hokusai holbein hollande holmes holst honda hooke hooper hoover hopkins hopper
horley horus houdini hubble hudson hughes humboldt hume humphreys hunt hussein huston hutchinson hutchison hutton
huxley huygens hyundai ibsen ingres irvin irwin isherwood isis ives jabbar jackman jackson jacobs jacobson jagger jaime
janacek jansen janus jefferson jeffreys jenner joann joanne johanne johns johnson johnston joker jolie jones jonson
joplin jordan josette joule judi julianna jung juno jupiter justinian juvenal kafka kahlo kandinsky kant kanye karloff
kasparov keaton keats keller kellogg kelvin kemal kennedy kepler kerouac keynes khaleesi khan khomeini khrushchev
kierkegaard king kinks kinski kipling kirchhoff kirstin kissinger klee kleist klimt kluger koch kodaly kojak kokoschka
kosciuszko kraftwerk kristen krueger kruger krupp kubrick kundera kurosawa lagrange lamarck lamarr lamb lambert
lamborghini landseer lang lannister laplace larson larsson lauda laurel lauren laurie lavoisier leakey lean lebron
lecia leia leibniz leica leigh lenin lennon leone lesseps lessing lewis lexus lichtenstein liebig liliana lilliana
lincoln lindbergh lindgren linnaeus lisette lister liszt livingstone livy locke loki london longfellow lorca lorde
loren lorena louverture lovelace lowell lowry loyola lucretius luxemburg lyell macarthur macaulay macbeth macdonald
macgregor machiavelli mackenzie macmillan macqueen macron macy madison maeterlinck magellan magneto magritte mahler
maigret mailer major malcolm malevich malfoy malory malraux malthus mamie mandela manet manley mann mansfield mantegna
mao mara maradona marat marcela marcella marcie marconi marcy margaux marge margie margo mariah mariam mariana marianna
maris marisa marissa marker marks marla marley marlin marlowe marnie marple marquez mars marshall marston marta martial
martins marty marvell marx mascagni maserati massenet masterson matheson matisse matthews maupassant mauriac maxwell
mazarin mazda mazzini mccarthy mccartney mcdonald mcdonnell mcenroe mcgregor mckenzie mckinley mckinney mcmillan
mcqueen mead medici megadeth meir melba melville mencken mendel mendeleev mendelssohn menuhin mercator mercury merkel
merry messi messiaen metallica metternich michaels michelangelo michele michelin mill millar miller millet millikan
milne minerva minnelli miro mishima mitchell mitterrand moana moby modigliani moliere moller mondrian monet monroe
montaigne monteverdi moore moravia more moriarty morison morley morrison morse motown mountbatten mozart mubarak mufasa
mulan muller munch munchausen murdoch murillo murnau musil mussolini mussorgsky nabokov nadal naida nala nansen napier
napoleon nash nasser navratilova nehru neilson nemo neptune neruda newman newton nichole nicholl nicholls nichols
nicholson nicklaus nicol nicolette nielsen niemeyer nietzsche nightingale nijinsky nirvana nissan nixon nobel nolan
norton nureyev oasis oates obama odin odysseus oersted offenbach ohm olivier onassis oppenheimer orff orion orpheus
orwell osborne osiris ovid owens pacino paganini paine palestrina palin palladio palmer palmerston pankhurst parker
parkins parks parsons parton partridge pascal pasolini pasternak pasteur paterson patterson pattinson pattison patton
pauli pauling pavarotti pavlov pavlova paxton payton pearson peary peel pele peleus penguin penn pericles perkins peron
perseus peters peterson petrarch peugeot phelps phidias philips phillip phillips piaf piaget picard picasso pierson
pink pinkman pinocchio pinochet pinter pippin pirandello pissarro pitbull pitt pixar pixies pizarro placido plain
planck plath platini plato plautus pliny plutarch pluto pocahontas poirot polanski police pollock polo pompey pompidou
porsche porter poseidon potter poulenc pound poussin powell prada presley priestley prince prokofiev prometheus prost
proust puccini pugin pulitzer purcell pushkin puskas putin pynchon pythagoras queen rabelais rachmaninoff rachmaninov
racine rafael raleigh rambo rameau ramones ramses ransome rapunzel rasputin ravel reagan redford reed reich rembrandt
renault renoir respighi reynolds rhodes richards richardson richelieu richter riddler rihanna riker rilke rimbaud
ripley rivaldo rivera robbins roberson roberts robertson robeson robespierre robins robinson robson rockefeller rocky
rodgers rodin roentgen rogers rolland romario rommel ronaldinho ronaldo roosevelt rosalia rosella rosetta rossetti
rossini rostand roth rothko rothschild rousseau rowland rowlands rowling rubble rubens rubin rubinstein runyon rushdie
ruskin rutherford sade sagan sailor salieri salinger salk salter sampras sampson sanger sansa santana sappho sargent
sartre saruman saturn sauron saylor scar scarlatti schiele schiller schliemann schneider schoenberg schopenhauer
schrodinger schubert schulman schultz schulz schumacher schuman schumann schwartz schwarz schwarzenegger scorsese
scriabin seaborg seal segovia seneca senna seurat shackleton shakespeare shakira shankar shaw shelby shelley sheridan
sheriff sherlock sherriff shostakovich sibelius siemens simba simmons simons simpson sinatra sinclair sisley skoda
skywalker slater smetana smith smollett snape snow snyder socrates solo solon solzhenitsyn sophocles soprano sousa
spencer spenser spiderman spielberg spinoza spitz spock springsteen stalin stark starling starr stein steinbeck steiner
stendhal stephens stephenson sterne stevens stevenson sting stockhausen stoker stone stoppard strauss stravinsky streep
strindberg subaru sullivan superman supermen susana swift synge tacitus tagore talleyrand tanner tarantino targaryen
tasso taylor tchaikovsky telemann teller tenant tennant tennyson tereshkova tesla thackeray thales thatcher theseus
thompson thomson thor thoreau thorne throne thucydides thumper tiepolo tinguely tintoretto titan titian tito tolkien
tolstoy tomlinson tompkins torricelli toscanini toulouse townsend toyota trajan trollope trotsky truffaut truman trump
tsvetaeva turgenev turing turner tutankhamun twain tyler tyrell tyrion tyson updike urania uranus usher utrillo vader
valentino vania vanya varley vasari vega velazquez venus verdi vergil verlaine vermeer verne versace vespucci vesta
vettel villon vivaldi voldemort volta voltaire volvo vonnegut vulcan wagner waldheim walker waller walpole walton
warhol warner washington waters watkins watson watt watteau watters waugh weasley weber webern webster wegener weill
welles wellington wells wembley westlife wharton whistler whitman whitney whittier whittle wilbert wilde wilder wilkes
wilkins wilkinson williams wilson wittgenstein wolfe wolsey wolverine wood woods woody woolf wordsworth wren wright
wycliffe xerxes yeats yeltsin yoda yuki zamenhof zeno zeppelin zeus zhivago zidane zola zwingli
"""
"""Of the famous, and those that are taken for them."""

LEGENDS = """
abel absalom achilles actaeon adonis aegeus aeneas aeolus agamemnon ajax amaterasu amon amphitrite anansi andromache
andromeda antigone arachne argus ariadne asclepius astarte athena athene atreus attis bacchus balder baldur bastet
bathsheba bellerophon beowulf boreas brunhild cadmus cain calliope calypso cassandra castor centaur cerberus ceres
charon charybdis chimera chiron circe clio clytemnestra cronos cupid cybele cyclops daedalus danae deucalion echo
elisha eos ephraim erato eris eros esau europa eurydice eve fafnir falstaff faunus faust fenrir freyja frigg frigga
furies gaia galahad galatea ganesha ganymede gawain geryon gideon gilgamesh goliath gorgon grendel guinevere gulliver
hamlet hamnet hathor hebe hecate hecuba heimdall helios hephaestus hero herod hippolyta hippolytus hosea hydra hyperion
hypnos iago icarus inanna indra io iphigenia isaiah ishmael ishtar ixion japheth jezebel job jocasta jonah kali krishna
lachesis lakshmi lancelot laocoon lares lazarus leander lear leda lethe leto lot maia malachi marduk medea medusa
melpomene menelaus mephisto methuselah micah midas minos minotaur mithra mithras mnemosyne mordecai mordred morgana
morpheus narcissus nehemiah nemesis nereus nestor nike nimrod niobe obadiah oberon oedipus orestes othello pan pandora
paris parsifal parvati pegasus persephone phaedra phaethon philoctetes phoebus pilate plutus pollux polyhymnia
polyphemus priam priapus proserpina prospero proteus psyche ptah puck python quetzalcoatl quixote rama ravana remus
rhea salome sarasvati satyr scylla selene semele shiva shylock sinbad siren sisyphus sphinx styx syrinx tantalus
terpsichore thalia thanatos themis thetis thoth tiresias titania tityus triton troilus tyr valhalla valkyrie vishnu
wotan zachariah zebedee zephyr zephyrus
"""
"""Gods, heroes, and who is in the old books."""

SKY = """
aldebaran algol altair antares aquarius aquila arcturus betelgeuse bootes callisto cancer canopus capella capricorn
carina cassiopeia centaurus challenger columbia crux cygnus deimos deneb dione discovery dorado draco earth enceladus
endeavour eridanus fomalhaut gemini haumea iapetus lepus libra lupus lyra makemake mimas mira nereid ophiuchus pallas
phobos pisces polaris procyon regulus rigel sagittarius scorpio scorpius sedna serpens sirius soyuz spica sputnik
taurus tethys umbriel viking virgo vostok voyager
"""
"""Planets, moons, stars and what flew to them."""
