import type { Person, Pronoun } from '#domain/persons/person.ts'
import { recordPersons } from '#domain/case-map/record-persons.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import type { RelativeRole } from '../case/vocabulary.ts'

/** The applicant, the qualifying relatives and the children, with pronouns where a relation in the file gives them. */
export function waiverPersons(waiver: WaiverCase): Person[] {
  const known = recordPersons(waiver.input.client)
  const relatives = waiver.relatives.flatMap((relative) => relativePerson(relative, waiver))
  const selected = new Set(relatives.map(({ id }) => id))
  const texts = textsOf(waiver)
  const people = [...known.filter(({ id }) => !selected.has(id)), ...relatives].map((person) =>
    named(withRelations({ ...person, ...pronounIn(texts, person, waiver) }, waiver), waiver),
  )
  return people.map((person) => toldApart(person, people))
}

/** Father and son of one name: the applicant goes by the role, the other by the first name. */
function toldApart(person: Person, people: readonly Person[]): Person {
  const isShared = people.some(({ id, short }) => id !== person.id && short === person.short)
  if (!isShared) return person
  return { ...person, short: person.id === 'applicant' ? 'the applicant' : (person.first ?? person.full) }
}

function relativePerson({ role, name, status }: QualifyingRelative, waiver: WaiverCase): Person[] {
  if (name === undefined) return []
  return [
    {
      id: role,
      full: name,
      short: name.split(' ')[0] ?? name,
      first: name.split(' ')[0] ?? name,
      role: role === 'spouse' ? 'spouse' : 'parent',
      official: false,
      status: status === 'citizen' ? 'United States citizen' : 'lawful permanent resident',
      ...(role !== 'spouse' && { pronoun: role === 'mother' ? ('she' as const) : ('he' as const) }),
      ...spouseInRecord(role, waiver),
      passages: [],
    },
  ]
}

function spouseInRecord(role: RelativeRole, { input }: WaiverCase): Partial<Person> {
  if (role !== 'spouse') return {}
  // The record may have the sex and no name.
  const [, spouse] = recordPersons({
    ...input.client,
    spouse: { ...input.client.spouse, name: { value: 'spouse', dataType: 'text' } },
  })
  return spouse?.pronoun ? { pronoun: spouse.pronoun } : {}
}

/** Everything that the attorney and the documents say in sentences. */
function textsOf({ input }: WaiverCase): string {
  const answers = Object.values(input.answers).filter((answer) => typeof answer === 'string')
  return [...answers, ...input.sources.map(({ text }) => text)].join('\n').slice(0, 400_000)
}

const female = 'wife|mother|daughter|sister|grandmother|aunt|niece'
const male = 'husband|father|son|brother|grandfather|uncle|nephew'

/**
 * The pronoun that a relation in the file gives: "a daughter, Elena", "my husband, Rogelio", "I am the wife of Rogelio".
 * Two relations that disagree give none.
 */
function pronounIn(texts: string, person: Person, waiver: WaiverCase): { readonly pronoun?: Pronoun } {
  if (person.pronoun) return { pronoun: person.pronoun }
  const told = pronounInAnswers(person, waiver)
  if (told !== undefined) return { pronoun: told }
  const first = RegExp.escape(person.first ?? person.full)
  const says = (kin: string) =>
    new RegExp(
      String.raw`\b(?:${kin}),? ${first}\b|\b${first}(?: \p{Lu}\p{L}+)*,? (?:is )?(?:my|his|her|their|our|the|an? \p{L}+)(?: \p{L}+)? (?:${kin})\b`,
      'u',
    ).test(texts)
  const ofRelative = pronounInOwnAnswers(person, waiver)
  if (ofRelative !== undefined) return { pronoun: ofRelative }
  const relation =
    person.id === 'applicant'
      ? applicantRelation(waiver, texts)
      : person.id === 'spouse'
        ? spouseRelation(texts, first)
        : undefined
  const [isShe, isHe] = [says(female) || relation === 'she', says(male) || relation === 'he']
  if (isShe === isHe) return {}
  return { pronoun: isShe ? 'she' : 'he' }
}

/**
 * In an answer about one relative that has pronouns of one sex alone, and no other woman or man whose they could be, they
 * are the relative's; so are they where the applicant writes `my wife`.
 */
function pronounInOwnAnswers({ id, role }: Person, { input }: WaiverCase): Pronoun | undefined {
  if (role !== 'spouse') return undefined
  const said = ['_denied_admission', '_return_to_home_country'].flatMap((end) => {
    const text = input.answers[`extreme_hardship_${id}${end}`]
    if (typeof text !== 'string') return []
    const own = text.replaceAll(/\b(?:his|her|my) (?:\p{Ll}+ )?\p{Ll}+(?:[ -]in-law)?\b/giu, (words) =>
      /\b(?:mother|father|sister|brother|son|daughter|grandmother|grandfather|aunt|uncle)\b/i.test(words)
        ? (words.split(' ')[0] ?? '')
        : words,
    )
    if (/\b[Mm]y wife\b/.test(text)) return ['she' as const]
    if (/\b[Mm]y husband\b/.test(text)) return ['he' as const]
    const [he, she] = [/\b(?:he|his|him)\b/i.test(own), /\b(?:she|her|hers)\b/i.test(own)]
    // `He is from Olancho` may be said of the applicant.
    if (he === she || isOfApplicant(he ? 'he' : 'she', input)) return []
    const rivals = he ? male : female
    return new RegExp(String.raw`\b(?:${rivals}|boy|girl|man|woman)\b`, 'iu').test(own)
      ? []
      : [he ? ('he' as const) : ('she' as const)]
  })
  return new Set(said).size === 1 ? said[0] : undefined
}

