const months = 'January February March April May June July August September October November December'.split(' ')
const numbers = 'two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A day, a sum or a number as it is written, with another value of the same look; undefined where none can be made. */
export function otherFigure(text: string): string | undefined {
  const words = text.match(/\p{L}+/gu) ?? []
  const month = words.find((word) => months.includes(word))
  if (month !== undefined) return text.replace(month, later(months, month, 5))
  if (/\d/.test(text)) return text.replace(/\d[\d,.]*/, otherDigits)
  const number = words.find((word) => numbers.includes(word.toLowerCase()))
  if (number === undefined) return undefined
  const other = later(numbers, number.toLowerCase(), 4)
  return text.replace(number, /^\p{Lu}/u.test(number) ? other.charAt(0).toUpperCase() + other.slice(1) : other)
}

const later = (list: readonly string[], word: string, by: number) =>
  list[(list.indexOf(word) + by) % list.length] ?? word

/** A year stays one of these years; of other numbers the first digit is another. */
function otherDigits(digits: string): string {
  if (/^(?:19|20)\d\d$/.test(digits)) return String(Number(digits) - 7)
  return `${(Number(digits.charAt(0)) % 9) + 1}${digits.slice(1)}`
}
