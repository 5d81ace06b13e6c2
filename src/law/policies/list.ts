import { fromLaw, lawPart } from '../in-force.ts'
import { policies2026 } from './policies-2026.data.ts'
import type { Policy } from './policy.ts'

/** Every policy that the product knows, in force or not. */
export const policies = lawPart<readonly Policy[]>('policies', policies2026)

const byId = fromLaw([policies], (all) => new Map(all.map((policy) => [policy.id, policy])))

/** The policy with this id; a wrong id is a mistake in the program. */
export function policyWithId(id: string): Policy {
  const policy = byId().get(id)
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
  return policies().filter(({ checks }) => checks[tool]?.split(', ').includes(check))
}
