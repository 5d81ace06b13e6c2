import { circuitOf as circuitOfState, circuits } from '#law/circuits.ts'

/** The circuit whose law binds a court: an id for rules (`9`, `D.C.`) and the ordinal that briefs print (`9th`). */
export type Circuit = { readonly id: string; readonly ordinal: string }

/** Other ways to write a place than its code and its name. */
const otherNames: Readonly<Record<string, string>> = { 'washington dc': 'DC', 'us virgin islands': 'VI' }

/** The circuit of a state given by code or name; undefined for any other text. The map is the law's (rule R21). */
export function circuitOf(stateCodeOrName: string | undefined): Circuit | undefined {
  const place = plainPlace(stateCodeOrName ?? '')
  const found = circuitOfState(otherNames[place.toLowerCase()] ?? place)
  return found && { id: found.id, ordinal: found.ordinal }
}

/** Full stops and commas do not count: `N.Y.` is `NY`, `Washington DC` is `Washington, D.C.`. */
function plainPlace(place: string): string {
  return place.replaceAll(/[.,]/g, '').replaceAll(/\s+/g, ' ').trim()
}

/** The circuit with this id (`1` to `11`, `D.C.`). */
export function circuitWithId(id: string | undefined): Circuit | undefined {
  const found = circuits().find((circuit) => circuit.id === id)
  return found && { id: found.id, ordinal: found.ordinal }
}

export const circuitOptions = circuits.builtIn.map(({ id, ordinal }) => ({ value: id, label: `${ordinal} Circuit` }))
