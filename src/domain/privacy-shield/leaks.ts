import { viewPlainly } from './plain-view.ts'
import { findSightings, type Shield } from './shield.ts'

/** Something that must not leave. Neither value nor words: it may stand in a log. */
export type Leak = { readonly role: string; readonly at: number }

/**
 * The last look at what is about to be sent, as it will be sent (JSON and all). Anything found means: do not send. Looks
 * twice: as the shield does, and once more with everything but letters and digits removed, which no spelling escapes.
 */
export function findLeaks(shield: Shield, payload: string): Leak[] {
  const seen = findSightings(shield, payload)
    .filter(({ identity, role }) => !identity.startsWith('literal:') && role !== 'number' && role !== 'card number')
    .map(({ role, start }) => ({ role, at: start }))
  return [...seen, ...findSqueezed(shield, payload)]
}

/** Long values and whole names, searched without regard to anything between their letters and digits. */
function findSqueezed(shield: Shield, payload: string): Leak[] {
  const squeezed = squeeze(payload)
  return [...shield.identities.values()].flatMap(({ role, word, spellings }) =>
    word === 'Token'
      ? []
      : spellings.flatMap((spelling) => {
          const needle = squeeze(spelling)
          const isLong = /^\d+$/.test(needle)
            ? needle.length >= 8
            : needle.length >= 10 && /[^\p{L}\p{N}]/u.test(spelling.trim())
          const at = isLong ? squeezed.indexOf(needle) : -1
          return at < 0 ? [] : [{ role, at }]
        }),
  )
}

const squeeze = (text: string) => viewPlainly(text).lower.replaceAll(/[^\p{L}\p{N}]/gu, '')
