/**
 * What is wrong with the numbers that a finished packet prints, by the text of its pages in order: a page that does not bear
 * its stamp, or a number that does not follow the one before it. Empty: nothing.
 */
export function checkStamps(stamps: readonly string[], texts: readonly string[]): string[] {
  if (texts.length !== stamps.length) return [`The packet has ${texts.length} pages instead of ${stamps.length}.`]
  const missing = stamps.flatMap((stamp, index) => {
    const wanted = bare(stamp)
    return bare(texts[index] ?? '').includes(wanted) ? [] : [`Page ${index + 1} does not bear its number (${stamp}).`]
  })
  const numbers = stamps.flatMap((stamp) => /(?<!\d)(\d+)$/.exec(stamp)?.[1] ?? []).map(Number)
  const jump = numbers.findIndex((number, index) => index > 0 && number !== (numbers[index - 1] ?? 0) + 1)
  return jump > 0 ? [...missing, `Page numbering jumps from ${numbers[jump - 1]} to ${numbers[jump]}.`] : missing
}

/** Spaces count for nothing: a reader of the file puts them where it sees a gap. */
const bare = (text: string) => text.replaceAll(/\s+/g, '')
