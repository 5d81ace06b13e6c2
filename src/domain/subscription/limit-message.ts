import { creditsLeft, toDrafts } from './credits.ts'

const dayMs = 86_400_000

/** `N days`, `1 day` or `0 day` until the end of the term, rounded up. */
export function daysText(termEnd: number | null, now: number): string {
  const days = termEnd === null ? 0 : Math.max(0, Math.ceil((termEnd - now) / dayMs))
  return days > 1 ? `${days} days` : `${days} day`
}

/** The limit dialog's sentence (specification 1, section 8), in drafts. `limit` and `used` are credits. */
export function limitReachedMessage(state: {
  readonly limit: number
  readonly used: number
  readonly termEnd: number | null
  readonly now: number
}): string {
  const left = toDrafts(creditsLeft(state.limit, state.used))
  const days = daysText(state.termEnd, state.now)
  return `You reached your subscription limit. You have ${left} out of ${toDrafts(state.limit)} 💎 Premium Document drafts left. The count will reset in ${days}`
}
