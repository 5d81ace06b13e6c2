import { formOf } from '../reading/verbs.ts'

/** `Valentina called 911.`: somebody by name did something, in three words. */
const namedDeed =
  /^\p{Lu}\p{Ll}{2,15} (?:called|ran|screamed|cried|hid|left|helped|refused|survived|disappeared|returned|arrived|testified|agreed|apologized|drowned|vanished|surrendered|confessed|laughed|watched|prayed) \S{2,20}\.$/u

/** `Owen has asthma.`: whole in three words, and what the next sentence leans on. */
export function isShortStatement(words: string): boolean {
  if (namedDeed.test(words.trim())) return true
  // `Nobody came there.`: short, and against the claim.
  if (/^(?:Nobody|No one) \p{Ll}{3,10} (?:there|here|me|us|him|her)\.?$/u.test(words.trim())) return true
  // `PCL-5 score 49.`, `PHQ-9: 21.`
  if (/^\p{Lu}{2}[\p{Lu}\d]{0,5}(?:-\d{1,2})?:? (?:\p{Ll}{2,8} )?\d{1,3}\.?$/u.test(words.trim())) return true
  if (
    /^(?:The )?(?:case|file|complaint|investigation) (?:was |is )?(?:closed|archived|dismissed|shelved)\.?$/iu.test(
      words.trim(),
    )
  )
    return true
  // `Wages: $104,350.00.`, `I make $46.80.`
  if (
    /^(?:\p{L}{2,15} ){0,3}\p{L}{2,15}: \$\d/u.test(words.trim()) ||
    /^(?:I|We|He|She) \p{Ll}{3,6} \$\d/u.test(words.trim())
  )
    return true
  if (
    /^\p{Lu}\S* (?:\S+ )?(?:broke|died|bled|fainted|miscarried|fired|fell|fled|escaped|resigned|shot|confessed)\.?$/u.test(
      words.trim(),
    )
  )
    return true
  // `I gave three.`, `I did not.`, `She said no.`: the answer to the sentence before it.
  if (
    /^(?:I|We|He|She|They|Nobody) (?:did|had|gave|said|told|refused|agreed|knew|went|stayed|hid|ran|paid|signed|spoke|was|were)(?: \p{Ll}+)?\.$/u.test(
      words.trim(),
    )
  )
    return true
  if (isDeedInThree(words.trim())) return true
  return /^\p{Lu}\S* (?:has|have|had|is|are|was|were|takes?|needs?|lost|uses?) \S+$/u.test(words.trim())
}

/** `My father signed.`, `I dropped things.`: a subject and a verb of the past, whole in three words. */
function isDeedInThree(words: string): boolean {
  const [, , byKin, byPronoun] =
    /^(?:(?:My|Our|His|Her) (\p{Ll}{3,12}) (\p{Ll}{3,14})|(?:I|We|He|She|They) (\p{Ll}{3,14}) \p{Ll}{2,14})\.$/u.exec(
      words,
    ) ?? []
  return formOf(byKin ?? byPronoun ?? '') === 'past'
}
