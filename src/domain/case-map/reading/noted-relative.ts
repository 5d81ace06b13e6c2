import { isFinite } from './note-clauses.ts'
import { piecesOf } from './note-words.ts'

const citizenship = '(?:a )?(?:USC|US citizen|U\\.S\\. citizen|citizen|LPR|resident|green card holder)'
const kinOfNote =
  'mother|father|grandmother|grandfather|sister|brother|aunt|uncle|son|daughter|cousin|niece|nephew|mother-in-law|father-in-law|stepmother|stepfather'
const notedRelative = new RegExp(
  String.raw`^(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,2}),? \(?(\d{1,3})\)?(?: years old)?,? ((?:${kinOfNote}))(?:, (${citizenship}))?, (.+)$`,
  'u',
)

/** `Ruth Keller 84 grandmother, citizen, mild dementia, wanders, Ana locks the stove` -> whole sentences about her. */
export function withNotedRelative(sentence: string): string {
  const [whole, name = '', age = '', kin = '', status, rest = ''] = notedRelative.exec(sentence) ?? []
  if (whole === undefined) return sentence
  const { own, others } = saidOf(rest.replace(/[.;]$/, ''))
  const last = own.pop()
  const all = own.length === 0 ? last : `${own.join(', ')} and ${last}`
  return [
    `${name}, ${age}, is a ${kin}${statusOf(status)}.`,
    ...(last === undefined ? [] : [`${pronounOf(kin, name)} ${all}.`]),
    ...(others.length === 0 ? [] : [`${others.join(', ')}.`]),
  ].join(' ')
}

function statusOf(status: string | undefined): string {
  if (status === undefined) return ''
  return /cit|USC/iu.test(status) ? ' and a United States citizen' : ' and a lawful permanent resident'
}

function pronounOf(kin: string, name: string): string {
  if (kin === 'cousin') return name
  return /(?:mother|sister|aunt|daughter|niece)/u.test(kin) ? 'She' : 'He'
}

/** What is said of the relative, each with its verb, until somebody else comes into it. */
function saidOf(rest: string): { own: string[]; others: string[] } {
  const own: string[] = []
  const others: string[] = []
  for (const piece of piecesOf(rest)) {
    const [first = ''] = piece.split(' ')
    if (others.length > 0 || /^(?:\p{Lu}|(?:he|she|they)$)/u.test(first)) others.push(piece)
    else own.push(isFinite(first) ? piece : `has ${piece}`)
  }
  return { own, others }
}
