import type { CircuitAuthority } from './circuit-authority.ts'
import { lawPart } from '../in-force.ts'
import { everywhere } from './circuit-everywhere.data.ts'
import { fifthToEighthCircuit } from './circuit-fifth-to-eighth.data.ts'
import { firstToFourthCircuit } from './circuit-first-to-fourth.data.ts'
import { ninthToEleventhCircuit } from './circuit-ninth-to-eleventh.data.ts'

/** Every circuit authority that the product knows, offered or not; ids are unique over this list and `authorities`. */
export const circuitAuthorities = lawPart<readonly CircuitAuthority[]>('circuitAuthorities', [
  ...firstToFourthCircuit,
  ...fifthToEighthCircuit,
  ...ninthToEleventhCircuit,
  ...everywhere,
])

export type CircuitQuestion = {
  /** `1` to `11` or `D.C.`; nothing is offered where it is unknown. */
  readonly circuit: string | undefined
  /** The issues of the section. */
  readonly issues: readonly string[]
  /** The reliefs argued, as `usedFor` names them: `asylum`, `wor`, `cat`, `bia`. */
  readonly reliefs: readonly string[]
  readonly adverse: boolean
}

/**
 * The authorities of this circuit that may be offered for a section: those with most matching issues first, then the
 * newest. Decisions that count everywhere are not among them; the sections name those by id.
 */
export function circuitAuthoritiesFor({ circuit, issues, reliefs, adverse }: CircuitQuestion): CircuitAuthority[] {
  if (circuit === undefined) return []
  const matching = (entry: CircuitAuthority) => entry.issues.filter((issue) => issues.includes(issue)).length
  return circuitAuthorities()
    .filter(
      (entry) =>
        entry.offered &&
        entry.adverse === adverse &&
        entry.circuit === circuit &&
        entry.usedFor.some((relief) => reliefs.includes(relief)) &&
        matching(entry) > 0,
    )
    .toSorted((a, b) => matching(b) - matching(a) || (b.year ?? 0) - (a.year ?? 0))
}