/** "Rogelio pays the rent. He ..." in the answers; in the answer about the applicant's character also any "He ...". */
function pronounInAnswers(person: Person, { input, characterText = '' }: WaiverCase): Pronoun | undefined {
  const first = RegExp.escape(person.first ?? person.full)
  const texts = Object.values(input.answers).filter((answer) => typeof answer === 'string')
  const found = texts.flatMap((text) => [
    ...[...text.matchAll(new RegExp(String.raw`(?:^|[.!?]\s+)${first}\b[^.!?]*[.!?]\s+(He|She)\b`, 'gu'))].map(
      ([, word = '']) => word,
    ),
    ...[...text.matchAll(new RegExp(String.raw`(?:^|[.!?]\s+)${first}\b[^.!?;]*; (his|her) `, 'gu'))].map(
      ([, word = '']) => (word === 'his' ? 'He' : 'She'),
    ),
  ])
  if (person.id === 'applicant')
    found.push(...[...characterText.matchAll(/(?:^|[.!?]\s+)(He|She)\b/gu)].map(([, word = '']) => word))
  const words = new Set(found)
  if (words.size !== 1) return undefined
  const said = words.has('He') ? 'he' : 'she'
  return person.id !== 'applicant' && isOfApplicant(said, input) ? undefined : said
}

/** The record has the applicant of this sex: in what is said of another, the pronoun may be the applicant's. */
const isOfApplicant = (pronoun: Pronoun, { client }: WaiverCase['input']): boolean =>
  recordPersons(client)[0]?.pronoun === pronoun

/** What the spouse's own declaration calls the applicant. */
function applicantRelation({ applicant, relatives }: WaiverCase, texts: string): Pronoun | undefined {
  const first = RegExp.escape(applicant.name.split(' ')[0] ?? '')
  const wife = new RegExp(String.raw`\bwife of (?:\p{Lu}\p{L}+ )*${first}\b|\bmy husband\b`, 'u')
  const husband = new RegExp(String.raw`\bhusband of (?:\p{Lu}\p{L}+ )*${first}\b|\bmy wife\b`, 'u')
  const hasSpouse = relatives.some(({ role }) => role === 'spouse')
  const [isHe, isShe] = [hasSpouse && wife.test(texts), hasSpouse && husband.test(texts)]
  if (isHe === isShe) return undefined
  return isHe ? 'he' : 'she'
}

function spouseRelation(texts: string, first: string): Pronoun | undefined {
  const isWife = new RegExp(String.raw`\b${first}['’]s husband\b|\bI am the wife of\b`, 'u').test(texts)
  const isHusband = new RegExp(String.raw`\b${first}['’]s wife\b|\bI am the husband of\b`, 'u').test(texts)
  if (isWife === isHusband) return undefined
  return isWife ? 'she' : 'he'
}

/** The short form: title and last name where the pronoun is known; children by their first name. */
function named(person: Person, waiver: WaiverCase): Person {
  if (person.role === 'child') return person
  if (person.id === 'applicant' && !person.pronoun) return { ...person, short: 'the applicant' }
  if (!person.pronoun) return person
  const last = person.id === 'applicant' ? waiver.input.client.last_name.trim() : lastName(person)
  return last === undefined || last === ''
    ? person
    : { ...person, short: `${person.pronoun === 'she' ? 'Ms.' : 'Mr.'} ${last}` }
}

function lastName({ full, first }: Person): string | undefined {
  const parts = full.split(/\s+/)
  // Of four names the last two are the family's, as in Spanish and Portuguese.
  if (parts.length === 4 && !/^\p{Lu}\.?$/u.test(parts[2] ?? '')) return parts.slice(-2).join(' ')
  return parts.length > 1 && full !== first ? parts.at(-1) : undefined
}

function withRelations(person: Person, waiver: WaiverCase): Person {
  const roleWord = roleWordOf(person, waiver)
  return roleWord === undefined ? person : { ...person, roleWord }
}

function roleWordOf({ id, role, pronoun }: Person, { relatives }: WaiverCase): string | undefined {
  if (role === 'applicant') return 'the applicant'
  if (id === 'spouse') return pronoun === undefined ? 'the spouse' : pronoun === 'she' ? 'the wife' : 'the husband'
  if (id === 'mother' || id === 'father') return `the ${id}`
  if (role !== 'child') return undefined
  const word = pronoun === undefined ? 'child' : pronoun === 'she' ? 'daughter' : 'son'
  return relatives.some((relative) => relative.role === 'spouse') ? `the couple’s ${word}` : `the ${word}`
}
