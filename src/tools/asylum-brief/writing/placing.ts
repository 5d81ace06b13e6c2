import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { CaseFrame } from '../case.ts'
import { type Ground, groundNamed } from '../case/relief.ts'
import type { Unit } from './unit.ts'

/** What is known where a paragraph is placed. The words only say where it is told; nothing is claimed because of them. */
export type PlacingContext = { readonly map: CaseMap; readonly frame: CaseFrame; readonly planned: ReadonlySet<string> }

export type Rule = {
  readonly when: RegExp | ((unit: Unit, context: PlacingContext) => boolean)
  readonly sections: readonly string[]
}

/** The sections that argue a ground. */
export function groundSections(ground: Ground, { grounds }: CaseFrame): string[] {
  if (grounds.length === 1) return ['S24']
  return [`S24${groundNamed(ground).letter}`]
}
