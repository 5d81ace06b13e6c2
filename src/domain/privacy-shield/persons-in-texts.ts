import { givenNames } from '#domain/language/given-names.data.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { isNameWord, nameRun } from '#domain/old-client/name-words.ts'
import { ordinaryWords } from '#domain/old-client/ordinary-words.ts'
import { findPeople } from '#domain/old-client/people.ts'
import { protectedRanges } from '#domain/old-client/protect.ts'
import type { KnownPerson } from './identity.ts'

/** Roles of persons who act for the public; their names are no secret. */
const publicRoles = new Set(['judge', 'department-counsel'])
/** Lines of no more characters than that: a text without line ends is read in pieces. */
const longestPieces = /.{1,4000}/gsu

/**
 * Persons whom only these texts name: those that their words introduce (a title, a relation, a caption, "I, ..., declare"), and names of two
 * words and more that begin with a common given name. Citations and public bodies are left alone.
 */
export function personsInTexts(texts: readonly string[]): KnownPerson[] {
  const lines = texts.flatMap((text) => linesOf(text))
  const kept = new Map(lines.map((line) => [line, protectedRanges(line.text, [])]))
  const isProtected = (line: TemplateLine, start: number, end: number) =>
    (kept.get(line) ?? []).some((range) => range.start < end && start < range.end)
  const isOrdinary = ordinaryWords(lines)
  const introduced = findPeople(lines, isProtected, isOrdinary).flatMap(({ role, name, kinWord }) =>
    publicRoles.has(role) || (role === 'person' && !hasGivenName(name)) ? [] : [{ role: kinWord ?? role, name }],
  )
  const alone = lines.flatMap((line) =>
    [...line.text.matchAll(named)].flatMap(({ 0: run, index }) => {
      const end = index + run.length
      return isProtected(line, index, end) || placeWord.test(line.text.slice(end, end + 30))
        ? []
        : namesIn(run, isOrdinary)
    }),
  )
  const courteous = lines.flatMap((line) =>
    [...line.text.matchAll(titled)].flatMap(({ 0: whole, 1: name = '', index }) =>
      isProtected(line, index, index + whole.length) || placeWord.test(line.text.slice(index + whole.length))
        ? []
        : [name],
    ),
  )
  const found = [
    ...introduced,
    ...[...alone, ...courteous].map((name) => ({ role: 'person named in a document', name })),
  ]
  return onePerPerson(found.map(({ role, name }) => ({ role, name: withoutDays(name) })))
}

/** `my lawyer, Mr. Adel Ramzy`: a title makes any words names, whether or not a list of given names has them. */
const titled =
  /(?<![\p{L}\p{M}])(?:Mr|Ms|Mrs|Miss|Mx|Sra?|Srta|Señora?|Dr|Prof)\.? (\p{Lu}[\p{L}\p{M}’'-]{1,30}(?: (?:\p{Lu}[\p{L}\p{M}’'-]{1,30}|de|la|del|bin|al|el|van|von)){0,3}(?<=\p{Lu}[\p{L}\p{M}’'-]{1,30}))/gu

/** What a person's name is only the beginning of: `John F. Kennedy International Airport`. */
const placeWord =
  /^ (?:International |Regional |Memorial |Elementary |Middle |High |Law )?(?:Airport|Hospital|School|Center|Library|University|College|Street|Avenue|Blvd|Boulevard|Act|Doctrine)\b/
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i

const withoutDays = (name: string) =>
  name
    .split(' ')
    .filter((word) => !weekday.test(word))
    .join(' ')

/** The longest name of each: a name whose words all stand in another one's is the same person's. */
function onePerPerson(people: readonly KnownPerson[]): KnownPerson[] {
  const kept: { person: KnownPerson; words: ReadonlySet<string> }[] = []
  for (const person of people.toSorted((a, b) => b.name.length - a.name.length)) {
    const words = nameWords(person.name)
    if (words.length === 0 || kept.some((other) => words.every((word) => other.words.has(word)))) continue
    kept.push({ person, words: new Set(words) })
  }
  return kept.map(({ person }) => person)
}

/** The words of a name, folded, initials aside. */
export function nameWords(name: string): string[] {
  return (name.match(/[\p{L}\p{M}’']+/gu) ?? []).map((word) => foldWord(word)).filter((word) => word.length > 1)
}

const named = new RegExp(nameRun, 'gu')

function linesOf(text: string): TemplateLine[] {
  return text
    .split(/\n+/)
    .flatMap((line) => line.match(longestPieces) ?? [])
    .map((line, index) => ({ part: 'body', index, text: line }))
}

const hasGivenName = (name: string) => name.split(/[ \u00a0-]/).some((word) => givenNames.has(foldWord(word)))

/** The names in a run of words with capitals: from a given name up to the first word that can be no name. */
function namesIn(run: string, isOrdinary: (folded: string) => boolean): string[] {
  const words = run.split(/[ \u00a0]/)
  const first = words.findIndex((word) => givenNames.has(foldWord(word)))
  if (first < 0) return []
  const rest = words.slice(first)
  const end = rest.findIndex((word) => /^\p{Lu}/u.test(word) && !isNameWord(word, isOrdinary))
  const name = end < 0 ? rest : rest.slice(0, end)
  return name.length >= 2 && name.length <= 6 ? [name.join(' ').replace(/[’']s$/u, '')] : []
}
