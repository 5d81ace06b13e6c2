import { matchesOf, type BoundedPattern } from './bounded-pattern.ts'
import type { Sighting } from './identity.ts'
import { viewPlainly, type PlainView } from './plain-view.ts'

/** Letters as a reader sees them, each folded: a syllable of Hangul or a consonant with its vowel sign stays one. */
function foldedLetters(written: string): string[] {
  return Array.from(new Intl.Segmenter().segment(written.normalize('NFC')), ({ segment }) => segment)
    .map((letter) => viewPlainly(letter).lower)
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
}

const apart = String.raw`[\s.'\-·_*|]{1,3}`
const atLineEnd = String.raw`['’]?(?:-[ \t]{0,2}\n[ \t]{0,8}|- {1,4}|\u00ad)?`

/** What a person's name looks like letter-spaced (`M e d i n a`) or broken at the end of a line (`Cas-` / `taneda`). */
export type BrokenName = BoundedPattern & { readonly identity: string; readonly role: string }

/** `name` as written on file. Words of fewer than three letters are too common in pieces. */
export function brokenNames(name: string, identity: string, role: string): BrokenName[] {
  return name
    .split(/[\s,·-]+/)
    .map(foldedLetters)
    .filter((letters) => letters.length >= 2)
    .flatMap((letters) => {
      const hasSpaces =
        !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u.test(
          letters.join(''),
        )
      const edge = hasSpaces ? 'word' : 'none'
      const bodies = [letters.join(apart), ...(letters.length >= 4 ? [letters.join(atLineEnd)] : [])]
      return bodies.map((body) => ({ pattern: new RegExp(body, 'g'), edge, identity, role }))
    })
}

export function findBrokenNames({ lower }: PlainView, names: readonly BrokenName[]): Sighting[] {
  return names.flatMap((name) =>
    matchesOf(lower, name)
      .filter(({ start, end }) => /[^\p{L}\p{N}]/u.test(lower.slice(start, end)))
      .map((range) => ({ ...range, identity: name.identity, word: 'Person' as const, role: name.role })),
  )
}
