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
  ['hollow', 'holw'],
  ['run'],
  ['row'],
  ['alley', 'aly'],
  ['path'],
  ['pike'],
  ['ridge', 'rdg'],
  ['bend', 'bnd'],
  ['cove', 'cv'],
  ['crossing', 'xing'],
  ['plaza', 'plz'],
  ['walk'],
  ['view', 'vw'],
  ['point', 'pt'],
  ['glen', 'gln'],
  ['grove', 'grv'],
  ['heights', 'hts'],
  ['hill', 'hl'],
  ['commons'],
  ['close'],
  ['mews'],
  ['turnpike', 'tpke'],
  ['expressway', 'expy'],
  ['freeway', 'fwy'],
  ['route', 'rte'],
]
const kindOf = (word: string) => kinds.find((names) => names.includes(word))
const directions = new Set(
  'north south east west n s e w ne nw se sw northeast northwest southeast southwest'.split(' '),
)
const firstKinds = new Set(
  'calle avenida av carrera rue rua via viale strasse ulitsa улица вулиця rruga jalan'.split(' '),
)

const wordsOfStreet = (address: string) => {
  const [first = ''] = viewPlainly(address).lower.split(/[,\n]/)
  const words = first.match(/[\p{L}\p{N}']+/gu) ?? []
  return { words, own: /^\d/.test(words[0] ?? '') ? words.slice(1) : words }
}

/** The name of a street alone, word by word: `wisteria hollow` of `48 Wisteria Hollow Lane`. Empty where a house number leads to none. */
export function streetName(address: string): readonly string[] {
  const { words, own } = wordsOfStreet(address)
  if (words.length === own.length) return []
  const ends = own.findIndex(
    (word, at) => at > 0 && (kindOf(word) !== undefined || units.has(word)) && !own.slice(at + 1).some(kindOf),
  )
  const name = (ends < 0 ? own : own.slice(0, ends)).filter((word) => !directions.has(word))
  return name.length > 4 || name.some((word) => /\d/.test(word)) || name.join('').length < 5 ? [] : name
}
const units = new Set('apartment apt suite ste unit floor fl number no'.split(' '))

/**
 * The street of an address without its number, with its kind in every way to write it: `Larkspur Street`, `Larkspur St.`, or
 * with the number behind the name or the kind, `Larkspur, 5301`; for texts in lower case. Undefined where the address has no street with a name of its own.
 */
export function streetPattern(address: string): string | undefined {
  const { words, own } = wordsOfStreet(address)
  const at = own.findLastIndex((word, index) => index > 0 && kindOf(word) !== undefined)
  const [lead = ''] = own
  if (at > 0) {
    const name = own.slice(0, at).filter((word) => !directions.has(word))
    if (name.join('').length < 3) return undefined
    const written = name.join('[\\s.\\-]{1,3}')
    const house = /^\d{1,6}$/.exec(words[0] ?? '')?.[0]
    const behind = house === undefined ? undefined : `[\\s.,]{1,3}(?:no\\.? ?)?${house}(?!\\d)`
    const kind = `[\\s.]{1,3}(?:${kindOf(own[at] ?? '')?.join('|')})\\.?`
    return `${written}(?:${kind}${behind === undefined ? '' : `(?:${behind})?|${behind}`})`
  }
  const rest = own.slice(1).filter((word) => /\p{L}/u.test(word))
  if (!firstKinds.has(lead) || rest.join('').length < 4) return undefined
  return `(?:${lead}|c|av|ave)[\\s.]{1,3}${rest.join('[\\s.,\\-]{1,3}')}`
}
