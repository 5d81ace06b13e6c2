import type { Range } from '#domain/section-content/read.ts'
import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { kindOfWord } from './usual-words.ts'
import { graveKinds } from './no-sentence.ts'
import { citesLaw, isNarrated } from './narrated.ts'
import { storyWords } from './lexicon.data.ts'

const filed =
  /\b(?:is|are) (?:(?:attached|enclosed|submitted|provided|included|filed|reproduced|marked)(?: herewith)? )?(?:(?:as|at|with|behind|under|in) )?(?:Tabs?|Exh?s?\.|Exhibits?|Attachments?|Appendix|App\.)(?: |$)/u
const tellsMore =
  /(?<!\p{L})(?:because|who|whom|where|when|while|that|which|if|shows?|proves?|since|after|before|married|single|joint(?:ly)?|both|profile|see)(?!\p{L})/iu

/**
 * `The decree of Example County is at Tab 5`: where a paper of the record stands, and nothing of what it tells. Every word
 * that is not filled is one of the law or of an office.
 */
export function isWhereFiled(text: string, { start, end }: Range, marks: readonly FoundMark[]): boolean {
  const words = text.slice(start, end)
  if (!filed.test(words) || tellsMore.test(words) || isGrave(words)) return false
  return [...words.matchAll(/[\p{L}\p{N}$][\p{L}\p{M}\p{N}’'-]*/gu)].every(({ 0: written, index }) => {
    const at = start + index
    const isFilled = marks.some((mark) => mark.start < at + written.length && at < mark.end)
    return (
      isFilled ||
      kindOfWord(written, text.slice(0, at)) !== 'open' ||
      /\b(?:Tabs?|Exh?s?\.|Exhibits?|and|to) $/u.test(text.slice(0, at))
    )
  })
}

/** `No inquiry may be made of the abuser. 8 U.S.C. § 1367`: the law in the present, with its source. */
export const isOfStatute = (words: string): boolean =>
  citesLaw(words) && /(?<!\p{L})(?:may|must|shall|cannot)(?!\p{L})/iu.test(words) && !isNarrated(words)

const isGrave = (words: string): boolean =>
  storyWords.some(([kind, pattern]) => graveKinds.has(kind) && pattern.test(words))
