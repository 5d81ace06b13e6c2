import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import type { WaiverCase } from '../case.ts'

/** The doctor or other expert who speaks in a paper, or whose name stands in its title. */
export function clinicianOf(
  { persons, passages, exhibits }: CaseMap,
  document: string | undefined,
  { input }: WaiverCase,
): string | undefined {
  if (document === undefined) return undefined
  const isClinician = (id: string | undefined) =>
    persons.some((one) => one.id === id && /^(?:doctor|expert)$/u.test(one.role))
  const speaking = passages.find((one) => one.document === document && isClinician(one.speaker))?.speaker
  if (speaking !== undefined) return speaking
  const title = (exhibits.find(({ id }) => id === document)?.title ?? '').toLowerCase()
  // Who signs it: the name stands at the end.
  const text = input.sources.find(({ id }) => id === document)?.text ?? ''
  // In the head of a short letter it stands as well.
  const end = `${text.slice(0, 200)} ${text.slice(-240)}`.toLowerCase()
  return persons.find(({ role, full }) => {
    const name = (full.split(',')[0] ?? full).toLowerCase()
    return /^(?:doctor|expert)$/u.test(role) && (title.includes(name) || end.includes(name))
  })?.id
}

/**
 * What a clinician thinks, foresees or advises, and has not seen: it stands in the clinician's words. What was found, given or
 * done is told.
 */
export function isOpinionOfClinician(map: CaseMap, fact: CaseFact, waiver: WaiverCase): boolean {
  const [passage] = passagesOf(map, fact)
  if (passage === undefined || clinicianOf(map, passage.document, waiver) === undefined) return false
  return judges.test(passage.words) && !ofAnother.test(passage.words)
}

const judges =
  /\b(?:would|should|could|may|might|must|will|cannot|likely|unlikely|probabl[ey]|risk|recommend\p{Ll}*|advis\p{Ll}+|expect|believe|consider|regard|doubt|fear|opinion|judgment|certainty|prognosis|depends?|rests?|need(?:s|ed)?|at present held|important|essential|crucial|vital|raises? the|feed each other|is felt|defined by|matters|imperil\p{Ll}*|vulnerable|protective|anchor\p{Ll}*)\b/iu

/** `She reported that she would lie down`: what the patient said is a finding. */
const ofAnother =
  /^(?:(?:Mr|Ms|Mrs)\. \p{Lu}[\p{L}’'-]+|He|She|Client|The (?:client|patient)) (?:report|state|sa[iy]|describe|told|den(?:y|ies))\p{Ll}*\b/u
