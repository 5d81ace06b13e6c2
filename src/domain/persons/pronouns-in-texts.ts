import { nounPronoun, relativesOfParties as kin } from './kin.ts'
import type { Person, Pronoun } from './person.ts'
import { escapeName } from './same-name.ts'

/** Pronouns for persons who have none yet, from titles and kinship beside their names and from plain sentences about them. */
export function pronounsOf(persons: readonly Person[], text: string): Map<string, Pronoun> {
  const sample = text.slice(0, 400_000)
  const found = new Map<string, Pronoun>()
  for (const person of persons) {
    if (person.pronoun) continue
    const said =
      byTitle(person, sample) ?? byKinship(person, sample) ?? byMarriage(person, sample) ?? bySentences(person, sample)
    if (said) found.set(person.id, said)
  }
  for (const [id, pronoun] of bySurname(persons, found, sample)) found.set(id, pronoun)
  return found
}

const isWife = (persons: readonly Person[]): boolean =>
  persons.some(({ id, pronoun }) => id === 'applicant' && pronoun === 'she')

/** `Ms. Medina` where only one adult of that name can be meant: the others are men by their own words. */
function bySurname(persons: readonly Person[], found: ReadonlyMap<string, Pronoun>, text: string): [string, Pronoun][] {
  const adults = persons.filter(({ role }) => role !== 'child')
  const pronounOf = (person: Person) => person.pronoun ?? found.get(person.id)
  return adults.flatMap((person): [string, Pronoun][] => {
    if (pronounOf(person)) return []
    const surnames = person.full.replace(/,.*$/, '').split(/\s+/).slice(1)
    const said = (['he', 'she'] as const).filter((pronoun) =>
      surnames.some((surname) => {
        // `Mrs. Montoya` of an applicant who is a wife is she by the husband’s name.
        if (pronoun === 'she' && person.role === 'spouse' && isWife(persons)) return false
        const others = adults.filter((other) => other !== person && other.full.includes(surname))
        if (others.some((other) => pronounOf(other) !== (pronoun === 'he' ? 'she' : 'he'))) return false
        return new RegExp(
          String.raw`\b${pronoun === 'he' ? 'Mr' : '(?:Ms|Mrs|Miss)'}\.? ${escapeName(surname)}(?![\p{L}])`,
          'u',
        ).test(text)
      }),
    )
    return said.length === 1 && said[0] ? [[person.id, said[0]]] : []
  })
}

/** `I am the wife of Rogelio` in a declaration that begins with the name. */
function byMarriage({ full }: Person, text: string): Pronoun | undefined {
  const plain = escapeName(full.replace(/,.*$/, ''))
  const said =
    new RegExp(
      String.raw`(?:declaration|affidavit|statement|letter) of ${plain}[^]{0,250}?\bI am (?:the|his|her|a)?\s?(?:\p{L}+['’]s )?(${kin})\b`,
      'iu',
    ).exec(text)?.[1] ??
    new RegExp(
      String.raw`[Mm]y name is ${plain}[^\n]{0,400}\bI am (?:the|his|her|a)?\s?(?:\p{L}+['’]s )?(${kin})\b`,
      'u',
    ).exec(text)?.[1]
  return said === undefined ? undefined : nounPronoun(said)
}

function byTitle({ full, first }: Person, text: string): Pronoun | undefined {
  const plain = full.replace(/,.*$/, '')
  const names = [
    plain,
    ...(first
      ? plain
          .split(' ')
          .slice(1)
          .map((surname) => `${first} ${surname}`)
      : []),
  ]
  const title = new RegExp(String.raw`\b(Mr|Mrs|Ms|Miss)\.? (?:${names.map(escapeName).join('|')})`, 'u').exec(
    text,
  )?.[1]
  return title === undefined ? undefined : title === 'Mr' ? 'he' : 'she'
}

function byKinship({ first }: Person, text: string): Pronoun | undefined {
  if (!first || first.length < 3) return undefined
  const escaped = escapeName(first)
  const said = [
    ...text.matchAll(
      new RegExp(String.raw`\b(${kin}|stepson|stepdaughter|boy|girl),? (?:named )?${escaped}(?![\p{L}])`, 'giu'),
    ),
    // `a daughter from his first marriage, Hailey`
    ...text.matchAll(
      new RegExp(
        String.raw`\b(${kin}) from (?:his|her|my|a|the|their) (?:\p{Ll}+ ){1,3}?(?:marriage|relationship|union),? (?:named |called )?${escaped}(?![\p{L}])`,
        'giu',
      ),
    ),
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![\p{L}])${escaped}(?: \p{Lu}[\p{L}\p{M}]{1,40}){0,6},? (?:\d{1,2},? )?(?:is |was )?(?:(?:my|his|her|their|the|a|our)(?: \p{Ll}+)? (?:${kin}|stepson|stepdaughter|boy|girl)|stepson|stepdaughter|son|daughter)\b`,
        'gu',
      ),
    ),
  ].flatMap((match) => nounPronoun(match[1] ?? match[0].split(' ').at(-1) ?? '') ?? [])
  const [one] = said
  return one && said.every((pronoun) => pronoun === one) ? one : undefined
}

/** `I saw Nadia four days after she came out`: pronouns that follow the name with nobody else between, all of one sex. */
function bySentences({ first }: Person, text: string): Pronoun | undefined {
  if (!first || first.length < 3) return undefined
  const found = [
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![\p{L}])${escapeName(first)}(?![\p{L}’'])([^.\n“”"]{0,70}?)\b(he|she|his|himself|herself)\b`,
        'gu',
      ),
    ),
  ]
  const said = found.flatMap(([, between = '', word = '']): Pronoun[] => {
    const hasOther = /\p{Lu}\p{Ll}{2}/u.test(
      between.replaceAll(
        /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|I)\b/g,
        '',
      ),
    )
    const hasNoun =
      /\b(?:who|that|told|asked|said|with|and|saw|met|by)\b/.test(between) ||
      between.split(/\P{L}+/u).some((noun) => nounPronoun(noun) !== undefined)
    return hasOther || hasNoun ? [] : [word.startsWith('s') || word === 'herself' ? 'she' : 'he']
  })
  const [one] = said
  return one && said.every((pronoun) => pronoun === one) ? one : undefined
}
