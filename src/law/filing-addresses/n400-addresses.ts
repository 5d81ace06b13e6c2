import type { Dated } from '../dated.ts'

/** The five USCIS intakes that take paper Forms N-400. */
export type Lockbox = 'elgin' | 'phoenix' | 'dallas' | 'chicago' | 'military_chicago'

/** A courier cannot deliver to a P.O. box, so every intake has two addresses. `other` = FedEx, UPS or DHL. */
type Carrier = 'usps' | 'other'

export type FilingAddress = Dated & {
  readonly id: string
  readonly lockbox: Lockbox
  readonly carrier: Carrier
  /** For the picker only; the letter prints `lines`. */
  readonly label: string
  readonly lines: readonly string[]
}

const chart = 'USCIS, Direct Filing Addresses for Form N-400 (page reviewed 2025-01-24), as read on 2026-08-21'

/** Eight blocks that two unrelated sources give line for line. */
const civilian: Dated = { source: chart, checkedOn: '2026-08-21', confirmed: true }

/** Box, ZIP code and street were seen in the chart of 2026-08-21; the Attn line has one undated source. */
const military: Dated = {
  source: `${chart} (box, ZIP code and street); the wording of the Attn line comes from one undated address table`,
  checkedOn: '2026-08-21',
  confirmed: false,
  note: 'The Attn line is not confirmed.',
}

/**
 * The addresses to which a paper Form N-400 can go, in the order of the form. Old ones that still circulate and must
 * not come back: 1820 E. Skyharbor Circle S (Phoenix), P.O. Box 299026 (Lewisville), P.O. Box 21200 (Phoenix, which is
 * for Form I-751) and the Nebraska Service Center for military filings. Other forms have charts of their own.
 */
export const n400Addresses: readonly FilingAddress[] = [
  {
    id: 'military_chicago_usps',
    lockbox: 'military_chicago',
    carrier: 'usps',
    label: 'Chicago, military filings: U.S. Postal Service',
    lines: ['USCIS', 'Attn: Military N-400', 'P.O. Box 4446', 'Chicago, IL 60680-4446'],
    ...military,
  },
  {
    id: 'military_chicago_other',
    lockbox: 'military_chicago',
    carrier: 'other',
    label: 'Chicago, military filings: FedEx, UPS or DHL',
    lines: ['USCIS', 'Attn: Military N-400 (Box 4446)', '131 S. Dearborn, 3rd Floor', 'Chicago, IL 60603-5517'],
    ...military,
  },
  {
    id: 'elgin_lockbox_usps',
    lockbox: 'elgin',
    carrier: 'usps',
    label: 'Elgin lockbox: U.S. Postal Service',
    lines: ['USCIS', 'Attn: N-400', 'P.O. Box 4060', 'Carol Stream, IL 60197-4060'],
    ...civilian,
  },
  {
    id: 'elgin_lockbox_other',
    lockbox: 'elgin',
    carrier: 'other',
    label: 'Elgin lockbox: FedEx, UPS or DHL',
    lines: ['USCIS', 'Attn: N-400 (Box 4060)', '2500 Westfield Drive', 'Elgin, IL 60124-7836'],
    ...civilian,
  },
  {
    id: 'phoenix_lockbox_usps',
    lockbox: 'phoenix',
    carrier: 'usps',
    label: 'Phoenix lockbox: U.S. Postal Service',
    lines: ['USCIS', 'Attn: N-400', 'P.O. Box 21251', 'Phoenix, AZ 85036-1251'],
    ...civilian,
  },
  {
    id: 'phoenix_lockbox_other',
    lockbox: 'phoenix',
    carrier: 'other',
    label: 'Phoenix lockbox: FedEx, UPS or DHL',
    lines: ['USCIS', 'Attn: N-400 (Box 21251)', '2108 E. Elliot Rd.', 'Tempe, AZ 85284-1806'],
    ...civilian,
  },
  {
    id: 'dallas_lockbox_usps',
    lockbox: 'dallas',
    carrier: 'usps',
    label: 'Dallas lockbox: U.S. Postal Service',
    lines: ['USCIS', 'Attn: N-400', 'P.O. Box 660060', 'Dallas, TX 75266-0060'],
    ...civilian,
  },
  {
    id: 'dallas_lockbox_other',
    lockbox: 'dallas',
    carrier: 'other',
    label: 'Dallas lockbox: FedEx, UPS or DHL',
    lines: [
      'USCIS',
      'Attn: N-400 (Box 660060)',
      '2501 S State Hwy 121 Business',
      'Suite 400',
      'Lewisville, TX 75067-8003',
    ],
    ...civilian,
  },
  {
    id: 'chicago_lockbox_usps',
    lockbox: 'chicago',
    carrier: 'usps',
    label: 'Chicago lockbox: U.S. Postal Service',
    lines: ['USCIS', 'Attn: N-400', 'P.O. Box 4380', 'Chicago, IL 60680-4380'],
    ...civilian,
  },
  {
    id: 'chicago_lockbox_other',
    lockbox: 'chicago',
    carrier: 'other',
    label: 'Chicago lockbox: FedEx, UPS or DHL',
    lines: ['USCIS', 'Attn: N-400 (Box 4380)', '131 S. Dearborn, 3rd Floor', 'Chicago, IL 60603-5517'],
    ...civilian,
  },
]
