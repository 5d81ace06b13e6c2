import { functionWords } from '#domain/language/word-lists.data.ts'
import { isCommonWord } from '#domain/language/dictionary.ts'
import type { Person } from '#domain/persons/person.ts'
import { nicknames } from '#domain/persons/nicknames.data.ts'
import { type Alias, isJunior } from '#domain/persons/forms.ts'

/** `Abby` for Abigail, `Gabby` for Gabriela: a short form in -y or -ie that begins as the name does, and as nobody else's. */
export function diminutivesOf(person: Person, persons: readonly Person[], text: string): Alias[] {
  if (!/^(?:applicant|spouse|parent|child)$/.test(person.role)) return []
  if (isJunior(person)) {
    // `junior high` is nobody: the word in small letters anywhere names none.
    const isOnly = persons.filter(isJunior).length === 1 && /(?<!\p{L})Junior(?!\p{L})/u.test(text)
    return isOnly && !/(?<!\p{L})junior(?!\p{L})/u.test(text) ? [{ text: 'Junior', person: person.id }] : []
  }
  const begins = (name: string, stem: string) => name.length > stem.length + 1 && name.toLowerCase().startsWith(stem)
  const words = new Set(
    text.match(
      /(?<![\p{L}’'])(?<!\b(?:St\.?|Saint|Santa|San|Our Lady|Mount) )\p{Lu}\p{Ll}{2,7}(?=(?:['’]?s)?(?![\p{L}\p{M}]))/gu,
    ) ?? [],
  )
  return [...words].flatMap((word) => {
    // `The` is nobody, and no Theresa.
    if (functionWords.has(word.toLowerCase())) return []
    const stem = stemOfDiminutive(word) ?? shortened(word, persons)
    const meant = nicknames[plain(word)]
    if ((stem === undefined && meant === undefined) || (isCommonWord(word.toLowerCase()) && !isNameIn(word, text)))
      return []
    const owners = persons.filter(({ full, first }) => {
      const given = first ?? full.split(' ')[0] ?? ''
      return meant?.includes(plain(given)) === true || (stem !== undefined && begins(given, stem))
    })
    const isName = persons.some(({ full }) => full.split(/[ ,]/).includes(word))
    if (owners.length !== 1 || owners[0]?.id !== person.id || isName) return []
    const surname = person.full.replace(/,.*$/u, '').split(' ').at(-1) ?? ''
    const whole = `${word} ${surname}`
    return [word, ...(text.includes(whole) ? [whole] : [])].map((called) => ({ text: called, person: person.id }))
  })
}

/** A word of the dictionary is a name where it stands in capitals inside a sentence or owns something, and nowhere in small letters. */
const isNameIn = (word: string, text: string): boolean =>
  !/^(?:May|Will|March|April|June|August|Bill|Sunday|Monday)$/u.test(word) &&
  !new RegExp(String.raw`(?<!\p{L})${word.toLowerCase()}(?!\p{L})`, 'u').test(text) &&
  new RegExp(String.raw`\p{Ll},? ${word}(?!\p{L}| \p{Lu})|(?<!\p{L})${word}[’']s \p{Ll}`, 'u').test(text)

const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** `Ray` for Raymond: the beginning of a given name and no word else. */
const shortened = (word: string, persons: readonly Person[]): string | undefined =>
  word.length <= 4 && persons.some(({ full, first }) => (first ?? full).toLowerCase().startsWith(word.toLowerCase()))
    ? word.toLowerCase()
    : undefined

/** `ab` of Abby, `dan` of Danny, `rosi` of Rosie. */
function stemOfDiminutive(word: string): string | undefined {
  const bare = /^(\p{L}{2,6})(?:y|ie)$/u.exec(word)?.[1]?.toLowerCase()
  const isDoubled = bare !== undefined && bare.at(-1) === bare.at(-2)
  const stem = isDoubled ? bare.slice(0, -1) : bare
  return stem === undefined || stem.length < 2 ? undefined : stem
}
