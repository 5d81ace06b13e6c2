import { kinship } from '#domain/language/word-lists.data.ts'
import type { SourceFacts } from '#domain/provenance/fact-index.ts'
import { genderOfKin } from '#domain/persons/kin.ts'
import { offices } from '#domain/persons/offices.ts'
import { genderOfSpouse } from './spouse-gender.ts'
import { recordPersons, wordsOf } from './record-persons.ts'

import type { CasePerson, Gender } from './person.ts'

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

const authorName = String.raw`((?:\p{Lu}[\p{L}’'-]+)(?: \p{Lu}[\p{L}’'.-]*){1,3})`
const opening = new RegExp(String.raw`(?:^|[\s.])(?:I,|My name is|I am) (?:Dr\. )?${authorName}`, 'u')
const inTitle = new RegExp(
  String.raw`(?:(?<!\p{L})(?:of|by|from)|,|:|[–—]) (?:Dr\. |Professor |Prof\. |Mr\. |Ms\. |Mrs\. |Reverend |Rev\. |Pastor |Father |Judge |Captain |Sister |Brother |Imam |Rabbi )?${authorName}`,
  'u',
)

/** `I am the uncle`: what the writer is to the client. */
const kinOfWriter = new RegExp(String.raw`(?<!\p{L})I am (?:the|his|her) (?:\p{Ll}+ )?(${kinWord})(?![\p{L}-])`, 'u')

/** The name of the person who speaks in a document: from its opening words or its title. */
export function authorOf(title: string, text: string): string | undefined {
  const isTold = /(?<!\p{L})(?:I(?!-\d)|my|me)(?!\p{L})/u.test(text)
  const isOne =
    isTold ||
    /(?:Dr|Prof|Professor|Mr|Ms|Mrs|Rev|Reverend|Pastor|Sister|Brother|Father|Judge)\.? |^(?:curriculum vitae|cv|resume)/i.test(
      title,
    )
  const name = opening.exec(text.slice(0, 400))?.[1] ?? (isOne ? inTitle.exec(title)?.[1] : undefined)
  return name !== undefined && !bodies.test(name) ? name : undefined
}

/** Names of offices, firms and places are no persons. */
const bodies =
  /(?<!\p{L})(?:Services?|County|City|Town|Village|State|Court|Hospital|Clinic|Church|School|College|University|Institute|Center|Centre|Department|Ministry|Bureau|Office|Board|Agency|Company|Corporation|Inc|LLC|Ltd|Corp|Group|Association|Society|Foundation|Union|Bank|Police|Army|Republic|Revenue|Diagnostics|Laborator(?:y|ies)|Systems|Technologies|Industries|Council|Committee|Commission|Academy|Parish|Diocese|Temple|Mosque|Red Cross|North|South|East|West|United|National|International)(?!\p{L})/u

/** Somebody on the roster by these words: all of them are that person's, or the last name and a fitting title. */
function known(found: ReadonlyMap<string, CasePerson>, words: ReadonlySet<string>): CasePerson | undefined {
  const list = [...found.values()].filter(({ words: own }) => [...words].every((word) => own.has(word)))
  if (list.length > 0) return list.length === 1 ? list[0] : list.find(({ words: own }) => own.size === words.size)
  // `Dunia`, the sister, and `Dunia Zelaya`, who signs the declaration.
  const [first] = words
  const short = [...found.values()].filter(
    ({ id, words: own }) => !isOfRecord.test(id) && own.size === 1 && first !== undefined && own.has(first),
  )
  return words.size > 1 && short.length === 1 ? short[0] : undefined
}

const isOfRecord = /^(?:client|spouse|child-\d+)$/

function addTitled(found: Map<string, CasePerson>, title: string, name: string): void {
  const words = wordsOf(name)
  if (words.size === 0) return
  const gender = genderOfTitle(title)
  const person = known(found, words)
  if (person) addGender(found, person, words, gender)
  else if (words.size > 1 || !isPartOfName(found, words)) {
    const kin = /^(?:Dr|Prof)/.test(title) ? 'doctor' : undefined
    const id = [...words].join('-')
    found.set(id, { id, words, ...(gender && { gender }), ...(kin && { kin }) })
  }
}

