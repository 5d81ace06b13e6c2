import { formOf } from './verbs.ts'

/** Some word is a finite verb by its form; a participle before a comma or a date is none. */
export function hasFiniteVerb(sentence: string): boolean {
  // `of the left clavicle` tells a side, and nobody's leaving.
  const plain = sentence.replaceAll(/\([^()]*\)/g, '').replaceAll(/\b(the|his|her|my|of) left (?=\p{Ll})/gu, '$1 ')
  const words = plain.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  return words.some((word, at) => {
    const form = formOf(word)
    if (form === 'be' || form === 'modal') return true
    if (form === 'same') return at > 0
    if (form === 'past')
      return at > 0 && !/^(?:diagnosed|dated|filed|held|taken|born)$/i.test(word) && !isReceived(word, words[at + 1])
    if (isNounHere(word, words[at - 1], words[at + 1])) return false
    // `seven entry wounds`: behind a number the word counts things.
    if ([words[at - 1], words[at - 2]].some((before) => isNumber.test(before ?? ''))) return false
    return (
      at > 0 && word.endsWith('s') && [word.slice(0, -1), word.slice(0, -2)].some((base) => formOf(base) === 'present')
    )
  })
}

/** `Lay statement of spouse, received January 9, 2024`. */
const isReceived = (word: string, after = ''): boolean =>
  /^(?:received|signed|prepared|issued|completed|submitted|printed)$/i.test(word) && isMonth.test(after)
const isMonth = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/

/** `VA treatment records, Durham`, `notes from Dr. Ito`: things of paper, unless a pronoun does it or a clause follows. */
const isNounHere = (word: string, before = '', after = ''): boolean =>
  /^(?:records|notes|reports|visits|returns|results|forms|documents|copies|files|charts|exhibits|bills|receipts|photographs|statements|stubs)$/i.test(
    word,
  ) &&
  !/^(?:he|she|it|who|that|which|x)$/i.test(before) &&
  (after === '' || /^(?:of|from|for|dated|received|through|until|\p{Lu}.*)$/u.test(after))

const isNumber = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|multiple|numerous|no)$/i

/** `Arrests take place in all regions`, `Former detainees describe beatings`: several who do something. */
export function hasPluralVerb(sentence: string): boolean {
  const words = sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  return words.some(
    (word, at) =>
      at > 0 && /\p{Ll}s$/u.test(words[at - 1] ?? '') && /^\p{Ll}/u.test(word) && formOf(word) === 'present',
  )
}
