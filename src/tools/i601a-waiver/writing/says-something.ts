import type { CaseFact } from '#domain/case-map/case-map.ts'
import { isEntry } from './clusters.ts'

/** `He is ashamed to say that`, `She is willing to testify`: what a witness feels about telling, and no fact of the case. */
const isOfWitness =
  /^\{(?!applicant|spouse|mother|father|child)[^{}]{1,60}\} (?:is|was) (?:ashamed|sorry|proud|glad|happy|honored|pleased|willing|available) to (?:say|tell|write|admit|confirm|answer|testify|speak|discuss|vouch|sign|recommend)\b/u

/** Title lines, names and dates of printing say nothing. */
/** `Anne Whitfield, school counselor`: who signed, and no more. */
export const isSignature = (text: string): boolean =>
  /^(?:(?:Fr|Dr|Rev|Sr|Ms|Mr|Mrs)\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’'-]+){1,2}, (?:(?:\p{Ll}+ ?){1,3}|(?:\p{Lu}\p{Ll}{0,2}\.? ?\p{Lu}\.?(?:\p{Lu}\.?){0,3}(?:, )?){1,3})\.?$/u.test(
    text.trim(),
  )

export function saysSomething(fact: CaseFact): boolean {
  // `Level 4 do not travel`: the advisory itself is asked for.
  if (/^Level [1-4]\b/u.test(fact.wording)) return false
  const { wording } = fact
  if (isEntry(fact))
    return (
      (fact.kind !== 'country' || /\b(?:do not|reconsider) travel\b/iu.test(wording)) &&
      !/^(?:visit )?summary\b|^(?:patient|client|name)\b/iu.test(wording)
    )
  if (
    /^(?:So ordered|In support of|Record printed|Executed|Sworn|Signed(?: and dated)?(?: on| this)? (?=\p{Lu}\p{Ll}+ \d|\d)|Page|Re:|Date)(?: |\b)|\b(?:Docket|Case|Index) (?:No|Number|no)\b/u.test(
      wording,
    )
  )
    return false
  if (
    isOfWitness.test(wording) ||
    /\bname is \{?/u.test(wording) ||
    /^\{[a-z0-9-]+(?:\.subj)?\} is the (?:wife|husband|mother|father|spouse) of \{/u.test(wording)
  )
    return false
  if (/(?:declares?|certif\p{L}{1,12}|swears?) (?:under (?:the )?(?:pains?|penalt)|that the foregoing)/u.test(wording))
    return false
  if (
    /^(?:This letter is a summary|This the \d|(?:Return|Follow[- ]?up|RTC|Recheck) (?:in|with|as)\b|Next (?:visit|appointment|imaging)\b)|\breferred by (?:his |her |the )?(?:counsel|attorney)/u.test(
      fact.asTold ?? wording,
    )
  )
    return false
  // In which language, and before whom, an account was given.
  if (
    /^\(?(?:Given|Made|Taken|Voiced|Translated|Interpreted|Read back|Dictated) (?:in|by|from|to)\b/u.test(
      fact.asTold ?? wording,
    )
  )
    return false
  return fact.quoteOnly === true || !isTitleLine(wording)
}

/** `Sinaloa, Mexico: health, schooling, work`: a line that says what follows. */
function isTitleLine(wording: string): boolean {
  return (
    /^[^.{]{3,60}: [\p{L}, ]+ (?:in|of) /u.test(wording) &&
    !/\d \p{Ll}|\d,\d{3}/u.test(wording) &&
    !/\b(?:is|are|was|were|has|have|had)\b/u.test(wording)
  )
}
