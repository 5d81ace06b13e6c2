import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'

/** `IOP OD 24 mmHg (goal < 16)`, `Plan: surgery`: what a clinician notes without a verb, or under a label. */
export const isNoteOfRecord = (wording: string): boolean =>
  !wording.startsWith('{') && (!hasFiniteVerb(` x ${withoutParticiple(wording)}`) || isWithoutSubject(wording))

/** `Hip fracture November 2024, repaired`, `Service connected (herbicide) 70 percent`: the participle is no verb of a sentence. */
export const withoutParticiple = (wording: string): string =>
  wording
    .replace(/, \p{Ll}{2,20}ed(?: (?:in )?(?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d)?$/u, '')
    .replace(/^(\p{Lu}\p{Ll}{1,20}) \p{Ll}{2,20}ed(?=(?: \([^()]{1,80}\))?(?: \d{1,3} percent)?$)/u, '$1')

/** `Lives with daughter`: the verb stands first, and nobody is named who does it. */
const isWithoutSubject = (wording: string): boolean => {
  const [, base] = /^(\p{Lu}\p{Ll}{1,20})s (?:with|alone|at|in|on|to)\b/u.exec(wording) ?? []
  return base !== undefined && formOf(base.toLowerCase()) === 'present' && !/\b(?:is|are|was|were)\b/u.test(wording)
}
