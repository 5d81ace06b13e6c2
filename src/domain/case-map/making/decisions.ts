import type { CaseFact, FactKind, Link, LinkDirection } from '../case-map.ts'
import type { PersonChoice } from './cast.ts'
import type { ExhibitChoices } from './list-exhibits.ts'

/** Who decided, and when (epoch milliseconds). */
type Decided = { readonly by: string; readonly at: number }

/**
 * What the attorney decided on a map. Kept apart from it, so that a map made anew has the decisions on every statement
 * that stayed the same.
 */
export type MapDecisions = {
  readonly facts?: Readonly<Record<string, FactDecision>>
  readonly added?: readonly AddedFact[]
  readonly links?: readonly LinkDecision[]
  readonly exhibits?: ExhibitChoices & Decided
  readonly theory?: { readonly text: string } & Decided
  /** By section, from the attorney or a plan. */
  readonly theses?: Readonly<Record<string, string>>
  readonly conflicts?: Readonly<Record<string, { readonly keep: string; readonly why?: string } & Decided>>
  readonly persons?: Readonly<Record<string, PersonChoice & Decided>>
}

export type FactDecision = Decided & {
  readonly state?: 'confirmed' | 'corrected' | 'left-out' | 'proposed'
  /** The attorney's words, for `corrected`. */
  readonly statement?: string
  readonly kind?: FactKind
  readonly toldIn?: string
  readonly np?: string
  readonly asHardship?: string
}

export type AddedFact = Decided & {
  readonly id: string
  readonly statement: string
  readonly kind: FactKind
  readonly element?: string
  readonly direction?: LinkDirection
}

export type LinkDecision = Decided & {
  readonly fact: string
  readonly element: string
  /** `none` takes the fact from the element. */
  readonly direction: LinkDirection | 'none'
  readonly met?: string
  readonly metBy?: readonly string[]
  readonly quote?: string
}

/** A fact after the attorney's decision on it. */
export function decideFact(fact: CaseFact, decision: FactDecision | undefined): CaseFact {
  if (!decision) return fact
  const { state, kind, np, asHardship } = decision
  return {
    ...fact,
    ...(state !== undefined && { state }),
    ...(kind !== undefined && { kind }),
    ...(np !== undefined && { np }),
    ...(asHardship !== undefined && { asHardship }),
  }
}

/** Links after the attorney's decisions: moved, taken away, turned, and answered. */
export function decideLinks(links: readonly Link[], decisions: readonly LinkDecision[]): Link[] {
  let decided = [...links]
  for (const { fact, element, direction, met, metBy, quote } of decisions) {
    decided = decided.filter((link) => link.fact !== fact || link.element !== element)
    if (direction === 'none') continue
    decided.push({
      fact,
      element,
      direction,
      weight: 1,
      ...(met !== undefined && { met }),
      ...(metBy && { metBy }),
      ...(quote !== undefined && { quote }),
    })
  }
  return decided
}
