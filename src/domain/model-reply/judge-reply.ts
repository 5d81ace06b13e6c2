import { sectionText } from '#domain/legal-document/from-section.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { withoutQuotations } from '#domain/prose/guard.ts'
import type { CleanReply } from './clean-reply.ts'
import { inventedIn } from './invented.ts'

export type ReplyFault =
  | 'empty'
  | 'refusal'
  | 'echo'
  | 'thinking'
  | 'repetition'
  | 'borrowed'
  | 'stand-ins'
  | 'invented'
  | 'too-short'
  | 'broken-off'

/** Why a reply cannot be a section: `told` is for the writer who is asked again, `said` for the attorney. */
export type FailedReply = { readonly fault: ReplyFault; readonly told: string; readonly said: string }

type Judged = {
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
}: Judged): FailedReply | undefined {
  const text = sectionText(reply.html.replaceAll(/\[\[[^[\]]*\]\]/g, ''))
  return (
    judgeKind(text, instructions) ??
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
  const { persons, decisions } = inventedIn(text, request)
  if (decisions.length > 0)
    return failed(
      'invented',
      `It cited ${listed(decisions)}, which was not given. Cite only what stands under <authorities>, by its token.`,
      'it cited a decision that it was not given',
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

const refusal =
  /\b(?:I(?:['’]m| am) (?:sorry|unable|not able)|I (?:can(?:not|['’]t)|won['’]t|am unable to) (?:help|assist|write|draft|comply|fulfil|provide|create|produce|continue|do that|generate)|as an? (?:AI|language model|artificial)|I must (?:decline|refuse)|(?:unable|not able) to (?:assist|help|comply|fulfil) with (?:this|that|your)|against my (?:guidelines|policy|programming))\b/i

/** A refusal stands at the beginning, or is most of a short text; a client who says "I cannot help" in a long one is none. */
function isRefusal(text: string, count: number): boolean {
  const found = refusal.exec(text)
  if (!found) return false
  return count <= 120 || (found.index < 120 && !/[“"]/.test(text.slice(0, found.index)))
}

const marks =
  /&lt;\/?(?:case_file|section|instruction|tell_in_full|must_meet|given)\b|<\/?(?:case_file|instruction|tell_in_full)\b|\b(?:tell_in_full|must_meet|may_refer_to|case_file)\b/

/** Long runs of the instructions' own words. */
function isEcho(text: string, instructions: string): boolean {
  if (marks.test(text)) return true
  const known = new Set(runsOf(instructions))
  const own = runsOf(text)
  const repeated = own.filter((run) => known.has(run)).length
  return repeated >= 12 && repeated > own.length * 0.1
}

const ofTheTask =
  /\b(?:let me (?:write|draft|think|plan|make sure|start by|begin by)\b|(?:I|we)(?:['’]ll| (?:need|have|should|must|want|will|am going))\b[^.]{0,50}\b(?:this|the) (?:section|word range|range of words|word limit|instructions?|html)\b|the user (?:asks|asked|wants|is asking|needs me)\b|(?:the|these|those) instructions? (?:say|ask|require|want|tell|forbid)s?\b|the (?:prompt|case file) (?:says|asks|gives|does not)\b)/i

/** Thought without a mark around it: words about the task, outside quotations. A case has none of them. */
function isThinking(text: string): boolean {
  return ofTheTask.test(withoutQuotations(text))
}

/** The last paragraph has no end. Items of a list, cells and a closing line (`Respectfully submitted,`) need none. */
function isBrokenOff(html: string): boolean {
  const last = html.slice(Math.max(0, html.lastIndexOf('<p'))).trimEnd()
  if (!/^<p\b/i.test(last) || /<(?:ul|ol|li|table|blockquote|h\d)\b/i.test(last)) return false
  const end = last.toLowerCase().lastIndexOf('</p')
  const open = (end < 0 ? last : last.slice(0, end)).trimEnd()
  if (open.endsWith(']]')) return false
  const text = sectionText(`${open.replaceAll(/\[\[[^[\]]*\]\]/g, '')}</p>`).trim()
  return countWords(text) >= 6 && !/[.!?:;…)\]”"’']$/.test(text)
}

/** A sentence that stands so often, or repeated sentences that make up so much of a text, are no section. */
const mostOften = 3
const mostRepeated = 0.15

/** Sentences of five words and more that stand again; a citation may. */
function repetitionIn(text: string): 'repetition' | undefined {
  const counts = new Map<string, number>()
  let again = 0
  for (const sentence of sentencesOf(text)) {
    const folded = runsOf(sentence, 1).join(' ')
    const size = countWords(folded)
    if (size < 5 || (/\d/.test(sentence) && /§|C\.F\.R|U\.S\.C|I&N| v\. |USCIS-PM/.test(sentence))) continue
    const often = (counts.get(folded) ?? 0) + 1
    counts.set(folded, often)
    if (often > 1) again += size
    if (often >= mostOften) return 'repetition'
  }
  return again > countWords(text) * mostRepeated && again > 20 ? 'repetition' : undefined
}

/** So many words make a paragraph that can be compared, and so much of it taken over is too much. */
const leastParagraph = 40
const mostBorrowed = 0.6

/** Most of a paragraph stands in another section; what is quoted from a paper or the law may stand in both. */
function isBorrowed(text: string, others: readonly string[]): boolean {
  if (others.length === 0) return false
  const known = new Set(others.flatMap((html) => runsOf(withoutQuotations(sectionText(html)), 8)))
  return text.split('\n').some((paragraph) => {
    const own = runsOf(withoutQuotations(paragraph), 8)
    return (
      countWords(paragraph) >= leastParagraph && own.filter((run) => known.has(run)).length > own.length * mostBorrowed
    )
  })
}

const runLength = 7

function runsOf(text: string, length = runLength): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}
