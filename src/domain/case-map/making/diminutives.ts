import { isCommonWord } from '#domain/language/dictionary.ts'
import type { Person } from '../case-map.ts'
import type { Alias } from '../reading/name-persons.ts'

/** `Abby` for Abigail, `Gabby` for Gabriela: a short form in -y or -ie that begins as the name does, and as nobody else's. */
export function diminutivesOf(person: Person, persons: readonly Person[], text: string): Alias[] {
  if (!/^(?:applicant|spouse|parent|child)$/.test(person.role)) return []
  const begins = (name: string, stem: string) => name.length > stem.length + 1 && name.toLowerCase().startsWith(stem)
  const words = new Set(text.match(/(?<![\p{L}’'])\p{Lu}\p{Ll}{2,7}(?=(?:['’]?s)?(?![\p{L}\p{M}]))/gu) ?? [])
  return [...words].flatMap((word) => {
    const stem = stemOfDiminutive(word)
    if (stem === undefined || isCommonWord(word.toLowerCase())) return []
    const owners = persons.filter(({ full, first }) => begins(first ?? full.split(' ')[0] ?? '', stem))
    const isName = persons.some(({ full }) => full.split(/[ ,]/).includes(word))
    return owners.length === 1 && owners[0]?.id === person.id && !isName ? [{ text: word, person: person.id }] : []
  })
}

/** `ab` of Abby, `dan` of Danny, `rosi` of Rosie. */
function stemOfDiminutive(word: string): string | undefined {
  const bare = /^(\p{L}{2,6})(?:y|ie)$/u.exec(word)?.[1]?.toLowerCase()
  const isDoubled = bare !== undefined && bare.at(-1) === bare.at(-2)
  const stem = isDoubled ? bare.slice(0, -1) : bare
  return stem === undefined || stem.length < 2 ? undefined : stem
}
