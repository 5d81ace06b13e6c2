import { countWords } from '#domain/language/sentences.ts'
import { isProseLine } from './prose-lines.ts'
import { isOfLimits, isTopic } from './note-topics.ts'

/** So many headings and so many lines of prose make a written text. */
const fewest = 3

/**
 * A text that the expert wrote out, without the headings that name no issue: `Why it mattered to the company` over a
 * paragraph says nothing by itself. Headings that name an issue or limits stay, and so does everything in mere notes.
 */
export function withoutPlainHeadings(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const isHeading = (line: string, at: number): boolean =>
    line !== '' &&
    (lines[at - 1] ?? '') === '' &&
    isProseLine(lines[at + 1] ?? '') &&
    countWords(line) <= 6 &&
    /^\p{Lu}[\p{L} ’',&-]+$/u.test(line)
  if (lines.filter(isHeading).length < fewest || lines.filter((line) => isProseLine(line)).length < fewest) return text
  return lines.filter((line, at) => !isHeading(line, at) || isTopic(line) || isOfLimits(line)).join('\n')
}
