import { concepts, conditions, person, type Concept } from './concepts.data.ts'

/** A concept with its compiled patterns. */
export type Reader = Omit<Concept, 'pattern' | 'evidence'> & {
  readonly find: RegExp
  readonly inSources: RegExp
  readonly triggers: ReadonlySet<string>
  readonly triggersInSources: ReadonlySet<string>
}

const triggerOf = (word: string) => word.slice(0, 4).toLowerCase()
const common = new Set(
  'was were been have had has the for and not his her him them from into with that are about also both they then who job list post team year'.split(
    ' ',
  ),
)

/** The beginnings of the words that a pattern can match; a sentence with none of them needs no look at it. */
function triggersOf(pattern: string): Set<string> {
  const plain = pattern.replaceAll(person, ' ').replaceAll(/\\[pP]\{\w+\}|\\[a-zA-Z]/g, ' ')
  const words = [...plain.matchAll(/[a-z]{3,}\??/gi)].flatMap(([word]) => {
    const bare = word.replace('?', '').toLowerCase()
    return word.endsWith('?') ? [bare, bare.slice(0, -1)] : [bare]
  })
  return new Set(words.filter((word) => !common.has(word)).map(triggerOf))
}

function compile(
  pattern: string,
  evidence = pattern,
): Pick<Reader, 'find' | 'inSources' | 'triggers' | 'triggersInSources'> {
  const whole = (source: string) => new RegExp(String.raw`(?<![\p{L}-])(?:${source})`, 'giu')
  return {
    find: whole(pattern),
    inSources: whole(evidence),
    triggers: triggersOf(pattern),
    triggersInSources: triggersOf(evidence),
  }
}

const conditionReaders = Object.entries(conditions).map(([id, pattern]): Reader => ({
  id: `condition:${id}`,
  called: id,
  ...compile(pattern),
  of: 'subject',
  flagged: 'claim',
}))
const readers: readonly Reader[] = [
  ...concepts.map(({ pattern, evidence, ...concept }) => ({ ...concept, ...compile(pattern, evidence) })),
  ...conditionReaders,
]

/** For every trigger the readers that it calls for. */
const byTrigger = { claims: new Map<string, Reader[]>(), evidence: new Map<string, Reader[]>() }
for (const reader of readers) {
  for (const trigger of reader.triggers) add(byTrigger.claims, trigger, reader)
  for (const trigger of reader.triggersInSources) add(byTrigger.evidence, trigger, reader)
}

function add(map: Map<string, Reader[]>, trigger: string, reader: Reader): void {
  map.set(trigger, [...(map.get(trigger) ?? []), reader])
}

/** The readers that a sentence calls for by the beginnings of its words. */
export function readersFor(text: string, as: 'claims' | 'evidence'): Set<Reader> {
  const called = new Set<Reader>()
  for (const [word] of text.matchAll(/[a-z]{3,}/gi))
    for (const reader of byTrigger[as].get(triggerOf(word)) ?? []) called.add(reader)
  return called
}
