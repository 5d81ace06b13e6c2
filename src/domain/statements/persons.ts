import { kinship } from '#domain/language/word-lists.data.ts'
import type { SourceFacts } from '#domain/provenance/fact-index.ts'
import { offices } from '#domain/persons/offices.ts'
import { genderOfSpouse } from './spouse-gender.ts'
import { recordPersons, wordsOf } from './record-persons.ts'
import type { CasePerson, Gender } from './person.ts'
import { authorOf } from './author-of.ts'
import { known } from './known-person.ts'
import { addPlainNames } from './plain-names.ts'
import { addTitled } from './titled-persons.ts'
import { addCalled, ownerOf } from './called-persons.ts'

/** The persons of a case by id, and by the words of their names. */
export type Roster = {
  readonly persons: ReadonlyMap<string, CasePerson>
  readonly byWord: ReadonlyMap<string, readonly string[]>
  /** Forms of name that the draft uses for one person (`Mr. Medina`), with the ids. */
  readonly byForm: ReadonlyMap<string, readonly string[]>
}

/** A person with the forms of name that a draft was written with. */
export type NamedPerson = {
  readonly full: string
  readonly short: string
  readonly role: string
  readonly pronoun?: Gender
  readonly born?: string
}

const namePattern = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?: (?:de |del |la |van |von |der |bin |al )?\p{Lu}[\p{L}\p{M}'’.-]*){0,3}`
const titled = new RegExp(String.raw`(?<!\p{L})(Mr|Mrs|Ms|Miss|Dr|Prof|Professor|${offices})\.? (${namePattern})`, 'gu')
const kinWord = [...kinship.keys()].toSorted((a, b) => b.length - a.length).join('|')
const called = new RegExp(
  String.raw`(?:(?<![\p{L}-])([Mm]y|[Oo]ur|His|Her|(?:\p{Lu}[\p{L}-]{1,30} )?\p{Lu}[\p{L}-]{1,30}['’]s) (?:\p{Ll}+ )?)?(?<![\p{L}-])(${kinWord}),? (?:named |is called )?(?:(?:Mr|Mrs|Ms|Miss|Dr)\. )?(?!(?:Mr|Mrs|Ms|Miss|Dr)\.)(${namePattern})`,
  'gu',
)

/** Everybody whom the record and the sources name with a title or a relation. The client comes first. */
export function readRoster(sources: readonly SourceFacts[], named: readonly NamedPerson[] = []): Roster {
  const found = new Map<string, CasePerson>()
  const record = sources.find(({ source }) => source.kind === 'record' && /^Name: /m.test(source.text))
  for (const person of recordPersons(record?.source.text ?? '')) found.set(person.id, person)
  if (!found.has('client')) found.set('client', { id: 'client', words: new Set() })
  if (!found.has('spouse')) addSpouse(found, sources)
  const forms = named.map((person) => [person.short, addNamed(found, person)] as const)
  for (const { source } of sources) if (source.kind !== 'computed' && source.kind !== 'attorney') addFrom(found, source)
  for (const { source } of sources)
    if (source.kind === 'answer' || source.kind === 'document') addPlainNames(found, source.text)
  addGenders(found, sources)
  return { persons: found, byWord: indexWords(found), byForm: indexForms(forms) }
}

/** What the answers call the client and the spouse, where the record does not say. */
function addGenders(found: Map<string, CasePerson>, sources: readonly SourceFacts[]): void {
  const client = found.get('client')
  const gender = client?.gender ?? genderByPronouns(sources)
  if (client && gender) found.set('client', { ...client, gender })
  const spouse = found.get('spouse')
  const other = spouse?.gender ?? genderOfSpouse(sources, gender)
  if (spouse && other) found.set('spouse', { ...spouse, gender: other })
}

/** The spouse by the answer to a question for the name. */
function addSpouse(found: Map<string, CasePerson>, sources: readonly SourceFacts[]): void {
  const { text = '', lead = 0 } = sources.find(({ source: { title } }) => isSpouseName(title))?.source ?? {}
  const words = wordsOf(text.slice(lead))
  if (words.size > 0) found.set('spouse', { id: 'spouse', words, kin: 'spouse' })
}

/** A question for the name of the client's spouse, where the record has none. */
const isSpouseName = (title: string) =>
  /(?:spouse|husband|wife)(?:['’]s)? (?:full )?name(?!\p{L})|name of (?:the|your|his|her) (?:applicant['’]s )?(?:spouse|husband|wife)(?!\p{L})/iu.test(
    title,
  )

/** Puts a person of the case map on the roster, or finds who it is, and gives the id. */
function addNamed(found: Map<string, CasePerson>, { full, role, pronoun, born }: NamedPerson): string {
  const words = wordsOf(full)
  const person = role === 'applicant' ? found.get('client') : known(found, words)
  const isSpouse = role === 'spouse' && !found.has('spouse')
  const id = person?.id ?? (isSpouse ? 'spouse' : [...words].join('-'))
  const kin = kinOfRole(role, pronoun)
  found.set(id, {
    ...(pronoun && { gender: pronoun }),
    ...(born !== undefined && { born }),
    ...(kin !== undefined && { kin }),
    id,
    words,
    ...person,
  })
  return id
}

function kinOfRole(role: string, pronoun: Gender | undefined): string | undefined {
  if (role === 'parent' && pronoun) return pronoun === 'he' ? 'father' : 'mother'
  return role !== 'spouse' && kinship.has(role) ? role : undefined
}

/** A form that two persons share tells of neither alone. */
function indexForms(forms: readonly (readonly [string, string])[]): Map<string, string[]> {
  const byForm = new Map<string, string[]>()
  for (const [form, id] of forms) byForm.set(form, [...new Set([...(byForm.get(form) ?? []), id])])
  return byForm
}

function addFrom(found: Map<string, CasePerson>, { kind, title, text }: SourceFacts['source']): void {
  for (const match of text.matchAll(titled)) addTitled(found, match[1] ?? '', match[2] ?? '')
  for (const match of text.matchAll(called))
    addCalled(found, match[2] ?? '', match[3] ?? '', ownerOf(found, match[1], { kind, title, text }))
  const author = authorOf(title, text)
  if (kind === 'document' && author !== undefined)
    addCalled(
      found,
      /(?:Dr|Prof|Professor)\.? /.test(title) ? 'doctor' : (kinOfWriter.exec(text.slice(0, 400))?.[1] ?? ''),
      author,
    )
}

function indexWords(persons: ReadonlyMap<string, CasePerson>): Map<string, string[]> {
  const byWord = new Map<string, string[]>()
  for (const { id, words } of persons.values())
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), id])
  return byWord
}

/** `I am the uncle`: what the writer is to the client. */
const kinOfWriter = new RegExp(String.raw`(?<!\p{L})I am (?:the|his|her) (?:\p{Ll}+ )?(${kinWord})(?![\p{L}-])`, 'u')

/** The answers speak of the client in the third person: the pronoun that begins most of their sentences. */
function genderByPronouns(sources: readonly SourceFacts[]): Gender | undefined {
  const texts = sources.filter(({ source }) => source.kind === 'answer').map(({ source }) => source.text)
  const count = (word: string) => texts.join('\n').match(new RegExp(`(?<=^|[.;:] |\\n)${word} `, 'g'))?.length ?? 0
  const [he, she] = [count('He'), count('She')]
  if (he >= 2 && she === 0) return 'he'
  return she >= 2 && he === 0 ? 'she' : undefined
}
