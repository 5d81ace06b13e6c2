import { stem } from '#domain/language/words.ts'
import { supported, type Decision, type DraftFact } from './decision.ts'
import { countOf } from './derive-quantity.ts'
import type { FactValue } from './fact.ts'
import type { FactIndex, IndexedFact } from './fact-index.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

export const isComputed = ({ from }: IndexedFact): boolean => from.source.kind === 'computed'

/** What a computed value is called in a draft, by the words of its name. */
const calledToo: Readonly<Record<string, readonly string[]>> = {
  up: ['unlawful', 'unlawfully', 'presence', 'inadmissible', 'bar', 'here', 'stayed', 'stay', 'remained', 'overstay'],
  late: ['late', 'deadline', 'delay', 'filed'],
  age: ['age', 'old', 'years'],
}
const measures = new Set(['day', 'month', 'year', 'number', 'date', 'count', 'total', 'percent'].map(stem))

/** A number that software computed supports only what it was computed for: the paragraph must speak of it by name. */
export function computed(
  { count, unit = '' }: Quantity,
  { words, paragraph }: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  const by = byType.quantity.find((known) => {
    if (!isComputed(known) || countOf(known) !== count) return false
    const names = nameOfComputed(known).filter((word) => !measures.has(word))
    return names.length === 0 || names.some((name) => name === stem(unit) || words.has(name) || paragraph.has(name))
  })
  return by && supported(by)
}

/** `Bar: ten_year`: the bar that software computed is written out in a brief. */
export function computedBar(
  { count, unit }: Quantity,
  _draft: DraftFact,
  { sources }: FactIndex,
): Decision | undefined {
  const name = unit === 'year' ? { 3: 'three_year', 10: 'ten_year' }[count] : undefined
  const from =
    name === undefined
      ? undefined
      : sources.find(({ source }) => source.kind === 'computed' && source.text.includes(name))
  if (!from || name === undefined) return undefined
  const start = from.source.text.indexOf(name)
  return supported({
    from,
    fact: { start, end: start + name.length, text: name, value: { type: 'quantity', count, unit: 'year' } },
  })
}

/** `Up days: 6744` -> the stems of `up`, its synonyms and `day`. */
function nameOfComputed({ fact, from }: IndexedFact): string[] {
  const { text } = from.source
  const line = text.slice(text.lastIndexOf('\n', fact.start) + 1, fact.end)
  const label = /^[^:\d]{2,80}(?=:)/.exec(line)?.[0] ?? line
  const words = label.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return words.flatMap((word) => [word, ...(calledToo[word] ?? [])]).map(stem)
}
