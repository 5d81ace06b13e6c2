import { nounPronoun } from '#domain/persons/kin.ts'
import type { Person } from '#domain/persons/person.ts'
import { escapeName } from '#domain/persons/same-name.ts'
import type { MapInput } from '../map-input.ts'

const kinOfClient = 'brother|sister|mother|father|uncle|aunt|cousin|nephew|niece|grandmother|grandfather'

/** `Pastor Sarkissian`, `Captain Brandt` by the title that the papers give; `the brother` for whom the case calls one. */
export function withCalling(person: Person, text: string, { documents }: MapInput): Person {
  if (!/^(?:witness|relative|other)$/.test(person.role)) return person
  const name = escapeName(person.full.replace(/,.*$/, ''))
  const first = escapeName(person.first ?? person.full.replace(/,.*$/, ''))
  const heads = documents.map(({ title, text: own }) => `${title}\n${own.slice(0, 400)}\n${own.slice(-300)}`).join('\n')
  const title = new RegExp(
    String.raw`\b(Pastor|Father|Sister|Imam|Rabbi|Bishop|Deacon|Captain|Sergeant|Lieutenant|Professor|Deputy|Senator|Mayor|Reverend|Elder|Sheikh|Councilman|Councilwoman) ${name}`,
    'u',
  ).exec(heads)?.[1]
  const kin = kinshipOf(person, first, text, documents)
  const roleNoun = kin ?? professionOf(person, documents)
  // `the cousin saw, the cousin heard`: kin of whom nobody tells the sex go by the first name.
  const isByFirstName = kin !== undefined && person.pronoun === undefined && person.first !== undefined
  return {
    ...person,
    // `my sister Guerda`: kin of the one who speaks.
    ...(kin !== undefined && person.role === 'other' && { role: 'relative' as const }),
    ...(title !== undefined && { short: `${title} ${person.full.replace(/,.*$/, '').split(' ').at(-1)}` }),
    ...(person.roleWord === undefined && roleNoun !== undefined && !isByFirstName && { roleWord: `the ${roleNoun}` }),
    ...(isByFirstName && { short: person.first }),
  }
}

/** What a relative is to the client, by the words of the papers: `my cousin Karla`. */
function kinshipOf(person: Person, first: string, text: string, documents: MapInput['documents']): string | undefined {
  return (
    new RegExp(String.raw`\b[Mm]y (?:\p{Ll}+ )?(${kinOfClient}),? ${first}\b`, 'u').exec(text)?.[1] ??
    (person.role === 'witness' && documents.some(({ text: own }) => own.slice(0, 600).includes(person.full))
      ? new RegExp(
          String.raw`[Mm]y name is ${first}[^\n]{0,80}\bI am (?:the |a )?(?:\p{Ll}+ )?(${kinOfClient}) of\b`,
          'u',
        ).exec(text)?.[1]
      : undefined)
  )
}

/** `I am the wife of Wilner.` over her own name: the word of kin tells her sex. */
export function withSexOfKin(person: Person, { documents }: MapInput): Person {
  if (person.pronoun !== undefined || !/^(?:witness|relative|spouse)$/.test(person.role)) return person
  const own = documents.filter(
    ({ title, text }) => title.includes(person.full) || text.slice(-300).includes(person.full),
  )
  const kin = own.flatMap(
    ({ text }) =>
      new RegExp(
        String.raw`\bI am (?:the |an? )?(?:\p{Ll}+ )?(wife|husband|son|daughter|${kinOfClient}) of\b`,
        'u',
      ).exec(text.slice(0, 600))?.[1] ?? [],
  )[0]
  const pronoun = kin === undefined ? undefined : nounPronoun(kin)
  return pronoun === undefined ? person : { ...person, pronoun }
}

/** What a witness says to be in the paper that bears the name: `I am a licensed clinical social worker`. */
function professionOf({ role, full }: Person, documents: MapInput['documents']): string | undefined {
  if (role !== 'witness') return undefined
  const own = documents.find(({ title, text }) => title.includes(full) || text.slice(-200).includes(full))
  return /\b(?:I am an?|I work as an?|I serve as an?) (?:[\p{L}-]+ ){0,4}?(counselor|social worker|psychologist|psychotherapist|therapist|nurse|physician|teacher|professor|pastor|priest|journalist|lawyer|attorney|neighbor|employer|supervisor)\b/u.exec(
    own?.text.slice(0, 4000) ?? '',
  )?.[1]
}
