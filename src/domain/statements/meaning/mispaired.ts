import { factsOf } from '../sentence-facts.ts'
import type { Fact } from '#domain/provenance/fact.ts'
import { shown, type Finding, type Told } from './finding.ts'
import { sameOnFile } from './misnumbered.ts'
import type { Placed } from './told-index.ts'

const cut = /[,;:](?= )| and | but | against | then /gu

/** `Eleven days in February 2026` where one sentence gives eleven days in 2021 and six in that month: each number has its date. */
export function mispaired(told: Told): Finding[] {
  const facts = factsOf(told.sentence)
  const dates = facts.filter(({ value }) => value.type === 'date')
  const counts = facts.filter(
    ({ value }) => (value.type === 'quantity' && value.unit !== undefined) || value.type === 'money',
  )
  const [date, count] = [dates[0], counts[0]]
  if (!date || !count || dates.length > 1 || counts.length > 1) return []
  const of = (fact: Fact) => sameOnFile(fact, told.evidence, told.index)
  const dated = of(date)
  const judged = of(count).map(({ fact, place }) => ({
    place,
    goes: goesWith(
      fact,
      place,
      dated.filter((one) => one.place === place).map((one) => one.fact),
    ),
  }))
  const [by] = judged.filter(({ goes }) => goes === false)
  if (!by || judged.some(({ goes }) => goes === true)) return []
  return [
    {
      word: count,
      by: by.place,
      message: `The file gives “${count.text}” for another date: ${shown(by.place)}.`,
      isOtherwiseBound: true,
    },
  ]
}

/** True for one part of a sentence that has both; false where the number's part has another date, and the date another part. */
function goesWith(count: Fact, { sentence }: Placed, dates: readonly Fact[]): boolean | undefined {
  if (dates.length === 0) return undefined
  const cuts = [...sentence.text.matchAll(cut)].map(({ index }) => index + sentence.start)
  const partOf = (at: number) => cuts.filter((one) => one <= at).length
  if (dates.some(({ start }) => partOf(start) === partOf(count.start))) return true
  const others = sentence.from.facts.filter(
    ({ value, start, end }) =>
      value.type === 'date' && start >= sentence.start && end <= sentence.end && partOf(start) === partOf(count.start),
  )
  return others.length > 0 ? false : undefined
}
