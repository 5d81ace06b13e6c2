const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

/** Words that open a noun and cannot stand alone before a verb. */
export const openers = words(`a an the my your our their its`)
/** They open a noun too, or stand for one. */
export const pointers = words(
  `his her this that these those every each no some any all both another such either neither several many few much more most one two three four five six seven eight nine ten eleven twelve thirty forty`,
)
export const subjectPronouns = words(`he she they we i`)
export const prepositions = words(`
  about above across against along alongside amid among amongst around at behind below beneath beside besides between beyond by
  concerning despite down during except following for from in including inside into like near of off on onto outside over per
  regarding through throughout to toward towards under underneath until unto up upon via with within without after before since as
  
`)
/** With these a pronoun stands as `him`, `her`, `them`. */
export const strictPrepositions = words(`of with to from at into against toward towards without between`)
/** Prepositions that also open a clause. */
export const eitherWay = words(`after before since until as than like for but once`)
export const conjunctions = words(`and or but nor yet so then plus`)
export const subordinators = words(`
  because although though while when if unless whereas whether lest where how why whenever wherever whatever however what once until
  since after before as than that till albeit provided
`)
/** What they open has a subject and a verb, or is shortened before a participle. */
export const strongOpeners = words(`because although though while when if unless whereas`)
export const relatives = words(`who whom which whose that what whoever whatever`)
export const ofBe = words(`am is are was were`)
export const ofHave = words(`has have had`)
export const ofDo = words(`do does did`)
export const modals = words(`can could will would shall should may might must cannot ought`)
/** Past forms that are no participles. */
export const pastOnly = words(`
  arose ate awoke began bit blew bore broke chose drank drew drove fell flew forbade forgave forgot froze gave got grew hid knew lay
  rang rode rose sang sank saw shook shrank slept spoke sprang stole swam swore threw took tore undertook underwent went withdrew woke
  wore wrote came became ran overcame kept felt sat stood swept wept fled crept sought
`)
/** Of these the participle has another form, so that has went is none. */
export const neverParticiple = words(`
  arose ate awoke began blew bore broke chose drank drew drove fell flew forgave forgot froze gave grew hid knew rang rode rose sang
  sank saw shook spoke stole swam swore threw took tore undertook underwent went withdrew woke wore wrote
`)
/** After has these are no participles; `come` and `run` are. */
export const neverAfterHave = words(`came became ran overcame was were is am are did`)
export const pastAndParticiple = words(`
  bent bled bought bound bred brought built burnt caught clung dealt dreamt dug fed fought found forbidden ground heard held hung
  kept knelt laid led learnt left lent lit lost made meant met paid proved said sent sewed shone shot slid sold spent spun stuck
  stung struck swung taught told thought understood undid upheld won wound withheld withstood put cut read hit let set cost hurt quit
  shut spread bet cast split burst rid beat wet
`)
/** Participles that are no past forms: they need `has` or `was` before them. */
export const participleOnly = words(`
  been gone done taken seen given known written spoken eaten driven fallen broken chosen hidden stolen beaten forgotten begun worn torn
  drawn grown thrown flown sworn shown forgiven frozen ridden risen shaken sunk sung born awoken bitten blown borne woken withdrawn
  undertaken undergone
`)
/** Base forms that are no nouns and no past forms. */
export const baseOnly = words(
  `go get have be eat know tell give take send bring become believe speak write choose say ask`,
)
/** What is done to somebody: without a word for whom behind it, it was suffered. */
export const suffered = words(`
  arrested detained taken diagnosed born treated beaten killed raped stabbed kidnapped hospitalized deported scheduled broken
  dislocated fractured searched raided elected raised baptized tied tortured threatened recruited prescribed
  sentenced abducted murdered injured wounded released evicted destroyed confiscated slapped
  flogged interrogated forced surrendered conceded repaired implanted 
`)
export const kin = words(`
  mother father brother sister husband wife son daughter cousin uncle aunt nephew niece grandmother grandfather grandson granddaughter
  stepson stepdaughter stepfather stepmother mom dad boyfriend girlfriend fiancé fiancée bro sis
`)
/** Persons by whom no article is missing. */
export const notCounted = words(`
  counsel man god police family people staff crew plaintiff respondent applicant petitioner defendant fellow whole second male female
  adult christian catholic muslim evangelical jew hindu native minor head lead bishop self none no one number person individual
`)
/** Things and places that are counted: they have an article, a number or an owner before them. */
export const counted = words(`
  floor house car street factory store restaurant apartment village truck room kitchen building roof garage warehouse hotel river
  bathroom window door hallway embassy consulate courthouse cow shop restroom bedroom tent shed cell bakery pharmacy salon trailer
  basement mosque temple stadium bridge airport laptop computer letter motorcycle bicycle
`)
/** Before these a counted word needs none: `by car`, `next door`. */
export const adverbs = words(`
  not never always often also only still now then again already just even almost nearly ever once twice soon later here there too
  thus therefore however hardly barely rarely seldom sometimes usually mostly largely recently currently perhaps maybe indeed quite
  very so far together alone away back home itself himself herself themselves
`)
/** Shorthand that no brief has. */
export const shorthand = words(`
  pls bc atty hx dx sx tx rx yrs mos wks hrs incl approx hosp appt appts govt esp bday cuz gf bf yo pt pts abt thru tho meds dont
  didnt cant wont hes shes theyre theyve doesnt isnt wasnt werent im ive wouldnt couldnt hasnt havent arent youre thats whats lil
  til kinda gonna wanna b4 nite w
`)
/** Plurals without an s, and words for several. */
export const several = words(
  `people children men women police feet teeth persons others family staff couple crew majority rest gang`,
)
/** They end in s and are one. */
export const endsInS = words(`
  news series diabetes lupus politics physics mathematics athletics aids asbestos texas kansas arkansas illinois status virus bus gas
  campus census congress access process business illness loss crisis basis analysis diagnosis thesis hypothesis prognosis sepsis
  arthritis tuberculosis psychosis cirrhosis stenosis sclerosis mass class boss dress address witness princess actress waitress
  mistress hostess headquarters measles rickets this his its us yes always perhaps sometimes besides united odds always
  species stress harness fitness weakness kindness homelessness blindness deafness darkness happiness
`)
/** Verbs that a clause may follow without that. */
export const ofSaying = words(`
  say know believe fear tell hope see think feel show find learn report state hear understand worry note mean agree claim promise swear
  pray wish dream decide realize remember ensure suppose guess insist warn write admit add explain answer announce testify confirm
  conclude expect suspect recall notice pretend swore make
`)
/** Persons of whom one says `with child`, `by mail`, and words for nobody in particular. */
export const withoutArticle = words(`
  child baby guest prisoner witness expert friend employer mail force surgeon nobody anyone everyone someone anybody everybody somebody
  one man who god self citizen resident
`)
/** Base forms that are adjectives or stand behind is as nouns. */
export const alsoAdjectives = words(`
  welcome correct direct separate present open clear clean dry free content live close slow lower key due up like subject complete
  secure warm calm sober blind deaf tame own mature elaborate aware moderate overdue upset intent fit set cut put hurt run come become
  overcome worth better wrong right sound alert prone incomplete lay bore still further near idle bare humble narrow smooth steady ready
  busy empty weary dirty muddy able faint round last abate desolate intimate deliberate appropriate articulate degenerate animate
  alternate approximate duplicate subordinate delegate associate graduate tender rent back rid shy long even limp lame numb thin thick
  sour level total equal parallel rival awake enough mean cause need research work_permit proof cover half home cold sick inside outside
  next north south east west minor major senior past front behind down off out over under above below through about around across
`)
/** Words that stand behind he or she and are no verbs there. */
export const noVerbsAfterHe = words(`
  alone himself herself each like better worse first last wise except save own pending longest most lest best
`)
/** Verbs that are first of all nouns. */
export const nounFirstVerbs = words(`
  cut put read hit let set cost hurt quit shut spread bet cast split burst beat point act record note dispute address allege appeal award
  base bill block cause challenge charge claim comment command condition control credit damage date debate demand detail discharge
  document experience focus force form fund grant guard guide harm head honor house host influence interest issue judge label land lease
  lecture license light limit link list load lock mail mark matter mention mind monitor murder name object order outline own pain park
  patrol phone place plant position post present pressure profit project promise prompt protest question range rank rate raid reason
  rest result reward risk rule sanction score seat sentence shelter shield signal smell sound span spark staff stamp state stem strike
  stress substitute surface target tax test time total touch trace track trade train transport trap trigger trouble trust view voice
  volunteer waste witness wound yield fear work love cook fish farm hope talk dream visit walk move turn need want use change end start
  help care call play look watch sleep cover count drive fight plan play share show stay study support travel vote
`)
/** Persons that have an article before them at the head of a sentence. */
export const roles = words(`
  doctor officer clerk teacher lawyer neighbor soldier policeman boss landlord judge nurse patient client licensee student guard agent
  driver pastor priest mayor principal therapist surgeon tenant borrower caller interviewee examinee
`)
const joined = (...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]))

/** What opens a noun: articles, possessives, pointers, numbers in words. */
export const nounOpeners = joined(openers, pointers)
/** What opens a clause or holds it to another. */
export const clauseOpeners = joined(relatives, subordinators)
/** Words that join or hold others. */
export const links = joined(prepositions, conjunctions, relatives, subordinators)
/** Verbs that help others. */
export const helpers = joined(modals, ofBe, ofHave, ofDo)
