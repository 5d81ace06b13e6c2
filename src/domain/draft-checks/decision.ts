import { type DraftCheck, openFlags, type Override } from './draft-check.ts'
import type { FlagSeverity } from '#domain/findings/flag.ts'

/**
 * What an attorney decides about a finding: `accepted` although it is red, with a reason; `verified` by the attorney's
 * own look at the source; `withdrawn`: neither counts any more.
 */
export const decisionKinds = ['accepted', 'verified', 'withdrawn'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** Only what can be looked up is verified by a person, citations and quotations; parts that nobody checked among them. */
export function canBeVerified({ code, severity }: { readonly code: string; readonly severity: FlagSeverity }): boolean {
  return /^(?:citation|quotation)-/.test(code) && severity !== 'green'
}

/** Red flags without a decision that belong to no section: what the tool's rules find in the draft as a whole. */
export function openOnTheWhole(checks: readonly DraftCheck[], decided: readonly Override[]): DraftCheck[] {
  return openFlags(checks, decided).filter(({ place }) => place === undefined)
}

/** What an open flag is called where it is named: the rule of the domain file (`C22`), else its code. */
export function codeOf({ rule, code }: Pick<DraftCheck, 'rule' | 'code'>): string {
  return rule ?? code
}
