import { formatLongDate } from '#domain/dates/calendar.ts'
import { findDates, type PartialDate } from '#domain/language/find-dates.ts'
import { toIso } from '#domain/language/partial-date.ts'
import type { AnswerSetting } from './known-of-answer.ts'

/** `3 de marzo de 2024`, `10/14/2021`, `octubre 2024` as Americans write them, with the preposition that a note leaves out. */
export function withDates(text: string, { isDayFirst }: AnswerSetting): string {
  let written = withSpans(text)
  for (const { start: begin, end, text: found, date } of findDates(written).toReversed()) {
    const isTwofold = 'other' in date && date.other !== undefined && !/\p{L}/u.test(found)
    if (date.year === undefined || /\b(?:to|until|through|and|or)\b|[–]/.test(found)) continue
    if (isTwofold && isDayFirst) continue
    const start = /\bel $/i.test(written.slice(0, begin)) ? begin - 3 : begin
    const iso = toIso(date)
    const name =
      date.month === undefined
        ? undefined
        : formatLongDate(`2000-${String(date.month).padStart(2, '0')}-01`).split(' ')[0]
    const day = iso === undefined ? (name === undefined ? undefined : `${name} ${date.year}`) : formatLongDate(iso)
    if (day === undefined) continue
    const before = written.slice(0, start)
    const lacksPreposition =
      /\b(?:(?!dated\b)\p{L}+ed|born|shot|beaten|killed|left|died|diagnosed|set|raid|arrest|summons|note|attack|beating|threat|hearing|testimony|departure|search|detention|job|bank|surgery|operation|stroke|accident|wedding|baptism|graduation) $/iu.test(
        before,
      )
    written = `${written.slice(0, start)}${lacksPreposition ? (iso === undefined ? 'in ' : 'on ') : ''}${day}${written.slice(end)}`
  }
  return written
}

/** `Nov 2-5 2023` names two days in one: it is written out as both. */
function withSpans(text: string): string {
  const all = findDates(text)
  return all.toReversed().reduce((written, { start, end, text: found, date }) => {
    const span = all.filter(({ start: same }) => same === start)
    return span.length > 1 && /\d ?[-–] ?\d/u.test(found) && date === span[0]?.date
      ? `${written.slice(0, start)}${daysInOne(found, span)}${written.slice(end)}`
      : written
  }, text)
}

/** Two days of one month as a span; anything else as it stands. */
function daysInOne(found: string, span: readonly { readonly date: PartialDate }[]): string {
  const [first, last] = [span[0]?.date, span.at(-1)?.date]
  if (span.length !== 2 || first?.day === undefined || last?.day === undefined) return found
  if (first.month === undefined || first.month !== last.month || first.year !== last.year) return found
  const iso = toIso(last)
  return iso === undefined ? found : formatLongDate(iso).replace(`${last.day},`, `${first.day} to ${last.day},`)
}
