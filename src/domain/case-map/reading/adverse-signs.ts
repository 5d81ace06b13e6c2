import { sentencesOf } from '#domain/language/sentences.ts'
import type { CaseFact } from '../case-map.ts'
import { leavesAlone, namesCalmPlace } from './left-alone.ts'

/**
 * What a statement can hold against a client, whatever the words of the element: others help, a condition got better,
 * there is a home abroad, a record, life elsewhere went well, somebody told it otherwise, the client went back, others are
 * left alone, a place is named where those who are feared are not.
 */
export const adverseSigns = [
  'help',
  'improved',
  'home-abroad',
  'record',
  'safe-elsewhere',
  'other-account',
  'returned',
  'left-alone',
  'calm-place',
] as const
export type AdverseSign = (typeof adverseSigns)[number]

/** Signs that a report on a country can hold, though it speaks of nobody of the case. */
export const signsOfReports: readonly AdverseSign[] = ['left-alone', 'calm-place']

type Rule = {
  readonly says: RegExp
  /** A denial does not take it away: it is one itself. */
  readonly evenDenied?: RegExp
  /** Only about the applicant, or only about others: by who is in the fact. */
  readonly about?: 'applicant' | 'others'
}

const kin =
  'sister|brother|mother|father|aunt|uncle|cousin|in-law|neighbor|neighbour|friend|grandmother|grandfather|grandparents|parents|niece|nephew|relatives|family|sibling|siblings|daughter|son'

const rules: Readonly<Record<Exclude<AdverseSign, 'left-alone' | 'calm-place'>, Rule>> = {
  help: {
    says: new RegExp(
      `\\b(?:${kin})\\b[^.;]{0,60}\\b(?:helps?|helped|could help|can help|babysits?|looks after|takes care of|watches the)\\b`,
      'i',
    ),
    evenDenied: new RegExp(
      `\\b(?:${kin})\\b[^.;]{0,40}\\b(?:lives? (?:next door|nearby|close|close by|around the corner|upstairs|downstairs|with us|in the same)|moved in)\\b`,
      'i',
    ),
    about: 'others',
  },
  improved: {
    says: /\b(?:improved|(?<!\buse disorder\b[^.;]{0,30})in (?:partial |full |sustained )?remission|is stable|are stable|(?:has|have) been stable|stabilized|recovered|(?<!\b(?:only|unless|requires?|must)\b[^.;]{0,60})well[- ]controlled|under control|felt well|feels? (?:well|better)|sleeps? better|gained weight|gained \w+ pounds|symptom-free|responds? well|doing well|functions? well|less (?:anxious|depressed)|returned to work)\b/i,
    evenDenied: /\b(?:no absences|missed no work)\b/i,
  },
  'home-abroad': {
    says: /\b(?:(?:has|have|owns?|built) (?:a|an|the|his own|her own|their own) (?:house|home|farm|apartment|shop|land)|could (?:live|stay) (?:there|with (?:him|her|them))|owns? (?:land|property)|offered [^.;]{0,20}\b(?:home|room|job|work)|speaks? (?:fluent|good|some) (?!english)\p{L}+)\b/iu,
    about: 'others',
  },
  record: {
    says: /\b(?:arrested|citation|convicted|charged with|pleaded|plea|fined|probation|penalty|penalties|paid late|owes? (?:taxes|tax|back)|unpaid|overstayed|deported|removal order|drunk|(?:police|officer|trooper)[^.;]{0,40}\bticket|ticket for (?:driving|speeding|not|no|running|parking)|false (?:document|name|papers|passport)|(?:outstanding|bench) warrant)\b/i,
    evenDenied:
      /\b(?:had no (?:valid )?(?:driver[’']s )?license|without (?:a|any) (?:valid )?(?:driver[’']s )?license|(?:did not|failed to) pay\b[^.;]{0,30}\b(?:tax(?:es)?|support|fines?|fees?|debts?|loans?|restitution|bail)|did not (?:file|appear|register|report)|failed to (?:file|appear|register))\b/i,
    about: 'applicant',
  },
  'safe-elsewhere': {
    says: /\b(?<!\b(?:would|could|will|to|can|might|may) )(?:lived? (?:there )?(?:safely|quietly|in peace|openly)|unharmed|was safe|were safe|felt safe)\b/i,
    evenDenied:
      /\b(?:nothing happened|without (?:difficulty|incident|harm|problems?|trouble)|no (?:problems?|trouble|incidents?|harm) (?:there|in|while)|(?:was|were) not (?:found|harmed|bothered|followed|looked for)|nobody (?:bothered|followed|harmed|looked for))\b/i,
  },
  'other-account': {
    says: /\b(?:states?|stated|says|said|told|reports?|reported|explained|wrote|writes|notes?|noted|records?|recorded)\b[^.;]{0,40}\b(?:fell|fallen|slipped|accident(?:al(?:ly)?)?|by mistake|at work|playing|stairs)\b/i,
    evenDenied:
      /\b(?:could not|cannot|was not able to|were not able to|unable to) (?:name|identify|recognize|recall|remember|say who)\b|\banswered that (?:he|she) (?:could|did) not\b|\bdid not (?:mention|name|identify|report (?!on\b|to\b|there\b|in\b|back\b))|^Asked “[^”]{0,90}\b(?:arrested|detained|harmed|jailed)\b[^”]{0,60}”?[^“]{0,60}answered: “No\b|\b(?:inconsistent|contradicts?|discrepanc(?:y|ies))\b|\bwas (?:wrong|mistaken) (?:by|to (?:say|tell|write|state|give)|about)\b|\bmade a mistake (?:about|in|with|when)\b|\bfirst as \p{Lu}[^.;]{0,40}\b(?:and )?then (?:as|corrected)\b|\bfirst (?:in|at|to) \p{Lu}[^.;]{0,40}\b(?:and )?then (?:in|at|to|corrected)\b|\b(?:gave|dated|placed|stated) the (?:year|month|day|date|length|number|place)\b[^.;]{0,80}\b(?:at first|first|in one place)\b|\bsaid (?:“)?that (?:he|she|they) (?:was|were|had) [^.;]{3,60}\band not \p{L}+ (?:in|on|as)\b|\bmisspoke\b/iu,
  },
  returned: {
    says: /\b(?:returned|went back|traveled back|travelled back|flew back) (?:home|to (?:bury|see|attend|visit)|for (?:the|a|his|her|my) (?:funeral|burial|wedding)|to (?:her|his|the|my) (?:country|homeland|village|city|parents))\b|\brenewed (?:her|his|my|the) passport\b/i,
  },
}

