import type { CaseFact } from '#domain/case-map/case-map.ts'
import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { isNegated } from '#domain/case-map/reading/classify.ts'
import { findDays } from '#domain/language/find-days.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { CaseFrame } from '../case.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'

type ReadCase = { readonly frame: CaseFrame; readonly map: CaseMap }

/**
 * What a fact shows, read from its own words for the sentences that argue from it. A negated fact shows nothing, and
 * nothing is read from words about somebody else than those who did the harm.
 */

const says =
  /\b(?:said|says|told|tells|shouted|called|calls|warned|wrote|announced|asked|accused|ordered|threatened|demanded|yelled|insulted)\b/iu
const usualAgents =
  'soldiers?|officers?|police(?:men|man)?|guards?|captain|commander|lieutenant|sergeant|colonel|agents?|interrogators?|men|gang|members?|attackers?|militia(?:men)?|officials?|mob|leader|prosecutor|they|caller|letter|note|message'

/** The nouns by which the answer names those who did the harm: `partner`, `Rigoberto`, `soldiers`. */
function agentNouns({ frame, map }: ReadCase): string {
  const who = textOf(frame.answers, 'who') ?? ''
  const named = map.persons.filter(({ role }) => role === 'persecutor').flatMap(({ full, short }) => [full, short])
  const nouns = [...who.matchAll(/\b\p{L}{4,}\b/gu)].map(([word]) => word)
  const kept = nouns.filter(
    (word) => !/^(?:with|from|help|other|others|and|their|them|later|then|local|members?|former)$/iu.test(word),
  )
  return [...new Set([...named, ...kept])]
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')
}

/** Those who did the harm say something: their reason may be in it. */
export function persecutorSpeaks(fact: CaseFact, pen: ReadCase): boolean {
  if (!says.test(fact.statement)) return false
  // The answer on the reason tells what they said, also where they said what somebody does not do.
  if (fact.sources.some((source) => source.type === 'answer' && source.question === 'why')) return true
  // `He told her that she has no other place`: what he said is denied, not that he said it.
  if (fact.negated && !says.test(fact.statement.split(/\b(?:not|never|no|nobody|nothing|none)\b/i)[0] ?? ''))
    return false
  const nouns = agentNouns(pen)
  const agents = nouns === '' ? usualAgents : `${usualAgents}|${nouns}`
  const persons = fact.persons
    .flatMap((id) => pen.map.persons.filter((person) => person.id === id))
    .some(({ role }) => role === 'persecutor')
  return persons || new RegExp(String.raw`\b(?:${agents})\b[^.;]{0,80}?${says.source}`, 'iu').test(fact.statement)
}

/** A number with what it counts, as country reports give. */
export const hasCount = (fact: CaseFact): boolean =>
  fact.amounts.length > 0 || /\b(?:\d{2,}|\d+ (?:of|percent))\b/.test(fact.statement)

export const isCountry = (fact: CaseFact): boolean => fact.kind === 'country'

/** Something that was done to a body, a person's freedom or property. */
const acts: readonly (readonly [noun: string, verbs: RegExp])[] = [
  [
    'detention',
    /\b(?:detained|arrested|held (?:her|him|them|for)|was held|were held|kept (?:her|him|them) in|imprisoned|jailed|confined)\b/iu,
  ],
  ['rape', /\brap(?:ed|e)\b/iu],
  ['strangling', /\bstrangl\w+/iu],
  ['stabbing', /\bstabb\w+/iu],
  ['shooting', /\b(?:shot|fired (?:at|on)|opened fire|gunshot wound|bullet (?:went through|hit|grazed|entered))\b/iu],
  ['beating', /\b(?:beat|beaten|struck|kicked|punched|hit|slapped|whipped|clubbed)\b/iu],
  ['burning', /\b(?:burn(?:ed|t)|set fire|torched)\b/iu],
  [
    'abduction',
    /\b(?:abducted|kidnapp?ed|dragged (?:her|him|them) (?:into|from|away)|took (?:my|our|his|her|their|(?:Mr|Ms)\. \p{Lu}\p{L}+’s) (?:husband|wife|son|daughter|brother|sister|father|mother) (?:from|away|into)|took (?:me|him|her|them|HIM|(?:Mr|Ms)\. \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:from|away|to the (?:camp|barracks|station|mountain|bush|forest)|into))\b/iu,
  ],
  [
    'captivity',
    /\b(?:tied (?:to|up|his|her|my|their|Mr|Ms|the (?:Respondent|Applicant))|(?:hung|hanged|suspended) (?:him|her|me|them|Mr|Ms|HIM|the (?:Respondent|Applicant))|was tied|held captive|handcuffed|blindfolded)\b/iu,
  ],
  ['raid', /\b(?:raid(?:ed)?|searched|broke (?:into|down)|stormed)\b/iu],
  ['threat', /\bthreat(?:s|en|ened|ening)?\b/iu],
  [
    'attack',
    /\b(?:attacked|assaulted|threw (?:an? |the |some )?(?:bottles?|stones?|rocks?|bricks?|grenades?|acid|petrol|gasoline|bombs?|molotovs?)|injected|opened (?:her|him|me|Mr|Ms|the Respondent|the Applicant)[^.;]{0,30} with a (?:blade|razor|knife)|electrocuted|put (?:a|the|his) (?:pistol|gun|rifle|knife|machete) to|broke (?:her|his|my|their|Mr|Ms|the Respondent|the Applicant)|cut (?:her|him|his))\b/iu,
  ],
  ['killing', /\b(?:killed|murdered|shot dead)\b/iu],
]

