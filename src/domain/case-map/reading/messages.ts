import { findDays } from '#domain/language/find-days.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { curlyQuotes } from './clean-wording.ts'

/** A line of a chat or of a list of messages: when it was sent, by whom, and its words. */
export type Message = { readonly sender: string; readonly day?: string; readonly words: string; readonly line: string }

const line =
  /^\[?(?:(?<date>[\p{L}\d.,/ -]{6,24}?),? (?:at )?)?(?<time>\d{1,2}[:.h]\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?)\]?\s{0,8}[-–—:]?\s{0,8}(?<sender>\p{Lu}[\p{L}’'.-]{1,30}(?: [\p{L}’'.-]{1,30}){0,3}): (?<words>\S.{2,})$/u

/**
 * `Nov 17, 2024, 23:41  Ulan: I have seen the picture.`: the messages of a paragraph whose every line is one. A line without a
 * day is of the day above it. Undefined where any line is something else.
 */
export function readMessages(text: string): Message[] | undefined {
  const lines = text.split('\n').flatMap((one) => one.trim() || [])
  const read: Message[] = []
  for (const one of lines) {
    const { date, sender, words } = line.exec(one)?.groups ?? {}
    if (sender === undefined || words === undefined) return undefined
    const [found] = date === undefined ? [] : findDays(date)
    const day = found?.from ?? read.at(-1)?.day
    read.push({ sender, words: words.trim(), line: one, ...(day !== undefined && { day }) })
  }
  return read.length === 0 ? undefined : read
}

/** `On November 17, 2024, Ulan wrote: “I have seen the picture.”` */
export function messageAsSentence({ sender, day, words }: Message): string {
  const inside = curlyQuotes(words.replaceAll(/\s+/g, ' ')).replaceAll('“', '‘').replaceAll('”', '’')
  const spoken = /[.!?]’?$/u.test(inside) ? inside : `${inside}.`
  return `${day === undefined ? '' : `On ${formatLongDate(day)}, `}${sender} wrote: “${spoken}”`
}