/** Whether a statement shows this sign. What is denied shows none, unless the denial is the sign. */
export function showsSign(sign: AdverseSign, fact: CaseFact): boolean {
  return sign === 'left-alone' || sign === 'calm-place' ? tellsOfSafety(sign, fact) : showsByWords(sign, fact)
}

function showsByWords(sign: keyof typeof rules, fact: CaseFact): boolean {
  const { says, evenDenied, about } = rules[sign]
  const answered = /^Asked “[^”]*”[^“]{0,80}(“[^]*)$/u.exec(fact.wording)?.[1]
  // What is put to somebody says nothing yet.
  const text = sign === 'safe-elsewhere' && answered !== undefined ? answered : (fact.asTold ?? fact.statement)
  if (isOfSomebodyElse(fact, about)) return false
  if (sign === 'record' && feared.test(text)) return false
  if (sign === 'record' && isAllegedByOthers(text, says)) return false
  if (evenDenied?.test(text) === true) return true
  return fact.negated !== true && says.test(text) && !denied.test(text)
}

/** `Her sister is a clerk and has had no difficulty`: kin of the client's who stayed. */
const ofKin =
  /^\{applicant\.(?:poss|his)\} (?:\p{Ll}+(?:’s)? ){0,2}(?:sisters?|brothers?|mother|father|parents|uncles?|aunts?|cousins?|wife|husband|son|daughter|children|family)\b/u

/** Of somebody else than the client: what they did not do to the client for a time is part of the story. */
function tellsOfSafety(
  sign: 'left-alone' | 'calm-place',
  { asTold, kind, persons, subject, statement, wording }: CaseFact,
): boolean {
  if (wording.startsWith('Asked “')) return false
  // What a report says of a country is said of nobody.
  const isOfReport = kind === 'country' || persons.length === 0
  if (sign === 'calm-place') return isOfReport && sentencesOf(statement).some(namesCalmPlace)
  return (
    subject !== 'applicant' &&
    (!persons.includes('applicant') || ofKin.test(wording)) &&
    !/(?<![\w-])(?:I|[Ww]e)(?![\w-])/u.test(asTold ?? statement) &&
    sentencesOf(statement).some((one) => leavesAlone(one) && !(isOfReport && namesCalmPlace(one)))
  )
}

/** `In the book they wrote that I had drunk`, an answer that tells what another said: no record of the client's. */
function isAllegedByOthers(text: string, says: RegExp): boolean {
  const at = text.replaceAll(/“[^“”]*”|"[^"]*"/g, (words) => ' '.repeat(words.length)).search(says)
  return (
    at >= 0 &&
    /\b(?:they|he|she|police|officers?|commander|sergeant|judge|record|book|report)\b[^.;]{0,30}\b(?:wrote|write|said|says|claimed|accused|alleged|pretended|invented)\b[^.;]{0,60}$/iu.test(
      text.slice(0, at),
    )
  )
}

/** `If I return, I shall be arrested`: what is feared is no record. */
const feared =
  /\b(?:[Ii]f|[Ww]hen) [^.;]{2,60}\breturns?\b|\b(?:shall|will|would|could|may|might) be (?:arrested|charged|convicted|fined|deported)\b/

/** A denial close by; `not only` denies nothing. */
const denied = /\b(?:never|cannot|can[’']t|not (?!only)|no longer|nobody|none)\b/i

const ofSeveralOthers =
  /\b(?:women|men|people|persons|boys|girls|others|members|neighbors|villagers|teachers|students|officers|soldiers) (?:were|had been|have been)\b/iu

/** The statement is about another person than the sign. */
function isOfSomebodyElse(
  { persons, subject, wording, asTold, statement, sources }: CaseFact,
  about: Rule['about'],
): boolean {
  const isAboutApplicant = persons.includes('applicant')
  if (about === 'others') return isAboutApplicant
  if (about !== 'applicant') return false
  const isOfPaper = sources.every(({ type }) => type === 'passage')
  // `The police came the next morning and said it was drunk people`: nobody tells it of himself.
  if (isOfPaper && !isAboutApplicant && /^(?:The|An?|They|Some|Two|Three|Four|Several) /u.test(wording)) return true
  // `Three women had been convicted`: an account that speaks of others alone.
  if (isOfPaper && !isAboutApplicant && ofSeveralOthers.test(asTold ?? statement)) return true
  // `He came home drunk` of somebody else, though the client stands in the sentence.
  return (
    (persons.length > 0 && !isAboutApplicant) ||
    (subject !== undefined && subject !== 'applicant') ||
    /^\{(?!applicant[.}])[a-z0-9-]{1,60}/u.test(wording)
  )
}
