import { foldWord } from '#domain/language/fold.ts'
import type { Parties } from '#domain/prose/own-words.ts'

/** `Ms. D-K would be found`: the client by initials, as one writes in haste. */
export function byName(typed: string, { clientShort, clientNames }: Parties): string {
  const last = clientNames.at(-1) ?? ''
  const short = initialsOf(clientNames[0] ?? '')
  // `Yildirim`, of whom the record writes `Yıldırım`.
  const words = typed.replaceAll(/\p{Lu}\p{L}+(?:-\p{L}+){0,2}/gu, (word) =>
    foldWord(word) === foldWord(last) ? last : word,
  )
  const initials = last
    .split(/[ -]/u)
    .map((part) => part.charAt(0))
    .filter((letter) => /\p{Lu}/u.test(letter))
  const called = short === undefined ? words : words.replaceAll(short, clientShort)
  if (called !== words) return called
  if (initials.length === 0 || !clientShort.includes('.')) return words
  return words.replaceAll(
    new RegExp(
      String.raw`\b(?:Mr|Ms|Mrs)\.? ${initials.map((letter) => `${letter}\\.?`).join('[ -]?')}(?![\p{L}])`,
      'gu',
    ),
    clientShort,
  )
}

/** `JB`, of Jean-Baptiste: as colleagues write. */
function initialsOf(first: string): RegExp | undefined {
  const letters = first.split(/[ -]/u).map((part) => part.charAt(0))
  return letters.length < 2
    ? undefined
    : new RegExp(String.raw`(?<![\p{L}.])${letters.join('[.-]?')}\.?(?![\p{L}])`, 'gu')
}
