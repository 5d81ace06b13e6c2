import type { CaseMap } from '#domain/case-map/case-map.ts'
import { nicknames } from '#domain/persons/nicknames.data.ts'
import type { Person } from '#domain/persons/person.ts'
import type { WaiverCase } from '../case.ts'
import { isClinical } from './topics.ts'

/** The words of the paper as it was read. */
const textOf = ({ input }: WaiverCase, document: string | undefined): string =>
  input.sources.find(({ id }) => id === document)?.text ?? ''

/**
 * Whom a clinician's, a school's or a program's paper is about: the first person of the case, other than who wrote it,
 * whom its title or its head names.
 */
export function personOfPaper(
  title: string,
  document: string | undefined,
  waiver: WaiverCase,
  map: CaseMap,
): string | undefined {
  if (/^(?:sworn )?(?:declaration|affidavit|statement)/iu.test(title)) return undefined
  const people = map.persons.filter(({ role }) => /^(?:applicant|spouse|parent|child|relative)$/u.test(role))
  const text = textOf(waiver, document)
  const labelled = /^(?:re|patient|client|student|name|child|claimant|resident)(?: name)?: *([^\n]{3,80})/imu.exec(
    text.slice(0, 1500),
  )?.[1]
  return (
    firstNamed(title.replace(/^[^,]*\bby\b[^,]*/iu, ''), people) ??
    (labelled === undefined ? undefined : firstNamed(labelled, people)) ??
    firstNamed(text.slice(0, 900), people) ??
    addressed(text.slice(0, 900), people)
  )
}

