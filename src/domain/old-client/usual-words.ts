import { foldWord } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { isLawWord } from './law-words.data.ts'
import { proceduralVerbs } from './lexicon.data.ts'
import { officeThings } from './office-things.data.ts'

/** `small`: a word of grammar; `usual`: any paper of the law or of an office has it; `open`: it may be of one case. */
export type WordKind = 'small' | 'usual' | 'open'

/** What a word is, as it is written. `before`: the text up to it. */
export function kindOfWord(written: string, before: string): WordKind {
  const folded = foldWord(written.replace(/[’']s?$/u, ''))
  // `Form EOIR-33/IC`
  if (/^[A-Z]{1,3}$/.test(written) && /\d\/$/.test(before)) return 'usual'
  if (/^[A-Z]{1,4}-?\d{1,4}[A-Z]?$/u.test(written) || (/^\d{1,3}$/.test(written) && ofForm.test(before))) return 'usual'
  if (/\d/.test(written)) return 'open'
  if (functionWords.has(folded)) return 'small'
  return isUsual(folded) || isUsual(folded.replace(/s$/, '')) || proceduralVerbs.test(folded) ? 'usual' : 'open'
}

const isUsual = (folded: string): boolean => isLawWord(folded) || officeThings.has(folded)
const ofForm = /(?:\b(?:Forms?|Part|Supplement|Section|§|Title)|§) ?$/iu
