import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { WaiverCase } from '../case.ts'
import { isAdverseConduct } from './adverse-conduct.ts'
import type { Cluster } from './clusters.ts'
import { isClinicalPaper } from './whose-paper.ts'

/** What a pastor or a coach tells of the applicant. */
export const ofService =
  /\{applicant(?:\.\w+)?\} (?:has )?(?:taught|teaches|coached|coaches|volunteer\p{Ll}*|sings|sung|served|serves|brought|led|leads|helped)\b/u

/** What touches the living: a sum, a job, a cover. */
export const ofJob =
  /\$\d|\b(?:jobs?|hire[ds]?|position|hold (?:it|the)|wages?|salary|employ\p{L}*|health plan|insurance|coverage)\b/iu

/** A letter of somebody who is neither of the family nor a clinician, which tells of the applicant. */
export function isLayLetter({ title, document, facts }: Cluster, waiver: WaiverCase, map: CaseMap): boolean {
  if (!/\b(?:letter|reference|note)\b/iu.test(title) || isClinicalPaper(title, document, waiver)) return false
  const speakers = new Set(map.passages.flatMap((one) => (one.document === document ? (one.speaker ?? []) : [])))
  const isOfFamily = map.persons.some(
    ({ id, role, full }) =>
      /^(?:applicant|spouse|parent|child|relative)$/u.test(role) &&
      (speakers.has(id) || title.includes(full.replace(/,.*$/u, ''))),
  )
  return !isOfFamily && facts.some(({ persons }) => persons.includes('applicant'))
}

/** `Letter of Kimberly (age 9)`: of whom the answer on other relatives speaks writes of the family. */
export function isByOtherRelative(
  title: string,
  text: string,
  { otherRelativesText = '' }: WaiverCase,
  { persons }: CaseMap,
): boolean {
  const writer = /^Letter (?:(?:of|by|from) )?(\p{Lu}\p{Ll}+)/u.exec(title)?.[1]
  return (
    writer !== undefined &&
    otherRelativesText.includes(writer) &&
    // `Letter of Lewiston Adult Education`: the town in which somebody of them lives writes nothing.
    persons.some(({ first, full }) => (first ?? full.split(' ')[0]) === writer) &&
    !/\$\d/u.test(text)
  )
}

/** What the answers tell of conduct, and by which of its words somebody else tells of the same. */
const wordsOfConduct = (waiver: WaiverCase): string[] =>
  (waiver.characterText ?? '')
    .split(/(?<=[.;]) /u)
    .filter((one) => isAdverseConduct(one))
    .flatMap((one) => one.toLowerCase().match(/(?<!\p{L})\p{L}{9,}(?!\p{L})/gu) ?? [])
    .filter((word) => !ofAnyConduct.test(word))

const ofAnyConduct =
  /^(?:convicted|conviction|probation|violation|authorization|immigration|misdemeanor|attorney|according|something|afterwards|otherwise|community|permission|completed|dismissed|volunteer\p{L}*|returned|different|september|november|december|christmas|apartment|employment|employers?|neighbors?|children|daughters?|anything|everything|insurance|paychecks?)$/u

/** `He told me about the warehouse`: a rare word of what the answers tell of a trespass in a warehouse. */
export function isOnToldConduct({ facts, text }: Cluster, waiver: WaiverCase): boolean {
  if (!text.includes('{applicant') || /\$\d/u.test(text) || facts.length > 6) return false
  const words = new Set(text.toLowerCase().match(/(?<!\p{L})\p{L}{9,}(?!\p{L})/gu))
  return wordsOfConduct(waiver).some((word) => words.has(word))
}
