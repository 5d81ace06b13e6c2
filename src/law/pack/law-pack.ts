import type { Authority } from '../authorities/authority.ts'
import type { CircuitAuthority } from '../authorities/circuit-authority.ts'
import type { HistoryChain } from '../authorities/history-chain.ts'
import type { Circuit } from '../circuits.ts'
import type { AiDisclosureRule } from '../filing-kit/ai-disclosure.data.ts'
import type { DeadlineNumbers } from '../filing-kit/deadline-numbers.ts'
import type { FormEdition } from '../filing-kit/form-editions.ts'
import type { Forum } from '../filing-kit/forums.ts'
import type { DeadlineRule, KitSource, PreflightRule } from '../filing-kit/kit-shapes.ts'
import type { N400Filing } from '../n400-filing.ts'
import type { Policy } from '../policies/policy.ts'
import type { ReviewPeriods } from '../review-periods.ts'

/** Every part of the law that a pack carries, under the names by which it is read (`lawPart`). */
export type LawParts = {
  readonly authoritiesCheckedOn: string
  readonly authorities: readonly Authority[]
  readonly circuitAuthorities: readonly CircuitAuthority[]
  readonly historyChains: readonly HistoryChain[]
  readonly policies: readonly Policy[]
  readonly circuitsCheckedOn: string
  readonly circuits: readonly Circuit[]
  readonly n400Filing: N400Filing
  readonly formEditions: readonly FormEdition[]
  readonly filingKitCheckedOn: string
  readonly preflightRules: readonly PreflightRule[]
  readonly deadlineRules: readonly DeadlineRule[]
  readonly deadlineNumbers: DeadlineNumbers
  readonly kitSources: Readonly<Record<string, KitSource>>
  readonly forums: readonly Forum[]
  readonly aiDisclosureRules: readonly AiDisclosureRule[]
  readonly reviewPeriods: ReviewPeriods
}

/** The law as it stood on a day: one value with its date. Two packs never share a version. */
export type LawPack = {
  /** The day as of which it was put together, with a number where there were several: `2026-11-22`, `2026-11-22.2`. */
  readonly version: string
  /** What it changes, in a sentence or two for attorneys. */
  readonly says: string
  readonly parts: LawParts
}

const form = /^(\d{4}-\d{2}-\d{2})(?:\.(\d{1,3}))?$/

/** Whether a text names a version: a day, and at most a number after it. */
export function isVersion(text: string): boolean {
  const [, day] = form.exec(text) ?? []
  return day !== undefined && !Number.isNaN(Date.parse(day))
}

/** Below 0 where the first is older, above 0 where it is newer. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => form.exec(version) ?? [])
  return (first?.[1] ?? '').localeCompare(second?.[1] ?? '', 'en') || Number(first?.[2] ?? 1) - Number(second?.[2] ?? 1)
}

/** The day as of which a version speaks. */
export function dayOf(version: string): string {
  return form.exec(version)?.[1] ?? version
}
