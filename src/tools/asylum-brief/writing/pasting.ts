import { foldToWords } from '#domain/language/fold.ts'
import { longestPastedRun } from '#domain/prose/guard.ts'

/** Tells whether a text shares a run of words with an original that is longer than prose may take over without marks. */
export type Pasting = (text: string) => boolean

/** Reads the originals once; what stands in quotation marks is no paste. */
export function createPasting(originals: readonly string[]): Pasting {
  const known = new Set<string>()
  for (const original of originals) for (const run of runsOf(original)) known.add(run)
  return (text) => runsOf(text.replaceAll(/“[^“”]*”/gu, ' … ')).some((run) => known.has(run))
}

function runsOf(text: string): string[] {
  const words = foldToWords(text)
    .split(' ')
    .filter((word) => word !== '')
  const size = longestPastedRun + 1
  return words.length < size
    ? []
    : Array.from({ length: words.length - size + 1 }, (_, index) => words.slice(index, index + size).join(' '))
}
