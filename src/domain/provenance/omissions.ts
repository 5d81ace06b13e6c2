import type { SourcePassage } from '#domain/findings/flag.ts'
import { isCovered, isWhole } from '#domain/language/partial-date.ts'
import type { FactIndex, SourceFacts } from './fact-index.ts'
import { toPassage } from './fact-index.ts'
import type { Fact } from './fact.ts'

/** A fact of the record or of an answer that the draft nowhere uses. */
export type Omission = { readonly message: string; readonly passage: SourcePassage }

/**
 * Whole dates and persons of the answers and the record that are absent from the draft: a list to read, not an error.
 * `draftFacts` are all facts of the draft, as `findFacts` gives them.
 */
export function findOmissions({ sources }: Pick<FactIndex, 'sources'>, draftFacts: readonly Fact[]): Omission[] {
  const told = new Set<string>()
  const used = new Set(draftFacts.flatMap(({ value }) => (value.type === 'name' ? value.words : [])))
  return sources
    .filter(({ source }) => source.kind === 'answer' || source.id === 'record')
    .flatMap((from) =>
      from.facts
        .filter((fact) => isKeyFact(fact, from) && !isUsed(fact, draftFacts, used))
        .map((fact) => ({ fact, from })),
    )
    .flatMap(({ fact, from }) => {
      const key = fact.text.toLowerCase()
      if (told.has(key)) return []
      told.add(key)
      return [
        { message: `Not used in the draft: "${fact.text}" (${from.source.title}).`, passage: toPassage(from, fact) },
      ]
    })
}

/** Dates of events and names of several words; birth dates seldom belong into a draft. */
function isKeyFact({ value, start }: Fact, { source }: SourceFacts): boolean {
  if (value.type === 'name') return value.words.length >= 2
  return (
    value.type === 'date' &&
    isWhole(value.date) &&
    !/birth|born/i.test(source.text.slice(Math.max(0, start - 30), start))
  )
}

function isUsed({ value }: Fact, draftFacts: readonly Fact[], used: ReadonlySet<string>): boolean {
  if (value.type === 'name') return value.words.some((word) => used.has(word))
  return draftFacts.some(
    (fact) => value.type === 'date' && fact.value.type === 'date' && isCovered(fact.value.date, value.date),
  )
}
