/** Lower case, accents away, everything but letters and digits as one space: `Ñandú, S.A.` -> `nandu s a`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * How alike two names are once folded, from 0 to 1: one minus the edit distance as a share of the longer one. Meant for
 * names and labels; of longer texts only the first 200 characters count.
 */
export function nameSimilarity(first: string, second: string): number {
  const [a, b] = [foldText(first).slice(0, 200), foldText(second).slice(0, 200)]
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest
}

/** True when at most `limit` letters differ. Texts of more than 200 characters are only equal or not. */
export function isWithinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  return Math.max(a.length, b.length) > 200 ? a === b : editDistance(a, b) <= limit
}

/** The least number of letters to insert, delete or change that turns one text into the other. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(changed, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}
