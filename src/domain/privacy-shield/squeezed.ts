import type { Identity, Sighting } from './identity.ts'
import { viewPlainly, type PlainView } from './plain-view.ts'

const bareCharacter = /[\p{L}\p{N}]/u

/** Letters and digits alone, with the place of each in the view. */
function squeeze(lower: string): { bare: string; places: readonly number[] } {
  const places: number[] = []
  let bare = ''
  for (let at = 0; at < lower.length; at += 1) {
    const character = lower.charAt(at)
    const isPlain = (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9')
    if (!isPlain && (character < '\u0080' || !bareCharacter.test(character))) continue
    bare += character
    places.push(at)
  }
  return { bare, places }
}

/**
 * Long values and whole names of the shield, searched without regard to anything between their letters and digits: no spelling
 * escapes that. Offsets are into the original text.
 */
export function findSqueezed(
  { identities }: { identities: ReadonlyMap<string, Identity> },
  view: PlainView,
): Sighting[] {
  const { bare, places } = squeeze(view.lower)
  return [...identities].flatMap(([identity, { role, word, spellings }]) =>
    word === 'Token'
      ? []
      : spellings.flatMap((spelling) => {
          const needle = squeeze(viewPlainly(spelling).lower).bare
          if (!isTelling(needle, spelling)) return []
          return placesOf(bare, needle).map((at) => {
            const range = view.original(places[at] ?? 0, (places[at + needle.length - 1] ?? 0) + 1)
            return { ...range, identity, word, role }
          })
        }),
  )
}

/** Eight digits, or ten letters in more than one word: what a text has by chance in no place. */
function isTelling(needle: string, spelling: string): boolean {
  return /^\d+$/.test(needle) ? needle.length >= 8 : needle.length >= 10 && /[^\p{L}\p{N}]/u.test(spelling.trim())
}

function placesOf(bare: string, needle: string): number[] {
  const found: number[] = []
  for (let at = bare.indexOf(needle); at >= 0; at = bare.indexOf(needle, at + needle.length)) found.push(at)
  return found
}
