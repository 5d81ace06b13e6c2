import { sentencesOf } from '#domain/language/sentences.ts'
import type { CaseFact } from '../case-map.ts'
import type { AdverseRule } from './adverse-rules.data.ts'
import { type AdverseSign, isConceptSign, type RuledSign, signRules as rules } from './adverse-sign.ts'
import { conceptsIn } from './concepts/find-concepts.ts'
import { leavesAlone, namesCalmPlace } from './left-alone.ts'

/** Signs that a report on a country can hold, though it speaks of nobody of the case. */
export const signsOfReports: readonly AdverseSign[] = ['left-alone', 'calm-place', 'protected']

/** Signs of what the client did: nobody else's doing is one. */
export const isOfConduct = (sign: AdverseSign): boolean =>
  sign in rules && (rules[sign as RuledSign] as AdverseRule).about === 'applicant'

/** Whether a statement shows this sign. What is denied shows none, unless the denial is the sign. */
export function showsSign(sign: AdverseSign, fact: CaseFact): boolean {
  if (isConceptSign(sign)) return false
  return sign === 'left-alone' || sign === 'calm-place' ? tellsOfSafety(sign, fact) : showsByWords(sign, fact)
}

/** The signs that a statement shows by its concepts; `about`: who speaks in the text and whom it is about. */
export function conceptSignsOf({ wording, quoteOnly }: CaseFact, about: readonly string[]): ReadonlySet<AdverseSign> {
  const own = quoteOnly === true ? wording : asAsserted(wording).replaceAll(/“[^“”]{0,600}”/gu, '…')
  // `We overstayed no visa` denies it.
  return conceptsIn(
    own.replaceAll(/\b(?:overstay\w*|commit\w*|violat\w*|smuggl\w*|broke|voted in) (?:no|none|neither)\b/giu, '…'),
    { speaker: quoteOnly === true ? about[0] : undefined, about },
  )
}

/** `Asked “Were you ever arrested,” {applicant.subj} answered: “Yes.”`: what was asked is so; else the answer alone counts. */
function asAsserted(wording: string): string {
  const [, asked = '', answer = ''] = /^Asked “([^”]*)”[^“]{0,80}“([^]*)$/u.exec(wording) ?? []
  if (asked === '') return wording
  const told = answer.replace(/”$/u, '')
  return /^yes\b/iu.test(told)
    ? `{applicant.subj} ${asked.replace(/^(?:Have|Has|Did|Were|Was|Are|Do) you /iu, '').replace(/,$/u, '')}. ${told}`
    : told.replace(/^no\b[,.]? ?/iu, '')
}

function showsByWords(sign: RuledSign, fact: CaseFact): boolean {
  const { says, evenDenied = [], about, isReal }: AdverseRule = rules[sign]
  const answered = /^Asked “[^”]*”[^“]{0,80}(“[^]*)$/u.exec(fact.wording)?.[1]
  if (isOfSomebodyElse(fact, about)) return false
  const isWithApplicant = about === 'others' && fact.persons.includes('applicant')
  const told = isWithApplicant ? fact.wording : (fact.asTold ?? fact.statement)
  // What is put to somebody says nothing yet.
  const text = sign === 'safe-elsewhere' && answered !== undefined ? answered : told
  if (about === 'applicant' && feared.test(text)) return false
  const isShown = (pattern: RegExp) => {
    const found = pattern.exec(text)
    if (found === null || (isWithApplicant && found[0].includes('{applicant'))) return false
    if (isReal === true && supposed.test(text.slice(0, found.index))) return false
    return about !== 'applicant' || !isAllegedByOthers(text, pattern)
  }
  if (evenDenied.some(isShown)) return true
  return fact.negated !== true && !denied.test(text) && says.some(isShown)
}

/** `Her sister is a clerk and has had no difficulty`: kin of the client's who stayed. */
const ofKin =
  /^\{applicant\.(?:poss|his)\} (?:\p{Ll}+(?:’s)? ){0,2}(?:sisters?|brothers?|mother|father|parents|uncles?|aunts?|cousins?|wife|husband|son|daughter|children|family)\b/u

/** `If he left`, `we would have`: it is not so. */
const supposed = /\b(?:[Ii]f|unless|would|might|in case|afraid that|fears? that)\b[^.;,]{0,60}$/u

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
    (!persons.includes('applicant') || ofKin.test(wording) || ofOneBeside.test(asTold ?? statement)) &&
    (subject !== undefined || !/(?<![\w-])(?:I|[Ww]e)(?![\w-])/u.test(asTold ?? statement)) &&
    sentencesOf(statement).some((one) => leavesAlone(one) && !(isOfReport && namesCalmPlace(one)))
  )
}

/** `My colleague, who wrote it with me, still works there and nothing has happened to him` */
const ofOneBeside =
  /\b(?:nothing (?:has )?happened to|(?:left|leaves?|bothered|harmed|touched|arrested|troubled)) (?:him|her|them)\b/iu

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

/** What is done to a case or an application is done to whose it is. */
const ofNobody =
  /^(?:(?:The|An?) (?!(?:visa|application|petition|charge|case|complaint|warrant|order|citation|conviction)\b)|(?:They|Some|Two|Three|Four|Several) )/u

/** A paper's statement of nobody in the case. */
function isOfNobody({ wording, asTold, statement, sources }: CaseFact): boolean {
  if (!sources.every(({ type }) => type === 'passage')) return false
  // `The police came the next morning and said it was drunk people`: nobody tells it of himself.
  // `Three women had been convicted`: an account that speaks of others alone.
  return ofNobody.test(wording) || ofSeveralOthers.test(asTold ?? statement)
}

/** The statement is about another person than the sign. */
function isOfSomebodyElse(fact: CaseFact, about: AdverseRule['about']): boolean {
  const { persons, subject, wording } = fact
  const isAboutApplicant = persons.includes('applicant')
  if (about === 'others') return subject === 'applicant' || /^\{applicant[.}]/u.test(wording)
  if (about !== 'applicant') return false
  if (!isAboutApplicant && isOfNobody(fact)) return true
  // `She obtained an order against him`: it is the client's all the same.
  if (/\bagainst (?:\{applicant|me\b)/u.test(wording)) return false
  // `He came home drunk` of somebody else, though the client stands in the sentence.
  return (
    (persons.length > 0 && !isAboutApplicant) ||
    (subject !== undefined && subject !== 'applicant') ||
    /^\{(?!applicant[.}])[a-z0-9-]{1,60}/u.test(wording)
  )
}
