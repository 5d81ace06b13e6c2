import { findDates } from '#domain/language/find-dates.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { dateInWords } from '../date-in-words.ts'
import { partOfBrief, type Pen } from '../pen.ts'
import { isCountry, tellsOfAct } from '../../map/signs.ts'

/** What was asked, said or done after the client had left: the persecutor knows of the client and looks. */
export function sinceArrival(pen: Pen): string | undefined {
  const { lastArrival } = pen.frame.timing
  const told = lastArrival === undefined ? [] : toldAfter(pen, lastArrival)
  const when = inWords(told)
  if (when === undefined) return undefined
  const where = told.some(({ id }) => pen.told.get(id) === 'S21') ? partOfBrief(pen, 'S21') : undefined
  return `That those who are feared know of {applicant}, look for {applicant.him} and are ready to act, {applicant.subj} shows by what happened ${when}, after {applicant.his} departure; the Statement of Facts${where === undefined ? ' tells' : ` and ${where} tell`} it.`
}

/** `on August 19 and August 20, 2024`: when those who are feared acted or searched after a day; undefined where nothing tells of it. */
export function daysAfter(
  pen: Pen,
  day: string,
  until = '9999',
  among: (fact: CaseFact) => boolean = () => true,
): { readonly inWords: string; readonly facts: readonly CaseFact[] } | undefined {
  const facts = toldAfter(pen, day).filter(
    (fact) => pen.told.get(fact.id) === 'S15' && (fact.date?.from ?? '') < until && among(fact),
  )
  const when = inWords(facts)
  return when === undefined ? undefined : { inWords: when, facts }
}

const inWords = (told: readonly CaseFact[]): string | undefined => {
  const days = [...new Set(told.flatMap((fact) => fact.date?.from ?? []))].toSorted()
  return days.length === 0
    ? undefined
    : listInWords(days.slice(0, 4).map((day) => `${day.length === 10 ? 'on' : 'in'} ${dateInWords(day)}`))
}

const toldAfter = (pen: Pen, day: string): CaseFact[] =>
  pen.map.facts.filter(
    (fact) =>
      !isCountry(fact) &&
      fact.date?.about !== true &&
      // Of several days in one sentence nobody can say which is that of the act.
      findDates(fact.statement).length <= 1 &&
      isBetween(fact, day, pen.frame.input.filingDate) &&
      /^S(?:15|21)$/u.test(pen.told.get(fact.id) ?? '') &&
      isOfThoseFeared(fact, pen) &&
      !isOwnDoing(fact) &&
      !ofStrangers.test(fact.statement) &&
      (tellsOfAct(fact) || looksFor.test(fact.statement)),
  )

/** `They killed a man in Sheikhupura`: what befalls others is argued as such, and nobody is looked for by it. */
const ofStrangers =
  /\b(?:killed|murdered|shot|lynched|hanged|burned|beat|tortured|arrested|attacked|kidnapped|raped) (?:an?|another|two|three|four|five|\d+|some|many|several|other) (?:\p{Ll}+ ){0,2}(?:man|men|woman|women|boys?|girls?|persons?|people|couple|prisoners?|students?|journalists?|activists?|members?|Christians?|Muslims?|Hindus?)\b/u

/** The client does it: nobody searches. */
const isOwnDoing = ({ subject, wording, asTold }: CaseFact): boolean =>
  subject === 'applicant' ||
  wording.startsWith('{applicant.subj}') ||
  // A charge tells what the client did; what somebody told on the telephone was done on another day.
  /\b(?:he|she) (?:placed|posted|published|uploaded|disseminated)\b|\btold (?:\{applicant[^{}]*\}|me) (?:by|on the) (?:tele)?phone\b/u.test(
    wording,
  ) ||
  /^I\b|, I\b|\bI (?:took|went|moved)\b/u.test(asTold ?? '')

/** After `day`; an appointment of the years to come, or a day read with its year, is none that has been. */
const isBetween = ({ date }: CaseFact, day: string, today: string): boolean =>
  (date?.from ?? '') > day && (date?.from ?? '') <= today

/**
 * What the late filing tells of doctors and preparers is nobody's search: where the case names those who are feared, one of
 * them stands in the fact, or an office of the country, or nobody at all (`Somebody asked for me at the house`).
 */
function isOfThoseFeared({ persons, statement }: CaseFact, { map, frame }: Pen): boolean {
  const feared = new Set(map.persons.flatMap(({ role, id }) => (role === 'persecutor' ? [id] : [])))
  if (isOfTheFiling.test(statement)) return false
  // `M23 men asked for the archive`: a band that the case does not name among those who are feared.
  const who = textOf(frame.answers, 'who') ?? ''
  const bands = statement.match(/\b[A-Z][A-Z0-9]+(?:-\d{1,2})?\b/gu) ?? []
  if (who !== '' && bands.some((band) => !who.includes(band) && !/^(?:WhatsApp|SMS|TV|US|USA|ID|AM|PM)$/u.test(band)))
    return false
  if (persons.some((id) => feared.has(id)) || officeOfCountry.test(statement)) return true
  return !isOfTheFiling.test(statement) && (feared.size === 0 || !persons.some((id) => id === 'applicant'))
}

const officeOfCountry =
  /\b(?:police|officers?|soldiers?|army|military|intelligence|ministry|prosecutor|court|summons|warrant|criminal case|agents?|gang|members?|men|militants?|Taliban)\b/i
const isOfTheFiling =
  /\b(?:asylum|I-589|attorney|lawyer|notario|abogado|legal aid|therap\w{1,6}|counsel\w{1,4}|psychologist|doctor|clinic|medicines?|diagnos\w{1,4}|application|preparer|hospital|tuberculosis|treatment|isolation|took (?:the|a) (?:medicines?|bus|job|course)|took \$)/i

const looksFor =
  /\b(?:asked (?:if|when|whether|for|about)|came (?:again|to the house|to our)|summons|warrant|order of arrest|criminal case|interrogated|looking for|searched|took|list|called|showed a (?:picture|photograph))\b/i
