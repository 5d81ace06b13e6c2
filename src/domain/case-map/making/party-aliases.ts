import type { Person } from '../case-map.ts'
import type { MapDocument } from '../map-input.ts'
import { isSameName } from '../reading/find-persons.ts'
import type { Alias } from '../reading/name-persons.ts'

/** Words that an order of a court or a complaint to the police has for who asks and for whom it is against. */
const asking = ['victim', 'complainant', 'protected person', 'aggrieved', 'injured party', 'petitioner', 'plaintiff']
const against = ['respondent', 'accused', 'defendant', 'aggressor', 'denounced', 'offender', 'suspect']

const namePart = String.raw`\p{Lu}[\p{L}\p{M}’'-]{1,30}`
const accused = new RegExp(
  String.raw`\bagainst (?:(?:the|one) )?(?:(?:Mr|Ms|Mrs|Señor|Señora|citizen)\.? )?(${namePart}(?: (?:de |del |la )?${namePart}){1,5})`,
  'gu',
)

/** What one document calls the two sides; `isOfOthers`: its respondent is not the client, whoever it is. */
export type Parties = { readonly aliases: readonly Alias[]; readonly isOfOthers: boolean }

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
  const named = [...head.matchAll(accused)].flatMap(([, name]) => name ?? [])
  const applicant = persons.find(({ id }) => id === 'applicant')
  const others = named.filter((name) => applicant === undefined || !isSameName(applicant.full, name))
  const [other] = others
  if (other === undefined || others.length < named.length) return { aliases: [], isOfOthers: false }
  const known = persons.find(({ full }) => isSameName(full, other))
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
