import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { type Ruling, rulingWords } from '../case/rulings.ts'
import { sentencesOn } from './decisions-on-file.ts'
import { groundSections, type PlacingContext } from './placing.ts'
import type { Unit } from './unit.ts'

/**
 * The section that answers the ruling of which a paragraph speaks: what the judge gave as a reason, by its years and its own
 * words, is met where that ruling is. Undefined before the Board's case has rulings, or where the paragraph shares too little.
 */
export function sectionOfRuling({ text }: Unit, { map, frame, planned }: PlacingContext): string | undefined {
  if (frame.opposesAppeal || frame.rulings === undefined) return undefined
  const names = new Set(stemsOf(map.persons.map(({ full }) => full).join(' ')))
  const own = new Set([...tokensOf(text)].filter((token) => !names.has(token)))
  const [best, next] = frame.rulings.made
    .map((ruling) => ({
      ruling,
      shared: sharedWith(
        own,
        sentencesOn({ map }, ruling)
          .map(({ words }) => words)
          .join(' '),
      ),
    }))
    .toSorted((one, other) => other.shared - one.shared)
  // Of two rulings that it speaks of alike it is left to what it says.
  if (best === undefined || best.shared < 3 || best.shared === next?.shared) return undefined
  return sectionsOf(best.ruling, frame).find((id) => planned.has(id))
}

const sectionsOf = (ruling: Ruling, frame: PlacingContext['frame']): readonly string[] =>
  ruling === 'nexus' ? frame.grounds.flatMap((ground) => groundSections(ground, frame)) : rulingWords[ruling].sections

/** A year weighs as much as two words. */
function sharedWith(own: ReadonlySet<string>, reason: string): number {
  let shared = 0
  for (const token of tokensOf(reason)) if (own.has(token)) shared += /^\d/.test(token) ? 2 : 1
  return shared
}

const tokensOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...(text.match(/\b(?:19|20)\d\d\b/g) ?? []),
    ...stemsOf(text.replaceAll(/\bAsked\b|\banswered\b/g, ' ')).filter(
      (stem) => stem.length > 3 && !ofEveryDecision.has(stem),
    ),
  ])

/** What every decision says, whatever the point. */
const ofEveryDecision = new Set(
  stemsOf(
    'court respondent applicant finds found judge record evidence claim testimony testified stated hearing before country government persecution harm said asked would could because therefore show shown also this that there been have were when what with from about month year',
  ),
)
