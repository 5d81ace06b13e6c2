import type { Person } from '#domain/persons/person.ts'
import type { MapDocument } from '../map-input.ts'
import { isSameName, whoIsNamed } from '#domain/persons/same-name.ts'
import type { Alias } from '#domain/persons/forms.ts'

/** Words that an order of a court or a complaint to the police has for who asks and for whom it is against. */
const asking = ['victim', 'complainant', 'protected person', 'aggrieved', 'injured party', 'petitioner', 'plaintiff']
const against = ['respondent', 'accused', 'defendant', 'aggressor', 'denounced', 'offender', 'suspect']

const namePart = String.raw`\p{Lu}[\p{L}\p{M}’'-]{1,30}`
const accused = new RegExp(
  String.raw`\bagainst (?:(?:the|one) )?(?:(?:Mr|Ms|Mrs|Señor|Señora|citizen)\.? )?(${namePart}(?: (?:de |del |la )?${namePart}){1,5})`,
  'gu',
)

/** What one document calls the two sides; `isOfOthers`: its respondent is not the client, whoever it is. */
export type Parties = {
  readonly aliases: readonly Alias[]
  readonly isOfOthers: boolean
  /** Who the parties are, by the word that the paper has for them: a name, or the token of a person of the case. */
  readonly named?: readonly (readonly [word: string, name: string])[]
}

const captioned = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,40}(${namePart}(?: (?:${namePart}|\p{Lu}\.)){1,4}),?[ \t]{0,40}\n?[ \t]{0,40}(Plaintiff|PLAINTIFF|Petitioner|PETITIONER|Defendant|DEFENDANT|Respondent|RESPONDENT)\b`,
  'gu',
)
const ofFamily =
  /\b(?:custod\p{L}*|parental|parenting|divorce|dissolution|visitation|paternity|minor child(?:ren)?)\b/iu

/**
 * `DENISE GAUTHIER, Plaintiff v. RAYMOND LAVALLEE, Defendant` above an order of a family court: whom it calls so, and who
 * `Father` and `Mother` are in it. Undefined where the head names no two sides.
 */
function partiesOfFamily(head: string, persons: readonly Person[]): Parties | undefined {
  if (!ofFamily.test(head)) return undefined
  const sides = [...head.matchAll(captioned)].map(([, name = '', side = '']) => ({
    side: side.charAt(0).toUpperCase() + side.slice(1).toLowerCase(),
    name: inSmallLetters(name),
    known: whoIsNamed(name, persons),
  }))
  if (new Set(sides.map(({ side }) => side)).size !== 2) return undefined
  const withParents = sides.map((one) => ({ ...one, words: [one.side, ...parentOf(one.known, sides)] }))
  return {
    isOfOthers: !withParents.some(({ side, known }) => side === 'Respondent' && known?.id === 'applicant'),
    aliases: [],
    // Its own words alone: `their father` is not the party whom it calls Father.
    named: withParents.flatMap(({ known, name, words }) =>
      words.map((word) => [word, known === undefined ? name : `{${known.id}}`] as const),
    ),
  }
}

/** Of two parents one is the father where the sex of either is known. */
function parentOf(known: Person | undefined, sides: readonly { readonly known: Person | undefined }[]): string[] {
  const own = known?.pronoun
  if (own !== undefined) return [own === 'he' ? 'Father' : 'Mother']
  const other = sides.find((one) => one.known?.pronoun !== undefined)?.known?.pronoun
  return other === undefined ? [] : [other === 'he' ? 'Mother' : 'Father']
}

const inSmallLetters = (name: string): string =>
  name.replaceAll(/\p{Lu}[\p{L}\p{M}]*/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())

/**
 * `the complaint made by Marta against Byron López`: in such a paper the respondent is Byron and the victim is the client,
 * although the brief calls the client the respondent. A paper of the immigration court or the agency is none.
 */
export function partiesOf({ title, text }: MapDocument, persons: readonly Person[]): Parties {
  const head = text.slice(0, 3000)
  if (
    /\b(?:EOIR|Immigration (?:Court|Judge)|Executive Office|Notice to Appear|USCIS|Homeland Security)\b/i.test(
      `${title} ${head}`,
    )
  )
    return { aliases: [], isOfOthers: false }
  const ofCaption = partiesOfFamily(`${title}\n${head}`, persons)
  if (ofCaption !== undefined) return ofCaption
  const named = [...head.matchAll(accused)].flatMap(([, name]) => name ?? [])
  const applicant = persons.find(({ id }) => id === 'applicant')
  const others = named.filter((name) => applicant === undefined || !isSameName(applicant.full, name))
  const [other] = others
  if (other === undefined || others.length < named.length) return { aliases: [], isOfOthers: false }
  const known = whoIsNamed(other, persons)
  return {
    aliases: [
      ...(known ? against.map((word) => ({ text: `the ${word}`, person: known.id })) : []),
      ...(applicant && isNamed(applicant, head)
        ? asking.map((word) => ({ text: `the ${word}`, person: applicant.id }))
        : []),
    ],
    isOfOthers: true,
  }
}

const isNamed = ({ full }: Person, text: string): boolean =>
  [...text.matchAll(new RegExp(String.raw`${namePart}(?: (?:de |del |la )?${namePart}){1,5}`, 'gu'))].some(([name]) =>
    isSameName(full, name),
  )
