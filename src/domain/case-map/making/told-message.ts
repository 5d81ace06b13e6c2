import { kindOf } from '../reading/classify.ts'
import { type Message, messageAsSentence } from '../reading/messages.ts'
import { nameTokens } from '../reading/name-persons.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { type Found, type Frame, passageOf, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'

/** A message is told with who wrote it and when, in its own words. */
export function toldMessage(message: Message, printed: string, paragraph: Paragraph, frame: Frame): Found {
  const start = printed.indexOf(message.line)
  const passage = passageOf(frame, paragraph, { start, end: start + message.line.length })
  const fact = makeFact({
    key: message.line,
    wording: nameTokens(messageAsSentence(message), frame.voice.aliases),
    persons: frame.persons,
    kind: kindOf({ words: message.words, sort: frame.sort, among: frame.kinds }),
    state: 'proposed',
    amounts: countedLater,
    sources: [{ type: 'passage', passage: passage.id }],
    words: message.line,
    ...(message.day !== undefined && { date: { from: message.day } }),
  })
  return { passage, made: toMade(fact, paragraph, frame) }
}
