import type { IsoDate } from '#domain/dates/calendar.ts'
import { findDays } from '#domain/language/find-days.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'

/** Where free text tells of the filing, in the order of trust. */
const filingFields = ['procedural_history_details', 'missed_filing_deadline_reason']
const arrivalFields = ['missed_filing_deadline_reason', 'procedural_history_details']

/** The first date after `I-589` in the procedural history, else in the reason for the late filing (C21). */
export function filedAsTold(answers: Answers): IsoDate | undefined {
  for (const name of filingFields) {
    const text = textOf(answers, name) ?? ''
    const at = text.indexOf('I-589')
    const [first] = at === -1 ? [] : findDays(text.slice(at))
    if (first) return first.to
  }
  return undefined
}

const arrival =
  /\b(?:arrived|entered|landed|was admitted|were admitted|came to the United States)\b(?! (?:at|in) (?:the )?(?:police|hospital|office|court))/i

/** The date of the last arrival where a sentence of these answers tells it with its day. */
export function arrivalAsTold(answers: Answers): IsoDate | undefined {
  for (const name of arrivalFields) {
    for (const sentence of (textOf(answers, name) ?? '').split(/(?<=[.!?])\s+/)) {
      const at = arrival.exec(sentence)?.index
      if (at === undefined || /\b(?:not|never)\b/i.test(sentence.slice(Math.max(0, at - 12), at))) continue
      const day = findDays(sentence.slice(at)).find(({ from, to }) => from === to)
      if (day) return day.from
    }
  }
  return undefined
}
