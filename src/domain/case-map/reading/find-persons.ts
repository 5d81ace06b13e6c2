import { byInitial, surnameInTitle } from './names-by-initial.ts'
import type { Person, PersonRole, Pronoun } from '../case-map.ts'
import type { DocumentSort } from '../elements.ts'
import { ofTitle, properCase, withoutTitles } from './name-in-title.ts'
import { nounPronoun } from './kin-words.ts'

/** `Md. Ashraful`, `Mst. Rahima`: shortened given names stand first. */
const given = String.raw`(?:(?:Md|Mohd|Muhd|Mst)\. )?`
const name = String.raw`(${given}\p{Lu}[\p{L}\p{M}’'-]+(?:[ \u00a0](?:\p{Lu}\.|(?:de|del|la|van|von|bin|al)(?=[ ])|\p{Lu}[\p{L}\p{M}’'-]+)){1,4})`
const degree = String.raw`(?:M\.?D|Ph\.?D|Psy\.?D|D\.?O|R\.?N|LCSW|L\.C\.S\.W|M\.?Ed)\b\.?`
const doctorate = String.raw`(?:M\.?D|Ph\.?D|Psy\.?D|D\.?O)\b\.?`
const kin =
  'mother|father|brother|sister|son|daughter|uncle|aunt|cousin|nephew|niece|grandmother|grandfather|wife|husband|stepmother|stepfather|mother-in-law|father-in-law'
const office =
  'Captain|Lieutenant|Sergeant|Colonel|Officer|Detective|Inspector|Commander|Judge|Prosecutor|Commissioner|Sheriff|Constable'

const doctors = new RegExp(String.raw`\bDr\. ${name}|(?=\p{Lu})(?<![\p{L}\p{M}][’'-]*)${name}, ${doctorate}`, 'gu')
const relatives = new RegExp(String.raw`\b([Mm]y|[Oo]ur|his|her) (?:\p{Ll}+ )?(${kin}),? ${name}`, 'gu')
const officers = new RegExp(String.raw`\b(${office}) (\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)?)`, 'gu')

