import { factsFor, passagesOf, exhibitTokens } from '#domain/case-map/read-map.ts'
import { daysBetween, formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { counted, countInWords, listInWords, withThousands } from '#domain/prose/words.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { argues } from '../../case.ts'
import { namesProtectedStatus } from '../../checks/border-and-policies.ts'
import { datesContradictAnswer, oneYearDeadline as lastTimelyDay } from '../../case/deadline.ts'
import { exceptionType, heldUpBy } from '../../case/late-filing.ts'
import { arrivalAsTold, filedAsTold } from '../../case/told-dates.ts'
import { act, regulation } from '../wording.ts'
import { meetAdverse } from '../adverse.ts'
import { completedNote } from '../answer-notes.ts'
import { isArrival, isStatusOpen, reasonInPapers, startOfPeriod } from '../period-to-filing.ts'
import { clientWords, partOfBrief, type Pen, toldBy } from '../pen.ts'
import { SectionText } from '../section-text.ts'
import { dayOf } from '../../map/signs.ts'

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

/** `F-1 status kept to December 2024` begins with nobody and no article. */
const isOfSomebody = /^(?:\{|(?:The|An?|His|Her|Their|He|She|On|In|After|When|Because|It|There|Mr|Ms)\b)/u

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
  // Beside what the papers tell a note of the answer adds nothing that reads as a sentence.
  const isOfPaper = ({ sources }: (typeof facts)[number]) => sources.some(({ type: from }) => from === 'passage')
  const hasPaper = facts.some(isOfPaper)
  text.tell(facts.filter((fact) => !hasPaper || isOfPaper(fact) || isOfSomebody.test(completedNote(fact).wording)))
  if (!facts.some(({ sources }) => sources.some(({ type }) => type === 'passage'))) eventsOfReason(text, pen)
  if (namesProtectedStatus(frame) && !isStatusOpen(pen)) text.gap('DATE TPS ENDED')
  if (type?.includes('changed')) text.say(material(pen))
  if (type?.includes('extraordinary'))
    text
      .law(...listedCircumstances(pen))
      .say(
        `What {applicant.subj} relies on is directly related to the delay and was not of ${clientWords(pen).possessive} making.`,
      )
}

/** Where another part tells what the reason rests on, the part is named with its pages. */
function eventsOfReason(text: SectionText, pen: Pen): void {
  const events = reasonInPapers(pen)
  const sections = [...new Set(events.flatMap(({ id }) => sectionTelling(pen, id) ?? []))]
  const where = listInWords(
    sections.flatMap((section) => (section === 'S15' ? ['the Statement of Facts'] : (partOfBrief(pen, section) ?? []))),
  )
  if (where === '') return
  text.rests(
    `The events on which this rests are told in ${where}.`,
    exhibitTokens(
      pen.map,
      events.flatMap((fact) => passagesOf(pen.map, fact)),
    ),
  )
}

const sectionTelling = ({ arrangement }: Pen, id: string): string | undefined =>
  [...arrangement].find(([, facts]) => facts.some((fact) => fact.id === id))?.[0]

/** What the regulation says of the kinds that the reason tells; of none of them that its list is open. */
function listedCircumstances({ frame }: Pen): string[] {
  const kinds = heldUpBy(textOf(frame.answers, 'missed_filing_deadline_reason'))
  const cited = regulation(frame, 'cfr4a5', '4(a)(5)')
  const listed = [
    ...(kinds.includes('illness') ? ['serious illness, the effects of past harm included,'] : []),
    ...(kinds.includes('status') ? ['lawful status kept until a reasonable period before the filing'] : []),
  ]
  const [first] = listed
  return [
    ...(first === undefined
      ? [`The circumstances that the regulation lists are examples. ${cited}.`]
      : [
          `${first.charAt(0).toUpperCase()}${listed.join(' and ').slice(1)} ${listed.length > 1 ? 'are' : 'is'} among the circumstances that the regulation lists. ${cited}.`,
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
