import type { Person, Pronoun } from '#domain/persons/person.ts'
import type { MapInput } from '../map-input.ts'
import { sortOf } from '../reading/classify.ts'
import { kindsInPlay } from '../reading/kinds/kinds-in-play.ts'
import { findPersons, personOf, speakerOf } from '../reading/find-persons.ts'
import { escapeName, isSameName } from '#domain/persons/same-name.ts'
import { pronounsOf } from '#domain/persons/pronouns-in-texts.ts'
import { type Alias, aliasesOf } from '#domain/persons/forms.ts'
import { byShortGivenName } from '#domain/persons/short-given-name.ts'
import { findRepeatedNames } from '../reading/repeated-names.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import { withCalling, withSexOfKin } from './callings.ts'
import { diminutivesOf } from './diminutives.ts'
import { subjectOf } from './paper-subject.ts'
import { isSharedTitle, wifesAliases } from './surnames.ts'
import { toldApart } from './told-apart.ts'
import type { Cast } from './read-answers.ts'
import { withShort } from './short-names.ts'

/** What the attorney chose for a person. */
export type PersonChoice = { readonly pronoun?: Pronoun; readonly short?: string; readonly official?: boolean }

/** Everybody in the case with forms and pronouns: the tool's persons, and those whom answers and documents name. */
export function castOf(input: MapInput, choices: Readonly<Record<string, PersonChoice>> = {}): Cast {
  const texts = [...freeTexts(input), ...input.documents.map(({ text }) => text)]
  const all = texts.join('\n')
  const sex = onlySexIn(answersAbout(input, 'applicant'))
  const first = input.rules.persons.map((person) => ({
    ...person,
    ...(person.id === 'applicant' && person.pronoun === undefined && sex && { pronoun: sex }),
    ...choices[person.id],
  }))
  const persons = withPronouns(first, all).map((person) => withOwnSex(person, first, input))
  for (const person of [
    ...findPersons(all, persons, input.rules.findsKinByName === true),
    ...subjectsOf(input, persons),
    ...speakersOf(input, persons),
    ...findRepeatedNames(all, persons),
  ])
    if (
      !persons.some(({ full, id }) => id === person.id || isSameName(full, person.full)) &&
      byShortGivenName(person.full, persons) === undefined
    )
      persons.push({ ...person, ...choices[person.id] })
  const experts = expertsOf(input, persons)
  const known = withPronouns(persons, all)
    .map((one) => withSexOfKin(one, input))
    .map((person) => ({
      // A title names its writer as the case calls him or her.
      ...withShort(person, [all, ...input.documents.map(({ title }) => title)].join('\n'), persons),
      ...(experts.has(person.id) && person.role === 'doctor' && { role: 'expert' as const }),
      ...choices[person.id],
    }))
  const told = toldApart(known.map((person) => withCalling(person, all, input)))
  const own = [...applicantAliases(told), ...wifesAliases(told), ...nicknamesOf(told, all)]
  const couple = ['applicant', 'spouse'].flatMap((id) => told.find((person) => person.id === id) ?? [])
  const isCouple = couple.length === 2 && input.rules.isApartFromSpouse !== true
  return {
    persons: told,
    aliases: [...aliasesOf(told).filter((alias) => !isSharedTitle(alias, told)), ...own],
    couple: isCouple ? couple : undefined,
    kinds: kindsInPlay(input.rules),
  }
}

/** The sex that answers about one person speak of, when they speak of one only. */
function onlySexIn(text: string): Pronoun | undefined {
  const he = /\b(?:he|him|his|himself)\b/i.test(text)
  const she = /\b(?:she|her|hers|herself)\b/i.test(text)
  return he === she ? undefined : he ? 'he' : 'she'
}

/** A person without a pronoun: by a record about that person alone, or, of the couple, by what is said of the other sex. */
function withOwnSex(person: Person, persons: readonly Person[], input: MapInput): Person {
  if (person.pronoun !== undefined) return person
  const records = input.documents.filter(
    (document) => sortOf(document) === 'medical' && subjectOf(document, persons)?.id === person.id,
  )
  const [said] = new Set(records.flatMap(({ text }) => onlySexIn(text) ?? []))
  const pronoun = said ?? (person.role === 'spouse' ? sexBesideApplicant(persons, input) : undefined)
  return pronoun ? { ...person, pronoun } : person
}

/** `she drives him`: where the applicant is a woman and no other man is spoken of, he is the husband. */
function sexBesideApplicant(persons: readonly Person[], input: MapInput): Pronoun | undefined {
  const own = persons.find(({ id }) => id === 'applicant')?.pronoun
  if (own === undefined) return undefined
  const other = own === 'she' ? 'he' : 'she'
  const isSaid = sentencesOf(answersAbout(input, 'spouse')).filter(
    (sentence) =>
      (other === 'he' ? /\b(?:he|him|his)\b/i : /\b(?:she|her|hers)\b/i).test(sentence) &&
      !sentence.split(/\P{L}+/u).some((word) => nounPronoun(word.replace(/s$/, '')) === other),
  )
  return isSaid.length > 0 ? other : undefined
}

