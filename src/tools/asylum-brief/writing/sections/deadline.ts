import { factsFor, passagesOf, exhibitTokens } from '#domain/case-map/read-map.ts'
import { daysBetween, formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { counted, countInWords, withThousands } from '#domain/prose/words.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { argues } from '../../case.ts'
import { datesContradictAnswer, oneYearDeadline as lastTimelyDay } from '../../case/deadline.ts'
import { arrivalAsTold, filedAsTold } from '../../case/told-dates.ts'
import { act, regulation } from '../wording.ts'
import { meetAdverse } from '../adverse.ts'
import { isArrival, isStatusOpen, startOfPeriod } from '../period-to-filing.ts'
import { type Pen, toldBy } from '../pen.ts'
import { SectionText } from '../section-text.ts'
import { dayOf } from '../../map/signs.ts'
import { tellException } from './late-exception.ts'

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
  tellException(text, pen, dates)
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

/** `40 days after she learned of it on May 2, 2025`; `at most` where of that day only the month is told. */
function periodInWords(days: number, { what, day, isMonth }: NonNullable<ReturnType<typeof startOfPeriod>>): string {
  const length = days > 1 ? `${withThousands(days)} days` : counted(days, 'day')
  if (isMonth) return `at most ${length} after ${what}`
  const date = formatLongDate(day)
  return what.includes(' that ') ? `${length} after ${date}, when ${what}` : `${length} after ${what} on ${date}`
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
    text.say(`The filing came ${periodInWords(days, start)}.`)
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
