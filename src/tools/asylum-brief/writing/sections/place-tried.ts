import { findDates } from '#domain/language/find-dates.ts'
import { counted } from '#domain/prose/words.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { attemptElsewhere } from '../moved-within.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import type { Words } from '../words-of-account.ts'

/** The client has lived in another place: how it went there, by the account, and what it is worth. */
export function tellAttempt(text: SectionText, pen: Pen): boolean {
  const attempt = attemptElsewhere(pen).filter(({ words }) => !pen.argued.has(words))
  if (attempt.length < 2) return false
  text.paragraph('Another place has been tried')
  if (!quoteDecisive(text, pen, 'How it went the account tells', attempt)) return false
  const [moved, found] = attempt
  const months = monthsBetween(ownMonth(moved), ownMonth(found))
  text.say(
    months >= 1 && months <= 18
      ? `It held for about ${counted(months, 'month')}. A place that holds only until somebody learns who {applicant} is, is no place of safety, and nobody can be asked to live in hiding from that.`
      : 'A place that holds only until somebody learns who {applicant} is, is no place of safety, and nobody can be asked to live in hiding from that.',
  )
  return true
}

/** The month that the sentence gives itself, with its year: `2023-11`. Empty where it gives none, or several. */
function ownMonth(one: Words | undefined): string {
  const [found, ...others] = findDates(one?.words ?? '')
  const { year, month } = found?.date ?? {}
  if (others.length > 0 || year === undefined || month === undefined) return ''
  return `${year}-${String(month).padStart(2, '0')}`
}

/** `2023-11` to `2024-01`: two. None where one of them is not known. */
function monthsBetween(from: string, to: string): number {
  if (from === '' || to === '') return 0
  const [of, until] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return (until ?? 0) - (of ?? 0)
}
