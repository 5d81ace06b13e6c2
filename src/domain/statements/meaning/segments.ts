import { functionWords } from '#domain/language/word-lists.data.ts'
import { factsOf } from '../sentence-facts.ts'
import type { Fact, FactValue } from '#domain/provenance/fact.ts'
import { shown, type Finding, type Told } from './finding.ts'
import { isSame, sameOnFile } from './misnumbered.ts'
import type { Placed } from './told-index.ts'
import type { Weighed } from './weigh.ts'

const isCounted = ({ type }: FactValue) =>
  type === 'money' || type === 'quantity' || type === 'date' || type === 'percent'
const cut = /[,;:](?= )| and | but | of (?:which|whom|them|these|those) /gu

/** `$11,600 in savings` where one sentence gives the savings and the debt: each number goes with the words beside it. */
export function segmented(told: Told): Finding[] {
  const { sentence, evidence, index } = told
  if (
    !/\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)(?!\p{L})/iu.test(
      sentence.text,
    )
  )
    return []
  const own = factsOf(sentence).filter(({ value }) => isCounted(value))
  const [fact, ...others] = own
  if (!fact || others.length > 0) return []
  const content = told.clauses
    .flatMap(({ words }) => words)
    .filter(({ weight, start, end }) => weight >= 0.5 && (end <= fact.start || start >= fact.end))
  if (content.length === 0 || content.length > 4) return []
  const same = sameOnFile(fact, evidence, index).filter(
    (other) => isSame(fact, other.fact) && other.place.sentence.from.source.kind !== 'record',
  )
  if (same.length === 0) return []
  const judged = same.map(({ fact: known, place }) => ({ place, fits: fits(known, place, content) }))
  const [by] = judged
  if (!by || judged.some(({ fits: isFit }) => isFit !== false)) return []
  return [
    {
      word: fact,
      by: by.place,
      message: `The file gives “${fact.text}” for something else: ${shown(by.place)}.`,
      isOtherwiseBound: true,
    },
  ]
}

const comparing = /^(?:against|before|versus|previously|earlier|then|after|only|with|from)$/iu

/** False when the words of the draft stand beside another number of the sentence and not beside this one. */
function fits(known: Fact, { sentence, tokens }: Placed, content: readonly Weighed[]): boolean | undefined {
  const facts = sentence.from.facts.filter(
    ({ start, end, value }) => start >= sentence.start && end <= sentence.end && value.type === known.value.type,
  )
  if (facts.length < 2) return undefined
  const at = known.start - sentence.start
  const cuts = [0, ...[...sentence.text.matchAll(cut)].map(({ index }) => index), sentence.text.length]
  const segmentOf = (place: number) => cuts.findLastIndex((start) => start <= place)
  const segment = segmentOf(at)
  const others = new Set(facts.filter((fact) => fact !== known).map(({ start }) => segmentOf(start - sentence.start)))
  if (others.has(segment)) return undefined
  const end = cuts[segment + 1] ?? sentence.text.length
  const own = tokens.filter(
    (token) => token.start >= (cuts[segment] ?? 0) && token.start < end && token.text.length > 3,
  )
  if (own.length <= 1) return undefined
  let beside = false
  for (const { meaning } of content) {
    const keys = new Set(meaning.same)
    for (const token of tokens) {
      if (functionWords.has(token.text.toLowerCase()) || comparing.test(token.text)) continue
      if (!token.meaning.same.some((key) => keys.has(key))) continue
      const where = segmentOf(token.start)
      if (where === segment || !others.has(where)) return true
      beside = true
    }
  }
  return beside ? false : undefined
}
