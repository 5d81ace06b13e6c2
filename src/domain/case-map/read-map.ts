import type { CaseFact, CaseMap, CasePassage, Exhibit, Link, MapGap } from './case-map.ts'
import type { Person } from '#domain/persons/person.ts'

/** Facts that may be told: all but those left out. */
export const liveFacts = (map: CaseMap): CaseFact[] => map.facts.filter(({ state }) => state !== 'left-out')

export const factOf = (map: CaseMap, id: string): CaseFact | undefined => map.facts.find((fact) => fact.id === id)

export const personOf = (map: CaseMap, id: string): Person | undefined => map.persons.find((person) => person.id === id)

/** The facts that a section tells in full, in the order of telling. */
export function factsToldIn(map: CaseMap, section: string): CaseFact[] {
  const tells = map.sections.find((one) => one.section === section)?.tells ?? []
  return factsById(map, tells)
}

/** Facts against the client that a section must meet, with how. */
export function adverseFactsIn(map: CaseMap, section: string): { readonly fact: CaseFact; readonly link: Link }[] {
  const meets = map.sections.find((one) => one.section === section)?.meets ?? []
  return factsById(map, meets).flatMap((fact) => {
    const link = map.links.find((one) => one.fact === fact.id && one.direction === 'against')
    return link ? [{ fact, link }] : []
  })
}

/** From here on a fact is held against the client for certain: words that say it, or somebody who read it so. */
export const sureWeight = 0.8

/** The links of facts that are surely against the client. */
export const surelyAgainst = (map: CaseMap): Link[] =>
  map.links.filter(({ direction, weight }) => direction === 'against' && weight >= sureWeight)

/** Facts that support an element, the best fitting first among equals in the map's order. */
export function factsFor(map: CaseMap, element: string): CaseFact[] {
  const ids = map.links
    .filter((link) => link.element === element && link.direction === 'supports')
    .map(({ fact }) => fact)
  return liveFacts(map).filter(({ id }) => ids.includes(id))
}

export function gapsIn(map: CaseMap, section: string): MapGap[] {
  return map.gaps.filter((gap) => gap.section === section)
}

/** The passages that a fact rests on, in the order of the exhibits and pages. */
export function passagesOf(map: CaseMap, fact: CaseFact): CasePassage[] {
  const ids = fact.sources.flatMap((source) => (source.type === 'passage' ? [source.passage] : []))
  const place = (passage: CasePassage) => map.exhibits.findIndex(({ id }) => id === passage.document)
  return map.passages
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => place(a) - place(b) || (a.page ?? 0) - (b.page ?? 0) || a.start - b.start)
}

export const exhibitOf = (map: CaseMap, passage: CasePassage): Exhibit | undefined =>
  map.exhibits.find(({ id }) => id === passage.document)

/**
 * The cite of a fact as tokens in brackets, which software prints when the letters are known: `([[ex:ID|p=1]]; ...)`.
 * Empty for a fact that rests on answers alone.
 */
export function citeOf(map: CaseMap, fact: CaseFact): string {
  const tokens = exhibitTokens(map, passagesOf(map, fact))
  return tokens.length === 0 ? '' : `(${tokens.join('; ')})`
}

/** One token for each exhibit, with its pages in order; with the numbers of the paragraphs where all passages have one. */
export function exhibitTokens(map: CaseMap, passages: readonly CasePassage[]): string[] {
  const documents = [...new Set(passages.map(({ document }) => document))]
  return documents.flatMap((document) => {
    if (!map.exhibits.some(({ id }) => id === document)) return []
    const here = passages.filter((passage) => passage.document === document)
    const pages = [...new Set(here.flatMap(({ page }) => (page === undefined ? [] : [page])))]
    const numbers = here.flatMap(({ paragraph }) => paragraph ?? [])
    const number = numbers.length === here.length ? runsOf(numbers) : ''
    const detail = [...(pages.length > 0 ? [`p=${pages.join(',')}`] : []), ...(number === '' ? [] : [`n=${number}`])]
    return [`[[ex:${[document, ...detail].join('|')}]]`]
  })
}

/** `4–6, 12` */
function runsOf(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.to === number - 1) last.to = number
    else runs.push({ from: number, to: number })
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}\u2013${to}`)).join(', ')
}

function factsById(map: CaseMap, ids: readonly string[]): CaseFact[] {
  return ids.flatMap((id) => {
    const fact = factOf(map, id)
    return fact && fact.state !== 'left-out' ? [fact] : []
  })
}
