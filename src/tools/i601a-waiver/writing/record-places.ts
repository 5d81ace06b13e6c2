import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { WaiverCase } from '../case.ts'
import { type RecordPaper, recordPaper } from '../case/record-paper.ts'
import type { Cluster } from './clusters.ts'
import { isSchool, sectionOf } from './hardship-topic.ts'
import type { Place } from './place.ts'
import type { Topic } from './topics.ts'
import { isClinicalPaper, isPaperOfOffense, personOfPaper } from './whose-paper.ts'

/**
 * Charts, school forms, dockets and verifications of employment: each is told whole and once, as the list that it is, and
 * its statements stand in no other place.
 */
export function recordPlaces(clusters: readonly Cluster[], waiver: WaiverCase, map: CaseMap): Place[] {
  return map.exhibits.flatMap(({ id, title }) => {
    const source = waiver.input.sources.find((one) => one.id === id)
    const record = source === undefined ? undefined : recordPaper(source)
    const place = record === undefined ? undefined : placeOf(record, title, waiver, map)
    if (record === undefined || place === undefined) return []
    const facts = clusters.filter(({ document }) => document === id).flatMap((one) => one.facts)
    const text = facts.map(({ wording }) => wording).join('. ')
    return [{ ...place, cluster: { facts, document: id, title, heading: undefined, text, isAdverse: false, record } }]
  })
}

/** Where such a paper is told, by whose it is; nothing where that is not known, and it is read like any other. */
function placeOf(
  { document, name }: RecordPaper,
  title: string,
  waiver: WaiverCase,
  map: CaseMap,
): Pick<Place, 'section' | 'topic'> | undefined {
  const [first] = waiver.relatives
  const at = (topic: Topic, relative = first) =>
    relative === undefined ? undefined : { section: sectionOf(topic, relative), topic }
  if (isPaperOfOffense(title, document, waiver) || /Labor/u.test(name)) return at('character')
  if (/employer/u.test(name)) return at('money')
  const whose = personOfPaper(title, document, waiver, map)
  if (isSchool.test(title) || /school/u.test(name)) return at('dependents')
  if (!isClinicalPaper(title, document, waiver) || whose === undefined || whose === 'applicant') return undefined
  const own = waiver.relatives.find(({ role }) => role === whose)
  return own === undefined ? at('dependents') : at('illness', own)
}
