import { placeOf } from '#domain/provenance/passage.ts'
import { unitsLike } from '#domain/provenance/units-alike.ts'
import { isTime } from '#domain/provenance/find-quantities.ts'
import type { Fact } from '#domain/provenance/fact.ts'
import type { EvidenceIndex, EvidenceSentence } from './evidence.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'
import type { ReadSentence } from './read-statements.ts'
import { factsOf } from './sentence-facts.ts'

type Counted = { readonly count: number; readonly unit: string; readonly fact: Fact }

/** `Dr. Deshmukh has published 112 articles` where 112 are those of somebody else and hers are counted too. */
export function checkCounts({ passage, evidence, sentences }: ToldPassage): StatementItem[] {
  return sentences.flatMap((sentence) => {
    const told = countsIn(sentence)
    if (told.length === 0) return []
    return told.flatMap(({ count, unit, fact }): StatementItem[] => {
      const [who, ...others] = sentence.mentions.findLast(({ end }) => end <= fact.start)?.ids ?? []
      if (who === undefined || others.length > 0 || !evidence.roster.persons.has(who)) return []
      const known = countsOnFile(evidence).get(unit) ?? []
      const isHers = ({ owner }: OnFile) => owner === undefined || owner === who
      if (
        !known.some((other) => other.count === count) ||
        known.some((other) => other.count === count && isHers(other))
      )
        return []
      const own = known.find((other) => other.owner === who && other.count !== count)
      if (!own) return []
      const { source } = own.from.from
      return [
        {
          ...placeOf(passage, { start: sentence.start + fact.start, end: sentence.start + fact.end }),
          text: fact.text,
          state: 'conflict',
          flag: 'Conflict',
          severity: 'red',
          message: `The file gives this number for somebody else; for this person it says “${own.text}” (${source.title}).`,
        },
      ]
    })
  })
}

function countsIn(sentence: ReadSentence): Counted[] {
  const { text } = sentence
  if (!/\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})/iu.test(text)) return []
  return factsOf(sentence).flatMap((fact) =>
    fact.value.type === 'quantity' &&
    fact.value.unit !== undefined &&
    !isTime(fact.value.unit) &&
    fact.value.unit !== 'age'
      ? [{ count: fact.value.count, unit: unitsLike(fact.value.unit)[0] ?? fact.value.unit, fact }]
      : [],
  )
}

type OnFile = {
  readonly count: number
  readonly text: string
  readonly owner: string | undefined
  readonly from: EvidenceSentence
}

const kept = new WeakMap<EvidenceIndex, ReadonlyMap<string, readonly OnFile[]>>()

/** The counts of the documents that are about one person alone (a curriculum vitae), by what they count. */
function countsOnFile(evidence: EvidenceIndex): ReadonlyMap<string, readonly OnFile[]> {
  const known = kept.get(evidence)
  if (known) return known
  const found = new Map<string, OnFile[]>()
  for (const from of evidence.sentences)
    for (const { count, unit, fact } of countsIn(from)) {
      const item = { count, text: fact.text, owner: ownerOf(from, fact, evidence), from }
      found.set(unit, [...(found.get(unit) ?? []), item])
    }
  kept.set(evidence, found)
  return found
}

function ownerOf(from: EvidenceSentence, { start }: Fact, { roster }: EvidenceIndex): string | undefined {
  const before: ReadSentence['mentions'][number] | undefined = from.mentions.findLast(({ end }) => end <= start)
  const [who] = before?.ids ?? []
  if (who !== undefined && roster.persons.has(who)) return who
  const title = /^(?:curriculum vitae|CV|resume|résumé) (?:of|-) /i.test(from.from.source.title)
    ? from.from.source.title
    : ''
  const words = (title.toLowerCase().match(/\p{L}+/gu) ?? []).slice(2)
  return [...roster.persons.values()].find(({ words: own }) => words.filter((word) => own.has(word)).length >= 1)?.id
}
