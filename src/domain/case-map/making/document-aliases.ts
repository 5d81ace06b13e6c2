import type { Person } from '#domain/persons/person.ts'
import type { MapDocument } from '../map-input.ts'
import { isSameName } from '#domain/persons/same-name.ts'
import type { Alias } from '#domain/persons/forms.ts'

const ranks = [
  'SSG',
  'SGT',
  'SFC',
  'CPL',
  'SPC',
  'PFC',
  'CPT',
  'LT',
  'Sgt.',
  'Cpl.',
  'Capt.',
  'Sergeant',
  'Staff Sergeant',
  'Specialist',
]

/** By which words one document calls persons, beside their names. */
const roleWords = ['patient', 'student', 'examinee', 'employee', 'client']

/**
 * In a record about one person `the patient` and a title with any of the names, `Mr. Pham`, are that person; in a child's
 * record they are the father.
 */
export function subjectAliases(subject: Person, speaker: Person | undefined): Alias[] {
  const roles = roleWords.flatMap((role) => [`the ${role}`, `my ${role}`])
  const titles = subject.pronoun === 'he' ? ['Mr.'] : subject.pronoun === 'she' ? ['Ms.', 'Mrs.'] : []
  const names =
    speaker?.id === subject.id || subject.role === 'child' ? [] : subject.full.replace(/,.*$/, '').split(/\s+/)
  const titled = titles.flatMap((title) => names.map((name) => `${title} ${name}`))
  const ranked = names.flatMap((name) => (name.length > 2 ? ranks.map((rank) => `${rank} ${name}`) : []))
  return [...titled, ...ranked, ...roles].map((text) => ({ text, person: subject.id }))
}

/** In the spouse's own statement `my wife` is the applicant; in a parent's `my son`, where no other son is spoken of. */
export function applicantAliases(
  { text }: MapDocument,
  speaker: Person | undefined,
  persons: readonly Person[],
): Alias[] {
  const applicant = persons.find(({ id }) => id === 'applicant')
  const inLaw = speaker?.role === 'spouse' ? parentsAs('-in-law', persons) : []
  const own = isSiblingOf(text, applicant) ? parentsAs('', persons) : []
  const kin =
    speaker?.role === 'spouse'
      ? ['wife', 'husband']
      : speaker?.role === 'parent' && /^(?:mother|father)$/.test(speaker.id)
        ? ['son', 'daughter']
        : kinSaid(text, applicant)
  const parents = [...inLaw, ...own, ...kinOfSpeaker(text, speaker, persons)]
  return parents.concat(
    kin.flatMap((word) => {
      const isOther = new RegExp(
        String.raw`\b[Mm]y (?:other|older|younger|eldest|youngest|first|late|\p{L}+-year-old) ${word}\b|\b[Mm]y ${word}s\b|\b[Mm]y ${word},? \p{Lu}|${speaker?.role === 'witness' ? '(?!)' : String.raw`\b(?:am|was) [^.]{0,30}\b${word} of\b`}`,
        'u',
      ).test(text)
      return isOther ? [] : formsOf(word).map((form) => ({ text: form, person: 'applicant' }))
    }),
  )
}

/** `my mom` is my mother. */
const formsOf = (word: string): string[] =>
  [word, ...(word === 'mother' ? ['mom'] : word === 'father' ? ['dad'] : [])].flatMap((one) => [
    `my ${one}`,
    `My ${one}`,
  ])

const tiesSaid =
  /\bI(?:['’]m| am) (?:the )?(?:(\p{Lu}[\p{L}\p{M}-]{1,30}(?: \p{Lu}[\p{L}\p{M}-]{1,30}){0,3})['’]s (?:\p{Ll}+ )?(mother|mom|father|dad|brother|sister|son|daughter)\b|(mother|father|brother|sister|son|daughter) of (\p{Lu}[\p{L}\p{M}-]{1,30}(?: \p{Lu}[\p{L}\p{M}-]{1,30}){0,3}))/gu

/**
 * `I am Wesley’s mother`: in that paper `my son` is Wesley, beside whom `my other son` is told of by name; not where it
 * has several sons or gives `my son` another name.
 */
