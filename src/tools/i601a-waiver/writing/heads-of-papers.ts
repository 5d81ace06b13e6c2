import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import type { WaiverCase } from '../case.ts'
import { type Cluster, isEntry, quotedIn } from './clusters.ts'
import { speaksOfCountry } from './country-paper.ts'
import { isPaperOfOffense } from './whose-paper.ts'

/** `El Salvador: cancer of the blood (March 2026)` at the head of a report: what it is, and nothing that it says. */
export function withoutTitle(cluster: Cluster, waiver: WaiverCase, map: CaseMap): Cluster {
  if (isPaperOfOffense(cluster.title, cluster.document, waiver)) return cluster
  const isOfCountry = speaksOfCountry(cluster.title, cluster.document, waiver)
  const isTitle = (fact: CaseFact) =>
    passagesOf(map, fact).every(({ start }) => start < 300) &&
    (isOfCountry ? isEntry(fact) || isHead(fact) : isHead(fact))
  return { ...cluster, facts: cluster.facts.filter((fact) => !isTitle(fact) && !isRoster(fact)) }
}

/** A letterhead, or the line that says whose record of which day it is: no sentence, with a name in capitals or a form's label. */
function isHead({ asTold, statement, quoteOnly }: CaseFact): boolean {
  const text = quotedIn(statement) ?? asTold ?? statement
  return (
    (quoteOnly === true || !hasFiniteVerb(text)) &&
    text.split(/\s+/u).length <= 22 &&
    !/\b(?:dx|diagnos\p{L}*|PHQ|GAD|mg|score|BP|s\/p)\b/iu.test(text) &&
    !/(?<!\p{L})(?:I|[Mm]y|me)(?!\p{L})/u.test(text) &&
    /\b\p{Lu}{4,}(?:['’]S)? (?:\p{Lu}{2,}|OF|DE)\b|\bDOB\b|\bGrade \d|\bStudent:|\bReport\b.{0,40}:|^(?:Visit|Clinic|Department|Records)\b/u.test(
      text,
    ) &&
    !hasFiniteVerb(text)
  )
}

/** `Participants: K. Roe (father), L. Kim (principal)`, `Referral: by counsel`: who sat at the table, and who sent. */
const isRoster = ({ asTold, statement }: CaseFact): boolean =>
  !/\n|; \p{Lu}/u.test(quotedIn(statement) ?? asTold ?? '') &&
  /^(?:participants?|attendees?|team members?|members present|those present|referral|referred by|requested by|author|cc|interviews?|records reviewed|member|subscriber|plan name|date of service|access note|issue|bulletin)\b[^:]{0,20}:/iu.test(
    quotedIn(statement) ?? asTold ?? '',
  )
