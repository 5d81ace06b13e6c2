import { toPassage } from './fact-index.ts'
import type { FactItem } from './fact.ts'
import { canBeBoth, findRelations } from './kinship.ts'
import { placeOf, type DraftPassage } from './passage.ts'

/** `her cousin Mateo` where the sources call him a brother. */
export function checkRelations({ passage, index }: DraftPassage): FactItem[] {
  const known = index.sources.flatMap((from) => from.relations.map((relation) => ({ relation, from })))
  return findRelations(passage.text).flatMap((relation): FactItem[] => {
    const ofPerson = known.filter((other) => other.relation.name === relation.name)
    const other = ofPerson.find(({ relation: { word } }) => !canBeBoth(word, relation.word))
    if (!other || ofPerson.some(({ relation: { word } }) => word === relation.word)) return []
    const { text } = relation
    const message = `The draft says "${text}"; "${other.relation.text}" stands in: ${other.from.source.title}.`
    const look = { type: 'relation', state: 'conflict', flag: 'Conflict', severity: 'amber' } as const
    return [{ ...placeOf(passage, relation), text, ...look, message, source: toPassage(other.from, other.relation) }]
  })
}
