import { idOf, isSameName, escapeName, surnameInTitle, whoIsNamed } from '#domain/persons/same-name.ts'
import type { Person, PersonRole, Pronoun } from '#domain/persons/person.ts'
import type { DocumentSort } from '../elements.ts'
import { byShortGivenName } from '#domain/persons/short-given-name.ts'
import { ofTitle, properCase, withoutTitles } from '#domain/persons/titles.ts'
import { nounPronoun, relativesOfParties as kin } from '#domain/persons/kin.ts'
import { leadsABand, publicOffices } from '#domain/persons/offices.ts'

/** `Md. Ashraful`, `Mst. Rahima`: shortened given names stand first. */
const given = String.raw`(?:(?:Md|Mohd|Muhd|Mst)\. )?`
const name = String.raw`(${given}\p{Lu}[\p{L}\p{M}’'-]+(?:[ \u00a0](?:\p{Lu}\.|(?:de|del|la|van|von|bin|al)(?=[ ])|\p{Lu}[\p{L}\p{M}’'-]+)){1,4})`
const degree = String.raw`(?:M\.?D|Ph\.?D|Psy\.?D|D\.?O|R\.?N|LCSW|L\.C\.S\.W|M\.?Ed)\b\.?`
const doctorate = String.raw`(?:M\.?D|Ph\.?D|Psy\.?D|D\.?O)\b\.?`

const doctors = new RegExp(String.raw`\bDr\. ${name}|(?=\p{Lu})(?<![\p{L}\p{M}][’'-]*)${name}, ${doctorate}`, 'gu')
/** `her brother`, `Nathan’s nephew`: whose, and what kin. */
const ofKin = String.raw`\b([Mm]y|[Oo]ur|his|her|\p{Lu}\p{L}{1,20}[’']s) (?:\p{Ll}{1,20} )?(${kin}),?`
const relatives = new RegExp(String.raw`\b([Mm]y|[Oo]ur|his|her) (?:\p{Ll}+ )?(${kin}),? ${name}`, 'gu')
const relativesOfNamed = new RegExp(String.raw`${ofKin} ${name}`, 'gu')
/** `her brother Dusty (26, autism)`, who has his surname elsewhere. */
const givenAlone = new RegExp(String.raw`${ofKin} (\p{Lu}\p{Ll}{2,15})(?![\p{L}’'-]| \p{Lu})`, 'gu')
const officers = new RegExp(
  String.raw`\b(${publicOffices}) (\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,3})`,
  'gu',
)

