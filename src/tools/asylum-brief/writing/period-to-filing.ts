import type { CaseFact } from '#domain/case-map/case-map.ts'
import { daysBetween, type IsoDate, formatLongDate } from '#domain/dates/calendar.ts'
import { findDays, type FoundDays } from '#domain/language/find-days.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { cameOfAge, exceptionOf, heldUpBy } from '../case/late-filing.ts'
import { filedAsTold } from '../case/told-dates.ts'
import { clientWords, type Pen } from './pen.ts'
import { dayOf, tellsOfAct } from '../map/signs.ts'

/** Tells of the client's coming to the United States. */
export const isArrival = (fact: CaseFact): boolean =>
  !fact.negated &&
  fact.persons.includes('applicant') &&
  /\b(?:arrived|landed|entered|admitted|came to the United States|crossed)\b/i.test(fact.statement)

const learned =
  /\b(?:learned|heard|told (?:him|her|them|me|Mr|Ms)|called (?:him|her|them|me|Mr|Ms)|found out|was informed)\b/i
/** The first step of somebody who could take none before. */
const actsAgain =
  /\bmoved (?:out|away)\b|\b(?:discharged|left the hospital|released from (?:the )?hospital)\b|\b(?:saw|met|found|went to|called) (?:a|an|the|my|his|her) (?:\p{L}+ )?(?:lawyer|attorney|legal)\b|\btold (?:a|the|my|his|her) (?:social worker|counselor|therapist|doctor)\b/iu
const wordCame = /\b(?:reached|by telephone)\b/i
const learnedNothingFiled = new RegExp(
  String.raw`${learned.source}|\bthere was nothing filed\b|\bnothing had been filed\b`,
  'iu',
)
const ended = /\b(?:until|ended|expired|lapsed|discharged|could not .{0,60} until)\b/i

/**
 * What the papers tell of the time between the arrival and the filing in words of the reason that was given, wherever the
 * brief tells it: the trial, the call, the day on which a lawyer was seen.
 */
export function reasonInPapers(pen: Pen): CaseFact[] {
  const { answers, timing } = pen.frame
  const reason = new Set(stemsOf(textOf(answers, 'missed_filing_deadline_reason') ?? ''))
  const filed = timing.filed ?? filedAsTold(answers)
  const { lastArrival } = timing
  if (reason.size === 0 || filed === undefined || lastArrival === undefined) return []
  return pen.map.facts.filter(({ date, statement, asTold, sources, kind }) => {
    const from = date?.from ?? ''
    return (
      kind !== 'country' &&
      sources.some(({ type }) => type === 'passage') &&
      from > lastArrival.slice(0, from.length) &&
      from <= filed.slice(0, from.length) &&
      from !== '' &&
      new Set(stemsOf(asTold ?? statement).filter((stem) => reason.has(stem))).size >= 2
    )
  })
}

/** `isMonth`: only the month is told; the day is its first, and the period at most as long as counted from it. */
type Start = { readonly day: IsoDate; readonly what: string; readonly isMonth?: true }

/**
 * The first day on which the client had word of a change; where circumstances of the client held the filing up, the day on
 * which they ended.
 */
export function startOfPeriod(pen: Pen, filed: IsoDate | undefined): Start | undefined {
  // What a paper tells instead of the answer is told with the story, and its day counts here as well.
  const facts = [
    ...(pen.arrangement.get('S21') ?? []),
    ...reasonInPapers(pen),
    ...pen.map.facts.filter(({ sources }) =>
      sources.some((source) => source.type === 'answer' && source.question === 'missed_filing_deadline_reason'),
    ),
  ]
  const pick = (sign: RegExp) => {
    let last: IsoDate | undefined
    const found: IsoDate[] = []
    for (const sentence of facts.flatMap(({ statement }) => sentencesOf(statement)).map(withYearOfDay)) {
      const days = findDays(sentence).flatMap((day) => (day.from === day.to ? [day] : []))
      const signed = sign.exec(sentence)
      if (signed) {
        // `He learned of it the same day`: the day of the sentence before.
        const before = /\b(?:the same|that) day\b/i.test(sentence) && last ? [last] : []
        const said = days.length > 0 ? [nearestTo(signed, days)] : before
        found.push(...said.filter((day) => filed === undefined || day < filed))
      }
      last = days.at(-1)?.from ?? last
    }
    return found.toSorted()
  }
  const type = exceptionOf(pen.frame)
  const isChanged = type === undefined || type.includes('changed')
  const word = isChanged ? firstWord(pen, pick) : undefined
  if (word !== undefined) return word
  const found = endOfPeriod(pen, type, pick, filed)
  const inMonth = found === undefined ? monthOfChange(pen, facts, filed) : undefined
  if (inMonth !== undefined) return inMonth
  if (found !== undefined || !heldUpBy(textOf(pen.frame.answers, 'missed_filing_deadline_reason')).includes('preparer'))
    return found
  return whenNothingWasFiled(pen, facts, pick, filed)
}

