import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { addDays } from '#domain/dates/calendar.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { harmsDone, harmsToKin } from './harms.data.ts'
import type { Pen } from './pen.ts'
import { isCountry } from './signs.ts'

/** What was done at one time: the harms by name, each only where its own sentence says so, and the facts that tell it. */
export type Episode = {
  /** `2017-01-23`, `2019-09`, `2021`; the day on which it began. */
  readonly from: string
  readonly harms: readonly string[]
  readonly facts: readonly CaseFact[]
}

/** What follows within this time belongs to what began before. */
const sameTimeDays = 45

/**
 * The harm of the past in its episodes, in the order of their dates: what the Statement of Facts tells, taken together as
 * the law weighs it. Statements without a date belong to the one that their source tells before them.
 */
export function episodesOf(pen: Pen): Episode[] {
  const arrival = pen.frame.timing.lastArrival
  const open: { from: string; facts: CaseFact[] }[] = []
  let source: string | undefined
  let last: { from: string; facts: CaseFact[] } | undefined
  for (const fact of pen.arrangement.get('S15') ?? []) {
    if (isCountry(fact)) continue
    const document = passagesOf(pen.map, fact)[0]?.document ?? 'answers'
    if (document !== source) last = undefined
    source = document
    const from = startOf(fact)
    if (from !== undefined && (arrival === undefined || from < arrival)) {
      last = open.find((one) => isNear(one.from, from))
      if (!last) open.push((last = { from, facts: [] }))
    } else if (from !== undefined) last = undefined
    last?.facts.push(fact)
  }
  return open
    .map(({ from, facts }) => ({ from, facts, ...named(facts) }))
    .map(({ from, harms, telling }) => ({ from, harms, facts: telling }))
    .filter(({ harms }) => harms.length > 0)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** `In September 2019`, `On January 23, 2017`: a date that begins a sentence is when it happened. */
const startOf = ({ date }: CaseFact): string | undefined => date?.from

function isNear(one: string, other: string): boolean {
  if (one.length < 10 || other.length < 10) return one === other
  const [first, second] = one < other ? [one, other] : [other, one]
  return second <= addDays(first, sameTimeDays)
}

function named(facts: readonly CaseFact[]): { harms: string[]; telling: CaseFact[] } {
  const harms = new Set<string>()
  const telling = facts.filter((fact) => {
    const found = harmsIn(fact)
    for (const harm of found) harms.add(harm)
    return found.length > 0
  })
  return { harms: withoutWeaker([...harms]), telling }
}

/** The names of the harms that a fact tells; a denial and what might be done tell none. */
export function harmsIn(fact: CaseFact): string[] {
  if (fact.negated || fact.quoteOnly) return []
  const text = fact.wording.replaceAll(/“[^“”]*”/g, ' ')
  const kin = harmsToKin.flatMap(({ when, name }) => {
    const found = when.exec(text)
    return found ? [name.replace('KIN', (found.groups?.['kin'] ?? '').toLowerCase())] : []
  })
  const own = sentencesOf(text)
    .filter(
      (sentence) =>
        /\{applicant/.test(sentence) &&
        !/\b(?:would|will|might|may|could|threatened to|fears?|afraid)\b/i.test(sentence),
    )
    .flatMap((sentence) =>
      harmsDone.flatMap(({ when, name, length }) => {
        const found = when.exec(sentence)
        const long = length?.exec(sentence)?.[1]
        return found ? [long === undefined ? name : `${name} for ${long.toLowerCase()}`] : []
      }),
    )
  return [...own, ...kin]
}

/** `detention for eleven days` says more than `detention`, blows to the feet more than a beating. */
function withoutWeaker(harms: readonly string[]): string[] {
  const isWeaker = (harm: string) =>
    harms.some((other) => other !== harm && other.startsWith(`${harm} for `)) ||
    (harm === 'a beating' && harms.some((other) => /^(?:blows|a whipping)/.test(other))) ||
    (harm === 'detention' && harms.some((other) => other.startsWith('abduction')))
  return harms.filter((harm) => !isWeaker(harm))
}

const grave = [/^the killing/u, /^rape/u, / for /u, /^(?:abduction|captivity|detention)/u]

/** The gravest of the harms, in their own order. */
export function gravest(harms: readonly string[], most: number): string[] {
  const rank = (harm: string) => {
    const at = grave.findIndex((pattern) => pattern.test(harm))
    return at < 0 ? grave.length : at
  }
  const chosen = new Set(harms.toSorted((a, b) => rank(a) - rank(b)).slice(0, most))
  return harms.filter((harm) => chosen.has(harm))
}
