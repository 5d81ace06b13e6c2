import { americanDates } from '#domain/prose/house-style.ts'

/** From when to when, as a letter says it: `August 2004`, `2014`; `to` is absent while it lasts. */
export type Span = { readonly from?: string; readonly to?: string }

const month = String.raw`(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.? |\d{1,2}/)?`
const year = String.raw`(?:19|20)\d{2}`
const now = 'present|now|today|current|date'
const range = new RegExp(
  String.raw`\(?(?:from )?(${month}${year})\s?(?:[-–—]|to|until|through)\s?(${month}${year}|${now}|\d{2}(?!\d))\)?`,
  'iu',
)
const since = new RegExp(String.raw`,? ?\(?since (${month}${year})\)?`, 'iu')

/** The first span of years in a line and what is left of the line without it. */
export function readSpan(line: string): { readonly span: Span; readonly rest: string } | undefined {
  const ranged = range.exec(line)
  if (ranged?.[1] !== undefined && ranged[2] !== undefined) {
    const to = ranged[2]
    const isNow = new RegExp(`^(?:${now})$`, 'iu').test(to)
    const full = /^\d{2}$/.test(to) ? `${ranged[1].slice(-4, -2)}${to}` : to
    return { span: { from: said(ranged[1]), ...(!isNow && { to: said(full) }) }, rest: line.replace(ranged[0], ' ') }
  }
  const open = since.exec(line)
  if (open?.[1] === undefined) return undefined
  return { span: { from: said(open[1]) }, rest: line.replace(open[0], ' ') }
}

const months = 'January February March April May June July August September October November December'.split(' ')

function said(words: string): string {
  const number = /^(\d{1,2})\/(\d{4})$/u.exec(words)
  if (number) return [months[Number(number[1]) - 1], number[2]].filter((part) => part !== undefined).join(' ')
  const named = words.replace(/^\p{L}{3,9}\.?/u, (name) => {
    const start = name.slice(0, 3).toLowerCase()
    return months.find((full) => full.toLowerCase().startsWith(start)) ?? name
  })
  return americanDates(named)
}
