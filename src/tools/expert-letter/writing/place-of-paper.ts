import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { isClinical, type LetterFacts } from '../case.ts'
import type { LetterType } from '../case/letter-type.ts'
import { restId } from '../map/best-issue.ts'
import { historyId } from '../map/clinical-issues.ts'
import type { Unit } from './tell-paper.ts'

/** A paragraph of a paper under its issue. */
export type Placed = Unit & { readonly element: string; readonly isLimit: boolean }

/** The account of somebody who was there. */
export const account = /\b(?:declaration|declaraci[oó]n|affidavit|personal statement|testimonio|d[ée]claration)\b/iu

/** Where papers of a kind stand whatever their words: the first that fits. */
const byTitle: readonly {
  readonly types: readonly LetterType[]
  readonly title: RegExp
  readonly element: string
}[] = [
  // A chart or a letter of another office shows the state; what is recommended is for the expert to say.
  {
    types: ['MED'],
    title: /\b(?:intake|chart|record|summary|clinic|hospital|visit|dr\.|doctor|physician|psychiatrist|medical)/iu,
    element: historyId,
  },
  {
    types: ['HARD'],
    title: /\b(?:intake|chart|record|summary|clinic|hospital|visit|dr\.|doctor|physician|psychiatrist|medical)/iu,
    element: 'clinical.state',
  },
  { types: ['NIW'], title: /\bendeavou?r\b/iu, element: 'niw.endeavor' },
  { types: ['CC'], title: /\b(?:police|polic[ií]a\p{L}*|denuncia|complaint)\b/iu, element: 'cc.protection' },
  { types: ['CC'], title: /\b(?:hospital|medical|clinic|doctor)/iu, element: 'cc.fit' },
  { types: ['MED'], title: account, element: historyId },
  { types: ['MED'], title: /\b(?:police|incident|arrest|complaint)\b/iu, element: historyId },
]

/**
 * An endeavor is not what a paper reports. The client's own account stands together, whatever its words: it is compared,
 * and nobody vouches for it.
 */
export function asAccount(unit: Placed, facts: LetterFacts): Placed {
  const placed = byPaper(unit, facts)
  return placed.element === historyId && !isClinical(facts) ? { ...placed, element: 'clinical.basis' } : placed
}

function byPaper(unit: Placed, { type, parties }: LetterFacts): Placed {
  const { title } = unit.exhibit.source
  const isOwn = /\bstatement\b/iu.test(title) && parties.clientNames.some((name) => title.includes(name))
  if (isOwn && type === 'MED') return { ...unit, element: historyId, isLimit: false }
  const kind = byTitle.find((one) => one.types.includes(type) && one.title.test(title))
  if (kind) return { ...unit, element: kind.element, isLimit: false }
  if (type === 'CC' && account.test(title))
    return { ...unit, element: unit.element === 'cc.relocation' ? unit.element : 'cc.fit', isLimit: false }
  return { ...unit, element: neverFromPapers[unit.element] ?? unit.element }
}

const neverFromPapers: Readonly<Record<string, string>> = {
  'niw.endeavor': 'niw.merit',
  'o1.basis': 'o1.criteria',
  'hard.care': 'clinical.state',
  'hard.combined': 'clinical.state',
  'med.needs': 'clinical.state',
}

/** What no issue asks for stands where the paper says it: with the paragraph before it, else with the one behind. */
export function withNeighbors(units: readonly Placed[]): Placed[] {
  const placed: Placed[] = []
  units.forEach((unit, index) => {
    const isLoose = ({ element, exhibit }: Placed) => element === restId || exhibit !== unit.exhibit
    const before = placed.findLast((one) => !isLoose(one))
    const after = units.slice(index + 1).find((one) => !isLoose(one))
    placed.push(unit.element === restId ? { ...unit, element: (before ?? after ?? unit).element } : unit)
  })
  return placed
}

/** The issue with the most weight; a paragraph that only limits stands with the limits. */
export function placeOf({ facts }: Unit, map: CaseMap): { readonly element: string; readonly isLimit: boolean } {
  const ids = new Set(facts.map(({ id }) => id))
  const links = map.links.filter((link) => ids.has(link.fact) && !/^(?:credentials|relation)$/u.test(link.element))
  const weights = new Map<string, number>()
  for (const { element, weight } of links)
    weights.set(element, (weights.get(element) ?? 0) + (element === restId ? weight / 4 : weight))
  const best = [...weights].reduce((most, one) => (one[1] > most[1] ? one : most), [restId, 0] as const)
  const against = new Set(links.filter(({ direction }) => direction === 'against').map(({ fact }) => fact))
  const length = (some: readonly CaseFact[]) => some.reduce((sum, { statement }) => sum + statement.length, 0)
  const adverse = length(facts.filter(({ id }) => against.has(id)))
  return { element: best[0], isLimit: adverse > 0 && adverse * 2 >= length(facts) }
}
