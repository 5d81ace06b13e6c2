import type * as z from 'zod'
import type { caseMaps } from '#contract/case-maps.ts'
import type { MapDecisions } from '#domain/case-map/making/decisions.ts'

type Body<Name extends keyof typeof caseMaps> = (typeof caseMaps)[Name] extends { readonly body?: infer Schema }
  ? z.output<NonNullable<Schema> & z.ZodType>
  : never
export type Decider = { readonly by: string; readonly at: number }
type Decide = (decisions: MapDecisions) => MapDecisions

/** A fact confirmed, corrected or left out; `proposed` takes the decision back. */
export function onFact(id: string, { state, statement, kind, told_in }: Body<'changeFact'>, decider: Decider): Decide {
  return (decisions) => {
    const { [id]: before, ...others } = decisions.facts ?? {}
    if (state === 'proposed' && statement === undefined) return { ...decisions, facts: others }
    const after = {
      ...before,
      ...(state !== undefined && { state }),
      ...(statement !== undefined && { state: 'corrected' as const, statement }),
      ...(kind !== undefined && { kind }),
      ...(told_in !== undefined && { toldIn: told_in }),
      ...decider,
    }
    return { ...decisions, facts: { ...others, [id]: after } }
  }
}

export function onNewFact(
  id: string,
  { statement, kind, element, direction }: Body<'addFact'>,
  decider: Decider,
): Decide {
  return (decisions) => ({
    ...decisions,
    added: [
      ...(decisions.added ?? []),
      { id, statement, kind, ...(element !== undefined && { element, direction }), ...decider },
    ],
  })
}

/** A later decision on the same fact and element takes the place of the earlier one. */
export function onLink(
  { fact, element, direction, from, met, met_by, quote }: Body<'changeLink'>,
  decider: Decider,
): Decide {
  return (decisions) => {
    const others = (decisions.links ?? []).filter(
      (link) => link.fact !== fact || (link.element !== element && link.element !== from),
    )
    const left =
      from !== undefined && from !== element ? [{ fact, element: from, direction: 'none' as const, ...decider }] : []
    const made = {
      fact,
      element,
      direction,
      ...(met !== undefined && met !== '' && { met }),
      ...(met_by && { metBy: met_by }),
      ...(quote !== undefined && { quote }),
      ...decider,
    }
    return { ...decisions, links: [...others, ...left, made] }
  }
}

/** What the attorney says of the exhibits: their order, their names, which belong together. */
export type ExhibitChanges = Body<'changeExhibits'>

export function onExhibits({ order, titles, groups }: ExhibitChanges, decider: Decider): Decide {
  return (decisions) => {
    const before = decisions.exhibits
    const grouped = Object.entries({ ...before?.groups, ...groups }).flatMap(([id, group]) =>
      group === null ? [] : [[id, group] as const],
    )
    return {
      ...decisions,
      exhibits: { order, titles: { ...before?.titles, ...titles }, groups: Object.fromEntries(grouped), ...decider },
    }
  }
}

export function onTheory(text: string, decider: Decider): Decide {
  return (decisions) => ({ ...decisions, theory: { text, ...decider } })
}

/** Null opens the conflict again. */
export function onConflict(id: string, { keep, why }: Body<'settleConflict'>, decider: Decider): Decide {
  return (decisions) => {
    const { [id]: _, ...others } = decisions.conflicts ?? {}
    if (keep === null) return { ...decisions, conflicts: others }
    return { ...decisions, conflicts: { ...others, [id]: { keep, ...(why !== undefined && { why }), ...decider } } }
  }
}

export function onPerson(id: string, { pronoun, short, official }: Body<'changePerson'>, decider: Decider): Decide {
  return (decisions) => {
    const chosen = {
      ...decisions.persons?.[id],
      ...(pronoun !== undefined && { pronoun }),
      ...(short !== undefined && { short }),
      ...(official !== undefined && { official }),
      ...decider,
    }
    return { ...decisions, persons: { ...decisions.persons, [id]: chosen } }
  }
}
