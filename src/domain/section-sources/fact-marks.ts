import { liveFacts } from '#domain/case-map/read-map.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import { sentenceAt, findSentences } from '#domain/language/sentences.ts'
import { readSection } from '#domain/section-content/read.ts'

/** A sentence of a section with the facts that its writer named for it. */
export type MarkedSentence = { readonly words: string; readonly facts: readonly string[] }

const token = /\[\[fact:([^\][|]{1,80})(?:\|[^\][]{0,80})?\]\]/g
/** Private characters that no text has, in which an id passes through printing and sanitising. */
const [open, close] = ['\uE010', '\uE011']
const marked = /\uE010([^\uE010\uE011]{1,80})\uE011/g

/** Turns the fact tokens of a text into marks that survive until `takeFactMarks`. */
export function keepFactMarks(html: string): string {
  return html
    .replaceAll(open, '')
    .replaceAll(close, '')
    .replaceAll(token, (_, id: string) => `${open}${id.trim()}${close}`)
}

/**
 * Takes the marks out of finished section content and gives, sentence by sentence, the facts of the map that they name. A
 * writer may name a fact by its id or by the number that it had in the request.
 */
export function takeFactMarks(
  html: string,
  map: CaseMap | undefined,
): { readonly content: string; readonly sentences: readonly MarkedSentence[] } {
  const content = withoutMarks(html)
  if (content === html || !map) return { content, sentences: [] }
  const { text, marks } = plainWithMarks(readSection(html).text)
  const ranges = findSentences(text)
  const ids = idReader(map)
  const facts = new Map<number, string[]>()
  for (const { at, id } of marks) {
    const known = ids(id)
    const sentence = known === undefined ? undefined : sentenceOf(text, ranges, at)
    if (known === undefined || sentence === undefined) continue
    const list = facts.get(sentence) ?? []
    if (!list.includes(known)) facts.set(sentence, [...list, known])
  }
  const sentences = [...facts]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([index, list]) => {
      const range = ranges[index]
      return range ? [{ words: text.slice(range.start, range.end), facts: list }] : []
    })
  return { content, sentences }
}

function plainWithMarks(text: string): { text: string; marks: { at: number; id: string }[] } {
  let plain = ''
  let from = 0
  const marks: { at: number; id: string }[] = []
  for (const match of text.matchAll(marked)) {
    plain += text.slice(from, match.index)
    from = match.index + match[0].length
    marks.push({ at: plain.length, id: match[1] ?? '' })
  }
  return { text: plain + text.slice(from), marks }
}

/** Without the marks and the space that each of them had on both sides or before a full stop. */
function withoutMarks(html: string): string {
  return (
    html
      .replaceAll(/(?:\uE010[^\uE010\uE011]{1,80}\uE011)+/g, close)
      // `at 8:30 a.m. [[fact:F21]].` ends with one point.
      .replaceAll(/(?<=\.)(?: ?\uE011)+\./g, close)
      .replaceAll(/ \uE011(?= |[.,;:!?)]|<\/(?:p|li|td|th|blockquote)>)/g, '')
      .replaceAll(/[\uE010\uE011]/g, '')
  )
}

/**
 * A mark in a sentence belongs to it, and so does one right behind it: behind its full stop, or between two spaces as
 * models write it. One that stands right before a sentence belongs to that.
 */
function sentenceOf(
  text: string,
  ranges: readonly { readonly start: number; readonly end: number }[],
  at: number,
): number | undefined {
  if (ranges.length === 0) return undefined
  const before = text.slice(0, at).trimEnd().length
  const isAtBeginning = before === 0 || text.slice(before, at).includes('\n')
  const isBehind = !/\s/.test(text.charAt(at - 1)) || !/\S/.test(text.charAt(at))
  if (!isAtBeginning && isBehind) return sentenceAt(ranges, before - 1)
  const next = ranges.findIndex(({ end }) => end > at)
  return next < 0 ? ranges.length - 1 : next
}

function idReader(map: CaseMap): (id: string) => string | undefined {
  const live = liveFacts(map).map(({ id }) => id)
  const known = new Set(live)
  return (id) => (known.has(id) ? id : live[Number(/^F(\d{1,4})$/.exec(id)?.[1] ?? 0) - 1])
}
