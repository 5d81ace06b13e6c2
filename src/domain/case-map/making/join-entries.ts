import type { Paragraph } from '../reading/split-paragraphs.ts'
import { testScoresIn } from './test-scores.ts'

/** Rows of a record that follow each other are read together. */
export function joinEntries(paragraphs: readonly Paragraph[], text: string): Paragraph[] {
  const isScore = ({ start, end }: Paragraph) => testScoresIn(text.slice(start, end)) !== undefined
  const joined: Paragraph[] = []
  for (const paragraph of paragraphs) {
    const before = joined.at(-1)
    const isSame =
      before?.isEntry === true &&
      paragraph.isEntry &&
      before.heading === paragraph.heading &&
      before.page === paragraph.page &&
      isScore(before) === isScore(paragraph) &&
      // Items of a list are each their own.
      /^\s*(?:\d{1,3}[.)]\s*)?$/u.test(text.slice(before.end, paragraph.start))
    if (before && isSame && paragraph.end - before.start < 400)
      joined[joined.length - 1] = { ...before, end: paragraph.end }
    else joined.push(paragraph)
  }
  return joined
}
