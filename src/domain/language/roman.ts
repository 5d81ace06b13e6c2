const signs: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** `14` -> `XIV`. Numbers that Roman numerals do not have (below 1, above 5,000) stay as they are. */
export function toRoman(number: number): string {
  if (number < 1 || number > 5000) return String(number)
  let rest = number
  let text = ''
  for (const [value, sign] of signs)
    while (rest >= value) {
      text += sign
      rest -= value
    }
  return text
}
