import type { CaseElement, CaseFact, CaseMap, CasePassage, Conflict, Link } from '#domain/case-map/case-map.ts'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { questionsOf } from '#domain/questionnaire/question.ts'

/** A fact as it stands for or against an element. */
export type LinkedFact = { readonly fact: CaseFact; readonly link: Link | undefined }

/** What is not bound to any element stands under this. */
export const elsewhere = 'elsewhere'

export type ElementFacts = {
  readonly supports: readonly LinkedFact[]
  readonly against: readonly LinkedFact[]
  readonly leftOut: readonly LinkedFact[]
}

/** The facts of an element in the map's order: those for it, those against it, and those that the attorney left out. */
export function factsOfElement(map: CaseMap, element: string): ElementFacts {
  const linked = map.facts.flatMap((fact): LinkedFact[] => {
    const links = map.links.filter((link) => link.fact === fact.id)
    if (element === elsewhere) return links.length === 0 ? [{ fact, link: undefined }] : []
    return links.filter((link) => link.element === element).map((link) => ({ fact, link }))
  })
  const live = linked.filter(({ fact }) => fact.state !== 'left-out')
  return {
    supports: live.filter(({ link }) => link?.direction !== 'against'),
    against: live.filter(({ link }) => link?.direction === 'against'),
    leftOut: linked.filter(({ fact }) => fact.state === 'left-out'),
  }
}

export function isMet({ link }: LinkedFact): boolean {
  return Boolean(link?.met) || (link?.metBy ?? []).length > 0
}

/** What an element wants, in a short line; undefined where nothing does. */
export function reasonOf(map: CaseMap, { id, state }: CaseElement): string | undefined {
  if (state === 'adverse') {
    const open = factsOfElement(map, id).against.filter((one) => !isMet(one)).length
    return open === 1 ? '1 adverse fact not met' : `${open} adverse facts not met`
  }
  return state === 'supported' ? undefined : map.gaps.find(({ element }) => element === id)?.text
}

export type MapCounts = {
  readonly confirmed: number
  readonly toConfirm: number
  readonly notMet: number
  readonly conflicts: number
  readonly missing: number
}

export function countMap(map: CaseMap): MapCounts {
  const live = map.facts.filter(({ state }) => state !== 'left-out')
  const against = map.elements.flatMap(({ id }) => factsOfElement(map, id).against)
  return {
    confirmed: live.filter(({ state }) => state !== 'proposed').length,
    toConfirm: live.filter(({ state }) => state === 'proposed').length,
    notMet: new Set(against.filter((one) => !isMet(one)).map(({ fact }) => fact.id)).size,
    conflicts: openConflicts(map).length,
    missing: map.elements.filter(({ state }) => state === 'nothing').length,
  }
}

export function openConflicts(map: CaseMap): Conflict[] {
  return map.conflicts.filter(({ settled }) => settled === undefined)
}

/** The passages that a fact rests on. */
export function passagesOfFact(map: CaseMap, fact: CaseFact): CasePassage[] {
  const ids = new Set(fact.sources.flatMap((source) => (source.type === 'passage' ? [source.passage] : [])))
  return map.passages.filter(({ id }) => ids.has(id))
}

/** `Declaration of father, page 2, ¶ 7`. */
export function placeOf(map: CaseMap, { document, page, paragraph }: CasePassage): string {
  const title = map.exhibits.find(({ id }) => id === document)?.title ?? 'Document'
  return [title, page !== undefined && `page ${page}`, paragraph !== undefined && `¶ ${paragraph}`]
    .filter(Boolean)
    .join(', ')
}

/** The label of a question, for `Your answer, …`. */
export function labelOf(questionnaire: Questionnaire, name: string): string {
  const [own = name] = name.split('.')
  return questionsOf(questionnaire).find((question) => question.name === own)?.label ?? own.replaceAll('_', ' ')
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Mar 14, 2024`, `Mar 2024`, `about 2024`, `Mar 2023 – Sep 2024`. */
export function dateText({ date }: CaseFact): string {
  if (!date) return ''
  const { from, to, about } = date
  const text = to === undefined || to === from ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
  return about ? `about ${text}` : text
}

function dayText(iso: string): string {
  const [year = '', month, day] = iso.split('-')
  const name = month === undefined ? undefined : months[Number(month) - 1]
  if (name === undefined) return year
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`
}
