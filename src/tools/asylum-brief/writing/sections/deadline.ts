import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsFor, passagesOf, exhibitTokens } from '#domain/case-map/read-map.ts'
import { findDays } from '#domain/language/find-days.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { daysBetween, formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { counted, countInWords, withThousands } from '#domain/prose/words.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { argues } from '../../case.ts'
import { namesProtectedStatus } from '../../checks/border-and-policies.ts'
import { datesContradictAnswer, oneYearDeadline as lastTimelyDay } from '../../case/deadline.ts'
import { exceptionType, heldUpBy } from '../../case/late-filing.ts'
import { arrivalAsTold, filedAsTold } from '../../case/told-dates.ts'
import { act, regulation } from '../wording.ts'
import { meetAdverse } from '../adverse.ts'
import { clientWords, partOfBrief, type Pen, toldBy } from '../pen.ts'
import { SectionText } from '../section-text.ts'
import { dayOf } from '../signs.ts'

type Dates = {
  readonly arrived: IsoDate | undefined
  readonly filed: IsoDate | undefined
  readonly deadline: IsoDate | undefined
  /** The exhibits that show the arrival. */
  readonly exhibits: readonly string[]
}

/** S21 */
export function oneYearDeadline(pen: Pen): string {
  const { timing } = pen.frame
  const text = new SectionText(pen, 'S21').paragraph()
  if (timing.answeredTimely === false) late(text, pen)
  else timely(text, pen)
  return text.html()
}

/** From the dates given, else from the answers and documents that tell them. */
function datesOf({ frame, map }: Pen): Dates {
  const { timing, answers } = frame
  const entries = factsFor(map, 'deadline').filter(isArrival)
  const told =
    timing.lastArrival ??
    arrivalAsTold(answers) ??
    entries
      .flatMap((fact) => dayOf(fact) ?? [])
      .toSorted()
      .at(-1)
  const shown = entries.filter((fact) => dayOf(fact) === told)
  return {
    arrived: told,
    filed: timing.filed ?? filedAsTold(answers),
    deadline: told === undefined ? undefined : lastTimelyDay(told),
    exhibits: exhibitTokens(
      map,
      shown.flatMap((fact) => passagesOf(map, fact)),
    ),
  }
}

const isArrival = (fact: CaseFact): boolean =>
  !fact.negated &&
  fact.persons.includes('applicant') &&
  /\b(?:arrived|landed|entered|admitted|came to the United States|crossed)\b/i.test(fact.statement)

const dateOrGap = (date: string | undefined, label: string) => (date === undefined ? gap(label) : formatLongDate(date))

function timely(text: SectionText, pen: Pen): void {
  const { frame } = pen
  const { arrived, filed, deadline, exhibits } = datesOf(pen)
  text.law(
    `An application must be filed within one year of the last arrival, and the filing in time must be shown by clear and convincing evidence. ${act('ina208a2b', '208(a)(2)(B)')}; ${regulation(frame, 'cfr4a2', '4(a)(2)')}.`,
  )
  const isWrong =
    datesContradictAnswer(frame.timing) || (filed !== undefined && deadline !== undefined && filed > deadline)
  text.law(
    `The ${frame.role} last arrived on ${dateOrGap(arrived, 'DATE OF LAST ARRIVAL')}, and Form I-589 was received on ${dateOrGap(filed, 'DATE I-589 RECEIVED')}${isWrong ? '' : `, on or before ${deadline === undefined ? 'the last day of that year' : formatLongDate(deadline)}`}.${exhibits.length > 0 ? ` ${exhibits.join('; ')}.` : ''}`,
  )
  text.law(
    isWrong
      ? `${gap('RECONCILE THESE DATES WITH THE ANSWER THAT THE FILING WAS WITHIN ONE YEAR')}.`
      : 'The application is timely.',
  )
  text.tell(toldBy(pen, 'S21').filter((fact) => !isArrival(fact)))
}

function late(text: SectionText, pen: Pen): void {
  const { frame } = pen
  const dates = datesOf(pen)
  text.law(
    `An application must be filed within one year of the last arrival, unless changed circumstances that materially affect eligibility, or extraordinary circumstances, excuse the delay. ${act('ina208a2b', '208(a)(2)(B)')}; ${act('ina208a2d', '208(a)(2)(D)')}.`,
    `The filing must follow within a reasonable period. ${regulation(frame, 'cfr4a4', '4(a)(4)-(5)')}.`,
  )
  text.paragraph()
  candor(text, pen, dates)
  text.paragraph()
  exception(text, pen, dates)
  text.paragraph()
  reasonablePeriod(text, pen, dates)
  meetAdverse(text, pen, 'What may be held against this', 'That does not undo the excuse:')
}

