import { findDates } from '#domain/language/find-dates.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { Mark, StorySentence } from '#domain/template-sections/old-case.ts'

/** The whole days of a text, `2025-03-14` for `March 14, 2025` and `3/14/2025`, with their places. */
export function daysIn(text: string): (Range & { readonly day: string })[] {
  return findDates(text).flatMap(({ start, end, date: { year, month, day } }) =>
    year === undefined || month === undefined || day === undefined
      ? []
      : [{ start, end, day: `${year}-${month}-${day}` }],
  )
}

/** The initials of the client's name as papers write them, `M.E.Q.` and `M.Q.`; none that `usual` has too, as `U.S.` */
export function initialsOf(own: readonly (Mark | StorySentence)[], usual: string): ReadonlySet<string> {
  const names = own.flatMap(({ slot, text }) => (slot === 'client' && /^\p{Lu}[\p{L}’'-]+ /u.test(text) ? [text] : []))
  return new Set(
    names
      .flatMap((name) => {
        const letters = name.split(/[\s-]+/).flatMap((word) => /^\p{Lu}(?=\p{L})/u.exec(word)?.[0] ?? [])
        if (letters.length < 2) return []
        const whole = letters.map((letter) => `${letter}.`).join('')
        return [whole, ...letters.slice(1).map((letter) => `${letters[0]}.${letter}.`)]
      })
      .filter((short) => !usual.includes(short)),
  )
}

/** `M.E.Q.`, each with its place, a hyphen left out. */
export const shortNamesIn = (text: string): (Range & { readonly short: string })[] =>
  [...text.matchAll(/(?<![\p{L}.])(?:\p{Lu}\.-?){2,5}(?!\p{L})/gu)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    short: written.replaceAll('-', ''),
  }))
