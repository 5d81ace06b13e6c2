import type { CaseFact } from '#domain/case-map/case-map.ts'
import { isAloneness } from './topics.ts'
import type { Place } from './place.ts'

/** What would follow, said of a life without the applicant or by one who gives an opinion. */
export function isForecast({ wording, asTold, kind, quoteOnly, sources }: CaseFact): boolean {
  const text = asTold ?? wording
  if (kind === 'country' || !sources.some(({ type }) => type === 'passage')) return false
  if (opinion.test(text)) return true
  return (
    quoteOnly !== true && !past.test(text) && !isOver(text) && would.test(text) && without.test(text) && !isHabit(text)
  )
}

/** `I cannot swallow if I have talked too much`: so it is today. */
const isHabit = (text: string): boolean =>
  !/\b(?:would|will|could not|might|should not|need)\b/iu.test(text) &&
  /\bif (?:I|he|she) (?:have|has|had|am|is)\b/iu.test(text)

const opinion =
  /\b(?:in my (?:professional |clinical |medical )?(?:opinion|judgment)|my (?:professional |clinical |medical )?opinion|more likely than not|reasonable degree|at (?:high |grave |serious |increased )?risk|is (?:a )?(?:real |serious |grave )?risk|(?<!\b(?:because of|due to|owing to|against|avoid|reduces?|lowers?|limits?) )the risk of)\b/iu
const would = /\b(?:would|could not|will|cannot|might|should not|need)\b/iu
const without =
  /\b(?:without|(?<!\b(?:know|see|tell|ask|say|wonder) )if|were (?=to\b|he\b|she\b|\{)|absence|away|gone|goes|leaves|separat\p{L}+|depart\p{L}+|loss|lose[sd]?|alone|deported|sent back|missing)\b/iu
/** `In March 2025 they took off a toe because I could not feel it`: what could not be done then foretells nothing. */
const isOver = (text: string): boolean =>
  !/\b(?:would|will|cannot|might|should not)\b/iu.test(text) &&
  /\b(?:19|20)\d\d\b|\b\p{Ll}+ed\b|\b(?:took|was|were|had|went)\b/u.test(text)
const past = /\b(?:would have|used to)\b/iu

/**
 * The places divided at the first forecast or word that nobody else is there: what is so comes before, what would follow
 * comes behind, where the argument needs it. A paragraph is divided only before a sentence that stands alone.
 */
export function dividedByForecast(places: readonly Place[]): { readonly told: Place[]; readonly held: Place[] } {
  const told: Place[] = []
  const held: Place[] = []
  for (const place of places) {
    const { facts } = place.cluster
    if (place.cluster.record !== undefined) {
      told.push(place)
      continue
    }
    const at = facts.findIndex((fact) => (isForecast(fact) || isAloneness(fact.asTold ?? fact.wording)) && !leans(fact))
    // What speaks against it opens its paragraph and is told there; what would follow answers it, behind the rule.
    if (at < 0 || (place.cluster.isAdverse && at === 0) || place.cluster.document === undefined) told.push(place)
    else {
      if (at > 0) told.push({ ...place, cluster: { ...place.cluster, facts: facts.slice(0, at) } })
      held.push({ ...place, cluster: { ...place.cluster, facts: facts.slice(at), isAdverse: false } })
    }
  }
  return { told, held }
}

/** Its first word points at the sentence before. */
const leans = ({ asTold, wording }: CaseFact): boolean =>
  /^(?:He|She|It|They|This|That|These|Those|Both|And|But|So|Then|There)\b/u.test(asTold ?? wording) ||
  // `Without one he would not be a candidate`: what one is stands before.
  /^(?:With|Without) (?:one|it|this|that|them|these|those)\b/u.test(asTold ?? wording) ||
  // `Rogelio takes him from nine`: only the sentence before names the boy.
  (/\b(?:him|them)\b/u.test(wording) && !/\{(?:child-|[a-z]+-[a-z])/u.test(wording))
