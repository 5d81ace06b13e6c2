import { topicOfQuestion } from './asked-topic.ts'
import type { LabelledEntry } from './labelled-entries.ts'

const pair = /(?<![\p{L}\d])Q(?:uestion)?[.:]? ?([^?\n]{2,120}\?)\s{0,3}A(?:nswer)?[.:] ?/gu

/**
 * An answer that was typed as questions with what was replied (`Q: Arrests? A: none. Q: Taxes? A: joint`): each question is the
 * label of its reply. Undefined where the answer does not begin so.
 */
export function askedEntries(text: string): LabelledEntry[] | undefined {
  const found = [...text.matchAll(pair)]
  if (found[0] === undefined || text.slice(0, found[0].index).trim() !== '') return undefined
  return found.flatMap(({ 0: mark, 1: question = '', index }, at) => {
    const from = index + mark.length
    const reply = text.slice(from, found[at + 1]?.index ?? text.length)
    const start = from + (reply.length - reply.trimStart().length)
    const end = from + reply.trimEnd().length
    if (start >= end) return []
    return [
      {
        label: question.replace(/(?<!\s)\s{0,5}\?$/u, ''),
        ...topicOfQuestion(question),
        from: index,
        start,
        end,
        isAsked: true,
      },
    ]
  })
}
