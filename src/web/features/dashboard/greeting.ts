import { awaitsReview, type DraftSummary } from '#web/features/drafts/list/draft-summary.ts'

/** `Good morning, Naomi`; without a name the greeting alone. `hour` 0 to 23, in the attorney's own time. */
export function greetingFor(hour: number, firstName: string | null): string {
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return firstName === null || firstName === '' ? `Good ${part}` : `Good ${part}, ${firstName}`
}

export type DeskPart = { readonly text: string; readonly to?: string }

/** How many drafts of the account are being written and are to be reviewed. */
export type DraftCounts = { readonly writing: number; readonly review: number }

/**
 * What lies on the desk, as a sentence in pieces; null when nothing is being written and nothing waits. `drafts` are the
 * newest ones; with `all`, where there are more than those, the sentence counts every draft of the account.
 */
export function deskSentence(drafts: readonly DraftSummary[], all?: DraftCounts): DeskPart[] | null {
  const writing = drafts.filter(({ state }) => state === 'queued' || state === 'drafting')
  const waiting = drafts.filter(awaitsReview)
  const clauses = [
    { about: writing, count: all?.writing ?? writing.length, said: 'being written' },
    { about: waiting, count: all?.review ?? waiting.length, said: 'waiting for your review' },
  ].filter(({ count }) => count > 0)
  if (clauses.length === 0) return null
  const parts = clauses.flatMap(({ about, count, said }, index) => [
    { text: index === 0 ? subject(count) : ` and ${inWords(count)} ${count === 1 ? 'is' : 'are'} ` },
    { text: said, to: (count === 1 ? about[0]?.href : undefined) ?? '/drafty/my-drafts' },
  ])
  return [...parts, { text: '.' }]
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function subject(count: number): string {
  const number = inWords(count)
  return `${number.slice(0, 1).toUpperCase()}${number.slice(1)} ${count === 1 ? 'draft is' : 'drafts are'} `
}

function inWords(count: number): string {
  return numbers[count] ?? String(count)
}
