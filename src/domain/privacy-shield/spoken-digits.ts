const english = 'zero one two three four five six seven eight nine'.split(' ')
const spanish = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ')
const between = String.raw`[\s,.\-]{1,3}`

/** The ways in which a number is read aloud, digit by digit: `five oh two`, `cinco cero dos`. For texts in lower case. */
export function spokenPatterns(digits: string): string[] {
  if (!/^\d{7,}$/.test(digits)) return []
  const of = (words: readonly string[], zero: string) =>
    Array.from(digits, (digit) => (digit === '0' ? `(?:${zero})` : (words[Number(digit)] ?? digit))).join(between)
  return [of(english, 'zero|oh|o'), of(spanish, 'cero')]
}
