import type { FactIndex } from './fact-index.ts'
import type { FactItem } from './fact.ts'
import { placeOf, type DraftPassage } from './passage.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { findSupport, indexSentences, isFactualSentence, type SentenceIndex } from './support.ts'
import { stem } from '#domain/language/words.ts'

/** A sentence that shares less than this with every sentence on file has no close source. */
const closeSource = 0.3

/** Sentences about persons and events without typed facts that no sentence on file resembles: a hint, never an error. */
export function checkSentences({ passage, facts, hidden, index }: DraftPassage): FactItem[] {
  const persons = personsOfRecord(index)
  const touched = [...facts.filter(({ value }) => value.type !== 'name'), ...hidden, ...passage.headings]
  return findSentences(passage.text, { semicolons: true }).flatMap((range): FactItem[] => {
    const text = passage.text.slice(range.start, range.end)
    const isTouched = touched.some(({ start, end }) => start < range.end && range.start < end)
    if (isTouched || !isFactualSentence(text, persons)) return []
    const support = findSupport(text, indexOnce(index))
    if (support.share >= closeSource) return []
    const message = 'No close source: no answer or document says this in similar words.'
    const look = { type: 'sentence', state: 'not-found', flag: 'Not found', severity: 'grey' } as const
    return [{ ...placeOf(passage, range), text, ...look, message, ...(support.passage && { source: support.passage }) }]
  })
}

/** The names of the client and the family, as stems. */
function personsOfRecord({ byType }: FactIndex): ReadonlySet<string> {
  const names = byType.name.filter(({ from }) => from.source.kind === 'record')
  return new Set(names.flatMap(({ fact }) => (fact.value.type === 'name' ? fact.value.words.map(stem) : [])))
}

const indexes = new WeakMap<FactIndex, SentenceIndex>()

function indexOnce(index: FactIndex): SentenceIndex {
  const kept = indexes.get(index) ?? indexSentences(index)
  indexes.set(index, kept)
  return kept
}
