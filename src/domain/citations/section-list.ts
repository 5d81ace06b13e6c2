import { somePartsPattern, subsPattern } from './patterns.ts'
import { continueSub } from './subsections.ts'

/** One section of a list and where it stands. */
export type ListItem = { readonly start: number; readonly end: number; readonly number: string; readonly sub: string }

/** The number of the next citation (`, 8 C.F.R.`, `, 26 I&N Dec.`) is no section. */
const nextCitation = String.raw` ?(?:U\.? ?S\.?|C\.? ?F\.? ?R|I\.? ?&|F\.|Fed\.|FR|S\. ?Ct|USCIS|FAM|Stat|WL|[A-Z][a-z]+ \d)`
const joint = String.raw`(?:,? (?:and|or|through|to)|,? ?&|,|;|[-–])`

/** The pattern for a further item after a section with this number pattern. */
export function listPattern(number: string): RegExp {
  return new RegExp(
    String.raw`^${joint} ?(?:§ ?§? ?|[Ss]ections? )?(?:(${number})(${subsPattern})|(${somePartsPattern}))(?!${nextCitation})`,
  )
}

/**
 * The rest of a list: `, 241(b)(3)`, ` and 1231`, `-1440`, `, (ii)`. Sections follow only a plural head or when they
 * carry a subsection of their own.
 */
export function readList(text: string, first: ListItem, pattern: RegExp, isPlural: boolean): ListItem[] {
  const items: ListItem[] = []
  for (let next = readItem(text, first, pattern, isPlural); next; next = readItem(text, next, pattern, isPlural))
    items.push(next)
  return items
}

function readItem(text: string, before: ListItem, pattern: RegExp, isPlural: boolean): ListItem | undefined {
  const match = pattern.exec(text.slice(before.end, before.end + 90))
  if (!match) return undefined
  const [whole, number, sub = '', part = ''] = match
  const end = before.end + whole.length
  if (number === undefined)
    return { start: end - part.length, end, number: before.number, sub: continueSub(before.sub, part) }
  const isSection = number.length >= 3 && (isPlural || sub !== '')
  return isSection ? { start: end - number.length - sub.length, end, number, sub } : undefined
}