/** Free answers about a person that are not in that person's own voice. */
function answersAbout(input: MapInput, about: string): string {
  const questions = input.rules.questions.filter((reading) => reading.about === about)
  const texts = freeTexts({ ...input, rules: { ...input.rules, questions } })
  return texts.filter((text) => !/(?<![\w-])I(?![\w-])|\b(?:my|me)\b/.test(text)).join('\n')
}

function freeTexts({ answers, rules }: MapInput): string[] {
  return rules.questions.flatMap(({ question }) => {
    const answer = answers[question.split('.')[0] ?? '']
    if (typeof answer === 'string') return [answer]
    return Array.isArray(answer)
      ? answer.flatMap((row) => (typeof row === 'string' ? row : Object.values((row as object | null) ?? {})))
      : []
  })
}

function withPronouns(persons: readonly Person[], text: string): Person[] {
  const found = pronounsOf(persons, text)
  return persons.map((person) => {
    const pronoun = person.pronoun ?? found.get(person.id)
    return pronoun ? { ...person, pronoun } : { ...person }
  })
}

/** `Guadalupe, whom we call Lupe`, `known as Chuy`: a name by which the papers go on. */
function nicknamesOf(persons: readonly Person[], text: string): Alias[] {
  return persons.flatMap((person) => {
    const plain = person.full.replace(/,.*$/, '')
    // Of whom an office alone is known there is no first name.
    const names = [plain, person.first ?? plain.split(' ')[0] ?? plain].filter((one) => one !== '').map(escapeName)
    const called = new RegExp(
      // `the brother of Marsha, whom they call Chubby`: it is the brother whom they call so; `I am the wife of` is no such one.
      String.raw`(?<![\p{L}])(?:(?<=\bI am the \p{Ll}{3,12} of )|(?<!\b(?:of|with|and|to|by) ))(?:${names.join('|')})(?: \p{Lu}[\p{L}\p{M}]{1,20}){0,3},? (?:(?:whom|who) (?:\p{Ll}{1,12} ){1,3}calls?(?: (?:him|her))?|who goes by|(?:also )?known as|called|nicknamed) [“"‘']?((?:(?:El|La|Los|Las|Le|Al|The) )?\p{Lu}[\p{L}\p{M}]{1,15})(?![\p{L}])`,
      'u',
    ).exec(text)?.[1]
    const isTaken = persons.some(({ full }) => full.split(/[ ,]/).includes(called ?? '') || articles.test(called ?? ''))
    if (called !== undefined && !isTaken) return [{ text: called, person: person.id }]
    return diminutivesOf(person, persons, text)
  })
}

/** `El` alone, before what is no name, calls nobody. */
const articles = /^(?:El|La|Los|Las|Le|Al|The)$/u

/** Persons whom a record is about: `Patient: Peter Tabot Arrey, 58 years`. */
function subjectsOf({ documents }: MapInput, known: readonly Person[]): Person[] {
  return documents.flatMap(({ text }) => {
    const name = /(?:^|\n)(?:Patient|Student|Name|Employee)(?: name)?: ((?:\p{Lu}[\p{L}\p{M}’'-]+ ?){2,5})/u
      .exec(text.slice(0, 1200))?.[1]
      ?.trim()
    if (name === undefined || known.some(({ full }) => isSameName(full, name) || isNameOf(full, text, name))) return []
    return [personOf(name, 'relative', '')]
  })
}

/** `Patient: Villatoro Cruz, Eusebio`: what stands before the comma is the family name of somebody known. */
const isNameOf = (full: string, text: string, name: string): boolean => {
  const [, first = ''] =
    new RegExp(String.raw`${escapeName(name)}, (\p{Lu}\p{L}+)`, 'u').exec(text.slice(0, 1200)) ?? []
  return first !== '' && isSameName(full, `${first} ${name}`)
}

function speakersOf({ documents }: MapInput, known: readonly Person[]): Person[] {
  return documents.flatMap((document) => {
    const speaker = speakerOf(document, known, sortOf(document))
    return speaker && !known.some(({ id }) => id === speaker.id) ? [speaker] : []
  })
}

/** Who wrote an evaluation speaks as an expert, not as the doctor who treats. */
function expertsOf({ documents }: MapInput, known: readonly Person[]): ReadonlySet<string> {
  const evaluations = documents.filter((document) => sortOf(document) === 'evaluation')
  return new Set(evaluations.flatMap((document) => speakerOf(document, known, 'evaluation')?.id ?? []))
}

function applicantAliases(persons: readonly Person[]): Alias[] {
  if (!persons.some(({ id }) => id === 'applicant')) return []
  return ['the applicant', 'the respondent', 'the client', 'our client', 'my client'].map((text) => ({
    text,
    person: 'applicant',
  }))
}
