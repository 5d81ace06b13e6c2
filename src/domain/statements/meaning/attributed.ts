import { shown, type Finding, type Told } from './finding.ts'
import { meaningOf } from '#domain/language/meaning/meaning.ts'
import type { Placed } from './told-index.ts'

const lead =
  /^(?:The|His|Her|That) ((?:\p{L}+ ){1,5}?)(?:records?|states?|stated|says?|said|notes?|noted|shows?|showed|describes?|reports?|confirms?|lists?|mentions?) (?:that )?/u
const papers =
  /(?:card|report|letter|record|certificate|evaluation|declaration|affidavit|order|decree|judgment|decision|chart|file|note|entry|summary|statement)$/u

/** `The hospital card records that he was beaten`, where the card says that he fell. */
export function attributed(told: Told): Finding[] {
  const { sentence, index } = told
  const [whole = '', called = ''] = lead.exec(sentence.text) ?? []
  if (whole === '' || !papers.test(called.trim())) return []
  const keys = called
    .trim()
    .toLowerCase()
    .split(' ')
    .map((word) => new Set(meaningOf(word).same))
  const places = [...index.byPlace.values()].flat().filter(({ sentence: { from } }) => from.source.kind === 'document')
  const named = places.filter(({ sentence: { from } }) => {
    const title = from.source.title.toLowerCase().match(/\p{L}+/gu) ?? []
    return keys.every((own) => title.some((word) => meaningOf(word).same.some((key) => own.has(key))))
  })
  const titles = new Set(named.map(({ sentence: { from } }) => from.source.id))
  if (titles.size !== 1) return []
  const missing = told.clauses
    .flatMap(({ words }) => words)
    .find(
      (word) =>
        word.start >= whole.length && word.weight >= 0.5 && !named.some((place) => holds(place, word.meaning.same)),
    )
  const [first] = named
  if (!missing || !first) return []
  return [
    {
      word: missing,
      by: first,
      message: `This document does not speak of “${missing.text}”; it begins ${shown(first)}.`,
    },
  ]
}

function holds({ tokens }: Placed, same: readonly string[]): boolean {
  const keys = new Set(same)
  return tokens.some(({ meaning }) => meaning.same.some((key) => keys.has(key)))
}
