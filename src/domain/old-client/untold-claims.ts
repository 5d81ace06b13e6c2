import type { PlacedMark } from './acting.ts'
import { isClaim } from './claims.ts'
import { asksTheReader, general, isFormal } from './firm-sentences.ts'
import { proceduralVerbs } from './lexicon.data.ts'
import { citesLaw } from './narrated.ts'

type Context = Parameters<typeof isClaim>[2]

/** `Converts are prosecuted there. See Tab F.`: what the papers of one case are cited for is of that case. */
const isOfRecord = (words: string, after: string, { isHeading }: Context): boolean =>
  !isHeading &&
  /^ \(?(?:See |see )?(?:also )?(?:Tabs?|Exh?s?\.|Exhibits?|Attachments?|Encl\.) (?:[A-Z]{1,2}|\d{1,3})(?![\p{L}\d-])/u.test(
    after,
  ) &&
  !citesLaw(words) &&
  !general.test(words) &&
  !asksTheReader.test(words) &&
  !proceduralVerbs.test(words)

/** Whether a sentence of which nothing else was made has to be shown as a claim. `after`: what follows it in its line. */
export const isUntoldClaim = (words: string, all: readonly PlacedMark[], context: Context, after: string): boolean =>
  isOfRecord(words, after, context) ||
  (!/^(?:my name is|me llamo)\b/iu.test(words) && !isFormal(words) && isClaim(words, all, context))
