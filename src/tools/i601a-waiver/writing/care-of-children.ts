import { passagesOf } from '#domain/case-map/read-map.ts'
import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import type { WaiverCase } from '../case.ts'
import type { Cluster } from './clusters.ts'
import { isClinicalPaper } from './whose-paper.ts'

/** `During a flare she cannot safely care for young children without another adult in the home` */
const ofChildren =
  /\b(?:care for|supervise|look after|watch|be alone with|left alone with) (?:(?:the|her|his|their|a|two|three|small|young) ){0,3}(?:children|child|kids|son|daughter|twins|baby|infant)\b|\banother adult in the (?:home|house)\b/u

/** A clinician on whether the patient can care for children. */
export const isOfCareOfChildren = (facts: readonly CaseFact[], map: CaseMap): boolean =>
  facts.length > 0 &&
  facts.every((fact) => ofChildren.test(passagesOf(map, fact)[0]?.words ?? '') && passagesOf(map, fact).length > 0)

/** What a clinician says of the care of children stands apart from what is said of the illness. */
export function dividedByCareOfChildren(cluster: Cluster, waiver: WaiverCase, map: CaseMap): Cluster[] {
  if (waiver.children.length === 0 || !isClinicalPaper(cluster.title, cluster.document, waiver)) return [cluster]
  const ofCare = cluster.facts.filter((fact) => isOfCareOfChildren([fact], map))
  if (ofCare.length === 0 || ofCare.length === cluster.facts.length) return [cluster]
  return [cluster.facts.filter((fact) => !ofCare.includes(fact)), ofCare].map((facts) => ({
    ...cluster,
    facts,
    text: facts.map(({ wording }) => wording).join('. '),
  }))
}
