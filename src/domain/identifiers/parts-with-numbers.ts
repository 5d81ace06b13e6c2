export type Part = { readonly start: number; readonly words: string }

/** Six digits, no more than three other signs between two of them: every number that names a person or a case has them. */
const sixDigits = /\d(?:\D{0,3}\d){5,}/g
/** What may stand before a number and tell what it is (`alien registration number: `), and an extension behind it. */
const [before, behind] = [60, 24]

/** The parts of a text around its long numbers: a page has few, so that most of it is read by one pattern alone. */
export function partsWithNumbers(text: string): Part[] {
  const ranges: { start: number; end: number }[] = []
  for (const { 0: digits, index } of text.matchAll(sixDigits)) {
    const [start, end] = [Math.max(0, index - before), Math.min(text.length, index + digits.length + behind)]
    const last = ranges.at(-1)
    if (last && start <= last.end) last.end = end
    else ranges.push({ start, end })
  }
  return ranges.map(({ start, end }) => ({ start, words: text.slice(start, end) }))
}
