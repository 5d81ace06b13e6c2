import type { Dated } from './dated.ts'

/**
 * The addresses that the U.S. Postal Service writes with a two-letter code: states, the District of Columbia,
 * territories, and the three Armed Forces regions. Palau, Micronesia and the Marshall Islands have codes as well, but
 * are sovereign, so they are countries here.
 * @internal
 */
export const statesList: Dated = {
  source: 'U.S. Postal Service two-letter codes, own list',
  checkedOn: '2026-11-21',
  confirmed: true,
}

type StateKind = 'state' | 'district' | 'territory' | 'armed-forces'
export type State = {
  readonly code: string
  readonly name: string
  readonly kind: StateKind
  /** Other ways in which people write it. */
  readonly alsoKnownAs?: readonly string[]
}

export const states: readonly State[] = [
  { code: 'AL', name: 'Alabama', kind: 'state' },
  { code: 'AK', name: 'Alaska', kind: 'state' },
  { code: 'AZ', name: 'Arizona', kind: 'state' },
  { code: 'AR', name: 'Arkansas', kind: 'state' },
  { code: 'CA', name: 'California', kind: 'state' },
  { code: 'CO', name: 'Colorado', kind: 'state' },
  { code: 'CT', name: 'Connecticut', kind: 'state' },
  { code: 'DE', name: 'Delaware', kind: 'state' },
  {
    code: 'DC',
    name: 'District of Columbia',
    kind: 'district',
    alsoKnownAs: ['D.C.', 'Washington D.C.', 'Washington, D.C.', 'Washington DC', 'Washington, DC'],
  },
  { code: 'FL', name: 'Florida', kind: 'state' },
  { code: 'GA', name: 'Georgia', kind: 'state' },
  { code: 'HI', name: 'Hawaii', kind: 'state', alsoKnownAs: ["Hawai'i"] },
  { code: 'ID', name: 'Idaho', kind: 'state' },
  { code: 'IL', name: 'Illinois', kind: 'state' },
  { code: 'IN', name: 'Indiana', kind: 'state' },
  { code: 'IA', name: 'Iowa', kind: 'state' },
  { code: 'KS', name: 'Kansas', kind: 'state' },
  { code: 'KY', name: 'Kentucky', kind: 'state' },
  { code: 'LA', name: 'Louisiana', kind: 'state' },
  { code: 'ME', name: 'Maine', kind: 'state' },
  { code: 'MD', name: 'Maryland', kind: 'state' },
  { code: 'MA', name: 'Massachusetts', kind: 'state' },
  { code: 'MI', name: 'Michigan', kind: 'state' },
  { code: 'MN', name: 'Minnesota', kind: 'state' },
  { code: 'MS', name: 'Mississippi', kind: 'state' },
  { code: 'MO', name: 'Missouri', kind: 'state' },
  { code: 'MT', name: 'Montana', kind: 'state' },
  { code: 'NE', name: 'Nebraska', kind: 'state' },
  { code: 'NV', name: 'Nevada', kind: 'state' },
  { code: 'NH', name: 'New Hampshire', kind: 'state' },
  { code: 'NJ', name: 'New Jersey', kind: 'state' },
  { code: 'NM', name: 'New Mexico', kind: 'state' },
  { code: 'NY', name: 'New York', kind: 'state', alsoKnownAs: ['New York State'] },
  { code: 'NC', name: 'North Carolina', kind: 'state' },
  { code: 'ND', name: 'North Dakota', kind: 'state' },
  { code: 'OH', name: 'Ohio', kind: 'state' },
  { code: 'OK', name: 'Oklahoma', kind: 'state' },
  { code: 'OR', name: 'Oregon', kind: 'state' },
  { code: 'PA', name: 'Pennsylvania', kind: 'state' },
  { code: 'RI', name: 'Rhode Island', kind: 'state' },
  { code: 'SC', name: 'South Carolina', kind: 'state' },
  { code: 'SD', name: 'South Dakota', kind: 'state' },
  { code: 'TN', name: 'Tennessee', kind: 'state' },
  { code: 'TX', name: 'Texas', kind: 'state' },
  { code: 'UT', name: 'Utah', kind: 'state' },
  { code: 'VT', name: 'Vermont', kind: 'state' },
  { code: 'VA', name: 'Virginia', kind: 'state' },
  { code: 'WA', name: 'Washington', kind: 'state', alsoKnownAs: ['Washington State'] },
  { code: 'WV', name: 'West Virginia', kind: 'state' },
  { code: 'WI', name: 'Wisconsin', kind: 'state' },
  { code: 'WY', name: 'Wyoming', kind: 'state' },
  { code: 'AS', name: 'American Samoa', kind: 'territory' },
  { code: 'GU', name: 'Guam', kind: 'territory' },
  {
    code: 'MP',
    name: 'Northern Mariana Islands',
    kind: 'territory',
    alsoKnownAs: ['CNMI', 'Commonwealth of the Northern Mariana Islands'],
  },
  { code: 'PR', name: 'Puerto Rico', kind: 'territory' },
  {
    code: 'VI',
    name: 'U.S. Virgin Islands',
    kind: 'territory',
    alsoKnownAs: ['Virgin Islands', 'US Virgin Islands', 'USVI', 'United States Virgin Islands'],
  },
  { code: 'AA', name: 'Armed Forces Americas', kind: 'armed-forces', alsoKnownAs: ['Armed Forces (AA)'] },
  { code: 'AE', name: 'Armed Forces Europe', kind: 'armed-forces', alsoKnownAs: ['Armed Forces (AE)'] },
  { code: 'AP', name: 'Armed Forces Pacific', kind: 'armed-forces', alsoKnownAs: ['Armed Forces (AP)'] },
]

const byName = new Map(
  states.flatMap((state) =>
    [state.code, state.name, ...(state.alsoKnownAs ?? [])].map((name) => [normalize(name), state]),
  ),
)

/** The state with this code or name, in any case and with any spacing; undefined when there is none. */
export function findState(codeOrName: string | null | undefined): State | undefined {
  return byName.get(normalize(codeOrName ?? ''))
}

function normalize(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
