const names: Readonly<Record<string, string>> = {
  mo: 'Mondays',
  tu: 'Tuesdays',
  we: 'Wednesdays',
  th: 'Thursdays',
  fr: 'Fridays',
  sa: 'Saturdays',
  su: 'Sundays',
}
const day = '(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)'

/** `dialysis tues thurs sat` -> `dialysis on Tuesdays, Thursdays and Saturdays`; one alone may be another word. */
export const withDaysOfWeek = (text: string): string =>
  text.replaceAll(
    new RegExp(String.raw`(\bon )?(?<![\p{L}])(${day}(?:(?:, ?|\/| and | )${day}){1,6})(?![\p{L}])`, 'giu'),
    (_, on: string | undefined, days: string) => {
      const found = days.toLowerCase().match(/[a-z]{3,}/g) ?? []
      const written = found.flatMap((one) => names[one.slice(0, 2)] ?? [])
      return `${on ?? 'on '}${written.slice(0, -1).join(', ')} and ${written.at(-1)}`
    },
  )
