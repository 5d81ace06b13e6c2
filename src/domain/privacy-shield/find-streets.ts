import type { KnownValue, Sighting } from './identity.ts'
import type { PlainView } from './plain-view.ts'
import { streetName } from './street-forms.ts'
import { type Token, isClose } from './tokens.ts'
import { compactValue } from './compact-value.ts'

export type Street = { readonly name: readonly string[]; readonly identity: string; readonly role: string }
/** The name of the street of an address, where it has one. */
export function toStreet({ kind, role, value }: KnownValue): Street[] {
  const name = kind === 'address' ? streetName(value) : []
  return name.length === 0 ? [] : [{ name, role, identity: `value:${compactValue(value)}` }]
}

/** Words that lead to a street of one word: `on Larkspur`. */
const towards = new Set('on at off along near from to corner'.split(' '))

/** Names of streets without their number and kind, with capitals; those of one word behind a word that leads to a place. */
export function findStreets(view: PlainView, tokens: readonly Token[], streets: readonly Street[]): Sighting[] {
  return streets.flatMap(({ name, identity, role }) =>
    tokens.flatMap(({ lower, start, isCapital }, at) => {
      const last = tokens[at + name.length - 1]
      if (lower !== name[0] || !isCapital || !last) return []
      const isName = name.every(
        (word, step) =>
          tokens[at + step]?.lower === word && (step === 0 || isClose(view, tokens[at + step - 1], tokens[at + step])),
      )
      const isLed = name.length > 1 || towards.has(tokens[at - 1]?.lower ?? '')
      return isName && isLed && last.isCapital
        ? [{ start, end: last.end, identity, role, word: 'Address' as const }]
        : []
    }),
  )
}
