import type { Random } from './random.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const monthOf = (name: string): string | undefined =>
  months.find((month) => month.toLowerCase().startsWith(name.toLowerCase().replace('.', '').slice(0, 3)))
const name = String.raw`(?:Jan(?:uary|\.)?|Feb(?:ruary|\.)?|Mar(?:ch|\.)?|Apr(?:il|\.)?|May|June?|July?|Aug(?:ust|\.)?|Sept?(?:ember|\.)?|Oct(?:ober|\.)?|Nov(?:ember|\.)?|Dec(?:ember|\.)?)`
const whole = new RegExp(String.raw`(?<![\p{L}])(${name}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)`, 'gu')
const ofMonth = new RegExp(String.raw`(?<![\p{L}])(${name}) (?:of )?((?:19|20)\d\d)(?!\d)`, 'gu')
const dayOnly = new RegExp(String.raw`(?<![\p{L}])(${name}) (\d{1,2})(?!\d)`, 'gu')

/** Every date of the words as another date, in any of the styles that offices write. */
export function freshDates(words: string, dates: Map<string, string>, random: Random): string {
  const kept: string[] = []
  const keep = (key: string, make: () => string): string => {
    const made = dates.get(key) ?? make()
    dates.set(key, made)
    kept.push(made)
    return `⟦${kept.length - 1}⟧`
  }
  return words
    .replaceAll(whole, (_, month: string, day: string, year: string) =>
      keep(`${monthOf(month)} ${day} ${year}`, () => styled(Number(year), random)),
    )
    .replaceAll(ofMonth, (_, month: string, year: string) =>
      keep(`${monthOf(month)} ${year}`, () => `${random.pick(months)} ${shifted(Number(year), random)}`),
    )
    .replaceAll(dayOnly, (_, month: string, day: string) =>
      keep(`${monthOf(month)} ${day}`, () => `${random.pick(months)} ${1 + random.below(28)}`),
    )
    .replaceAll(/(?<!\d)\d{1,2}\/\d{1,2}\/(\d{2}|\d{4})(?!\d)/g, (date, year: string) =>
      keep(date, () => `${1 + random.below(12)}/${1 + random.below(28)}/${year}`),
    )
    .replaceAll(/(?<![\d-])(?:19|20)\d\d(?![\d-])/g, (year) => keep(year, () => String(shifted(Number(year), random))))
    .replaceAll(/⟦(\d+)⟧/gu, (_, at: string) => kept[Number(at)] ?? '')
}

const shifted = (year: number, random: Random): number => year - 1 - random.below(5)

function styled(year: number, random: Random): string {
  const [month, day, of] = [random.below(12), 1 + random.below(28), shifted(year, random)]
  const written = months[month] ?? ''
  const two = (number: number) => String(number).padStart(2, '0')
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th'
  const plain = `${written} ${day}, ${of}`
  return random.pick([
    plain,
    plain,
    plain,
    `${written} ${day}${ending}, ${of}`,
    `${day} ${written} ${of}`,
    `${month + 1}/${day}/${of}`,
    `${two(month + 1)}/${two(day)}/${String(of).slice(2)}`,
    `${of}-${two(month + 1)}-${two(day)}`,
    `${written.slice(0, 3)}. ${day}, ${of}`,
    `${two(day)}-${written.slice(0, 3).toUpperCase()}-${of}`,
    `${two(month + 1)}-${two(day)}-${of}`,
    `the ${day}${ending} of ${written}, ${of}`,
    `${written} ${day} ${of}`,
  ])
}
