import { toRoman } from '#domain/language/roman.ts'

/** Numbers headings in order: `I.`, `A.`, `1.`; a higher heading starts the lower ones anew. */
export function createNumbering(): (level: 1 | 2 | 3) => string {
  const counts = [0, 0, 0]
  return (level) => {
    counts[level - 1] = (counts[level - 1] ?? 0) + 1
    counts.fill(0, level)
    const count = counts[level - 1] ?? 1
    return `${level === 1 ? toRoman(count) : level === 2 ? letters(count) : count}.`
  }
}

/** `A` to `Z`, then `AA`. */
function letters(count: number): string {
  return String.fromCodePoint(65 + ((count - 1) % 26)).repeat(1 + Math.floor((count - 1) / 26))
}
