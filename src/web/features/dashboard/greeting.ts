import { awaitsReview, type DraftSummary } from '#web/features/drafts/list/draft-summary.ts'

/** `Good morning, Naomi`; without a name the greeting alone. `hour` 0 to 23, in the attorney's own time. */
export function greetingFor(hour: number, firstName: string | null): string {
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return firstName === null || firstName === '' ? `Good ${part}` : `Good ${part}, ${firstName}`
}

export type DeskPart = { readonly text: string; readonly to?: string }

/** What lies on the desk, as a sentence in pieces; null when nothing is being written and nothing waits. */
export function deskSentence(drafts: readonly DraftSummary[]): DeskPart[] | null {
  const writing = drafts.filter(({ state }) => state === 'queued' || state === 'drafting')
  const waiting = drafts.filter(awaitsReview)
  const clauses = [
    { about: writing, said: 'being written' },
    { about: waiting, said: 'waiting for your review' },
  ].filter(({ about }) => about.length > 0)
  if (clauses.length === 0) return null
  const parts = clauses.flatMap(({ about, said }, index) => [
    {
      text: index === 0 ? subject(about.length) : ` and ${inWords(about.length)} ${about.length === 1 ? 'is' : 'are'} `,
    },
    { text: said, to: (about.length === 1 ? about[0]?.href : undefined) ?? '/drafty/my-drafts' },
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
