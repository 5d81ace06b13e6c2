import { starterExpiry } from './starter.ts'

const dayMs = 86_400_000

/**
 * Days left, rounded up and never below zero: of a placeholder until its starter credits expire, of any other status until
 * the term ends (specification 1, section 4). NaN when there is no term.
 */
export function remainingDays(
  { status, createdAt, termEnd }: { status: string; createdAt: number; termEnd: number | null },
  now: number,
): number {
  const end = status === 'placeholder' ? starterExpiry(createdAt) : termEnd
  return end === null ? Number.NaN : Math.max(0, Math.ceil((end - now) / dayMs))
}

/** Whole days until the term ends as the billing page counts them: rounded down. NaN when there is no term. */
export function wholeDaysLeft(termEnd: number | null, now: number): number {
  return termEnd === null ? Number.NaN : Math.max(0, Math.floor((termEnd - now) / dayMs))
}
