import type { Dated } from '../dated.ts'
import type { Lockbox } from './n400-addresses.ts'

/**
 * Which lockbox takes the Form N-400 of a civilian who lives in a state or territory, by physical residence. For the
 * N-400 alone: the charts of Forms I-130 and I-485 differ. A civilian abroad without an Armed Forces address has no
 * row; Micronesia, the Marshall Islands and Palau stand in one undated source only and are left out.
 */
export const n400LockboxChart: Dated = {
  source: 'USCIS, Direct Filing Addresses for Form N-400 (page reviewed 2025-01-24), as read on 2026-08-21',
  checkedOn: '2026-08-21',
  confirmed: true,
}

const statesOfLockbox: Readonly<Record<Exclude<Lockbox, 'military_chicago'>, string>> = {
  elgin: 'CT DE DC FL GA ME MD MA NH NJ NY NC PA RI SC VT VA WV',
  phoenix: `AL AK AZ CA CO HI ID KS KY MN MS MT NE NV NM ND OR SD TN UT WA WY
    AS GU MP PR VI AA AE AP`,
  dallas: 'AR LA OK TX',
  chicago: 'IL IN IA MI MO OH WI',
}

/** Lockbox by two-letter state code. */
export const n400LockboxByState: Readonly<Record<string, Lockbox>> = Object.fromEntries(
  Object.entries(statesOfLockbox).flatMap(([lockbox, codes]) =>
    codes.split(/\s+/).map((code) => [code, lockbox as Lockbox]),
  ),
)
