import type { WaiverCase } from '../case.ts'
import type { Cluster } from './clusters.ts'
import type { Topic } from './topics.ts'

/** An order on who has a child or a ward. */
const isOfCustody =
  /\b(?:custody|guardian\p{L}*|conservator\p{L}*|parenting (?:plan|order)|parental (?:rights|responsibilit\p{L}+)|visitation|adoption|DCF|CPS|child protective|children and families)\b/iu

/** What keeps a child where it is: `Neither party shall remove the residence of the child from the State`. */
const keepsChild =
  /\b(?:remov|relocat|mov|tak|leav)\p{Ll}{1,8}\b[^.;]{0,120}\b(?:State|state|county|country|United States|miles|consent|leave of (?:the )?court|permission)\b/u

const tellsOfOrder = /\b(?:custody|[Cc]ourt[’']?s? order|[Tt]he order|decree|judgment|parenting plan)\b/u
const mayNotMove =
  /\b(?:[Nn]either|not|cannot|forbids?|prohibits?)\b[^.;]{0,40}\b(?:moved?|taken?|removed?|relocated?|bring|brought)\b[^.;]{0,40}\b(?:out of|from|outside|away)\b/u

/** Somebody tells that an order keeps a child in the state or the country: `neither of us may move her out of Oklahoma`. */
export const keepsChildHere = ({ facts, text, document }: Cluster): boolean =>
  document !== undefined && facts.length <= 8 && tellsOfOrder.test(text) && mayNotMove.test(text)

/** A paper of a court on a child: by its title, or by what it prints. An order that keeps the child here speaks to a move. */
export function ofCustodyOrder(cluster: Cluster, { input }: WaiverCase): Topic | undefined {
  const { title, document } = cluster
  const text = input.sources.find(({ id }) => id === document)?.text ?? ''
  if (/^(?:declaration|affidavit|statement|letter)/iu.test(title)) return undefined
  const isOrder =
    isOfCustody.test(title) ||
    (/\b(?:order|judgment|decree|stipulat\p{L}+)\b/iu.test(title) && isOfCustody.test(text.slice(0, 1200)))
  if (!isOrder) return undefined
  if (/\$\d/u.test(cluster.text) && !keepsChild.test(cluster.text)) return 'money'
  return keepsChild.test(text) ? 'ties' : 'dependents'
}
