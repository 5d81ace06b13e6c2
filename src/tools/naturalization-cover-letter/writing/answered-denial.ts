import type { SourceText } from '#domain/drafting/tool.ts'
import { isPeriodComplete, type NaturalizationCase } from '../case.ts'
import { enclosedPapers } from '../case/enclosed-papers.ts'
import { exhibitOf } from './paper-cites.ts'

const notSent = /\b(?:did not|didn[’']t|failed to|have not) (?:submit|provide|send|bring|produce|respond)\p{Ll}*/u
const ofCourt = /\b(?:dispositions?|court (?:records?|documents?)|certified (?:records?|copy|copies))\b/u
const tooEarly =
  /\bbefore you (?:had been|were|have been) a (?:lawful )?permanent resident for\b|\bfiled (?:too early|prematurely|before you were eligible)\b/u
const day =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/gu

/** What an earlier denial found wanting and this filing has: the court’s record of the same day, or the years that were not complete. */
export function answeredDenial(application: NaturalizationCase, denials: readonly SourceText[]): string[] {
  const text = denials.map((one) => one.text).join('\n')
  const days = text.match(day) ?? []
  const record = notSent.test(text) && ofCourt.test(text) ? recordOf(application, days) : undefined
  return [
    ...(record === undefined
      ? []
      : [
          `The record of the court that was wanting then is enclosed now${exhibitOf(application, record, 'ARREST_RECORDS')}.`,
        ]),
    ...(tooEarly.test(text) && isPeriodComplete(application)
      ? ['The years of permanent residence that were wanting then are complete now.']
      : []),
  ]
}

/** A court’s paper with a day that the denial names. */
const recordOf = (application: NaturalizationCase, days: readonly string[]): string | undefined =>
  enclosedPapers(application, 'ARREST_RECORDS').find((title) => {
    const text = application.input.sources.find((one) => one.title === title)?.text ?? ''
    return days.some((one) => text.includes(one))
  })
