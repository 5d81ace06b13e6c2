import { findSentences } from '#domain/language/sentences.ts'
import { properName } from './proper-names.ts'
import type { AnswerSetting } from './known-of-answer.ts'

/** `MARRIED IN TRENTON` -> `Married in Trenton`; a name in capitals becomes one; a single word in capitals stays. */
export function sentenceCase(line: string, names: ReadonlySet<string>): string {
  return findSentences(line)
    .map(({ start, end }) => {
      const sentence = line.slice(start, end)
      const letters = sentence.match(/\p{L}/gu) ?? []
      const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length
      const isShouted = letters.length >= 12 && capitals > letters.length * 0.8
      return isShouted ? lowered(sentence, names) : sentence.replaceAll(nameInCapitals, titleCase)
    })
    .join(' ')
}

/** `takes care of emily`, `speaks no spanish` */
export function withNames(line: string, { persons, proper = none }: AnswerSetting): string {
  const plain = new Map([...persons].map((name) => [foldedName(name), name]))
  return line.replaceAll(/(?<![\p{L}\p{M}’'-])[\p{Ll}\p{Lu}][\p{L}\p{M}]{2,}(?![\p{L}\p{M}-])/gu, (word) => {
    const person = plain.get(foldedName(word)) ?? ownerNamed(word, plain)
    if (person !== undefined) return person
    if (word.length > 3 && languages.test(word)) return titleCase(word)
    if (word === 'india' || word === 'indio') return word
    return /^\p{Ll}/u.test(word) ? (properName(word, proper) ?? word) : word
  })
}

const none: ReadonlyMap<string, string> = new Map()
const foldedName = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** `oscars town` -> `Óscar’s town` */
function ownerNamed(word: string, persons: ReadonlyMap<string, string>): string | undefined {
  const name = word.endsWith('s') && word.length > 4 ? persons.get(foldedName(word.slice(0, -1))) : undefined
  return name === undefined ? undefined : `${name}’s`
}

const languages =
  /^(?:spanish|english|french|portuguese|arabic|mandarin|cantonese|vietnamese|tagalog|creole|russian|ukrainian|korean|hindi|urdu|punjabi|somali|amharic|tigrinya|quechua|mexico|mexican|guatemala|honduras|ecuador|colombia|brazil|haiti|november|december|january|february|april|august|september|october|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)$/

const nameInCapitals =
  /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{Lu}\p{M}’'-]{2,30}(?: \p{Lu}[\p{Lu}\p{M}’'-]{2,30}){1,3}(?![\p{L}\p{M}])/gu

function titleCase(text: string): string {
  return text.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function lowered(sentence: string, names: ReadonlySet<string>): string {
  const plain = sentence.toLowerCase().replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    const name = titleCase(word)
    return names.has(name) || /^(?:i|us|uscis|ice|iep|itin|dui)$/.test(word)
      ? word.length < 6 && !names.has(name)
        ? word.toUpperCase()
        : name
      : word
  })
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
