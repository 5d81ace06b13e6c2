import type { Sighting } from './identity.ts'
import type { PlainView } from './plain-view.ts'
import { local } from './contact-forms.ts'

/** Hyphens stand within a label, two at most. */
const label = String.raw`[\p{L}\p{N}](?:-{0,2}[\p{L}\p{N}]){1,39}`
const top =
  '(?:com|org|net|edu|gov|mil|info|biz|us|uk|mx|gt|sv|hn|ni|cr|pa|co|ve|ec|pe|bo|br|ar|cl|uy|py|cu|do|ht|es|fr|de|it|pt|ru|ua|cn|in|pk|bd|ng|gh|cm|et|er|so|ke|eg|ma|dz|tn|sy|iq|ir|af|tr|il|ps|jo|lb|jp|kr|vn|th|ph|id|np|io|me|tv|app|law|legal|test|example|invalid)'
/** Where the name of a box may begin; the letter is looked at first, for most places have none. */
const begins = String.raw`(?=[\p{L}\p{N}])(?<![\p{L}\p{N}]|[\p{L}\p{N}][+_.-])`
/** In brackets, as the word, or with spaces around it: what a text must have is looked for first, since few have any. */
const inBrackets = /[([{<] ?(?:at|arroba|@) ?[)\]}>]/
const inWords = / dot /
const bySign = /@/
/** Addresses of mail that no record names, in the same disguises. The name of the host must end as hosts do. */
const disguised = (
  [
    [
      inBrackets,
      String.raw`${begins}${local} {0,2}[([{<] {0,1}(?:at|arroba|@) {0,1}[)\]}>] {0,2}${label}(?: {0,2}(?:\.|[([{<] {0,1}(?:dot|punto) {0,1}[)\]}>]) {0,2}${label}){1,3}`,
    ],
    [inWords, String.raw`${begins}${local} at ${label}(?: dot ${label}){0,2} dot ${top}(?![\p{L}\p{N}])`],
    [
      bySign,
      String.raw`${begins}${local}\s{0,3}@\s{0,3}${label}(?:\s{0,3}\.\s{0,3}${label}){0,2}\s{0,3}\.\s{0,3}${top}(?![\p{L}\p{N}])`,
    ],
  ] as const
).map(([needs, body]) => ({ needs, pattern: new RegExp(body, 'gu') }))

/** Addresses of mail that nobody has on record, however they are written. */
export function findDisguisedMail({ lower }: PlainView): Sighting[] {
  return disguised.flatMap(({ needs, pattern }) =>
    !needs.test(lower)
      ? []
      : [...lower.matchAll(pattern)].map(({ 0: whole, index }) => ({
          start: index,
          end: index + whole.length,
          identity: `value:${whole.replaceAll(/[^\p{L}\p{N}]/gu, '')}`,
          word: 'Email' as const,
          role: 'e-mail address',
        })),
  )
}
