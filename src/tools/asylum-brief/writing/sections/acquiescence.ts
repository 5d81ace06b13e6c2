import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, factsFor } from '#domain/case-map/read-map.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { listInWords } from '#domain/prose/words.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { meetAdverse } from '../adverse.ts'
import { circuitLaw } from '../circuit.ts'
import { officialResponse } from '../official-response.ts'
import { partOfBrief, type Pen } from '../pen.ts'
import { pinsOf } from '../pins.ts'
import { whereTold } from '../referring.ts'
import type { SectionText } from '../section-text.ts'
import { dayOf, isCountry } from '../../map/signs.ts'
import { wordsOnStandingBy } from '../words-on-office.ts'

/** Awareness, the duty and its breach, each with the facts that show it or the point that is open. */
export function acquiescence(text: SectionText, pen: Pen, facts: readonly CaseFact[]): void {
  const { frame } = pen
  text.law(
    `Acquiescence means that, before the torture, an official is aware of it and then breaches a legal duty to intervene. ${cite('cfr18a7')}.`,
    circuitLaw(pen, 'S61'),
    `The ${frame.role} acknowledges that more is required than a showing that the state is unable or unwilling to protect. ${cite('oarg')}.`,
  )
  if (facts.length > 0) text.paragraph('What officials knew, and what they did').tell(facts)
  const { knew, failed, counted } = officialResponse(pen)
  awareness(text, pen, knew)
  presence(text, pen)
  breach(text, pen, { failed, counted, knew })
  meetAdverse(text, pen, 'What may be said against it', 'It does not answer the point:')
}

function awareness(text: SectionText, pen: Pen, knew: readonly CaseFact[]): void {
  const days = daysOfReport(pen)
  text.paragraph('Awareness')
  if (days.length > 0)
    text.rests(
      `From ${listInWords(days.map(formatLongDate))}, on, officials knew what had been done.`,
      pinsOf(pen, knew.slice(0, 4)),
    )
  else if (knew.length > 0) {
    const exhibits = pinsOf(pen, knew.slice(0, 4))
    const where = whereTold(pen, knew, 'S61')
    if (exhibits.length > 0) text.rests('Officials know what is done, by these facts of the record.', exhibits)
    else if (where !== undefined) text.say(`What officials know of it is set out in ${where}.`)
    else text.gap('WHICH OFFICIAL KNEW, AND HOW')
  } else openPoint(text, pen)
  if (knew.length > 0)
    text.say(
      'Whoever is told of one such act, and leaves those who did it at large, is aware of the next before it comes.',
    )
}

/** Who stood by while it was done needed no report. */
function presence(text: SectionText, pen: Pen): void {
  const there = wordsOnStandingBy(pen)
  if (there.length === 0) return
  const part = there.every(({ words }) => pen.argued.has(words)) ? partOfBrief(pen, 'S26') : undefined
  text.rests(
    `Nor was it a matter of reports alone: by the account ${part === undefined ? '' : `that ${part} quotes `}those in office were on the spot while it was done, and it was done all the same.`,
    exhibitTokens(
      pen.map,
      there.map(({ passage }) => passage),
    ),
  )
}

type Shown = ReturnType<typeof officialResponse>

function breach(text: SectionText, pen: Pen, { failed, counted, knew }: Shown): void {
  if (failed.length + counted.length === 0) {
    const where = whereTold(
      pen,
      factsFor(pen.map, 'government').filter(({ id }) => !/^S(?:21|22|29|31|32)$/u.test(pen.told.get(id) ?? 'S31')),
      'S61',
    )
    if (where)
      text.paragraph('The duty and its breach').say(`What officials did with what they knew is set out in ${where}.`)
    else if (knew.length > 0) text.paragraph('The duty and its breach').gap('WHAT THE OFFICIALS DID OR FAILED TO DO')
    return
  }
  text.paragraph('The duty and its breach')
  if (failed.length > 0)
    text.rests(
      textOf(pen.frame.answers, 'client_reported') === 'yes'
        ? 'Their office obliged them to take the complaint up and to protect the one who brought it, and they did neither.'
        : 'Their office obliged them to step in, and they did not.',
      pinsOf(pen, failed.slice(0, 4)),
    )
  if (counted.length > 0)
    text.rests(
      failed.length > 0
        ? 'It was no failing of one officer, as the figures of the reports show.'
        : 'How such complaints are met, the reports show by their figures.',
      pinsOf(pen, counted.slice(0, 3)),
    )
  text.say(
    failed.length > 0
      ? 'To know and to turn away is to acquiesce; it is more than to be unable to help.'
      : 'Officials who know and leave their duty undone acquiesce.',
  )
}

/** The answer on reports gives its days, also where the papers tell of them. */
const answersReport = ({ sources }: CaseFact): boolean =>
  sources.some((source) => source.type === 'answer' && source.question === 'yes_client_reported_details')

const toAuthorities =
  /\b(?:police|prosecutor|station|gendarme\w*|thana|DPI|court|authorit\w+|fiscal[ií]a|complaint|militia|ministry)\b/iu

function daysOfReport({ frame, map, told }: Pen): string[] {
  if (textOf(frame.answers, 'client_reported') !== 'yes') return []
  const reports = map.facts.filter(
    (fact) =>
      fact.persons.includes('applicant') &&
      /\b(?:reported|told|went to|complain\w*|filed|called)\b/i.test(fact.statement) &&
      !fact.negated &&
      !isCountry(fact) &&
      (/^S(?:15|26)$/u.test(told.get(fact.id) ?? '') || answersReport(fact)) &&
      toAuthorities.test(fact.statement) &&
      (fact.date?.from ?? '') < (frame.timing.lastArrival ?? '9999'),
  )
  return [...new Set(reports.flatMap((fact) => dayOf(fact) ?? []))].toSorted().slice(0, 3)
}

/** Nobody is shown to have known: where officials took part themselves nothing turns on it, else the attorney has to say who. */
function openPoint(text: SectionText, pen: Pen): void {
  const { frame } = pen
  const part = partOfBrief(pen, 'S26')
  if (frame.persecutor.type === 'mixed' && frame.pastHarm)
    text.say(
      `Persons in office are among those who did the harm${part === undefined ? '' : `, as ${part} sets out`}; so far as they act themselves, nothing turns on what other officials knew.`,
    )
  else text.law(`That is met because ${gap('WHICH OFFICIAL KNEW, HOW; THE DUTY; THE FAILURE')}.`)
}
