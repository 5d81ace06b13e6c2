import { viewPlainly } from './plain-view.ts'

/** Kinds of streets with the ways to write each. */
const kinds: readonly (readonly string[])[] = [
  ['street', 'str', 'st'],
  ['avenue', 'ave', 'av'],
  ['road', 'rd'],
  ['boulevard', 'blvd', 'boul'],
  ['lane', 'ln'],
  ['drive', 'dr'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['terrace', 'ter', 'terr'],
  ['parkway', 'pkwy', 'pky'],
  ['highway', 'hwy'],
  ['circle', 'cir'],
  ['square', 'sq'],
  ['way'],
  ['trail', 'trl'],
  ['loop'],
  ['crescent', 'cres'],
]
const kindOf = (word: string) => kinds.find((names) => names.includes(word))
const directions = new Set(
  'north south east west n s e w ne nw se sw northeast northwest southeast southwest'.split(' '),
)
const firstKinds = new Set(
  'calle avenida av carrera rue rua via viale strasse ulitsa улица вулиця rruga jalan'.split(' '),
)

/**
 * The street of an address without its number, with its kind in every way to write it: `Larkspur Street`, `Larkspur St.`, or
 * with the number behind the name, `Larkspur, 5301`; for texts in lower case. Undefined where the address has no street with a name of its own.
 */
export function streetPattern(address: string): string | undefined {
  const [first = ''] = viewPlainly(address).lower.split(/[,\n]/)
  const words = first.match(/[\p{L}\p{N}']+/gu) ?? []
  const own = /^\d/.test(words[0] ?? '') ? words.slice(1) : words
  const at = own.findIndex((word, index) => index > 0 && kindOf(word) !== undefined)
  const [lead = ''] = own
  if (at > 0) {
    const name = own.slice(0, at).filter((word) => !directions.has(word))
    if (name.join('').length < 3) return undefined
    const written = name.join('[\\s.\\-]{1,3}')
    const house = /^\d{1,6}$/.exec(words[0] ?? '')?.[0]
    const behind = house === undefined ? '' : `|[\\s.,]{1,3}(?:no\\.? ?)?${house}(?!\\d)`
    return `${written}(?:[\\s.]{1,3}(?:${kindOf(own[at] ?? '')?.join('|')})\\.?${behind})`
  }
  const rest = own.slice(1).filter((word) => /\p{L}/u.test(word))
  if (!firstKinds.has(lead) || rest.join('').length < 4) return undefined
  return `(?:${lead}|c|av|ave)[\\s.]{1,3}${rest.join('[\\s.,\\-]{1,3}')}`
}
