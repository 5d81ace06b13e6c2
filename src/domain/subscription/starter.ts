const dayMs = 86_400_000
/** Accounts made on or before 2025-06-11 keep their starter credits until 2025-07-12 (specification 1, section 4). */
const oldAccountsUntil = Date.parse('2025-06-12T00:00:00Z')
const oldExpiry = Date.parse('2025-07-12T00:00:00Z')
const starterDays = 4

/** When the starter credits of an account end; both are epoch milliseconds. */
export function starterExpiry(createdAt: number): number {
  return createdAt < oldAccountsUntil ? oldExpiry : createdAt + starterDays * dayMs
}
