import { isOverdue, reviewBy, type ReviewedKind } from '../review-periods.ts'
import type { LawParts } from './law-pack.ts'

/** One kind of law data: when it was last read, when that has to be done again, and how much of it is not confirmed. */
export type Reading = {
  readonly name: string
  readonly checkedOn: string
  readonly reviewBy: string
  readonly isOverdue: boolean
  readonly entries: number
  readonly unconfirmed: number
}

type Entry = { readonly checkedOn: string; readonly confirmed: boolean | 'product' }

/** What a pack knows, kind by kind. A kind is as old as its oldest confirmed entry; the others are counted, not dated. */
export function readingsOf(parts: LawParts, today: string): Reading[] {
  const { n400Filing: n400, authoritiesCheckedOn, filingKitCheckedOn } = parts
  const byList = authoritiesCheckedOn
  const byCountry = parts.policies.filter(({ countries }) => countries.length > 0)
  const read = (name: string, kind: ReviewedKind, entries: readonly Entry[]): Reading => {
    const sure = entries.filter(({ confirmed }) => confirmed !== false)
    const [oldest = filingKitCheckedOn] = (sure.length > 0 ? sure : entries)
      .map(({ checkedOn }) => checkedOn)
      .toSorted((a, b) => a.localeCompare(b))
    return {
      name,
      checkedOn: oldest,
      reviewBy: reviewBy(kind, oldest),
      isOverdue: isOverdue(kind, oldest, today),
      entries: entries.length,
      unconfirmed: entries.length - sure.length,
    }
  }
  const asKit = ({ confirmed }: { readonly confirmed: boolean | 'product' }) => ({
    confirmed,
    checkedOn: filingKitCheckedOn,
  })
  return [
    read(
      'Authorities',
      'decisions',
      parts.authorities.map(({ checkedOn = byList, confirmed = true }) => ({ checkedOn, confirmed })),
    ),
    read('Circuit decisions', 'decisions', parts.circuitAuthorities),
    read('Policies by country', 'country-lists', byCountry),
    read(
      'Other policies',
      'memoranda',
      parts.policies.filter(({ countries }) => countries.length === 0),
    ),
    read('Fees and edition of Form N-400', 'fees', [...Object.values(n400.fees), n400.form]),
    read('Filing addresses', 'fees', [...n400.addresses, n400.lockboxChart]),
    read('Form editions', 'fees', parts.formEditions),
    read('Preflight rules', 'memoranda', parts.preflightRules.map(asKit)),
    read('Deadlines', 'memoranda', parts.deadlineRules.map(asKit)),
    read('Forums and their limits', 'memoranda', parts.forums),
    read('Orders on AI', 'memoranda', parts.aiDisclosureRules),
    read(
      'States of the circuits',
      'circuits',
      parts.circuits.map(() => ({ checkedOn: parts.circuitsCheckedOn, confirmed: true })),
    ),
  ]
}
