import { findCountry } from '#law/countries.ts'
import { functionWords, institutionWords } from '#domain/language/word-lists.data.ts'
import type { Person } from '../case-map.ts'
import { isSameName, personOf } from './find-persons.ts'

const isNoName = (word: string) =>
  institutionWords.has(word.toLowerCase()) ||
  functionWords.has(word.toLowerCase()) ||
  /days?$/i.test(word) ||
  findCountry(word) !== undefined

/** Names of two or three words whose first is used alone again and again, in places where persons stand: `Rustam Saidov`. */
export function findRepeatedNames(text: string, known: readonly Person[]): Person[] {
  const sample = text.slice(0, 400_000)
  const found = new Map<string, Person>()
  for (const [full = ''] of sample.matchAll(/(?<![\p{L}])\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){1,2}(?![\p{L}-])/gu)) {
    const words = full.split(' ')
    const first = words[0] ?? ''
    if (found.size >= 20 || found.has(first) || words.some(isNoName)) continue
    if (known.some((person) => words.some((word) => person.first === word) || isSameName(person.full, full))) continue
    const alone = [
      ...sample.matchAll(
        new RegExp(
          String.raw`(?<![\p{L}])(?:(in|at|from|to|near|of) )?${first}(?! ?\p{Lu})(?![\p{L}])(?: (\p{Ll}+))?`,
          'gu',
        ),
      ),
    ]
    const acts = alone.filter(
      ([, place, verb = '']) =>
        place === undefined &&
        /^(?:is|was|has|had|said|told|took|came|hit|beat|did|does|would|will|could|and|broke|\p{Ll}+ed|\p{Ll}+s)$/u.test(
          verb,
        ),
    )
    if (acts.length > 1) found.set(first, personOf(full, 'other', ''))
  }
  return [...found.values()]
}
