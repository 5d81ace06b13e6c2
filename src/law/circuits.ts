import type { Dated } from './dated.ts'
import { fromLaw, lawPart } from './in-force.ts'
import { findState } from './states.ts'

const readOn = '2026-11-21'
/** The day on which the states of the circuits were last compared with their source. */
export const circuitsCheckedOn = lawPart('circuitsCheckedOn', readOn)

/**
 * Which court of appeals covers a state. The Northern Mariana Islands come from 48 U.S.C. § 1821 and the practice of the
 * courts. American Samoa and the Armed Forces regions lie in no circuit.
 * @internal
 */
export const circuitsList: Dated = {
  source: '28 U.S.C. § 41 (published copies)',
  checkedOn: readOn,
  confirmed: true,
  note: '48 U.S.C. § 1821 for the Northern Mariana Islands was not re-read.',
}

export type Circuit = {
  /** `1` to `11`, or `D.C.`. */
  readonly id: string
  /** As briefs abbreviate it: `1st`, `2d`, `9th`, `D.C.`. */
  readonly ordinal: string
  /** `Ninth Circuit`. */
  readonly name: string
  /** Codes of the states and territories in it. */
  readonly states: readonly string[]
}

export const circuits = lawPart<readonly Circuit[]>('circuits', [
  { id: '1', ordinal: '1st', name: 'First Circuit', states: ['ME', 'MA', 'NH', 'PR', 'RI'] },
  { id: '2', ordinal: '2d', name: 'Second Circuit', states: ['CT', 'NY', 'VT'] },
  { id: '3', ordinal: '3d', name: 'Third Circuit', states: ['DE', 'NJ', 'PA', 'VI'] },
  { id: '4', ordinal: '4th', name: 'Fourth Circuit', states: ['MD', 'NC', 'SC', 'VA', 'WV'] },
  { id: '5', ordinal: '5th', name: 'Fifth Circuit', states: ['LA', 'MS', 'TX'] },
  { id: '6', ordinal: '6th', name: 'Sixth Circuit', states: ['KY', 'MI', 'OH', 'TN'] },
  { id: '7', ordinal: '7th', name: 'Seventh Circuit', states: ['IL', 'IN', 'WI'] },
  { id: '8', ordinal: '8th', name: 'Eighth Circuit', states: ['AR', 'IA', 'MN', 'MO', 'NE', 'ND', 'SD'] },
  {
    id: '9',
    ordinal: '9th',
    name: 'Ninth Circuit',
    states: ['AK', 'AZ', 'CA', 'GU', 'HI', 'ID', 'MT', 'NV', 'MP', 'OR', 'WA'],
  },
  { id: '10', ordinal: '10th', name: 'Tenth Circuit', states: ['CO', 'KS', 'NM', 'OK', 'UT', 'WY'] },
  { id: '11', ordinal: '11th', name: 'Eleventh Circuit', states: ['AL', 'FL', 'GA'] },
  { id: 'D.C.', ordinal: 'D.C.', name: 'District of Columbia Circuit', states: ['DC'] },
])

const byState = fromLaw(
  [circuits],
  (all) => new Map(all.flatMap((circuit) => circuit.states.map((code) => [code, circuit]))),
)

/** The circuit of a state given by code or name; undefined for a place outside all circuits and for unknown text. */
export function circuitOf(stateCodeOrName: string | null | undefined): Circuit | undefined {
  return byState().get(findState(stateCodeOrName)?.code ?? '')
}
