import type { Range } from '#domain/section-content/read.ts'
import { irregularForms } from '#domain/language/meaning/irregular-forms.data.ts'
import type { ReadSentence } from '../read-statements.ts'

/** The vocabulary of argument and of law: what such a sentence says is judged by a reader, and not by a file. */
const argued =
  /(?<!\p{L})(?:[Rr]espectfully|requests? that|asks that|hardships?|persecut\p{L}+|eligib\p{L}+|burdens?|nexus|discretion\p{L}*|relief|statut\p{L}+|regulations?|precedents?|Board|Circuit|Congress|Convention|Secretary|acquiesc\p{L}+|inadmissib\p{L}+|deferral|withholding|waiver|motives?|element|grounds?|the (?:law|rule|test (?:for|is|of)|question|standard|bar|Act|record|point|matter)|pretext\p{L}*|imput\p{L}+|protected|aggregate|cumulativ\p{L}+|ordinar\p{L}+|presum\p{L}+|presumption|likelihood|risk|fears?|future|objectively|equities|evidence|corroborat\p{L}+|credib\p{L}+|plausib\p{L}+|inference|(?<!(?:an|the|their|this|that|with|heated) )arguments?|argu(?:es?|ed|ably)|conclu\p{L}+ that|follows|thus|therefore|hence|indeed|nor is|rather than|as though|as if|no less|so much)(?!\p{L})/u
/** What is only supposed, asked or allowed; a clause like that tells nothing. */
export const supposed =
  /(?<!\p{L})(?:[Ww]ould|could|might|may|must|should|shall|[Ii]f|[Ww]hether|[Uu]nless|cannot|can|will|suppose)(?!\p{L})/u
/** What happened is told in the past; an argument is made in the present. */
const tells =
  /(?<!\p{L})(?:was|were|had|has|have|\p{L}{3,20}ed|took|gave|saw|came|went|found|held|paid|told|said|made|left)(?!\p{L})/u
const isPast = (text: string) =>
  tells.test(text) || (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => irregularForms.has(word))
const rhetorical = /^(?:This|That|These|Those|It|Its|Nobody|Nothing|Nor|So|And|But|A|An|Such|What|Neither)(?!\p{L})/u
/** What a longer sentence says is read by kind (dates, status, who did what), not word by word. */
const longest = 14

/**
 * True for a short sentence that tells something of a person or an event: it stands or falls with the file. `hidden`
 * are citations and gaps; what stands around a citation of law is argument.
 */
export function isPlainClaim(sentence: ReadSentence, hidden: readonly Range[]): boolean {
  return sentence.text.length <= 180 && sentence.text.split(/\s+/).length <= longest && isClaim(sentence, hidden)
}

/** True for a sentence of any length up to a long one that tells of the case; what argues or only supposes does not. */
export function isClaim({ text, mentions, start, end }: ReadSentence, hidden: readonly Range[]): boolean {
  if (text.length > 300) return false
  if (text.split(/\s+/).length < 4) return false
  if (
    argued.test(text) ||
    /(?<!\p{L})(?:[Ww]ould|should|shall|must|[Ww]hether|[Uu]nless|suppose)(?!\p{L})/u.test(text) ||
    /[;:—–?]|\(\d\)/.test(text)
  )
    return false
  if (hidden.some((range) => range.start < end + 3 && start < range.end)) return false
  if (mentions.some(({ ids, start: at }) => ids.length > 0 && at < 40)) return true
  return isPast(text) && !rhetorical.test(text)
}