const genderOfTitle = (title: string): Gender | undefined =>
  title === 'Mr' ? 'he' : /^(?:Mrs|Ms|Miss)$/.test(title) ? 'she' : undefined

const isPartOfName = (found: ReadonlyMap<string, CasePerson>, words: ReadonlySet<string>) =>
  [...found.values()].some(({ words: own }) => [...words].some((word) => own.has(word)))

/** `Ms. Medina` beside a Mr. Medina on the record is another person, unless one is on file already. */
function addGender(
  found: Map<string, CasePerson>,
  person: CasePerson,
  words: ReadonlySet<string>,
  gender: Gender | undefined,
): void {
  if (!gender || person.gender === gender) return
  if (!person.gender) {
    found.set(person.id, { ...person, gender })
    return
  }
  const isTaken = [...found.values()].some(
    (other) => other.gender !== person.gender && [...words].every((word) => other.words.has(word)),
  )
  const id = `${[...words].join('-')}-${gender}`
  if (!isTaken) found.set(id, { id, words, gender })
}

/** Whose `my mother Ruth` or `Dana's mother Ruth` is: the writer of the source, or the person named. */
function ownerOf(
  found: ReadonlyMap<string, CasePerson>,
  written: string | undefined,
  { kind, title, text }: Pick<SourceFacts['source'], 'kind' | 'title' | 'text'>,
): string | undefined {
  if (written === undefined) return undefined
  if (/^(?:His|Her)$/.test(written)) return spouseOrClient(found, written === 'His' ? 'he' : 'she')
  const isWriter = /^(?:my|our)$/i.test(written)
  if (isWriter && kind === 'answer') return 'client'
  const name = isWriter ? authorOf(title, text) : written.replace(/['’]s$/, '')
  return name === undefined ? undefined : known(found, wordsOf(name))?.id
}

/** The one of the two who has this gender, where the record gives both. */
function spouseOrClient(found: ReadonlyMap<string, CasePerson>, gender: Gender): string | undefined {
  const [own, ...others] = ['client', 'spouse'].filter((id) => found.get(id)?.gender === gender)
  return others.length === 0 && found.get('client')?.gender !== undefined ? own : undefined
}

function addCalled(found: Map<string, CasePerson>, kin: string, name: string, owner?: string): void {
  const words = wordsOf(name)
  const person = known(found, words)
  const gender = genderOfKin(kin)
  if (person && !isOfRecord.test(person.id) && words.size > person.words.size) {
    found.set(person.id, { ...person, words })
    return
  }
  if (person) return addToCalled(found, person, { kin: kin.toLowerCase(), gender, owner })
  if (words.size === 0 || [...words].some((word) => /^(?:the|he|she|they|who|and|in|on|at)$/.test(word))) return
  const id = [...words].join('-')
  found.set(id, {
    id,
    words,
    ...(kin !== '' && { kin: kin.toLowerCase() }),
    ...(gender && { gender }),
    ...(owner !== undefined && kin !== '' && { owner }),
  })
}

/** What a source tells more of somebody on the roster: the gender, and whose relative it is. */
function addToCalled(
  found: Map<string, CasePerson>,
  person: CasePerson,
  {
    kin,
    gender,
    owner,
  }: { readonly kin: string; readonly gender: Gender | undefined; readonly owner: string | undefined },
): void {
  const isOpen = gender && !person.gender && person.id !== 'client'
  const isTheirs = owner !== undefined && person.owner === undefined && person.kin === kin
  if (isOpen || isTheirs) found.set(person.id, { ...person, ...(isOpen && { gender }), ...(isTheirs && { owner }) })
}

/** The answers speak of the client in the third person: the pronoun that begins most of their sentences. */
function genderByPronouns(sources: readonly SourceFacts[]): Gender | undefined {
  const texts = sources.filter(({ source }) => source.kind === 'answer').map(({ source }) => source.text)
  const count = (word: string) => texts.join('\n').match(new RegExp(`(?<=^|[.;:] |\\n)${word} `, 'g'))?.length ?? 0
  const [he, she] = [count('He'), count('She')]
  if (he >= 2 && she === 0) return 'he'
  return she >= 2 && he === 0 ? 'she' : undefined
}