function kinOfSpeaker(text: string, speaker: Person | undefined, persons: readonly Person[]): Alias[] {
  return [...text.slice(0, 4000).matchAll(tiesSaid)].flatMap(([, name1, tie1, tie2, name2]) => {
    const name = name1 ?? name2 ?? ''
    const tie = (tie1 ?? tie2 ?? '').replace('mom', 'mother').replace('dad', 'father')
    const person = persons.find(
      ({ id, full, first }) => id !== speaker?.id && (first === name || isSameName(full, name)),
    )
    if (person?.pronoun === undefined || person.id === 'applicant') return []
    const [his, hers] =
      tie === 'mother' || tie === 'father'
        ? ['son', 'daughter']
        : /^(?:son|daughter)$/.test(tie)
          ? ['father', 'mother']
          : ['brother', 'sister']
    const word = person.pronoun === 'he' ? his : hers
    const isUnsure = new RegExp(
      String.raw`\b[Mm]y (?:two |three |four )?${word}s\b|\b[Mm]y ${word},? \p{Lu}`,
      'u',
    ).test(text)
    return isUnsure ? [] : formsOf(word).map((text) => ({ text, person: person.id }))
  })
}

/** The applicant's mother and father as the one who speaks calls them: `my mother-in-law`. */
const parentsAs = (ending: string, persons: readonly Person[]): Alias[] =>
  ['mother', 'father']
    .filter((id) => persons.some((one) => one.id === id))
    .flatMap((id) => [`my ${id}${ending}`, `My ${id}${ending}`].map((text) => ({ text, person: id })))

const isSiblingOf = (text: string, applicant: Person | undefined): boolean =>
  kinSaid(text, applicant).some((word) => word === 'brother' || word === 'sister')

const reciprocal: Readonly<Record<string, readonly string[]>> = {
  wife: ['husband'],
  husband: ['wife'],
  cousin: ['cousin'],
  friend: ['friend'],
  neighbor: ['neighbor'],
  brother: ['brother', 'sister'],
  sister: ['brother', 'sister'],
  mother: ['son', 'daughter'],
  father: ['son', 'daughter'],
  uncle: ['nephew', 'niece'],
  aunt: ['nephew', 'niece'],
  nephew: ['uncle', 'aunt'],
  niece: ['uncle', 'aunt'],
  son: ['father', 'mother'],
  daughter: ['father', 'mother'],
}

/** `I am the cousin of Yesenia Mejía`: `my cousin` is then the applicant. */
function kinSaid(text: string, applicant: Person | undefined): readonly string[] {
  const [, tie, name] =
    /\bI am (?:\p{Lu}[\p{L}\p{M}’'-]{1,30}(?: \p{Lu}[\p{L}\p{M}’'-]{1,30}){1,4}, )?(?:the|an?) (?:\p{Ll}+ )?(wife|husband|cousin|friend|neighbor|brother|sister|mother|father|uncle|aunt|nephew|niece|son|daughter) of ((?:\p{Lu}[\p{L}\p{M}’'-]+ ?){1,5})/u.exec(
      text.slice(0, 1500),
    ) ?? []
  if (tie === undefined || name === undefined || applicant === undefined) return []
  return isSameName(applicant.full, name.trim()) || applicant.first === name.trim() ? (reciprocal[tie] ?? []) : []
}

/**
 * `Mr. Villatoro` where two men of the family bear the name: who the paper or the answer is about; a wife calls her own
 * husband by his first name.
 */
export function namesakeAliases(
  persons: readonly Person[],
  by: { speaker?: string | undefined; about?: string | undefined },
): Alias[] {
  const own = persons.find(({ id }) => id === 'applicant')
  const paternal = own?.last?.split(/\s+/)[0]
  if (own?.pronoun === undefined || paternal === undefined || by.about === 'applicant') return []
  const namesakes = persons.filter(
    ({ id, full, pronoun, role }) =>
      id !== 'applicant' &&
      /^(?:parent|relative|spouse)$/.test(role) &&
      pronoun === own.pronoun &&
      full.replace(/,.*$/, '').split(/\s+/).slice(1).includes(paternal),
  )
  const meant = namesakes.find(({ id }) => id === by.about) ?? (by.speaker === 'spouse' ? namesakes[0] : undefined)
  if (meant === undefined || (by.speaker === 'spouse' && namesakes.length > 1)) return []
  const titles = own.pronoun === 'he' ? ['Mr.', 'Mr'] : ['Ms.', 'Mrs.', 'Ms', 'Mrs']
  return titles.map((title) => ({ text: `${title} ${paternal}`, person: meant.id }))
}

/** In a clinician's or a teacher's paper `my client` is nobody whom counsel represents. */
export const isOfCounsel = ({ text }: Alias): boolean => /^(?:the|my|our) client$/.test(text)

export const isAmong = ({ text }: Alias, aliases: readonly Alias[]): boolean =>
  aliases.some((alias) => alias.text === text)