/** The dates, and that the filing was late. */
function candor(text: SectionText, pen: Pen, { arrived, filed, deadline, exhibits }: Dates): void {
  if (arrived !== undefined && deadline !== undefined)
    text.say(
      `{applicant.subj} last arrived on ${formatLongDate(arrived)}, so that the year ended on ${formatLongDate(deadline)}.`,
      exhibits,
    )
  else text.gap('DATE OF LAST ARRIVAL')
  if (filed === undefined) text.gap('DATE I-589 RECEIVED')
  else if (deadline === undefined) text.say(`Form I-589 was filed on ${formatLongDate(filed)}.`)
  else if (filed <= deadline) text.gap('RECONCILE THE DATES WITH THE ANSWER THAT THE FILING WAS LATE')
  else
    text.say(
      `Form I-589 was filed on ${formatLongDate(filed)}, ${counted(daysBetween(deadline, filed), 'day')} after that day.`,
    )
  text.say('{applicant.subj} does not dispute that it was late.')
}

function exception(text: SectionText, pen: Pen, { arrived, filed }: Dates): void {
  const { frame } = pen
  const type = exceptionType(textOf(frame.answers, 'missed_filing_deadline_reason'))
  if (type === undefined) text.gap('CHANGED / EXTRAORDINARY CIRCUMSTANCES')
  else text.say(`The delay is excused by ${type}.`)
  const facts = toldBy(pen, 'S21').filter((fact) => {
    const day = dayOf(fact)
    return (
      !(isArrival(fact) && day === arrived) &&
      !(
        filed !== undefined &&
        /\bI-589\b|\bfiled (?:on|with)\b/.test(fact.statement) &&
        day === filed &&
        !/\band\b/.test(fact.statement)
      )
    )
  })
  text.tell(facts)
  if (namesProtectedStatus(frame) && !isStatusOpen(pen)) text.gap('DATE TPS ENDED')
  if (type?.includes('changed')) text.say(material(pen))
  if (type?.includes('extraordinary'))
    text
      .law(...listedCircumstances(pen))
      .say(
        `What {applicant.subj} relies on is directly related to the delay and was not of ${clientWords(pen).possessive} making.`,
      )
}

/** What the regulation says of the kinds that the reason tells; of none of them that its list is open. */
function listedCircumstances({ frame }: Pen): string[] {
  const kinds = heldUpBy(textOf(frame.answers, 'missed_filing_deadline_reason'))
  const cited = regulation(frame, 'cfr4a5', '4(a)(5)')
  const listed = [
    ...(kinds.includes('illness') ? ['serious illness, the effects of past harm included'] : []),
    ...(kinds.includes('status') ? ['lawful status kept until a reasonable period before the filing'] : []),
  ]
  const [first] = listed
  return [
    ...(first === undefined
      ? [`The circumstances that the regulation lists are examples. ${cited}.`]
      : [
          `${first.charAt(0).toUpperCase()}${listed.join(', and ').slice(1)}, ${listed.length > 1 ? 'are' : 'is'} among the circumstances that the regulation lists. ${cited}.`,
        ]),
    ...(kinds.includes('preparer')
      ? [
          `Where counsel failed the applicant, the same provision asks for an account of what was agreed, notice to that counsel, and a complaint or the reason why there is none: ${gap('WHETHER THE PREPARER WAS COUNSEL OR HELD OUT AS SUCH, AND THESE THREE')}.`,
        ]
      : []),
  ]
}

/** Why the change matters: by what the argument then rests on. */
function material(pen: Pen): string {
  const part = partOfBrief(pen, 'S27')
  const ground = ['S24', 'S24p', 'S24s', 'S24r', 'S24l', 'S24n'].flatMap((id) => partOfBrief(pen, id) ?? [])[0]
  if (part && ground)
    return `The change is material, because the reason for the harm (${ground}) and the danger on return (${part}) both follow from it.`
  return part ? `The change is material, because the danger on return follows from it (${part}).` : ''
}

