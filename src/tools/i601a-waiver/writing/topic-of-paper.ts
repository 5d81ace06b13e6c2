import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { isClinicalPaper, isPaperOfOffense } from './whose-paper.ts'
import type { Cluster } from './clusters.ts'
import { countryTopic, isSchool } from './hardship-topic.ts'
import { speaksOfCountry } from './country-paper.ts'
import { keepsChildHere, ofCustodyOrder } from './custody-order.ts'
import { isOfTimeApart } from './lived-apart.ts'
import { isByOtherRelative, isOnToldConduct } from './lay-letters.ts'
import { isOwnVisit, isWhollyOfMove } from './said-of-move.ts'
import type { Topic } from './topics.ts'

/** `Residence at altitudes above 8,000 feet is contraindicated`: a clinician on where somebody may live. */
const isAgainstMove =
  /\b(?:altitudes?|climate|tropic\p{L}*|air travel|flights?|flying)\b[^.;]{0,60}\b(?:contraindicated|not (?:advis|recommend|permit)\p{L}*|unsafe|dangerous)\b|\b(?:must|should|can|may)(?: ?not|n[’']t) (?:travel|fly|be (?:shipped|moved|taken|transported)(?! by\b))\b|\bget on a plane\b/iu

/** A complaint to an authority abroad: of what befell the relative there. */
const ofAuthority = /\b(?:comisar[íi]a|denuncia|polic[íi]a|fiscal[íi]a|complaint)\b/iu

const isForeignComplaint = (title: string): boolean => ofAuthority.test(title) && /\(translat/iu.test(title)

/** By what the paper is: of an offense, of an authority abroad, of a child’s custody, on the country. */
export function topicOfPaper(
  cluster: Cluster,
  relative: QualifyingRelative,
  waiver: WaiverCase,
  map: CaseMap,
): Topic | undefined {
  const { text, title, facts } = cluster
  if (isPaperOfOffense(title, cluster.document, waiver)) return 'character'
  if (isOwnWordOnOffense(cluster) || isOfTimeApart(cluster, relative) || isOnToldConduct(cluster, waiver))
    return 'character'
  if (keepsChildHere(cluster) || isOwnVisit(cluster, relative, waiver, map)) return 'ties'
  if (relative.argueRelocation === 'yes' && facts.length <= 3 && isAgainstMove.test(text)) return 'services'
  if (isWhollyOfMove(cluster, relative, waiver, map)) return 'services'
  if (isForeignComplaint(title)) return 'conditions'
  if (isByOtherRelative(title, text, waiver, map)) return 'others'
  const custody = ofCustodyOrder(cluster, waiver)
  if (custody !== undefined) return custody
  return isOnCountry(cluster, waiver) ? countryTopic(text) : undefined
}

const isOnCountry = ({ title, document, facts }: Cluster, waiver: WaiverCase): boolean =>
  speaksOfCountry(title, document, waiver) ||
  (facts.every(({ kind }) => kind === 'country') && !isClinicalPaper(title, document, waiver))

/** `Wilder was wrong to break my phone. I said so to the judge`: what the other says of what was done. */
const isOwnWordOnOffense = ({ text, facts }: Cluster): boolean =>
  facts.length <= 5 &&
  text.includes('{applicant') &&
  /\{applicant(?:\.subj)?\} (?:took|stole) [^.;]{3,60} from (?:a|the) (?:store|shop|supermarket|pharmacy)\b|\bcalled the police\b|\b(?:told|said so to) the (?:judge|court|officer)\b|\bwas wrong to\b|\b(?:his|her) (?:arrest|conviction|probation)\b/u.test(
    text,
  )

export function topicByHeading({ title, heading = '' }: Cluster): Topic | undefined {
  if (/relocat|move abroad|return to/iu.test(heading)) return 'services'
  return isSchool.test(title) && /^(?:eligibility|present levels|background|student)/iu.test(heading)
    ? 'person'
    : undefined
}
