import { isFinite } from './note-clauses.ts'
import { piecesOf } from './note-words.ts'

const citizenship = '(?:a )?(?:USC|US citizen|U\\.S\\. citizen|citizen|LPR|resident|green card holder)'
const kinOfNote =
  'mother|father|grandmother|grandfather|sister|brother|aunt|uncle|son|daughter|cousin|niece|nephew|mother-in-law|father-in-law|stepmother|stepfather'
const notedRelative = new RegExp(
  String.raw`^(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,2}),? \(?(\d{1,3})\)?(?: years old)?,? ((?:(?:[Hh]is|[Hh]er) )?(?:${kinOfNote}))(?:, (${citizenship}))?, (.+)$`,
  'u',
)

/** `Her father Kimo Kealoha, 71, COPD, on oxygen` */
const kinFirst = new RegExp(
  String.raw`^(His|Her|his|her) ((?:${kinOfNote})) (\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,2}),? \(?(\d{1,3})\)?(?: years old)?, (?=(?:COPD|on |\p{Ll}+ (?:disease|failure|cancer)|diabet|dementia|cancer|widow|retired|citizen|USC|LPR))`,
  'u',
)

/** `Ruth Keller 84 grandmother, citizen, mild dementia, wanders, Ana locks the stove` -> whole sentences about her. */
export function withNotedRelative(typed: string): string {
  const sentence = typed.replace(kinFirst, '$3, $4, $1 $2, ')
  const [whole, name = '', age = '', kin = '', status, rest = ''] = notedRelative.exec(sentence) ?? []
  if (whole === undefined) return typed
  const { own, others } = saidOf(rest.replace(/[.;]$/, ''))
  const last = own.pop()
  const all = own.length === 0 ? last : `${own.join(', ')} and ${last}`
  return [
    `${name}, ${age}, is ${/^(?:his|her) /iu.test(kin) ? '' : 'a '}${kin.charAt(0).toLowerCase()}${kin.slice(1)}${statusOf(status)}.`,
    ...(last === undefined ? [] : [`${pronounOf(kin, name)} ${all}.`]),
    ...(others.length === 0 ? [] : [`${others.join(', ')}.`]),
  ].join(' ')
}

function statusOf(status: string | undefined): string {
  if (status === undefined) return ''
  return /cit|USC/iu.test(status) ? ' and a United States citizen' : ' and a lawful permanent resident'
}

function pronounOf(kin: string, name: string): string {
  if (kin.endsWith('cousin')) return name
  return /(?:mother|sister|aunt|daughter|niece)/u.test(kin) ? 'She' : 'He'
}

/** What is said of the relative, each with its verb, until somebody else comes into it. */
function saidOf(rest: string): { own: string[]; others: string[] } {
  const own: string[] = []
  const others: string[] = []
  for (const piece of piecesOf(rest)) {
    const [first = ''] = piece.split(' ')
    const being = beingOf(piece)
    if (others.length === 0 && being !== undefined) own.push(being)
    else if (others.length > 0 || /^(?:\p{Lu}(?!\p{Lu})|(?:he|she|they)$)/u.test(first)) others.push(piece)
    else own.push(isFinite(first) ? piece : `has ${piece}`)
  }
  return { own, others }
}

const person =
  'veteran|vet|widow|widower|diabetic|amputee|retiree|homemaker|pensioner|farmworker|farmer|nurse|teacher|carpenter|mechanic|driver|cook|machinist'
const state =
  'retired|widowed|divorced|disabled|blind|legally blind|deaf|bedridden|housebound|homebound|frail|paralyzed'

/** `Vietnam vet (Army)`, `widower since 2019`, `bedridden`, `oxygen at night`: what one is, with its verb. */
function beingOf(piece: string): string | undefined {
  if (new RegExp(String.raw`^(?:\p{L}+ ){0,2}(?:${person})(?= |$)`, 'u').test(piece))
    return `${is(piece)} a${/^[aeio]/iu.test(piece) ? 'n' : ''} ${piece.replace(/\bvet\b/u, 'veteran')}`
  if (new RegExp(String.raw`^(?:${state})(?= |$)`, 'u').test(piece)) return `${is(piece)} ${piece}`
  if (/^on (?:oxygen|dialysis|disability|insulin|SSI|Medicare|hospice)(?= |$)/u.test(piece))
    return `${is(piece)} ${piece}`
  return /^oxygen(?= |$)/u.test(piece) ? `${is(piece)} on ${piece}` : undefined
}

const is = (piece: string): string => (/ since \d/u.test(piece) ? 'has been' : 'is')
