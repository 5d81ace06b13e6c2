import type { Dated } from './dated.ts'
import { n400Addresses, type FilingAddress, type Lockbox } from './filing-addresses/n400-addresses.ts'
import { n400LockboxByState, n400LockboxChart } from './filing-addresses/n400-lockboxes.ts'
import { lawPart } from './in-force.ts'
import { findState } from './states.ts'

/** How the fee of a paper Form N-400 is met. `service`: the exemption of INA 328 and 329. */
export type FeeCase = 'standard' | 'reduced' | 'waiver' | 'service'
export type Fee = Dated & { readonly dollars: number }

/**
 * All that a letter about Form N-400 prints from agency practice: one value, so that a draft can name the version it was
 * made from and a test can set the date on which it was checked.
 */
export type N400Filing = {
  /** Written to the file's properties. Changes whenever anything below does. */
  readonly version: string
  readonly form: Dated & { readonly edition: string }
  readonly fees: Readonly<Record<FeeCase, Fee>>
  readonly addresses: readonly FilingAddress[]
  /** Where the lockbox of a state comes from. */
  readonly lockboxChart: Dated
  readonly lockboxByState: Readonly<Record<string, Lockbox>>
}

/** The fee rule in force since 2024-04-01 has no separate biometric fee. */
const fees: N400Filing['fees'] = {
  standard: {
    dollars: 760,
    effective: '2024-04-01',
    checkedOn: '2026-10-01',
    confirmed: true,
    source: 'Form G-1055 edition 10/01/26; Form N-400 instructions edition 01/20/25',
    note: 'Paper only. Since 2025-10-28 payable by Form G-1450 or G-1650; checks and money orders are rejected.',
  },
  reduced: {
    dollars: 380,
    effective: '2024-04-01',
    checkedOn: '2026-10-01',
    confirmed: true,
    source: 'USCIS reduced-fee page (mirror); Form N-400 instructions edition 01/20/25, Part 10',
    note: 'Household income at or below 400% of the poverty guidelines; the exact wording of late 2026 was not seen.',
  },
  waiver: {
    dollars: 0,
    // The latest dated page that describes it; the other pages of 2024-25 carry no day.
    checkedOn: '2025-01-16',
    confirmed: false,
    source: 'Fee pages of 2024-25 on Form I-912; not seen again in late 2026',
  },
  service: {
    dollars: 0,
    checkedOn: '2026-10-01',
    confirmed: false,
    source: 'Categories of Form G-1055 edition 10/01/26 as listed in one project file of 2026',
    note: 'INA 328 and 329 only: the spouse of a service member pays the fee.',
  },
}

export const n400Filing = lawPart<N400Filing>('n400Filing', {
  version: 'n400-2026-10-01',
  form: {
    edition: '01/20/25',
    checkedOn: '2026-10-01',
    confirmed: true,
    source: 'Form N-400 instructions edition 01/20/25, still current when saved on 2026-10-01',
  },
  fees,
  addresses: n400Addresses,
  lockboxChart: n400LockboxChart,
  lockboxByState: n400LockboxByState,
})

/** The address with this id (`elgin_lockbox_usps`); undefined when the form knows no such address. */
export function findFilingAddress(filing: N400Filing, id: string | undefined): FilingAddress | undefined {
  return filing.addresses.find((address) => address.id === id)
}

/** The lockbox for a residence given as state code or name; undefined when the place is unknown or has no row. */
export function lockboxForState(filing: N400Filing, stateCodeOrName: string | undefined): Lockbox | undefined {
  return filing.lockboxByState[findState(stateCodeOrName)?.code ?? '']
}
