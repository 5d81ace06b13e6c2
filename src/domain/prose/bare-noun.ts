import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'

/** `Ticket for expired inspection`, `Charge dismissed after 24 hours`: a noun without an article, and nothing but a participle. */
export function isBareNoun(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}’'-]+/gu) ?? []
  const [first = ''] = words
  if (
    !/^\p{Lu}/u.test(first) ||
    !isCommonWord(foldWord(first)) ||
    /^(?:He|She|They|It|There|The|An?|His|Her|Their|Its|No|All|Both|This|That|These|Those|One|Two|Three|Four|Five|Some|Most|Every|Each|Many|Nobody|Nothing|Everything|Everybody|Somebody|Neither)$/u.test(
      first,
    )
  )
    return false
  // `Volunteer fire department auxiliary cannot be member`: so long a subject has its article, or is none.
  const verb = words.findIndex((word) => /^(?:be|modal)$/u.test(formOf(word)))
  if (
    verb > 2 &&
    words
      .slice(0, verb)
      .every((word) => !/^(?:the|an?|his|her|their|of|to|in|and|who|that)$/iu.test(word) && !word.endsWith('s'))
  )
    return true
  const end = words.findIndex(
    (word, at) => at > 0 && /^(?:when|because|since|if|while|that|who|which|as|after|before)$/u.test(word),
  )
  return !words
    .slice(1, end < 0 ? undefined : end)
    .some(
      (word) =>
        /^(?:be|modal)$/u.test(formOf(word)) ||
        /^(?:says|needs|takes|costs|works|lives|helps|closes|ends|pays|covers)$/u.test(word),
    )
}
