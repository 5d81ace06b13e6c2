/** The circuit whose law binds a court: an id for rules (`9`, `D.C.`) and the ordinal that briefs print (`9th`). */
export type Circuit = { readonly id: string; readonly ordinal: string }

const circuits: readonly (readonly [id: string, ordinal: string, states: string])[] = [
  ['1', '1st', 'ME Maine|MA Massachusetts|NH New Hampshire|RI Rhode Island|PR Puerto Rico'],
  ['2', '2d', 'NY New York|CT Connecticut|VT Vermont'],
  ['3', '3d', 'PA Pennsylvania|NJ New Jersey|DE Delaware|VI Virgin Islands|VI U.S. Virgin Islands'],
  ['4', '4th', 'MD Maryland|VA Virginia|WV West Virginia|NC North Carolina|SC South Carolina'],
  ['5', '5th', 'TX Texas|LA Louisiana|MS Mississippi'],
  ['6', '6th', 'OH Ohio|MI Michigan|KY Kentucky|TN Tennessee'],
  ['7', '7th', 'IL Illinois|IN Indiana|WI Wisconsin'],
  ['8', '8th', 'MN Minnesota|IA Iowa|MO Missouri|AR Arkansas|ND North Dakota|SD South Dakota|NE Nebraska'],
  [
    '9',
    '9th',
    'CA California|OR Oregon|WA Washington|AZ Arizona|NV Nevada|ID Idaho|MT Montana|AK Alaska|HI Hawaii|GU Guam|MP Northern Mariana Islands',
  ],
  ['10', '10th', 'CO Colorado|UT Utah|WY Wyoming|NM New Mexico|KS Kansas|OK Oklahoma'],
  ['11', '11th', 'FL Florida|GA Georgia|AL Alabama'],
  ['D.C.', 'D.C.', 'DC District of Columbia|D.C. Washington, D.C.'],
]

const byPlace = new Map<string, Circuit>(
  circuits.flatMap(([id, ordinal, states]) =>
    states
      .split('|')
      .flatMap((state) => [state.slice(0, state.indexOf(' ')), state.slice(state.indexOf(' ') + 1)])
      .map((place) => [placeKey(place), { id, ordinal }] as const),
  ),
)
const byId = new Map<string, Circuit>(circuits.map(([id, ordinal]) => [id, { id, ordinal }]))

/** The circuit of a state given by code or name; undefined for any other text. Map: rule R21 of the domain file. */
export function circuitOf(stateCodeOrName: string | undefined): Circuit | undefined {
  return byPlace.get(placeKey(stateCodeOrName ?? ''))
}

/** Full stops and commas do not count: `N.Y.` is `NY`, `Washington DC` is `Washington, D.C.`. */
function placeKey(place: string): string {
  return place.replaceAll(/[.,]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** The circuit with this id (`1` to `11`, `D.C.`). */
export function circuitWithId(id: string | undefined): Circuit | undefined {
  return byId.get(id ?? '')
}

export const circuitOptions = circuits.map(([id, ordinal]) => ({ value: id, label: `${ordinal} Circuit` }))
