import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords } from '#domain/language/sentences.ts'
import { isOfLimits, isTopic } from './note-topics.ts'

const bullet = /^[-–—*•·] +/u
/** `2. The situation today`, `Who is at risk`: a heading of the expert’s own, on a line without an end. */
const numberedHeading = /^\d{1,2}[.)] +(\p{Lu}[^.?!:;|\t]{2,60})$/u

/** So many items of a list may be joined to one statement, each of so many words. */
const longestItem = 14

/**
 * Lines of an expert’s notes with what belongs together in one line: the items of a list behind the words that lead into
 * it, the points under one heading of a memo. Headings that name a topic stay, others say nothing by themselves.
 */
export function withListsJoined(text: string): string {
  return underHeadings(withLeads(text.split('\n'))).join('\n')
}

/** `What he did himself:` and three fragments: one sentence. */
function withLeads(lines: readonly string[]): string[] {
  const told: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? ''
    const items = line.endsWith(':') && !bullet.test(line) && countWords(line) >= 3 ? itemsFrom(lines, at + 1) : []
    const isList = items.length > 1 && items.every((item) => countWords(item) <= longestItem && !/[.!?]$/u.test(item))
    if (isList) {
      const last = items.at(-1) ?? ''
      told.push(`${line} ${items.slice(0, -1).join('; ')}; and ${last}.`)
      at += items.length
    } else told.push(lines[at] ?? '')
  }
  return told
}

function itemsFrom(lines: readonly string[], from: number): string[] {
  const end = lines.findIndex((line, at) => at >= from && !bullet.test(line.trim()))
  return lines.slice(from, end < 0 ? undefined : end).map((line) => line.trim().replace(bullet, ''))
}

/** Only a paper that has several such headings is a memo. */
function underHeadings(lines: readonly string[]): string[] {
  const headings = lines.map((line, at) => headingIn(line.trim(), lines[at + 1]?.trim() ?? ''))
  if (headings.filter((heading) => heading !== undefined).length < 2) return [...lines]
  const told: string[] = []
  let isOpen = false
  lines.forEach((line, at) => {
    const heading = headings[at]
    const plain = line.trim()
    if (heading !== undefined) {
      told.push('')
      isOpen = false
      if (isTopic(heading) || isOfLimits(heading)) {
        told.push(heading.toUpperCase(), '')
      }
      return
    }
    const isPoint = bullet.test(plain) && /[.!?]$/u.test(plain)
    if (isPoint && isOpen) told[told.length - 1] = `${told.at(-1) ?? ''} ${plain.replace(bullet, '')}`
    else told.push(isPoint ? plain.replace(bullet, '') : line)
    isOpen = isPoint
  })
  return told
}

function headingIn(line: string, next: string): string | undefined {
  const heading = numberedHeading.exec(line)?.[1]
  if (heading === undefined || next === '' || numberedHeading.test(next)) return undefined
  const isQuestion = /^(?:who|what|how|why|where|when|can|is|are)\b/iu.test(heading)
  return countWords(heading) <= 9 && (isQuestion || !hasFiniteVerb(heading)) ? heading : undefined
}
