import { lineKey, type OldCase, type TemplateLine } from '#domain/template-sections/old-case.ts'
import { joinCompanies } from './companies.ts'
import { divideGroups } from './divide-groups.ts'
import { findEverything, type OldCaseContext } from './find-everything.ts'
import { groupMarks } from './group.ts'
import { findLeftovers, oldWordsOf } from './leftovers.ts'
import { readPlaces } from './read-places.ts'
import { groupClaims, groupUnsure } from './sentence-kinds/group-doubts.ts'
import { likelyGroups } from './sentence-kinds/likely-groups.ts'
import { weighSentences } from './sentence-kinds/weigh-sentences.ts'

export type { OldCaseContext }

/**
 * Everything of an old case in a template: names in all their forms, numbers, dates by what happened on them, places,
 * ages, relations, pronouns, and every sentence that tells a story. Pure; takes time in proportion to the text.
 */
export function readOldCase(lines: readonly TemplateLine[], context: OldCaseContext = {}): OldCase {
  const places = findEverything(lines, context)
  const weighed = weighSentences(places.raw)
  const { marks, stories: told } = readPlaces(lines, places, weighed)
  const stories = groupClaims(lines, { marks, stories: told }, weighed)
  const { everybody } = places
  const kin = new Map(
    everybody.flatMap(({ name, kinWord }) => (kinWord === undefined ? [] : [[name, kinWord] as const])),
  )
  const isDeclaredByOther = everybody.some(({ kinWord }) => kinWord === 'declarant')
  const names = [...new Set(everybody.flatMap(({ words }) => [...words]))]
  const touched = new Set([...marks, ...told].map(lineKey))
  const divided = groupUnsure(joinCompanies(divideGroups(marks, told)))
  const likely = likelyGroups(divided, stories, weighed)
  const groups = groupMarks(divided, stories, kin, isDeclaredByOther).map((group) => {
    const own = likely.get(group.id)
    return own === undefined ? group : { ...group, likely: own }
  })
  const words = oldWordsOf({ found: { groups, marks: divided, stories, names, beside: [] }, sources: {} }, '')
  const beside = lines.filter(
    (line) => line.part !== 'body' && (touched.has(lineKey(line)) || findLeftovers(line.text, words).length > 0),
  )
  return { groups, marks: divided, stories, names, beside }
}