/** `Clarence Pruitt 74 her father`, `Joyce Whitlock, 68, his mother`; `On February 9 his mother` names nobody. */
const namedBefore =
  /(?<![\p{L}\p{M}’'-])(?!(?:On|In|By|Since|Until|From|At|After|Before|About|Around) )(\p{Lu}[\p{Ll}\p{M}’'-]{1,30}(?: (?!(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October)\p{Lu}[\p{Ll}\p{M}’'-]{1,30}){1,2}),? \d{1,3},? (?:his|her|my) (father|mother|grandmother|grandfather|brother|sister|uncle|aunt)\b/gu

const kinNamedBefore = (text: string): Person[] =>
  [...text.matchAll(namedBefore)].map(([, full = '', word = '']) =>
    personOf(
      full,
      /^(?:mother|father)$/.test(word) ? 'parent' : 'relative',
      titleOf(nounPronoun(word)),
      nounPronoun(word),
    ),
  )

/** Persons whom a text names beside those known: doctors, relatives with their names, officers by their office. */
export function findPersons(text: string, known: readonly Person[]): Person[] {
  const found: Person[] = []
  const add = (person: Person) => {
    const isKnown = [...known, ...found].some((one) => isSameName(one.full, person.full))
    if (!isKnown && found.length < 40) found.push(person)
  }
  for (const match of text.matchAll(doctors)) add(personOf(match[1] ?? match[2] ?? '', 'doctor', 'Dr.'))
  for (const [, , word = '', full = ''] of text.matchAll(relatives)) {
    const pronoun = nounPronoun(word)
    const role = /mother|father/.test(word) ? 'parent' : /^(?:son|daughter)$/.test(word) ? 'child' : 'relative'
    add(personOf(full, role, role === 'child' ? '' : titleOf(pronoun), pronoun))
  }
  kinNamedBefore(text).forEach(add)
  for (const [, title = '', full = ''] of text.matchAll(officers))
    add({
      ...personOf(full, 'official', title),
      // What stands behind an office is a surname.
      first: '',
      full: `${title} ${full}`,
      short: `${title} ${full.split(' ').at(-1)}`,
      official: true,
    })
  return found
}

const titleOf = (pronoun: Pronoun | undefined) => (pronoun === 'she' ? 'Ms.' : pronoun === 'he' ? 'Mr.' : '')

export function personOf(found: string, role: PersonRole, title: string, pronoun?: Pronoun): Person {
  // `MANUEL GUAMAN SIGUENCIA`, as offices write it.
  const full = /^[\p{Lu}\p{M}’' -]{7,}$/u.test(found)
    ? found.replaceAll(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase())
    : found
  const words = full.replace(/,.*$/, '').trim().split(/\s+/)
  return {
    id: idOf(full),
    full: full.trim(),
    short: title === '' ? full.replace(/,.*$/, '').trim() : `${title} ${words.at(-1)}`,
    ...(words[0] && { first: words[0] }),
    role,
    official: false,
    ...(pronoun && { pronoun }),
    passages: [],
  }
}

export function idOf(full: string): string {
  const plain = full.replace(/,.*$/, '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'person'
  )
}

/** The same words, or one the first and last of the other. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [idOf(one.replace(/^(?:Dr|Mr|Mrs|Ms)\. /, '')), idOf(other.replace(/^(?:Dr|Mr|Mrs|Ms)\. /, ''))].map(
    (id) => id.split('-'),
  )
  if (!a || !b) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 1) return long.includes(short[0] ?? '')
  // `Nakato Patience`: the family name first, as records write it.
  const isIn = (word: string) =>
    long.includes(word) || (word.length === 1 && long.some((other) => other.startsWith(word)))
  const isTurned = short.at(-1) === long[0] || (short.length === long.length && long.at(-1) === short[0])
  return short.every(isIn) && (short[0] === long[0] || isTurned)
}

type Titled = { readonly title: string; readonly text: string }

/** Who says `I` in a document: by its words, its title, or the name under it. */
export function speakerOf(document: Titled, persons: readonly Person[], sort: DocumentSort): Person | undefined {
  const written = signedBy(document, sort)
  if (written === undefined) return sort === 'declaration' ? surnameInTitle(document, persons) : undefined
  const known = persons.find(({ full }) => isSameName(full, written)) ?? byInitial(written, persons)
  if (known) return known
  const escaped = escapeName(written)
  const isDoctor = new RegExp(String.raw`(?:Dr\. )${escaped}|${escaped},? ${doctorate}`, 'iu').test(
    `${document.title}\n${document.text}`,
  )
  const role = sort === 'evaluation' ? 'expert' : sort === 'medical' ? 'doctor' : 'witness'
  const kinOfTitle = new RegExp(String.raw`(?:of|by|from) (?:the |her |his |my )?(${kin})\b`, 'iu').exec(
    document.title,
  )?.[1]
  const pronoun = kinOfTitle === undefined ? undefined : nounPronoun(kinOfTitle)
  return personOf(properCase(written), isDoctor ? role : 'witness', isDoctor ? 'Dr.' : titleOf(pronoun), pronoun)
}

function signedBy({ title, text: whole }: Titled, sort: DocumentSort): string | undefined {
  // Who certifies a translation under it did not write it.
  const at =
    /^[ \t]{0,40}(?:CERTIFICATE OF TRANSLAT|Certificate of [Tt]ranslat|TRANSLATOR|Translator[’']s [Cc]ertif)/mu.exec(
      whole,
    )?.index
  const text = at === undefined ? whole : whole.slice(0, at)
  const head = text.slice(0, 1500)
  const isClinical = sort === 'evaluation' || sort === 'medical'
  const ways = [
    () => new RegExp(String.raw`\b[Mm]y name is ${name}`, 'u').exec(text)?.[1],
    () => new RegExp(String.raw`(?:^|\n|\. )(?:\d+\. )?I, ${name},`, 'u').exec(head)?.[1],
    () => new RegExp(String.raw`(?:^|\n)(?:\d+\. )?I(?:[’']m| am) ${name}[,.]`, 'u').exec(head)?.[1],
    () => new RegExp(String.raw`(?:Written|Prepared|Signed) by:? (?:Dr\. )?${name}`, 'u').exec(head)?.[1],
    () => ofTitle(title),
    () => signature(text.slice(-700)),
    () => (isSigned(sort) ? lastLine(text) : undefined),
    () => (isClinical ? new RegExp(String.raw`${name},? ${degree}`, 'u').exec(head)?.[1] : undefined),
    () => ofTitle(head.split('\n').slice(0, 3).join('\n')),
  ]
  for (const way of ways) {
    const found = way()
    if (found !== undefined) return withoutTitles(found)
  }
  return undefined
}

/** A name as a pattern finds it word for word. */
export const escapeName = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const isSigned = (sort: DocumentSort): boolean => /^(?:evaluation|medical|school|letter|other)$/.test(sort)

/** `Marisol Dean, LPSC` as the last line of a paper in which somebody says `I`. */
function lastLine(text: string): string | undefined {
  if (!/(?<![\w-])I (?:am|have|had|met|was|see|saw|know|work|treat|teach|write|can|do)\b/.test(text)) return undefined
  const lines = text
    .slice(-400)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^page \d/i.test(line))
  const named = new RegExp(String.raw`^(?:Dr\. )?${name}(?:, [\p{L}. ,]{2,60})?$`, 'u')
  return lines.slice(-3).flatMap((line) => named.exec(line)?.[1] ?? [])[0]
}

/** The name on the line after a rule or `(signed)`. */
function signature(tail: string): string | undefined {
  return new RegExp(
    String.raw`(?:_{5}\s*|\(signed[^()]*\)\s*|Sincerely,?\s+|Respectfully,?\s+|/s/\s*)(?:Dr\. )?${name}`,
    'u',
  ).exec(tail)?.[1]
}

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
    ...text.matchAll(new RegExp(String.raw`\b(${kin}|boy|girl),? (?:named )?${escaped}(?![\p{L}])`, 'giu')),
    // `a daughter from his first marriage, Hailey`
    ...text.matchAll(
      new RegExp(
        String.raw`\b(${kin}) from (?:his|her|my|a|the|their) (?:\p{Ll}+ ){1,3}?(?:marriage|relationship|union),? (?:named |called )?${escaped}(?![\p{L}])`,
        'giu',
      ),
    ),
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![\p{L}])${escaped}(?: \p{Lu}[\p{L}\p{M}]{1,40}){0,6},? (?:is |was )?(?:my|his|her|their|the|a|our)(?: \p{Ll}+)? (${kin})\b`,
        'gu',
      ),
    ),
  ].flatMap((match) => nounPronoun(match[1] ?? '') ?? [])
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
