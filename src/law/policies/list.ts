import { policies2026 } from './policies-2026.data.ts'
import type { Policy } from './policy.ts'

const byId = new Map(policies2026.map((policy) => [policy.id, policy]))

/** The policy with this id; a wrong id is a mistake in the program. */
export function policyWithId(id: string): Policy {
  const policy = byId.get(id)
  if (!policy) throw new Error(`No policy has the id ${id}.`)
  return policy
}

/** In force on a day: begun, not ended, and never where the status begins with “Vacated”. */
export function isInForce({ effectiveFrom, effectiveTo, status }: Policy, onDay: string): boolean {
  if (status.startsWith('Vacated')) return false
  return (effectiveFrom ?? '') <= onDay && (effectiveTo === undefined || onDay <= effectiveTo)
}

/** The policies that a tool's checks carry under this code. */
export function policiesOf(tool: string, check: string): Policy[] {
  return policies2026.filter(({ checks }) => checks[tool]?.split(', ').includes(check))
}
