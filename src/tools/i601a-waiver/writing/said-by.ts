import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'

/** The statement stands in a paper in which this person speaks. */
export function saidBy({ sources }: CaseFact, role: string, map: CaseMap): boolean {
  return sources.some(
    (source) => source.type === 'passage' && map.passages.find(({ id }) => id === source.passage)?.speaker === role,
  )
}
