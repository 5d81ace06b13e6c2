import { editDistance } from './edit-distance.ts'
import { foldToWords } from './fold.ts'

/**
 * How alike two names are once folded, from 0 to 1: one minus the edit distance as a share of the longer one. Meant for
 * names and labels; of longer texts only the first 200 characters count.
 */
export function nameSimilarity(first: string, second: string): number {
  const [a, b] = [foldToWords(first).slice(0, 200), foldToWords(second).slice(0, 200)]
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest
}

/** True when at most `limit` letters differ. Texts of more than 200 characters are only equal or not. */
export function isWithinEdits(a: string, b: string, limit: number): boolean {
  if (Math.max(a.length, b.length) > 200) return a === b
  return editDistance(a, b, limit) <= limit
}
