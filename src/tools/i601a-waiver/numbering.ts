const romanSigns = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

/** Numbers headings in order: `I.`, `A.`, `1.`; a higher heading starts the lower ones anew. */
export function createNumbering(): (level: 1 | 2 | 3) => string {
  const counts = [0, 0, 0]
  return (level) => {
    counts[level - 1] = (counts[level - 1] ?? 0) + 1
    counts.fill(0, level)
    const count = counts[level - 1] ?? 1
    return `${level === 1 ? roman(count) : level === 2 ? letters(count) : count}.`
  }
}

function roman(count: number): string {
  const sign = romanSigns.find(([, value]) => value <= count)
  return sign ? sign[0] + roman(count - sign[1]) : ''
}

/** `A` to `Z`, then `AA`. */
function letters(count: number): string {
  return String.fromCodePoint(65 + ((count - 1) % 26)).repeat(1 + Math.floor((count - 1) / 26))
}
