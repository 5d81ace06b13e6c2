import type { Person, Pronoun } from '#domain/persons/person.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import { findCountry } from '#law/countries.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'

/** As a name is written: the case of its letters counts, whatever that of the words beside it. */
const name = String.raw`\p{Lu}[\p{L}\p{M}’'-]+(?: (?:de |del |de la )?\p{Lu}[\p{L}\p{M}’'-]+){0,4}`
const kin =
  'husband|wife|partner|boyfriend|girlfriend|father|mother|stepfather|stepmother|uncle|aunt|brother|sister|cousin|father-in-law|brother-in-law|neighbor|landlord|son|nephew'
/** `husband Sgt. Milton Rivas`: the rank before the name. */
const rank = String.raw`(?:Sgt|Sergeant|Lt|Lieutenant|Cpl|Corporal|Capt|Captain|Maj|Major|Col|Colonel|Inspector|Detective|Officer|Constable|Commander)\.?`
const office =
  /\b(?:police|officer|soldier|sergeant|captain|lieutenant|colonel|commander|mayor|prosecutor|judge|agent)\b/iu

/**
 * The private persons and officials whom the answer on the persecutors names: `Her former partner, Osman Reyes Lara, and his
 * brother Edwin, an officer of the police`. The words of kin tell their sex; else the answers do, where they speak of one
 * sex besides the client's own.
 */
export function namedPersecutors(answers: Answers, client: Pronoun | undefined): Person[] {
  const who = textOf(answers, 'who') ?? ''
  const found = [
    ...who.matchAll(
      new RegExp(String.raw`\b(?<kin>${eitherCase(kin)}),? (?:named |called )?(?:${rank} )?(?<name>${name})`, 'gu'),
    ),
  ]
  return [
    ...nameFirst(who, answers, client),
    ...found.flatMap(({ groups, index }): Person[] => {
      const full = groups?.['name']
      const tie = groups?.['kin']?.toLowerCase()
      if (full === undefined || tie === undefined) return []
      const [first = full] = full.split(' ')
      const pronoun = nounPronoun(tie) ?? otherSex(answers, client)
      // What stands right behind the name: `Edwin, an officer of the police`.
      const behind = who.slice(who.indexOf(full, index) + full.length)
      const apposition = /^, (?:an?|the) [^,;.]{3,60}/u.exec(behind)?.[0] ?? ''
      return [
        {
          id: slug(full),
          full,
          short: first,
          first,
          role: 'persecutor',
          official: office.test(apposition),
          passages: [],
          ...(pronoun !== undefined && { pronoun }),
        },
      ]
    }),
    ...byOffice(who),
    ...byStanding(who),
  ]
}

/** `[Hh]usband|[Ww]ife`. */
const eitherCase = (words: string): string =>
  words.replaceAll(/(?<![\p{L}-])\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)

const tieOrOffice = new RegExp(
  String.raw`^(?:(?:her|his|the|an?|my) )?(?:\p{Ll}+ ){0,2}(?:(?<kin>${kin})|(?<office>police|officer|soldier|sergeant|captain|lieutenant|colonel|commander|mayor|prosecutor|judge|agent|gang|member|leader|ex|man|landlord|boss))\b`,
  'u',
)

/** `Byron Estuardo López, father of Wendy, agent of the police`: a name at the head of a sentence, with what the person is behind it. */
function nameFirst(who: string, answers: Answers, client: Pronoun | undefined): Person[] {
  return [
    ...who.matchAll(new RegExp(String.raw`(?:^|[.;]\s{1,3})(?<name>${name}), (?<rest>[^.;]{3,120})`, 'gu')),
  ].flatMap(({ groups }): Person[] => {
    const full = groups?.['name'] ?? ''
    const rest = groups?.['rest'] ?? ''
    const tie = tieOrOffice.exec(rest)?.groups
    if (tie === undefined || !full.includes(' ')) return []
    const [first = full] = full.split(' ')
    const pronoun = nounPronoun(tie['kin'] ?? '') ?? otherSex(answers, client)
    return [
      {
        id: slug(full),
        full,
        short: first,
        first,
        role: 'persecutor',
        // Who is of the client's home is feared as such, whatever his post.
        official: tie['kin'] === undefined && office.test(rest),
        passages: [],
        ...(pronoun !== undefined && { pronoun }),
      },
    ]
  })
}

/** What somebody is in a place, by which an answer calls him: `UP chairman Abdul Hannan`, `boss Elmer Tito`. */
const inOffice = 'mayor|chairman|administrator|governor|commissioner|prefect|deputy|senator|prosecutor|councilman'
const ofStanding =
  'chief|boss|leader|healer|imam|mullah|sheikh|priest|pastor|elder|landlord|miner|trader|moneylender|preacher'

function byStanding(who: string): Person[] {
  const found = who.matchAll(
    new RegExp(
      String.raw`\b(?<standing>${eitherCase(`${inOffice}|${ofStanding}`)})(?: \((?:[^()]{2,30})\))?,? (?:(?:Mr|Md|Don|Ato|El Hadj|Dr)\.? )?(?<name>\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){1,3})`,
      'gu',
    ),
  )
  return [...found].flatMap(({ groups }): Person[] => {
    const full = groups?.['name'] ?? ''
    if (
      new RegExp(`^${rank} `, 'u').test(full) ||
      findCountry(full) ||
      /\b(?:Party|Front|Army|League|Police|Cartel|Brigade|Council|District|Province)\b/u.test(full)
    )
      return []
    const official = new RegExp(`^(?:${inOffice})$`, 'iu').test(groups?.['standing'] ?? '')
    return [{ id: slug(full), full, short: full, role: 'persecutor', official, passages: [] }]
  })
}

/** `a commander called Mullah Zahir`: named by what he commands; of those whom the files of such cases call so, `he`. */
function byOffice(who: string): Person[] {
  const found = [
    ...who.matchAll(
      new RegExp(
        String.raw`\b(?:${eitherCase('commander|captain|lieutenant|sergeant|colonel|leader|chief|boss|major|general')})(?: of [\p{L} ]{2,30})?,? (?:called |named |known as |alias )(?<name>${name})`,
        'gu',
      ),
    ),
  ]
  return found.flatMap(({ groups }): Person[] => {
    const full = groups?.['name']
    if (full === undefined) return []
    return [{ id: slug(full), full, short: full, role: 'persecutor', official: false, passages: [], pronoun: 'he' }]
  })
}

const slug = (full: string): string =>
  full
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

/** The sex of whom the answers on the harm speak besides the client. */
function otherSex(answers: Answers, client: Pronoun | undefined): Pronoun | undefined {
  if (client === undefined) return undefined
  const other = client === 'she' ? 'he' : 'she'
  const told = ['why', 'what', 'who'].map((question) => textOf(answers, question) ?? '').join(' ')
  return (other === 'he' ? /\b(?:he|him|his)\b/i : /\b(?:she|hers?)\b/i).test(told) ? other : undefined
}
