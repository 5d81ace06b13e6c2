import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import type { Pen } from './pen.ts'

/** The places of the record on which a sentence of our own rests, as cites; none for what rests on answers alone. */
export const pinsOf = ({ map }: Pen, facts: readonly CaseFact[]): string[] =>
  exhibitTokens(
    map,
    facts.flatMap((fact) => passagesOf(map, fact)),
  )

/** Cites as they stand within a sentence or an item of a list. */
export const inBrackets = (exhibits: readonly string[]): string =>
  exhibits.length === 0 ? '' : ` (${exhibits.join('; ')})`
