import type { CaseFact } from '#domain/case-map/case-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords } from '#domain/language/sentences.ts'

/** `Examinee: Y Thom Siu   Date: August 14, 2026`: the head of a form. */
const fieldsOfForm =
  /^(?:Examinee|Physician|Evaluator|Examiner|Record(?: No\.?)?|Worker|Client|Patient|Interpreter|Age|Sex|DOB|Place|Prepared for|Requested by|Dates? (?:seen|of (?:interviews?|evaluation|report)))\b[^:\n]{0,20}:/iu

/** A row of a table or a heading says nothing by itself. */
export const isRow = (fact: CaseFact): boolean => {
  const words = (fact.asTold ?? fact.statement).trim()
  // `PCL-5 score 49.`: a test with its score says all.
  if (/^\p{Lu}{2}[\p{Lu}\d]{0,5}(?:-\d{1,2})?:? (?:\p{Ll}{2,8} )?\d{1,3}\.?$/u.test(words)) return false
  // `38 mosques damaged, 24 of them by police`: what a report counts.
  if (fact.kind === 'country' && countWords(words) >= 6 && /^\d{1,4} \p{Ll}|^\d{1,4} \p{Lu}\p{Ll}+ \p{Ll}/u.test(words))
    return false
  return (
    /:\s*\.?$/u.test(words) ||
    (countWords(words) <= 20 && fieldsOfForm.test(words) && !hasFiniteVerb(words)) ||
    /^(?:\d{1,3}|No\. ?\d+:?|No\. \p{Lu}\p{Ll}{1,40})\s/u.test(words) ||
    (!/\p{Ll}{2} \p{Ll}{2}/u.test(words) && countWords(words) < 12 && !hasFiniteVerb(words)) ||
    /^(?:Informant|Subject|Reg\. No|Ward|Written by|Date|Patient|Name|No\.|Review|Follow-up|History given)\b[^.]{0,60}\.?$/u.test(
      words,
    ) ||
    /^(?:Officer|Interpreter|Interviewer|Examiner|Language|Location|File|Case|Attorney|Present|Reporter|Clerk): [^]{0,120}$/u.test(
      words,
    )
  )
}
