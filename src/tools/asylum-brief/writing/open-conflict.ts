import type { CaseFact } from '#domain/case-map/case-map.ts'
import type { Pen } from './pen.ts'

/** The conflict that is not settled and that this fact is a side of; its gap stands once, after the first side told. */
export function openConflict({ id }: CaseFact, { map, told }: Pen) {
  return map.conflicts.find(
    ({ sides, settled }) =>
      settled === undefined &&
      sides.some(({ fact }) => fact === id) &&
      sides.every(({ fact }) => fact === id || !told.has(fact)),
  )
}
