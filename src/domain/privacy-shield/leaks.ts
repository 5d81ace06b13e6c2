import { viewPlainly } from './plain-view.ts'
import { findSightings, type Shield } from './shield.ts'
import { findSqueezed } from './squeezed.ts'

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
  return [...seen, ...findSqueezed(shield, viewPlainly(payload)).map(({ role, start }) => ({ role, at: start }))]
}
