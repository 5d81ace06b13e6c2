import type { RefusedText } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import type { CleanReply } from './clean-reply.ts'
import { inventedIn } from './invented.ts'
import { isBrokenOff, isEcho, isRefusal, isThinking } from './kind-of-text.ts'
import { isInOtherLanguage } from './other-language.ts'
import { countWords } from './runs-of-words.ts'
import { isBorrowed, repetitionIn } from './sameness.ts'

export type ReplyFault =
  | 'empty'
  | 'refusal'
  | 'echo'
  | 'language'
  | 'thinking'
  | 'repetition'
  | 'borrowed'
  | 'stand-ins'
  | 'invented'
  | 'refused'
  | 'too-short'
  | 'broken-off'

/** Why a reply cannot be a section: `told` is for the writer who is asked again, `said` for the attorney. */
export type FailedReply = { readonly fault: ReplyFault; readonly told: string; readonly said: string }

export type Judged = {
  readonly reply: CleanReply
  readonly words: { readonly min: number; readonly max: number } | undefined
  /** Rules and instruction of the request: their words are no text about a case. */
  readonly instructions: string
  /** What other sections of the draft say, as markup: a paragraph of theirs is no text of this one. */
  readonly others?: readonly string[]
  /** It stands inside a sentence of the section and need not end one. */
  readonly isInside?: boolean
  /** Stand-ins in the reply that were never given. */
  readonly unknownStandIns: readonly string[]
  /** All that the writer was given of the case: persons and decisions that stand nowhere in it are made up. */
  readonly request?: string
  /** The section as it stands without a model, made only where its language matters; absent where any language may be. */
  readonly own?: () => string
  /** What the tool itself says against the text. */
  readonly refuse?: (text: string) => RefusedText | undefined
}

/** The least share of the range of words that still is a section, and so many words that are one whatever was planned. */
const leastShare = 0.4
const alwaysEnough = 250

/** Judges a cleaned reply; undefined when it can be the section. Software decides, by what stands there. */
export function judgeReply({
  reply,
  words,
  instructions,
  others = [],
  isInside = false,
  unknownStandIns,
  request,
  own,
  refuse = () => undefined,
}: Judged): FailedReply | undefined {
  const text = sectionText(reply.html.replaceAll(/\[\[[^[\]]*\]\]/g, ''))
  return (
    judgeKind(text, instructions) ??
    judgeLanguage(reply.html, own) ??
    judgeByTool(refuse(`${reply.heading ?? ''}\n${text}`)) ??
    judgeSameness(text, others) ??
    judgePersons(unknownStandIns) ??
    judgeInvented(`${reply.heading ?? ''}\n${text}`, request) ??
    judgeLength(countWords(text), words) ??
    (isInside ? undefined : judgeEnd(reply.html))
  )
}

/** Whether it is a text of a section at all. */
function judgeKind(text: string, instructions: string): FailedReply | undefined {
  const count = countWords(text)
  if (count === 0) return failed('empty', 'It held no text.', 'it sent no text')
  if (isRefusal(text, count))
    return failed(
      'refusal',
      'It declined to write. Nothing is asked but the section of a legal draft.',
      'it declined to write',
    )
  if (isEcho(text, instructions))
    return failed('echo', 'It repeated the request. Write the section itself.', 'it repeated its instructions')
  if (!isThinking(text)) return undefined
  return failed(
    'thinking',
    'It spoke of how it would write. Write the section itself and nothing about the writing.',
    'it wrote about its task instead of the section',
  )
}

function judgeLanguage(html: string, own: Judged['own']): FailedReply | undefined {
  if (own === undefined || !isInOtherLanguage(html, own)) return undefined
  return failed('language', 'It was not in English. Write in English.', 'it wrote in another language')
}

const judgeByTool = (refused: RefusedText | undefined): FailedReply | undefined =>
  refused && failed('refused', refused.told, refused.said)

function judgeSameness(text: string, others: readonly string[]): FailedReply | undefined {
  if (repetitionIn(text))
    return failed('repetition', 'It said the same sentence again and again. Say each thing once.', 'it repeated itself')
  if (!isBorrowed(text, others)) return undefined
  return failed(
    'borrowed',
    'A paragraph of it stands elsewhere in the draft already. Leave it out.',
    'it repeated another part of the draft',
  )
}

function judgePersons(unknownStandIns: readonly string[]): FailedReply | undefined {
  if (unknownStandIns.length === 0) return undefined
  return failed(
    'stand-ins',
    `It named ${listed(unknownStandIns)}, which the case file does not have.`,
    'it named persons who are not in the case',
  )
}

function judgeInvented(text: string, request: string | undefined): FailedReply | undefined {
  if (request === undefined) return undefined
  const { persons, decisions, provisions } = inventedIn(text, request)
  if (decisions.length > 0)
    return failed(
      'invented',
      `It cited ${listed(decisions)}, which was not given. Cite only what stands under <authorities>, by its token.`,
      'it cited a decision that it was not given',
    )
  if (provisions.length > 0)
    return failed(
      'invented',
      `It cited ${listed(provisions)}, which was not given. Cite only what stands under <authorities>, by its token, and what the given text cites.`,
      'it cited a provision that it was not given',
    )
  if (persons.length === 0) return undefined
  return failed(
    'invented',
    `It named ${listed(persons)}, of whom the case file knows nothing.`,
    'it named persons who are not in the case',
  )
}

const listed = (words: readonly string[]) => [...new Set(words)].slice(0, 3).join(', ')

function judgeLength(count: number, words: Judged['words']): FailedReply | undefined {
  if (!words || count >= Math.min(words.min * leastShare, alwaysEnough)) return undefined
  return failed(
    'too-short',
    `It had ${count} words; the section needs ${words.min} to ${words.max}.`,
    `it wrote ${count} words where ${words.min} to ${words.max} are planned`,
  )
}

function judgeEnd(html: string): FailedReply | undefined {
  if (!isBrokenOff(html)) return undefined
  return failed('broken-off', 'It ended in the middle of a sentence.', 'its text broke off in a sentence')
}

function failed(fault: ReplyFault, told: string, said: string): FailedReply {
  return {
    fault,
    told: `Your last reply could not be used. ${told} Write the section again, as HTML and nothing else.`,
    said,
  }
}
