import type { Facts } from '#domain/drafting/tool.ts'
import { addresseeOf } from '../case/addressee.ts'
import { overlapsOnFile } from '../case/overlaps.ts'
import type { LetterFacts } from '../case.ts'
import { letterTypeNames } from '../case/letter-type.ts'
import { hasDeclaration } from '../plan.ts'
import { missingFacts } from './readiness.ts'

/** What software read from the answers and papers. */
export function computeLetterFacts(facts: LetterFacts): Facts {
  const { input } = facts
  return {
    plan: facts.type,
    plan_name: letterTypeNames[facts.type],
    independence: facts.label,
    relation_since: facts.values['relation.since']?.value ?? null,
    relation_capacity: facts.values['relation.capacity']?.value ?? null,
    payment: facts.fee.kind === 'paid' ? facts.fee.amount : facts.fee.kind,
    addressee: addresseeOf(input),
    declaration: hasDeclaration(input, facts.type),
    overlaps: overlapsOnFile(input).map(({ kind, client, expert }) => ({ kind, client, expert })),
    missing: missingFacts(facts),
  }
}
