import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { findDays } from '#domain/language/find-days.ts'
import { countsIn } from './counts-in-reports.ts'
import { isMeasureOfClemency, speaksOfClemency } from './measures-of-clemency.ts'
import type { Pen } from './pen.ts'
import { isCountry } from '../map/signs.ts'
import { namesOfFeared } from './speech-in-account.ts'
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

/**
 * What the papers, the reports and the account tell of such a measure. Undefined where neither a paper of it nor the account
 * brings it home to the client: an amnesty that freed those who are feared is danger, and no change for the better.
 */
export function clemencyIn(pen: Pen, facts: readonly CaseFact[]): Clemency | undefined {
  const { map } = pen
  const isOfPaper = (fact: CaseFact) => passagesOf(map, fact).some(({ document }) => isMeasureOfClemency(document, map))
  const ofPaper = facts.filter(isOfPaper)
  const feared = namesOfFeared(pen)
  const words = wordsOfAccount(pen).filter(
    (one) =>
      speaksOfClemency(one.words) &&
      /\b(?:I|me|my|we|us|our)\b/u.test(one.words) &&
      !feared.some((name) => one.words.includes(name)) &&
      !/[“"]/u.test(one.words) &&
      !pen.argued.has(one.words),
  )
  if (ofPaper.length + words.length === 0) return undefined
  const ofReports = facts.filter((fact) => isCountry(fact) && !isOfPaper(fact))
  const bounds = ofPaper.filter(({ statement }) => limits.test(statement))
  const titles = map.exhibits.filter(({ id }) => isMeasureOfClemency(id, map)).map(({ title }) => title)
  const told = [...titles, ...words.map((one) => one.words)].join(' ')
  return {
    noun: /\bamnest/iu.test(told) ? 'amnesty' : 'pardon',
    // The day in its title is its own; those in its text are of what it forgives.
    day: titles.flatMap((title) => findDays(title).filter(({ from, to }) => from === to))[0]?.from,
    terms: ofPaper.filter((fact) => !bounds.includes(fact)),
    limits: bounds,
    reported: ofReports.filter((fact, at) => speaksOfClemency(fact.statement) || goesOn(fact, ofReports[at - 1], pen)),
    words: words.slice(0, 2),
  }
}

/** `Twelve of them had been summoned again`: it counts those of the sentence before it. */
function goesOn(fact: CaseFact, before: CaseFact | undefined, { map }: Pen): boolean {
  const [one, other] = [passagesOf(map, fact)[0], before && passagesOf(map, before)[0]]
  return (
    before !== undefined &&
    speaksOfClemency(before.statement) &&
    one !== undefined &&
    other !== undefined &&
    one.document === other.document &&
    one.start - other.end <= 2 &&
    (/\bof (?:them|these|those)\b/iu.test(fact.statement) || countsIn(fact.statement).length > 0)
  )
}
