import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { countInWords, withThousands } from '#domain/prose/words.ts'
import { countsIn } from './counts-in-reports.ts'
import type { Pen } from './pen.ts'
import { isCountry } from '../map/signs.ts'

/** What a report counts of complaints and of what came of them: `Complaints were made in 233 cases. In 11 a person was charged.` */
export type Impunity = {
  readonly complaints: number
  readonly led: number
  /** `a charge`, `a conviction`, `a trial`, `a suspension`. */
  readonly to: string
  readonly facts: readonly CaseFact[]
}

const complained =
  /\b(?:complain(?:t|ts|ed)|report(?:s|ed)? to the police|denunciations?|cases? (?:was|were) reported|investigations? (?:was|were) opened)\b/iu
const outcomes: readonly (readonly [RegExp, string])[] = [
  [/\bconvict(?:ed|ions?)\b/iu, 'a conviction'],
  [/\b(?:charged|charges|indicted|indictments?)\b/iu, 'a charge'],
  [/\b(?:prosecuted|prosecutions?)\b/iu, 'a prosecution'],
  [/\b(?:tried|trials?)\b/iu, 'a trial'],
  [/\breached (?:a|the) courts?\b/iu, 'a court'],
]
/** `34 officers were convicted` counts officers, and no complaints. */
const countsPersons =
  /(?<![\d.,])(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten) (?:\p{Ll}+ )?(?:officers?|agents?|persons?|people|soldiers?|m[ae]n|gendarmes?|police\w*|members?|officials?|perpetrators?|suspects?)\b/iu

/** Pairs of counts that stand in one paragraph of a report, the complaints before what they led to. */
export function impunityIn(pen: Pen, facts: readonly CaseFact[]): Impunity[] {
  const paragraphs = Map.groupBy(facts.filter(isCountry), (fact) => {
    const [passage] = passagesOf(pen.map, fact)
    return passage === undefined ? fact.id : `${passage.document} ${passage.heading ?? ''} ${passage.paragraph ?? ''}`
  })
  return [...paragraphs.values()].flatMap((own) => pairIn(own) ?? []).slice(0, 2)
}

function pairIn(facts: readonly CaseFact[]): Impunity | undefined {
  const said = facts.flatMap((fact) => sentencesOf(fact.statement).map((sentence) => ({ fact, sentence })))
  const at = said.findIndex(({ sentence }) => complained.test(sentence) && countsIn(sentence).length > 0)
  const first = said[at]
  if (first === undefined) return undefined
  const complaints = Math.max(...countsIn(first.sentence).map(({ count }) => count))
  for (const { fact, sentence } of said.slice(at, at + 4)) {
    const to = outcomes.find(([word]) => word.test(sentence))?.[1]
    const isOfOthers = countsPersons.test(sentence) || (sentence !== first.sentence && complained.test(sentence))
    const led = to === undefined || isOfOthers ? undefined : ledTo(sentence, complaints)
    if (to !== undefined && led !== undefined && complaints >= 10 && led < complaints / 4)
      return { complaints, led, to, facts: [...new Set([first.fact, fact])] }
  }
  return undefined
}

/** How many the outcome had, by the first count of the sentence, or `no officer`. */
function ledTo(sentence: string, complaints: number): number | undefined {
  const [first] = countsIn(sentence).filter(({ count }) => count !== complaints)
  if (first !== undefined) return first.count
  return noneOfThem.test(sentence) ? 0 : undefined
}

const noneOfThem =
  /\b(?:none|no (?:gendarme|officer|official|soldier|one|person|agent|case|member|perpetrator|suspect)s?|nobody|not one)\b/iu

/** `Of 233 complaints 11 led to a charge, fewer than one in twenty`: the counts with what they come to. */
export function impunityInWords({ complaints, led, to }: Impunity): string {
  const all = withThousands(complaints)
  if (led === 0) return `of ${all} complaints none led to ${to}`
  const inAll = countInWords(Math.floor(complaints / led))
  const share = complaints % led === 0 ? `one in ${inAll}` : `fewer than one in ${inAll}`
  return `of ${all} complaints ${countInWords(led)} led to ${to}, ${share}`
}