/** `Clarence Pruitt 74 her father`, `Joyce Whitlock, 68, his mother`; `On February 9 his mother` names nobody. */
const namedBefore =
  /(?<![\p{L}\p{M}’'-])(?!(?:On|In|By|Since|Until|From|At|After|Before|About|Around) )(\p{Lu}[\p{L}\p{M}’'-]{1,30}(?: (?!(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October)\p{Lu}[\p{L}\p{M}’'-]{1,30}){1,2}),? \d{1,3},? (?:his|her|my) (father|mother|grandmother|grandfather|brother|sister|uncle|aunt)\b/gu

const kinNamedBefore = (text: string): Person[] =>
  [...text.matchAll(namedBefore)].map(([, full = '', word = '']) =>
    personOf(
      full,
      /^(?:mother|father)$/.test(word) ? 'parent' : 'relative',
      titleOf(nounPronoun(word)),
      nounPronoun(word),
    ),
  )

/**
 * Persons whom a text names beside those known: doctors, relatives with their names, officers by their office. `kinByName`:
 * also `Nathan’s nephew, Caleb Roe`, and who has a surname elsewhere.
 */
export function findPersons(text: string, known: readonly Person[], kinByName = false): Person[] {
  const found: Person[] = []
  const add = (person: Person) => {
    const all = [...known, ...found]
    const isKnown =
      all.some((one) => isSameName(one.full, person.full)) ||
      // `Dr. Ben Khalifa` is Salem Ben Khalifa, who is a doctor himself.
      known.some(({ full }) => person.full.includes(' ') && full.endsWith(` ${person.full}`)) ||
      byShortGivenName(person.full, all) !== undefined
    if (!isKnown && found.length < 40) found.push(person)
  }
  for (const match of text.matchAll(doctors)) add(personOf(match[1] ?? match[2] ?? '', 'doctor', 'Dr.'))
  for (const [, , word = '', full = ''] of text.matchAll(kinByName ? relativesOfNamed : relatives))
    add(kinOf(word, full))
  if (kinByName) kinByGivenName(text, known).forEach(add)
  kinNamedBefore(text).forEach(add)
  for (const [, title = '', full = ''] of text.matchAll(officers))
    add({
      ...personOf(full, 'official', title),
      // What stands behind an office is a surname.
      first: '',
      full: `${title} ${full}`,
      short: `${title} ${full.split(' ').at(-1)}`,
      official: !leadsABand(`${title} ${full}`, [text]),
    })
  return found
}

const kinByGivenName = (text: string, known: readonly Person[]): Person[] =>
  [...text.matchAll(givenAlone)].flatMap(([, , word = '', given = '']) => {
    const full = wholeName(given, text)
    return full !== undefined && !known.some(({ first }) => first === given) ? [kinOf(word, full)] : []
  })

function kinOf(word: string, full: string): Person {
  const pronoun = nounPronoun(word)
  const role = /mother|father/.test(word) ? 'parent' : /^(?:son|daughter)$/.test(word) ? 'child' : 'relative'
  return personOf(full, role, role === 'child' ? '' : titleOf(pronoun), pronoun)
}

/** `Dusty Pettibone 26` for Dusty: the given name with a surname, the same wherever it has one. */
function wholeName(given: string, text: string): string | undefined {
  const found = new Set(
    [...text.matchAll(new RegExp(String.raw`(?<![\p{L}’'-])${given} (\p{Lu}\p{Ll}{2,20})(?=[,. ;(]|$)`, 'gmu'))].map(
      ([whole]) => whole,
    ),
  )
  const [only] = found
  return found.size === 1 ? only : undefined
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

type Titled = { readonly title: string; readonly text: string }

/** Who says `I` in a document: by its words, its title, or the name under it. */
export function speakerOf(document: Titled, persons: readonly Person[], sort: DocumentSort): Person | undefined {
  const written = signedBy(document, sort)
  if (written === undefined) return sort === 'declaration' ? surnameInTitle(document, persons) : undefined
  const known = whoIsNamed(written, persons)
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
    () => new RegExp(String.raw`^\s{0,8}(?:Hello,? )?[Tt]his is ${name}[.,]`, 'u').exec(head)?.[1],
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
    // `Joseph Gallo Oct 20 2026`: the month is no name.
    if (found !== undefined)
      return withoutTitles(found.replace(/(?<= \p{L}+) (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/u, ''))
  }
  return undefined
}

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
  return lines.slice(-3).flatMap((line) => named.exec(line)?.[1] ?? [])[0] ?? endOf(lines.at(-1) ?? '')
}

/** `... and took out my trash besides. Donna Reyes, October 3, 2026`: the name that ends a letter of one paragraph. */
const endOf = (line: string): string | undefined => {
  const found = new RegExp(
    String.raw`[.!?] (?:\d{1,2}/\d{1,2}/\d{2,4} )?${name}(?:,? (?:\p{Lu}\p{Ll}{2,8}\.? (?:\d{1,2}, ?)?\d{4}|\d{1,2}/\d{1,2}/\d{2,4}))?\.?$`,
    'u',
  ).exec(line.slice(-120))?.[1]
  // `Ray M.` is nobody by name.
  return found === undefined || / \p{Lu}\.?$/u.test(found) ? undefined : found
}

/** The name on the line after a rule or `(signed)`. */
function signature(tail: string): string | undefined {
  return new RegExp(
    String.raw`(?:_{5}\s*|\(signed[^()]*\)\s*|Sincerely,?\s+|Respectfully,?\s+|/s/\s*)(?:Dr\. )?${name}`,
    'u',
  ).exec(tail)?.[1]
}
