import type { CaseMap } from '#domain/case-map/case-map.ts'

/** Of a settled conflict the side that does not stand; of an open one the answer, where a document tells the other. */
export function notTold(map: CaseMap): Set<string> {
  const fromDocument = (id: string) =>
    map.facts.find((fact) => fact.id === id)?.sources.some(({ type }) => type === 'passage') ?? false
  return new Set(
    map.conflicts.flatMap(({ sides, settled }) => {
      if (settled) return sides.flatMap(({ fact }) => (fact === settled.keep ? [] : [fact]))
      const answers = sides.filter(({ fact }) => !fromDocument(fact))
      return answers.length < sides.length ? answers.map(({ fact }) => fact) : []
    }),
  )
}
