import { isUnknownWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { mailAddress } from './names-in-mail.ts'

/** Whether a folded word is written in lower case somewhere, so that its capital says nothing. */
export function ordinaryWords(lines: readonly TemplateLine[]): (folded: string) => boolean {
  const small = lines
    .flatMap(
      ({ text }) =>
        text.replaceAll(mailAddress, ' ').match(/(?<![\p{L}\p{N}@._-])\p{Ll}[\p{L}\p{M}’'-]*(?![@])/gu) ?? [],
    )
    .map((word) => foldWord(word))
  // In a paper in English a word that no dictionary has is a name that was typed without its capital.
  const isEnglish = small.filter(isUnknownWord).length < small.length / 10
  const ordinary = new Set(isEnglish ? small.filter((word) => !isUnknownWord(word)) : small)
  return (folded) => ordinary.has(folded)
}
