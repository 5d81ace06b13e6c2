import { findDates } from '#domain/language/find-dates.ts'
import type { PartialDate } from '#domain/language/find-dates.ts'
import type { FactDate } from '../case-map.ts'

/** The first date that a statement names, with its end where it is a range. */
export function dateOf(statement: string): FactDate | undefined {
  if (!/(?:19|20)\d\d/.test(statement)) return undefined
  const dates = findDates(statement).filter(
    ({ date, start }) => date.year !== undefined && !isSinceWhen(statement, start),
  )
  const [first, second] = dates
  const from = first && isoOf(first.date)
  if (!first || from === undefined) return undefined
  const before = statement.slice(Math.max(0, first.start - 24), first.start)
  const between = second ? statement.slice(first.end, second.start) : ''
  const to =
    second &&
    /^,? (?:to|until|through|and|–|-) $/.test(between) &&
    /(?:from|between|,)\s?$|^$/i.test(before.slice(-9).trimEnd() === '' ? '' : lastWord(before))
      ? isoOf(second.date)
      : undefined
  const isAbout = /\b(?:about|around|approximately|early|mid|late)\s?-?$/i.test(before)
  return { from, ...(to !== undefined && to > from && { to }), ...(isAbout && { about: true as const }) }
}

/** `Her father is dead since 2009. I went to the elders`: of several sentences a state that lasts gives none its day. */
const isSinceWhen = (statement: string, start: number): boolean =>
  /\b(?:is|are|am|has been|have been) (?:\p{L}+ ){1,3}since $/u.test(statement.slice(0, start)) &&
  /[.] \p{Lu}/u.test(statement)

const lastWord = (text: string) => text.trimEnd().split(' ').at(-1) ?? ''

function isoOf({ year, month, day }: PartialDate): string | undefined {
  if (year === undefined) return undefined
  const two = (part: number) => String(part).padStart(2, '0')
  if (month === undefined) return String(year)
  return day === undefined ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`
}
