import { inRow } from './in-row.ts'
import type { Person } from '#domain/persons/person.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { condition } from '../condition-notes.ts'
import { piecesOf } from '../note-words.ts'
import { formOf } from '../verbs.ts'
import { type WhoseNote, whoIsMeant } from './whose-note.ts'

const sum = String.raw`\$?(\d{1,3}(?:,\d{3})+|\d{3,6})(?: ?(?:\/ ?|a |per )(mo|month|wk|week|yr|year))?(?:,? (net|gross))?`
const earner = new RegExp(String.raw`^(\p{L}[\p{L}’']{0,20}?)(?:[’']s)?(?: (?:is|earns|makes|nets))? ${sum}$`, 'u')

/** `his 4,500/mo net, hers 1,250`: who of the two has how much; of how long a time only where the note says it. */
export function earnings(piece: string, persons: readonly Person[]): string | undefined {
  const [whole, who = '', amount = '', period, kind] = earner.exec(piece) ?? []
  const person = whole === undefined ? undefined : whoIsMeant(who, persons)
  if (person === undefined) return undefined
  const each = period === undefined ? '' : ` a ${{ mo: 'month', wk: 'week', yr: 'year' }[period] ?? period}`
  return `{${person.id}.poss} income is $${grouped(amount)}${each}${kind === undefined ? '' : ` ${kind}`}`
}

const grouped = (number: string) => number.replaceAll(',', '').replaceAll(/\B(?=(?:\d{3}){1,3}$)/g, ',')

/** `through his job (Blue Cross)` */
export function insurance(piece: string, persons: readonly Person[]): string | undefined {
  const [whole, who = '', what = '', company] =
    /^(?:through|thru|by|from|via|on) (\p{L}+)(?:[’']s)? (job|work|employer|plan|union)(?: \(([^()]{2,30})\))?$/u.exec(
      piece,
    ) ?? []
  const person = whole === undefined ? undefined : whoIsMeant(who, persons)
  if (person === undefined) return undefined
  return `The health insurance comes through {${person.id}.poss} ${what}${company === undefined ? '' : ` (${company})`}`
}

/** `Ana 7 asthma; Luis 4`: what a child of the case has; the record has the ages. */
export function ofChild(
  segment: string,
  persons: readonly Person[],
): { readonly told?: string; readonly left: readonly string[] } {
  const none = { left: [segment] }
  const [, name = '', age, rest = ''] =
    /^(\p{Lu}\p{L}+)(?:,? \(?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\)?)?(?:(?: -|:|,)? (.+))?$/u.exec(
      trimEndOf(segment, '.;,'),
    ) ?? []
  const child = persons.find(({ role, first }) => role === 'child' && first === name)
  if (child === undefined) return none
  const [first = '', ...more] = piecesOf(rest)
  const whole = new RegExp(String.raw`^((?:[\p{L}’-]{1,20} ){0,2}(?:${condition}))$`, 'iu').exec(first)?.[1]
  const left = more.length === 0 ? [] : [`${name}: ${more.join(', ')}`]
  if (whole !== undefined)
    return { told: `{${child.id}.subj} has ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`, left }
  if (rest !== '' || age === undefined) return none
  return child.born === undefined ? { told: `{${child.id}.subj} is ${age}`, left: [] } : { left: [] }
}

/** `drives to infusions (Fresno, 40 min), cooks on bad days`: what one does for the others; the words that are no deed stay. */
export function deeds(
  segment: string,
  { subject }: WhoseNote,
): { readonly told?: string; readonly left: readonly string[] } {
  const pieces = piecesOf(trimEndOf(segment, '.;,'))
  const isDeed = (piece: string) => {
    const [verb = ''] = piece.split(' ')
    return isThird(verb.toLowerCase()) && !/\b(?:he|she|they|I|we)\b/u.test(piece)
  }
  const done = pieces.filter(isDeed).map((piece) => piece.charAt(0).toLowerCase() + piece.slice(1))
  return {
    ...(done.length > 0 && { told: `${subject} ${inRow(done)}` }),
    left: pieces.filter((piece) => !isDeed(piece)),
  }
}

const isThird = (word: string): boolean =>
  word.endsWith('s') && [word.slice(0, -1), word.slice(0, -2)].some((base) => /^(?:present|same)$/u.test(formOf(base)))
