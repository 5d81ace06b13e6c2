import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { countryName } from '#domain/prose/words.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import type { Cluster } from './clusters.ts'
import { townsThere } from './country-paper.ts'
import { earlyTopic, staysIf } from './topics.ts'
import { saidBy } from './said-by.ts'
import { isClinicalPaper } from './whose-paper.ts'

/** What a clinician says of a move, where one is argued, stands apart from what is said of the life here. */
export function dividedByMove(
  cluster: Cluster,
  waiver: WaiverCase,
  map: CaseMap,
  isUnderOwnHeading: boolean,
): Cluster[] {
  const isArgued = waiver.relatives.some(({ argueRelocation }) => argueRelocation === 'yes')
  if (!isArgued || !isClinicalPaper(cluster.title, cluster.document, waiver)) return [cluster]
  // Under its own heading it is of the move as a whole.
  if (isUnderOwnHeading) return [cluster]
  let isOpen = false
  const abroad = cluster.facts.filter((fact) => {
    const words = passagesOf(map, fact)[0]?.words ?? ''
    isOpen = speaksOfMove(words, waiver) || (isOpen && leansOnMove.test(words))
    return isOpen
  })
  if (abroad.length === 0 || abroad.length === cluster.facts.length) return [cluster]
  const part = (facts: readonly CaseFact[]): Cluster => ({
    ...cluster,
    facts,
    text: facts.map(({ wording }) => wording).join('. '),
    isAdverse: false,
  })
  return [part(cluster.facts.filter((fact) => !abroad.includes(fact))), part(abroad)]
}

const leansOnMove = /^(?:I would (?:regard|consider)|This|That|These|There|Such|It|Without) /u

/** `Were she to relocate`, `if he were to accompany her`, or the country by its name. */
function speaksOfMove(words: string, { applicant }: WaiverCase): boolean {
  const country = applicant.citizenship
  return (
    /\b(?:relocat\p{Ll}+|accompan(?:y|ied|ying)|mov(?:e[sd]?|ing) (?:abroad|overseas|there|to (?:the|a) country)|(?<!\bnot )liv(?:e|ing) (?:abroad|where there (?:is|are) no)|not (?:[\p{Ll}, ]{0,20} )?(?:live|reside|move to a place|stay) where\b|(?:[Aa]s to|[Oo]n) a move|[Rr]eturn to (?:life|living) in|not (?:to )?(?:live|reside|stay) (?:above|over|at) [^.;]{0,30}(?:feet|meters|altitude|height)|not (?:to )?(?:live|reside|move|stay) in (?:an? )?(?:[\p{Ll}-]+ (?:and |or )?){1,4}(?:climates?|areas?|regions?|countr(?:y|ies)|places?|altitudes?)|advise[ds]? against (?:[\p{Ll}-]+ ){0,2}(?:residence|residing|living|life|travel|a move)|[Aa] (?:move|return) to (?:his|her|the|that|a|rural|life|living|\p{Lu}\p{L}+))\b/u.test(
      words,
    ) ||
    (country !== undefined &&
      words.includes(countryName(country).replace(/^the /iu, '')) &&
      /\b(?:would|will|has no|no |move|there)\b/u.test(words))
  )
}

/**
 * `If he cannot come back, I stay. … I do not speak Portuguese`: the intention, and apart from it, where a move is argued,
 * what is said of the other country.
 */
export function dividedByIntention(cluster: Cluster, { relatives }: WaiverCase): Cluster[] {
  const { facts } = cluster
  const relative = relatives.find(({ argueRelocation }) => argueRelocation === 'yes')
  if (relative === undefined || !staysIf.test(facts[0]?.wording ?? '')) return [cluster]
  const at = facts.findIndex(({ wording }) => earlyTopic(wording, relative) === 'ties')
  if (at < 1) return [cluster]
  return [facts.slice(0, at), facts.slice(at)].map((part) => ({
    ...cluster,
    facts: part,
    text: part.map(({ wording }) => wording).join('. '),
  }))
}

/** `I visited Nigeria once, and could not find my medicine there`: what the relative saw of the country, where a move is argued. */
export function isOwnVisit(
  { facts }: Cluster,
  { role, argueRelocation }: QualifyingRelative,
  waiver: WaiverCase,
  map: CaseMap,
): boolean {
  const [first] = facts
  const country = waiver.applicant.citizenship
  if (argueRelocation !== 'yes' || country === undefined || first === undefined) return false
  const names = [countryName(country).replace(/^the /iu, ''), ...townsThere(waiver)]
  return passagesOf(map, first).some(
    ({ speaker, words }) =>
      speaker === role &&
      names.some((name) => words.includes(name)) &&
      /\bI (?:have )?(?:only )?(?:visited|been to|was in|went (?:back )?(?:to|with)|went|traveled|returned|stayed)\b/u.test(
        words,
      ),
  )
}

/** A clinician’s words that begin with a move and go on about it. */
export function isWhollyOfMove(
  { title, document, facts }: Cluster,
  { argueRelocation }: QualifyingRelative,
  waiver: WaiverCase,
  map: CaseMap,
): boolean {
  if (argueRelocation !== 'yes' || !isClinicalPaper(title, document, waiver)) return false
  const words = facts.map((fact) => passagesOf(map, fact)[0]?.words ?? '')
  return words.every((one, at) => speaksOfMove(one, waiver) || (at > 0 && leansOnMove.test(one)))
}

/** `I cannot go back. The sea took the house`: why not there, where the relative says elsewhere that she will stay here. */
export const isWhyNotThere = ({ facts, text }: Cluster, relative: QualifyingRelative, map: CaseMap): boolean =>
  relative.argueRelocation === 'yes' &&
  facts.length > 1 &&
  !ofStaying.test(text) &&
  map.facts.some((fact) => !facts.includes(fact) && saidBy(fact, relative.role, map) && ofStaying.test(fact.wording))

const ofStaying = /\b(?:will|would|going to) (?:stay|remain)\b|\bstays? here\b/u
