import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf, exhibitTokens } from '#domain/case-map/read-map.ts'
import { ageOn, formatLongDate, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { findDays } from '#domain/language/find-days.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { gap } from '#domain/section-content/write.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { namesProtectedStatus } from '../../checks/border-and-policies.ts'
import { cameOfAge, exceptionOf, heldUpBy } from '../../case/late-filing.ts'
import { act, regulation } from '../wording.ts'
import { completedNote } from '../answer-notes.ts'
import { pinsOf } from '../pins.ts'
import { isArrival, isStatusOpen, reasonInPapers } from '../period-to-filing.ts'
import { clientWords, partOfBrief, type Pen, toldBy } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import { dayOf } from '../../map/signs.ts'
import { daysAfter } from './since-arrival.ts'

/** `F-1 status kept to December 2024` begins with nobody and no article. */
const isOfSomebody = /^(?:\{|(?:The|An?|His|Her|Their|He|She|On|In|After|When|Because|It|There|Mr|Ms)\b)/u

/** What excuses the delay: the reason as it is told, what the law calls it, and why it matters. */
export function tellException(
  text: SectionText,
  pen: Pen,
  { arrived, filed }: { readonly arrived: IsoDate | undefined; readonly filed: IsoDate | undefined },
): void {
  const { frame } = pen
  const type = exceptionOf(frame)
  if (type !== undefined) text.say(`The delay is excused by ${type}.`)
  if (type?.includes('changed')) changeAsTold(text, pen, filed)
  ofAge(text, pen)
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
  const hasPaper = facts.some(isOfPaper)
  // Nor what they tell of the same day in words of their own.
  const isToldByPaper = (fact: CaseFact) => {
    const own = new Set(stemsOf(fact.statement))
    return facts.some(
      (other) =>
        isOfPaper(other) &&
        dayOf(other) !== undefined &&
        dayOf(other) === dayOf(fact) &&
        stemsOf(other.statement).filter((stem) => own.has(stem)).length >= 2,
    )
  }
  text.tell(
    facts.filter(
      (fact) =>
        !hasPaper || isOfPaper(fact) || (isOfSomebody.test(completedNote(fact).wording) && !isToldByPaper(fact)),
    ),
  )
  if (!facts.some(({ sources }) => sources.some(({ type }) => type === 'passage'))) eventsOfReason(text, pen)
  // What was told for a reason stands above; which of the two the law calls it is for counsel to say.
  if (type === undefined) text.gap('CHANGED OR EXTRAORDINARY CIRCUMSTANCES: WHICH OF THE TWO THIS REASON IS, AND WHY')
  if (namesProtectedStatus(frame) && !isStatusOpen(pen)) text.gap('DATE TPS ENDED')
  if (type?.includes('changed')) text.say(material(pen))
  if (type?.includes('extraordinary'))
    text
      .law(...listedCircumstances(pen))
      .say(
        `What {applicant.subj} relies on is directly related to the delay and was not of ${clientWords(pen).possessive} making.`,
      )
}

/** Who came here as a child: the age, the day of coming of age, and the exemption where the file speaks of it. */
function ofAge(text: SectionText, pen: Pen): void {
  const { frame } = pen
  const eighteen = cameOfAge(frame)
  const { lastArrival } = frame.timing
  const born = fieldText(frame.input.client.client, 'date_of_birth')
  if (eighteen === undefined || lastArrival === undefined || !isIsoDate(born)) return
  text.say(
    `{applicant.subj} was ${countInWords(ageOn(born, lastArrival))} years old on arrival, and came of age on ${formatLongDate(eighteen)}.`,
  )
  if (
    /\bunaccompanied\b/iu.test(
      ['procedural_history_details', 'missed_filing_deadline_reason']
        .map((name) => textOf(frame.answers, name) ?? '')
        .join(' '),
    )
  )
    text.law(
      `The one-year rule does not apply to an unaccompanied alien child. ${act('ina208a2e', '208(a)(2)(E)')}.`,
      `${gap('WHETHER THAT DESIGNATION STILL STOOD WHEN FORM I-589 WAS FILED')}.`,
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
    ...(cameOfAge(frame) === undefined ? [] : ['legal disability during the first year, such as that of a minor,']),
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

/**
 * What changed at home, as the answer dates it and the Statement of Facts tells it. Of an answer without a day only what is told
 * in words of its own counts: another event of those months is not what the answer means.
 */
function changeAsTold(text: SectionText, pen: Pen, filed: IsoDate | undefined): void {
  const { lastArrival } = pen.frame.timing
  if (lastArrival === undefined) return
  const days = daysOfChange(pen, lastArrival, filed)
  if (days.length > 0) {
    const told = pen.map.facts.filter(
      (fact) => pen.told.get(fact.id) === 'S15' && days.includes(dayOf(fact) ?? '') && isOfPaper(fact),
    )
    const on = [...new Set(told.flatMap((fact) => dayOf(fact) ?? []))]
      .toSorted()
      .map((day) => `on ${formatLongDate(day)}`)
    if (on.length > 0) text.rests(sayChanged(listInWords(on)), pinsOf(pen, told))
    return
  }
  const own = new Set(reasonInPapers(pen).map(({ id }) => id))
  const when = daysAfter(pen, lastArrival, filed, ({ id }) => own.has(id))
  if (when !== undefined)
    text.rests(
      sayChanged(when.inWords),
      exhibitTokens(
        pen.map,
        when.facts.flatMap((fact) => passagesOf(pen.map, fact)),
      ),
    )
}

const isOfPaper = ({ sources }: CaseFact): boolean => sources.some(({ type }) => type === 'passage')

const sayChanged = (when: string): string =>
  `What changed is what happened ${when}, after {applicant.his} arrival: the Statement of Facts tells it.`

/** The days behind the arrival that the answer gives in sentences on what happened, and not on a status, an illness or the filing. */
function daysOfChange({ frame }: Pen, lastArrival: IsoDate, filed: IsoDate | undefined): IsoDate[] {
  return sentencesOf(textOf(frame.answers, 'missed_filing_deadline_reason') ?? '')
    .filter((sentence) => heldUpBy(sentence).length === 0)
    .flatMap((sentence) => findDays(sentence))
    .flatMap(({ from, to }) =>
      from === to && from > lastArrival && (filed === undefined || from < filed) ? [from] : [],
    )
}

/** Why the change matters: by what the argument then rests on. */
function material(pen: Pen): string {
  const part = partOfBrief(pen, 'S27')
  const ground = ['S24', 'S24p', 'S24s', 'S24r', 'S24l', 'S24n'].flatMap((id) => partOfBrief(pen, id) ?? [])[0]
  if (part && ground)
    return `The change is material, because the reason for the harm (${ground}) and the danger on return (${part}) both follow from it.`
  return part ? `The change is material, because the danger on return follows from it (${part}).` : ''
}