/** `My brother took me from the ward to the station`: whoever is the client's own carries nobody off. */
const kindDeed =
  /\b(?:husband|wife|son|daughter|brother|sister|father|mother|uncle|aunt|cousin|friend|neighbou?r|lawyer|nurse|pastor|priest|taxi|ambulance)s?(?: \p{Lu}\p{L}{1,20}| \{[^{}]{1,40}\}){0,2} (?:then |later )?(?:took|drove|carried|dragged) (?:me|him|her|us|them|HIM|(?:Mr|Ms)\. \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|\{applicant[^{}]{0,6}\}) (?:from|away|to|into|out)\b/giu

/** `the detention`, `the beating`; undefined when the fact tells of several acts or of none. */
export function actNoun(fact: CaseFact): string | undefined {
  if (fact.negated || /\b(?:would|will|may(?! \d)|might|could|fears?|afraid)\b/iu.test(fact.statement)) return undefined
  const told = fact.statement.replaceAll(kindDeed, ' ')
  const found = acts.filter(([, verbs]) => verbs.test(told))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** Of several sentences a denial takes away its own: `Five men took him. They did not say who they were.` */
const isDenied = ({ negated }: CaseFact, sentence: string, sentences: number): boolean =>
  negated === true && (sentences === 1 || isNegated(sentence))

/** Any act of the list stands in the fact, unnegated and done. */
export const tellsOfAct = (fact: CaseFact, ...nouns: readonly string[]): boolean =>
  fact.statement
    .replaceAll(/‘[^‘’]{0,300}’(?!\p{L})/gu, ' ')
    .replaceAll(kindDeed, ' ')
    .split(/[.;]\s/)
    .filter((sentence, _, all) => !isDenied(fact, sentence, all.length))
    .some(
      (sentence) =>
        !/\b(?:would|will|may(?! \d)|might|fears?)\b/iu.test(sentence) &&
        acts.some(([noun, verbs]) => (nouns.length === 0 || nouns.includes(noun)) && verbs.test(sentence)),
    )

const body =
  'arms?|back|belly|body|breasts?|cheeks?|chest|ears?|eyes?|face|feet|fingers?|foot|forearms?|hands?|head|knees?|legs?|mouth|neck|nose|ribs?|shoulders?|skin|soles?|stomach|teeth|thighs?|throat|wrists?'
const bodyOfClient = new RegExp(String.raw`^(?:HIM|HIS (?:\w+ )?(?:${body}))\b`)

/**
 * One of these acts was done to the client: the client, or a part of the body, is what the verb acts on. Facts that only
 * name the client, as a witness or as kin of the one who was hurt, do not count.
 */
export function wasDoneToClient(fact: CaseFact, ...nouns: readonly string[]): boolean {
  const bare = fact.wording.replaceAll(/“[^“”]*”/g, ' ')
  if (
    /\b(?:would|will|may(?! \d)|might|could|fears?|afraid)\b/iu.test(
      bare.replace(/,? (?:because|so that|until|unless) .*$/u, ''),
    )
  )
    return false
  const text = bare
    // What was threatened was not done.
    .replaceAll(/\bthreaten(?:ed|ing|s)? (?:\{[^{}]+\} )?(?:to|with) [^.;]*/giu, ' ')
    .replaceAll(/\{applicant(?:\.him)?\}/g, 'HIM')
    .replaceAll(/\{applicant\.(?:poss|his)\}/g, 'HIS')
    .replaceAll(/\{applicant\.(?:subj|he)\}/g, 'HE')
    // Where nobody else is named, `him` and `her` behind the name are the client.
    .replaceAll(/\b(?:him|her)\b/g, (word) =>
      // Whoever tells it of herself is never `him` in it.
      fact.persons.length === 1 && fact.persons[0] === 'applicant' && !isOfOneself.test(fact.asTold ?? '')
        ? 'HIM'
        : word,
    )
  const clauses = text.replaceAll(kindDeed, ' ').split(/[.;]/)
  return clauses.some(
    (clause) =>
      !isDenied(fact, clause, clauses.filter((one) => one.trim() !== '').length) &&
      acts.some(([noun, verbs]) => {
        const found = nouns.length === 0 || nouns.includes(noun) ? verbs.exec(clause) : null
        if (!found) return false
        const before = clause.slice(0, found.index)
        return actsOnClient(clause.slice(found.index, found.index + 80)) || saysClientWas(before, found[0])
      }),
  )
}

const isOfOneself = /(?<![\p{L}-])(?:I|me|[Mm]y)(?![\p{L}-])/u

function actsOnClient(rest: string): boolean {
  const at = rest.search(/\b(?:HIM|HIS)\b/)
  // `arrested with him` was done to somebody else as well, and says nothing of when.
  if (/^\w+ (?:together )?(?:with|beside|near) /.test(rest)) return false
  if (at < 0 || at > 40 || !bodyOfClient.test(rest.slice(at))) return false
  return !/\b(?:and|his|her|their|him|them|who|when|while|that|HE)\b|,/.test(rest.slice(0, at))
}

function saysClientWas(before: string, verb: string): boolean {
  const at = before.lastIndexOf('HE ')
  if (at < 0) return false
  const between = before.slice(at + 3)
  if (between === '') return /^(?:was|were|had been)\b/.test(verb)
  return (
    between.length <= 70 &&
    /^(?:was|had been) /.test(between) &&
    !/\b(?:when|while|who|as|they|he|she|that|because|saw)\b/.test(between)
  )
}

export const isAboutClient = (fact: CaseFact): boolean => fact.persons.includes('applicant')

/** The day of a fact where it has one, else undefined. */
export function dayOf({ date, statement }: CaseFact): string | undefined {
  if (date && /^\d{4}-\d{2}-\d{2}$/.test(date.from)) return date.from
  const [day] = findDays(statement).filter(({ from, to }) => from === to)
  return day?.from
}

/** The client was threatened with death, by the words of the fact itself. */
export const threatensDeath = (fact: CaseFact): boolean =>
  !fact.negated &&
  /\bthreatened (?:to kill \{applicant(?:\.him)?\}|\{applicant(?:\.him)?\} with death)/u.test(fact.wording)

/** A paper says of some persons that they are left alone, or of a place that those who are feared are not there. */
export const sparesSomebody = (fact: CaseFact): boolean =>
  showsSign('left-alone', fact) ||
  showsSign('calm-place', fact) ||
  sparesSome.test(fact.statement) ||
  (isCountry(fact) && eases.test(fact.statement) && !worsens.test(fact.statement))

const sparesSome =
  /\breports? no (?:trouble|troubles|problems?|difficult\p{L}+|harassment|incidents?)\b|\b(?:mostly|largely|generally) (?:go about|live|work|are left)\b|\bhave settled (?:there|in)\b|\blives? (?:there )?for years (?:at|in|with|without)\b|\bin general not|most of them without (?!(?:an? |any )?(?:charges?|trial|lawyers?|judge|warrant|court|food|water|care))|less influence|(?:have|has|had) (?:[^.;]{0,30} )?(?:not|never) been (?:prosecuted|arrested|charged|bothered|harmed)|seldom (?:of )?(?:violence|attacked|harmed|threatened)|have lived (?:there|in \p{Lu}\p{L}+) for (?:generations|decades|years)\b/iu

/** What a government or a report holds out as better: an amnesty, a pardon, a market that is open again, those who came back. */
const eases =
  /\b(?:amnesty|acts? of pardon|pardoned|pardons? (?:of|for)|(?:questioned|released|held) and let go|reprieve|reopened|(?:families|people|persons|residents|refugees) (?:have )?returned from|ceasefire|peace agreement|released in (?:large |great )?numbers|(?:allowed|permitted|let) [^.;]{2,60} (?:to )?(?:register|return|open|meet|operate)\b|sits in (?:the )?parliament|reserved (?:one|a|two|\d+) seats?|has returned (?:some|part|most|the)|acts? of mercy|(?:live|lived|living) (?:there )?(?:\p{Ll}+ ){0,3}without (?:difficulty|incident|trouble)|increasingly|(?:a|the) decrease|has decreased|declined|without (?:serious |major )?(?:incidents?|interference))\b/iu
const worsens =
  /\b(?:arrest\w*|detain\w*|kill\w*|charged|tortur\w*|disappear\w*|not (?:apply|applied|include)|excludes?|despite|(?:has|have|had) not (?:decreased|declined))\b/iu
