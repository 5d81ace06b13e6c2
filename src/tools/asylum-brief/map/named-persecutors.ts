import type { Person, Pronoun } from '#domain/case-map/case-map.ts'
import { nounPronoun } from '#domain/case-map/reading/kin-words.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'

const name = String.raw`\p{Lu}[\p{L}\p{M}’'-]+(?: (?:de |del |de la )?\p{Lu}[\p{L}\p{M}’'-]+){0,4}`
const kin =
  'husband|wife|partner|boyfriend|girlfriend|father|mother|stepfather|stepmother|uncle|aunt|brother|sister|cousin|father-in-law|brother-in-law|neighbor|landlord|son|nephew'
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
    ...who.matchAll(new RegExp(String.raw`\b(?<kin>${kin}),? (?:named |called )?(?<name>${name})`, 'giu')),
  ].filter(({ groups }) => /^\p{Lu}/u.test(groups?.['name'] ?? ''))
  return [
    ...found.flatMap(({ groups, index }): Person[] => {
      const full = groups?.['name']
      const tie = groups?.['kin']?.toLowerCase()
      if (full === undefined || tie === undefined || !/^\p{Lu}/u.test(full)) return []
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
  ]
}

/** `a commander called Mullah Zahir`: named by what he commands; of those whom the files of such cases call so, `he`. */
function byOffice(who: string): Person[] {
  const found = [
    ...who.matchAll(
      new RegExp(
        String.raw`\b(?:commander|captain|lieutenant|sergeant|colonel|leader|chief|boss|major|general)(?: of [\p{L} ]{2,30})?,? (?:called |named |known as |alias )(?<name>${name})`,
        'giu',
      ),
    ),
  ]
  return found.flatMap(({ groups }): Person[] => {
    const full = groups?.['name']
    if (full === undefined || !/^\p{Lu}/u.test(full)) return []
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
