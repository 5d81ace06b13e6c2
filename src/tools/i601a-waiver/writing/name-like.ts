import { dictionaryLine, formsOf, isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'

/** Whether a word that opens a note is likely a name, whose capital stays: no dictionary and no list of verbs has it. */
export function isNameLike(word: string): boolean {
  const folded = foldWord(word)
  return (
    // Short words that it lacks are as often those of a chart: `Meds`.
    (folded.length > 4 || givenNames.has(folded)) &&
    !functionWords.has(folded) &&
    !/^(?:children|people|men|women)$/u.test(folded) &&
    !isCommonWord(folded) &&
    formOf(folded) === 'unknown' &&
    formsOf(folded).every((form) => dictionaryLine(form) === undefined)
  )
}
