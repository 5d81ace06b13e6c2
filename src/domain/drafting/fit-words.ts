import type { CaseMap } from '#domain/case-map/case-map.ts'
import { adverseFactsIn } from '#domain/case-map/read-map.ts'
import type { SectionPlan, SectionTelling } from './tool.ts'

/** Words that a fact takes when it is told, a fact on the other side when it is met, an authority when it is used. */
const perFact = 32
const perAdverse = 70
const perAuthority = 14
const frame = 60

/**
 * The plan with the range of words that follows from the facts at hand: a section with little to tell is short, one with
 * much may take up to twice what is usual. Where pages are limited (`isFirm`) the usual range is the ceiling.
 */
export function fitWords(
  plan: SectionPlan,
  map: CaseMap | undefined,
  telling: (section: string) => SectionTelling,
): SectionPlan {
  const { words, authorities = [] } = plan
  if (!map || !words) return plan
  const told = telling(plan.id).tells.length
  const met = adverseFactsIn(map, plan.id).length
  if (told + met === 0) return plan
  const wanted = frame + told * perFact + met * perAdverse + Math.min(6, authorities.length) * perAuthority
  const ceiling = words.isFirm ? words.max : words.max * 2
  const max = Math.min(ceiling, Math.max(wanted * 1.2, words.min))
  const min = Math.min(wanted * 0.85, max * 0.75)
  return { ...plan, words: { ...words, min: round(min), max: round(max) } }
}

const round = (words: number) => Math.max(20, Math.round(words / 10) * 10)
