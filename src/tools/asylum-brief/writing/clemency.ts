import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { isMeasureOfClemency, speaksOfClemency } from './measures-of-clemency.ts'
import type { Pen } from './pen.ts'
import { isCountry } from '../map/signs.ts'
import { type Words, wordsOfAccount } from './words-of-account.ts'

export type Clemency = {
  /** `pardon` or `amnesty`, as its own paper or the reports call it. */
  readonly noun: string
  /** The first day that its own paper gives. */
  readonly day: string | undefined
  readonly terms: readonly CaseFact[]
  /** Of its terms those that leave something open or ask something. */
  readonly limits: readonly CaseFact[]
  readonly reported: readonly CaseFact[]
  readonly words: readonly Words[]
}

const limits =
  /\b(?:not|no|nor|except|unless|only|may be (?:reviewed|revoked|cancell?ed)|reviewed|revoked|undertak\w+|on condition|whose names|provided that)\b/iu

/** What the papers, the reports and the account tell of such a measure; undefined where no paper and no report speaks of one. */
export function clemencyIn(pen: Pen, facts: readonly CaseFact[]): Clemency | undefined {
  const { map } = pen
  const isOfPaper = (fact: CaseFact) => passagesOf(map, fact).some(({ document }) => isMeasureOfClemency(document, map))
  const persecutors = new Set(map.persons.flatMap(({ role, id }) => (role === 'persecutor' ? [id] : [])))
  const ofPaper = facts.filter(isOfPaper)
  const reported = facts.filter(
    (fact) =>
      isCountry(fact) &&
      !isOfPaper(fact) &&
      !fact.persons.some((id) => persecutors.has(id)) &&
      facts.some((other) => speaksOfClemency(other.statement) && isBeside(fact, other, pen)),
  )
  if (ofPaper.length === 0 && reported.length === 0) return undefined
  const bounds = ofPaper.filter(({ statement }) => limits.test(statement))
  const titles = map.exhibits.filter(({ id }) => isMeasureOfClemency(id, map)).map(({ title }) => title)
  const told = [...titles, ...reported.map(({ statement }) => statement)].join(' ')
  return {
    noun: /\bamnest/iu.test(told) ? 'amnesty' : 'pardon',
    day: ofPaper.flatMap(({ date }) => date?.from ?? []).toSorted()[0],
    terms: ofPaper.filter((fact) => !bounds.includes(fact)),
    limits: bounds,
    reported,
    words: wordsOfAccount(pen)
      .filter(({ words }) => speaksOfClemency(words) && /\b(?:I|me|my|we|us|our)\b/u.test(words))
      .filter(({ words }) => !pen.argued.has(words))
      .slice(0, 2),
  }
}

/** It speaks of the measure, or stands in the paragraph of what does. */
function isBeside(fact: CaseFact, other: CaseFact, { map }: Pen): boolean {
  const [one, next] = [passagesOf(map, fact)[0], passagesOf(map, other)[0]]
  return (
    fact === other ||
    (one !== undefined &&
      next !== undefined &&
      one.document === next.document &&
      one.paragraph === next.paragraph &&
      one.heading === next.heading)
  )
}