function reasonablePeriod(text: SectionText, pen: Pen, { filed }: Dates): void {
  const { frame } = pen
  const start = startOfPeriod(pen, filed)
  const isOpen = isStatusOpen(pen)
  const rule = `No fixed period applies; what is reasonable depends on the circumstances. <em>See</em> ${cite('tmh')}.`
  if (isOpen) text.say('The status that is told above had not ended when Form I-589 was filed.')
  if ((start === undefined || filed === undefined) && isOpen) text.law(rule)
  else if (start === undefined || filed === undefined) {
    text.law(rule).gap('WHEN THE CIRCUMSTANCES AROSE OR ENDED, AND EACH STEP UP TO THE FILING')
  } else {
    const days = daysBetween(start.day, filed)
    text.say(
      `The filing came ${days > 1 ? `${withThousands(days)} days` : counted(days, 'day')} after ${start.what} on ${formatLongDate(start.day)}.`,
    )
    text.law(rule)
    if (days < 123)
      text.say(
        `A period of ${days < 31 ? 'days' : `under ${['two', 'three', 'four', 'five'][Math.floor(days / 30.5) - 1] ?? 'five'} months`}, used as told above, is reasonable.`,
      )
    else if (days <= 183)
      text.say(`A period of ${countInWords(Math.round(days / 30.4))} months, used as told above, is reasonable.`)
    else text.gap('WHY THIS PERIOD WAS REASONABLE')
  }
  if (argues(frame, 'withholding') || argues(frame, 'torture'))
    text.law(
      `The deadline does not reach withholding of removal or protection under the Convention Against Torture. ${regulation(frame, 'cfr4a2', '4(a)')}.`,
    )
}

const learned =
  /\b(?:learned|heard|told (?:him|her|them|me|Mr|Ms)|called (?:him|her|them|me|Mr|Ms)|found out|was informed)\b/i
const wordCame = /\b(?:reached|by telephone)\b/i
const ended = /\b(?:until|ended|expired|lapsed|could not .{0,60} until)\b/i

/**
 * The first day on which the client had word of a change; where circumstances of the client held the filing up, the day on
 * which they ended.
 */
function startOfPeriod(
  pen: Pen,
  filed: IsoDate | undefined,
): { readonly day: IsoDate; readonly what: string } | undefined {
  // What a paper tells instead of the answer is told with the story, and its day counts here as well.
  const facts = [
    ...(pen.arrangement.get('S21') ?? []),
    ...pen.map.facts.filter(
      ({ toldIn, sources }) =>
        toldIn !== 'S21' &&
        sources.some((source) => source.type === 'answer' && source.question === 'missed_filing_deadline_reason'),
    ),
  ]
  const pick = (sign: RegExp) => {
    let last: IsoDate | undefined
    const found: IsoDate[] = []
    for (const sentence of facts.flatMap(({ statement }) => sentencesOf(statement))) {
      const days = findDays(sentence).flatMap(({ from, to }) => (from === to ? [from] : []))
      if (sign.test(sentence)) {
        // `He learned of it the same day`: the day of the sentence before.
        const said = days.length > 0 ? days : /\b(?:the same|that) day\b/i.test(sentence) && last ? [last] : []
        found.push(...said.filter((day) => filed === undefined || day < filed))
      }
      last = days.at(-1) ?? last
    }
    return found.toSorted()
  }
  const type = exceptionType(textOf(pen.frame.answers, 'missed_filing_deadline_reason'))
  if (type === undefined || type.includes('changed')) {
    const [heard] = pick(learned)
    const [came] = pick(wordCame)
    if (heard !== undefined && (came === undefined || heard <= came))
      return { day: heard, what: `${clientWords(pen).subject} learned of it` }
    if (came !== undefined) return { day: came, what: 'word of it came' }
  }
  const found = endOfPeriod(pen, type, pick, filed)
  if (found !== undefined || !heldUpBy(textOf(pen.frame.answers, 'missed_filing_deadline_reason')).includes('preparer'))
    return found
  const [known] = pick(learned)
  return known === undefined
    ? undefined
    : { day: known, what: `${clientWords(pen).subject} learned that nothing had been filed` }
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
  if (end !== undefined) return { day: end, what: 'what had stood in the way ended' }
  const last = isOpen || type?.includes('changed') ? lastEvent(pen, filed) : undefined
  return last === undefined ? undefined : { day: last, what: 'the last of these events' }
}

/** `then TPS from October 2023 to the present`: a lawful status that lasted beyond the filing. */
function isStatusOpen({ frame }: Pen): boolean {
  return sentencesOf(textOf(frame.answers, 'missed_filing_deadline_reason') ?? '').some(
    (sentence) =>
      /\b(?:TPS|temporary protected|status|[BFHJLMOPR]-\d|parole)\b/i.test(sentence) &&
      /\b(?:(?:to|until|through) (?:the )?(?:present|now|today|date)|still (?:valid|held|in)|has not (?:ended|expired))\b/i.test(
        sentence,
      ),
  )
}

/** Of a change within half a year before the filing the last day that the section tells. */
function lastEvent(pen: Pen, filed: IsoDate | undefined): IsoDate | undefined {
  if (filed === undefined) return undefined
  return (pen.arrangement.get('S21') ?? [])
    .filter((fact) => !isArrival(fact) && passagesOf(pen.map, fact).length > 0)
    .flatMap((fact) => dayOf(fact) ?? [])
    .filter((day) => day < filed && daysBetween(day, filed) <= 183)
    .toSorted()
    .at(-1)
}