/** `sentenced October 4, 2024, heard 10/9`: the day behind the word is of the year that the sentence gives. */
const withYearOfDay = (sentence: string): string => {
  const year = /\b\p{Lu}\p{Ll}{2,8} \d{1,2}, ((?:19|20)\d\d)\b/u.exec(sentence)?.[1]
  return year === undefined
    ? sentence
    : sentence.replace(
        /(?<=\b(?:learned|heard|found out|told)(?: (?:of|about) it)? (?:on )?)(1[0-2]|[1-9])\/(3[01]|[12]\d|[1-9])(?![\d/])/iu,
        (_, month: string, day: string) => formatLongDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`),
      )
}

/** `parole from 4/2/2023 to 4/1/2025, he filed nothing, found out 5/12/2025`: of several days that beside the word. */
function nearestTo(signed: RegExpExecArray, days: readonly FoundDays[]): IsoDate {
  const end = signed.index + signed[0].length
  // `Reopened on July 2, learned on July 9`: the day right behind the word is its own.
  const own = days.find(({ start }) => start >= end && start - end <= ' of it on '.length)
  if (own !== undefined) return own.from
  const apart = (day: FoundDays) => (day.start >= end ? day.start - end : Math.max(0, signed.index - day.end))
  return days.reduce((nearest, day) => (apart(day) < apart(nearest) ? day : nearest)).from
}

/** The month in which the client learned of a change, or took the first step behind what had stood in the way. */
function monthOfChange(pen: Pen, facts: readonly CaseFact[], filed: IsoDate | undefined): Start | undefined {
  const reason = textOf(pen.frame.answers, 'missed_filing_deadline_reason')
  const type = exceptionOf(pen.frame)
  const heard = type === undefined || type.includes('changed') ? monthOf(facts, learned, filed) : undefined
  if (heard !== undefined)
    return { day: heard.day, what: `${clientWords(pen).subject} learned of it in ${heard.name}`, isMonth: true }
  if (!type?.includes('extraordinary') || isStatusOpen(pen) || heldUpBy(reason).includes('preparer')) return undefined
  const resumed = monthOf(facts, actsAgain, filed)
  return resumed && { day: resumed.day, what: `what had stood in the way ended in ${resumed.name}`, isMonth: true }
}

/** The day or the month on which it came out that a preparer had filed nothing. */
function whenNothingWasFiled(
  pen: Pen,
  facts: readonly CaseFact[],
  pick: (sign: RegExp) => readonly IsoDate[],
  filed: IsoDate | undefined,
): Start | undefined {
  const what = `${clientWords(pen).subject} learned that nothing had been filed`
  const [known] = pick(learnedNothingFiled)
  const [month] = facts
    .flatMap(({ statement }) => sentencesOf(statement))
    .filter((sentence) => learnedNothingFiled.test(sentence))
    .flatMap((sentence) => findDays(sentence))
    .filter(({ from, to }) => from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && (filed ?? '') > to)
  if (known !== undefined) return { day: known, what }
  const inMonth = month && formatLongDate(month.from).replace(' 1,', '')
  return (
    month && { day: month.from, what: what.replace(' learned that ', ` learned in ${inMonth} that `), isMonth: true }
  )
}

/** The first day on which the client had word of the change. */
function firstWord(pen: Pen, pick: (sign: RegExp) => readonly IsoDate[]): Start | undefined {
  const [heard] = pick(learned)
  const [came] = pick(wordCame)
  if (heard !== undefined && (came === undefined || heard <= came))
    return { day: heard, what: `${clientWords(pen).subject} learned of it` }
  return came === undefined ? undefined : { day: came, what: 'word of it came' }
}

/** The first month, before the filing, that a sentence with such words gives without a day. */
function monthOf(
  facts: readonly CaseFact[],
  sign: RegExp,
  filed: IsoDate | undefined,
): { readonly day: IsoDate; readonly name: string } | undefined {
  const months = facts.flatMap(({ statement, date }) =>
    sentencesOf(statement).flatMap((sentence) => {
      if (!sign.test(sentence)) return []
      const days = findDays(sentence).filter(({ from, to }) => from.slice(0, 7) === to.slice(0, 7) && from !== to)
      // `My cousin called in February`: the year is that of the account.
      return days.length > 0 ? days.map(({ from }) => from) : date?.from.length === 7 ? [`${date.from}-01`] : []
    }),
  )
  const [first] = months.filter((day) => filed === undefined || day < filed).toSorted()
  return first === undefined ? undefined : { day: first, name: formatLongDate(first).replace(' 1,', '') }
}

/** The day on which what had held the filing up ended; of what had not ended the last event that the papers tell. */
function endOfPeriod(
  pen: Pen,
  type: string | undefined,
  pick: (sign: RegExp) => readonly IsoDate[],
  filed: IsoDate | undefined,
): { readonly day: IsoDate; readonly what: string } | undefined {
  const isOpen = isStatusOpen(pen)
  const end = type?.includes('extraordinary') && !isOpen ? pick(ended).at(-1) : undefined
  const eighteen = cameOfAge(pen.frame)
  if (eighteen !== undefined && eighteen < (filed ?? '') && eighteen > (end ?? ''))
    return { day: eighteen, what: `${clientWords(pen).subject} came of age` }
  if (end !== undefined)
    return { day: end, what: isStatusAlone(pen) ? 'lawful status ended' : 'what had stood in the way ended' }
  const last = isOpen || type?.includes('changed') ? lastEvent(pen, filed) : undefined
  return last === undefined ? undefined : { day: last, what: 'the last of these events' }
}

/** `then TPS from October 2023 to the present`: a lawful status that lasted beyond the filing. */
export function isStatusOpen({ frame }: Pen): boolean {
  const filed = frame.timing.filed ?? filedAsTold(frame.answers)
  return sentencesOf(textOf(frame.answers, 'missed_filing_deadline_reason') ?? '').some(
    (sentence) =>
      /\b(?:TPS|temporary protected|status|[BFHJLMOPR]-\d|OPT|parole)\b/i.test(sentence) &&
      (lastsBeyond(sentence, filed) ||
        /\b(?:(?:to|until|through) (?:the )?(?:present|now|today|date)|still (?:valid|held|in)|has not (?:ended|expired))\b/i.test(
          sentence,
        )),
  )
}

/** `OPT until June 30, 2026`, of an application that was filed before that day. */
function lastsBeyond(sentence: string, filed: IsoDate | undefined): boolean {
  const until = /\b(?:until|through|thru|valid to|expires?(?: on)?)\b/i.exec(sentence)
  const [end] = until === null ? [] : findDays(sentence.slice(until.index))
  return filed !== undefined && end !== undefined && end.from >= filed
}

const isStatusAlone = ({ frame }: Pen): boolean => {
  const kinds = heldUpBy(textOf(frame.answers, 'missed_filing_deadline_reason'))
  return kinds.includes('status') && kinds.length === 1
}

const ofStatus = /\b(?:status|student|OPT|F-1|H-1B|TPS|parole|graduated|extended|visa)\b/

const isStepToCounsel = (fact: CaseFact): boolean =>
  /\b(?:lawyers?|attorneys?|counsel|notario|legal aid)\b/iu.test(fact.statement) && !tellsOfAct(fact)

/** Of a change within half a year before the filing the last day that the section tells. */
function lastEvent(pen: Pen, filed: IsoDate | undefined): IsoDate | undefined {
  if (filed === undefined) return undefined
  return (
    (pen.arrangement.get('S21') ?? [])
      // That counsel was found is a step towards the filing, and no change.
      .filter((fact) => !isArrival(fact) && !ofStatus.test(fact.statement) && !isStepToCounsel(fact))
      .flatMap((fact) => dayOf(fact) ?? [])
      .filter((day) => day < filed && daysBetween(day, filed) <= 183)
      .toSorted()
      .at(-1)
  )
}
