const abbreviation =
  /(?:\b(?:Dr|Prof|Mr|Mrs|Ms|St|Inc|Ltd|Co|Corp|No|Nos|Dept|Vol|Ex|Fig|Jr|Sr|vs?|al|cf|approx|Ave|Rd)|\b[A-Z]|\b[A-Z]\.[A-Z]|\be\.g|\bi\.e)\.$/

/**
 * The sentences of a text, trimmed, in order. A line break ends a sentence; the full stop of a title, an initial or a
 * usual abbreviation (`Dr.`, `R.`, `Inc.`) does not, unless the line ends there.
 */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap(sentencesOfLine)
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const end of line.matchAll(/[.!?]["”’)\]]*(?=\s)/g)) {
    const stop = end.index + end[0].length
    if (abbreviation.test(line.slice(start, end.index + 1))) continue
    sentences.push(line.slice(start, stop))
    start = stop
  }
  sentences.push(line.slice(start))
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

/** The number of words: runs of characters between spaces. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
