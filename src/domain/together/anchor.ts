import { diffArrays } from 'diff'
import type { Range } from '#domain/section-content/read.ts'

/** Texts that differ by more words than this are compared by the words of the passage alone. */
const mostEdits = 1_000

/**
 * Where a passage of an earlier text stands in the text as it is now: with the words that are left of it, or undefined when
 * none is. Words around it and in it may have changed, been added or gone.
 */
export function placeNow(before: string, now: string, passage: Range): Range | undefined {
  if (before === now) return passage
  const words = before.slice(passage.start, passage.end)
  const head = commonStart(before, now)
  if (passage.end <= head) return passage
  const tail = Math.min(commonStart(reversed(before), reversed(now)), Math.min(before.length, now.length) - head)
  const shift = now.length - before.length
  if (passage.start >= before.length - tail) return { start: passage.start + shift, end: passage.end + shift }
  const mapped = mapWords(before, now, passage)
  // Moved as a whole, the passage is one that went and came again.
  const moved = onlyPlaceOf(now, words)
  if (moved && (!mapped || now.slice(mapped.start, mapped.end) !== words)) return moved
  return mapped
}

/** By the words that stayed: from the first of the passage that is still there to the last. */
function mapWords(before: string, now: string, { start, end }: Range): Range | undefined {
  const parts = diffArrays(wordsOf(before), wordsOf(now), { maxEditLength: mostEdits })
  if (!parts) return undefined
  let [atBefore, atNow] = [0, 0]
  let found: Range | undefined
  for (const { value, added, removed } of parts) {
    const length = value.reduce((sum, word) => sum + word.length, 0)
    if (!added && !removed) {
      const from = Math.max(start, atBefore)
      const to = Math.min(end, atBefore + length)
      // A space alone says nothing of a passage.
      if (from < to && before.slice(from, to).trim() !== '')
        found = { start: found?.start ?? from - atBefore + atNow, end: to - atBefore + atNow }
    }
    if (!added) atBefore += length
    if (!removed) atNow += length
  }
  return found
}

/** Words and what stands between them; joined, they are the text. */
function wordsOf(text: string): string[] {
  return text.split(/\b/u)
}

function onlyPlaceOf(text: string, words: string): Range | undefined {
  const start = text.indexOf(words)
  if (words.trim() === '' || start === -1 || text.indexOf(words, start + 1) !== -1) return undefined
  return { start, end: start + words.length }
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count < most && one[count] === other[count]) count += 1
  return count
}

function reversed(text: string): string {
  let result = ''
  for (let at = text.length - 1; at >= 0; at -= 1) result += text[at]
  return result
}
