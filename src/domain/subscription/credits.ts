/** Credits are hundredths of a draft: 100 for a legal draft, 25 for an expert letter (specification 1, section 9). */
export const starterCredits = 250

/** Credits as drafts, at most two decimals. */
export function toDrafts(credits: number): number {
  return Math.round(credits) / 100
}

/** What is left of a limit, never below zero. */
export function creditsLeft(limit: number, used: number): number {
  return Math.max(0, limit - used)
}