/** `Mr. Brandt is a patient of this clinic`: the only one of the case whom a paper would call so. */
function addressed(text: string, people: readonly Person[]): string | undefined {
  const [, title, surname = ''] = /\b(Mr|Mrs|Ms)\. (\p{Lu}[\p{L}\p{M}’'-]+)/u.exec(text) ?? []
  if (title === undefined) return undefined
  const called = people.filter(
    ({ full, role, pronoun }) =>
      role !== 'child' &&
      fold(full.replace(/,.*$/u, '')).split(/\s+/u).slice(1).includes(fold(surname)) &&
      (pronoun === undefined || (pronoun === 'he') === (title === 'Mr')),
  )
  return called.length === 1 ? called[0]?.id : undefined
}

function firstNamed(text: string, people: readonly Person[]): string | undefined {
  const found = people
    .map((person) => ({ id: person.id, at: Math.max(...formsOf(person).map((one) => placeOf(text, one))) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  return found[0]?.id
}

/** `Dustin Pettibone` of an office for Dusty Pettibone of the family. */
const formsOf = (person: Person): Person[] => {
  const [given = '', ...rest] = person.full.split(' ')
  const whole = nicknames[fold(given)] ?? []
  return [person, ...whole.map((name) => ({ ...person, first: name, full: [name, ...rest].join(' ') }))]
}

/** `Kristin Boyer`, `Boyer, Kristin`, `Kristin A. Boyer`. */
function placeOf(text: string, { full, first }: Person): number {
  const words = full.replace(/,.*$/u, '').split(/\s+/u)
  const [given = '', ...family] = first === undefined ? words : [first, ...words.slice(1)]
  const plain = fold(text)
  const places = family.flatMap((name) => [
    plain.indexOf(fold(`${given} ${name}`)),
    plain.indexOf(fold(`${name}, ${given}`)),
    // `Amanda J. Banegas` of Amanda Jo Banegas
    middled(plain, fold(given), fold(name)),
    // `Pt Begaye V`, `LINDQVIST D.`
    initialed(plain, fold(name), fold(given).charAt(0)),
  ])
  const [best = -1] = [plain.indexOf(fold(full)), ...places].filter((at) => at >= 0).toSorted((a, b) => a - b)
  return best
}

/** The given name and the surname with one initial between them. */
const middled = (text: string, given: string, family: string): number =>
  given === '' || family.length < 3
    ? -1
    : (new RegExp(
        String.raw`(?<![\p{L}])${RegExp.escape(given)} \p{L}\.? ${RegExp.escape(family)}(?![\p{L}])`,
        'u',
      ).exec(text)?.index ?? -1)

/** A surname of some length with the initial behind it, at the end of a word. */
function initialed(text: string, name: string, initial: string): number {
  if (name.length < 4) return -1
  const match = new RegExp(
    String.raw`(?<![\p{L}])${RegExp.escape(name)},? ${RegExp.escape(initial)}(?![\p{L}’'])`,
    'u',
  ).exec(text)
  return match?.index ?? -1
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A clinician’s paper, by its title or by its head: `Psych eval Roe`, `Rheumatology - Dr. Paulsen letter`. */
export function isClinicalPaper(title: string, document: string | undefined, waiver: WaiverCase): boolean {
  if (isClinical(title)) return true
  if (ofFaith.test(title)) return false
  if (/^(?:sworn )?(?:declaration|affidavit|statement|budget)|\b(?:school|IEP|504|budget|order|docket)\b/iu.test(title))
    return false
  const text = textOf(waiver, document)
  return isClinical(text.slice(0, 240).replaceAll(/\s+/gu, ' ')) || isOfDegree(text)
}

/** A chaplain writes on the paper of a clinic, and treats nobody. */
const ofFaith = /\b(?:Rev|Pastor|Father|Fr|Deacon|Imam|Rabbi|Reverend|chaplain|pastor|priest|Sister|Monsignor)\b/u

/** Who signs it, or heads it, is a dietitian, a therapist, a nurse: by the degree behind the name. */
const isOfDegree = (text: string): boolean => degree.test(text.slice(0, 200)) || degree.test(text.trim().slice(-90))

const degree =
  /(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]{1,40}, (?:M\.?D|D\.?O|Ph\.?D|Psy\.?D|R\.?D\.?N?|D?PT|OTR(?:\/L)?|CCC-SLP|(?:C|F)?NP(?:-\p{L}+)?|PA-C|APRN|L[CI]SW|LMSW|LPCC?(?:-S)?|LMFT|LMHC|BCBA|Au\.?D|Pharm\.?D)\b/u

/** What a court or the police has on file of a charge, by its title or by what it prints. */
export function isPaperOfOffense(title: string, document: string | undefined, waiver: WaiverCase): boolean {
  if (isOfOffense.test(title)) return true
  const text = textOf(waiver, document).slice(0, 3000)
  if (ofPolice.test(`${title}\n${text.slice(0, 160)}`) && recorded.test(text)) return true
  return (
    !/custody|guardian|divorce|dissolution|adoption|paternity/iu.test(title) &&
    (/^(?:charges?|offense|counts?|violation|citation)\b[^\n]{0,30}:/imu.test(text) ||
      /\b(?:municipal|district|circuit|superior|justice|county|criminal|traffic) court\b|\b(?:judicial branch|violations bureau)\b/iu.test(
        text.slice(0, 200),
      ) ||
      /^(?:the )?(?:people|state|commonwealth|united states|county|city|town|village)\b[^\n]{0,30} (?:v|vs)\.? /imu.test(
        text,
      )) &&
    /\b(?:fine|pleas?|guilty|dismissed|nolle|disposition|plea|sentence|adjudication|adjudicated|verdict|arrest date|date of arrest|date of offense)\b/iu.test(
      text,
    )
  )
}

/** A department of police or a sheriff that writes from its records. */
const ofPolice = /\b(?:police department|police dept|sheriff[’']?s? (?:office|department)|\p{L}+ PD)\b/iu
const recorded = /\b(?:records?|report|contact|incident|arrests?|arrested|unfounded|on file)\b/iu

const isOfOffense =
  /\b(?:certificate of disposition|certified disposition|criminal (?:record|history|docket|complaint)|arrest report|police (?:clearance|report|record)|court disposition|minute order|certified (?:court )?record|docket)\b/iu
