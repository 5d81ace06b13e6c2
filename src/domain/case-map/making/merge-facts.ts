import type { MadeFact } from './made-fact.ts'

/** Facts that say the same become one with all their sources; of two the one that says more keeps its words. */
export function mergeFacts(facts: readonly MadeFact[]): MadeFact[] {
  const kept: MadeFact[] = []
  const byStem = new Map<string, number[]>()
  for (const made of facts) {
    const at = candidates(made, byStem).find((number) => {
      const other = kept[number]
      return other !== undefined && saysTheSame(other, made)
    })
    if (at === undefined) {
      const number = kept.push(made) - 1
      for (const stem of new Set(made.stems)) {
        const list = byStem.get(stem)
        if (list) list.push(number)
        else byStem.set(stem, [number])
      }
    } else {
      const other = kept[at]
      if (other) kept[at] = mergeTwo(other, made)
    }
  }
  return kept
}

/** Facts that share one of the rarer words of this one. */
function candidates({ stems }: MadeFact, byStem: ReadonlyMap<string, readonly number[]>): number[] {
  const lists = [...new Set(stems)].flatMap((stem) => {
    const list = byStem.get(stem)
    return list ? [list] : []
  })
  const rare = lists.toSorted((a, b) => a.length - b.length).slice(0, 3)
  return [...new Set(rare.flatMap((list) => list.slice(0, 100)))]
}

const known = new WeakMap<MadeFact, ReadonlySet<string>>()

/** The figures of a statement, as they are written. */
function numbersOf(made: MadeFact): ReadonlySet<string> {
  const found = known.get(made) ?? new Set(made.fact.statement.match(/\d[\d,.]*\d|\d/g))
  known.set(made, found)
  return found
}

function saysTheSame(one: MadeFact, other: MadeFact): boolean {
  if (one.fact.negated !== other.fact.negated || !areOfSamePersons(one, other) || !agreeInNumbers(one, other))
    return false
  const [a, b] = [new Set(one.stems), new Set(other.stems)]
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  const isWithin = [...small].every((stem) => large.has(stem))
  if (small.size < 3) {
    const isNear = small.size === large.size || (sameNumbers(one, other) && large.size <= small.size + 2)
    return small.size > 0 && isWithin && isNear
  }
  const shared = [...small].filter((stem) => large.has(stem)).length
  return shared / small.size >= 0.85 && shared / large.size >= 0.55
}

/** One subject, and nobody in the one who is not in the other. */
function areOfSamePersons({ fact: one }: MadeFact, { fact: other }: MadeFact): boolean {
  if (one.subject !== undefined && other.subject !== undefined && one.subject !== other.subject) return false
  const [few, many] =
    one.persons.length <= other.persons.length ? [one.persons, other.persons] : [other.persons, one.persons]
  return few.every((id) => many.includes(id)) && (few.length > 0 || many.length === 0)
}

/** Every number of the shorter statement stands in the longer one; dates are compatible. */
function agreeInNumbers(one: MadeFact, other: MadeFact): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  return [...small].every((number) => large.has(number))
}

/** The same figures, and at least one. */
function sameNumbers(one: MadeFact, other: MadeFact): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  return a.size > 0 && a.size === b.size && [...a].every((number) => b.has(number))
}

/** Typed in haste, or with a remark in brackets: `he threw her against the wall (she was 5, arm broken)`. */
const isNote = ({ isHasty, fact }: MadeFact): boolean => isHasty === true || /\([^()]{4,60}\)/u.test(fact.wording)

/** Whether another statement says more. Notes put no sentence of a document out, whatever they add. */
const isFuller = (other: MadeFact, one: MadeFact): boolean =>
  !other.fact.quoteOnly &&
  other.stems.length > one.stems.length + 1 &&
  !(isNote(other) && !other.isFromDocument && one.isFromDocument && !one.fact.quoteOnly)

/** Whether the words of the other are kept for both. */
function takesPlace(other: MadeFact, one: MadeFact): boolean {
  if (one.isStated === true || other.fact.quoteOnly) return false
  // `Pastor sentenced to ten years`: an answer noted in haste, which the sentence of a document tells whole.
  const isWhole = other.isFromDocument && !one.isFromDocument && (isNote(one) || other.stems.length > one.stems.length)
  return one.fact.quoteOnly === true || isFuller(other, one) || isWhole
}

function mergeTwo(one: MadeFact, other: MadeFact): MadeFact {
  const [keeper, adding] = takesPlace(other, one) ? [other, one] : [one, other]
  const sources = [...keeper.fact.sources, ...adding.fact.sources].filter(
    (source, index, all) => all.findIndex((same) => JSON.stringify(same) === JSON.stringify(source)) === index,
  )
  // What an answer said is confirmed; what a document says beyond it is not.
  const state = adding.fact.state === 'confirmed' && !isFuller(other, one) ? 'confirmed' : keeper.fact.state
  const toldIn = keeper.toldIn ?? adding.toldIn
  return {
    ...keeper,
    fact: { ...keeper.fact, id: one.fact.id, sources, state },
    serves: [
      ...keeper.serves,
      ...adding.serves.filter(({ element }) => !keeper.serves.some((same) => same.element === element)),
    ],
    ...(toldIn !== undefined && { toldIn }),
    isFromDocument: keeper.isFromDocument && adding.isFromDocument,
  }
}
