import { mayBecomeStandIn, longestStandIn } from './stand-in.ts'
import type { Shield } from './shield.ts'
import { type StreamRestorer, restoreText, restoreUntil } from './restore.ts'

/** A restorer for one stream: however the reply is cut, all that it gives is `restoreText` of the whole. */
export function createRestorer(shield: Shield): StreamRestorer {
  let held = ''
  return {
    push(piece) {
      const text = held + piece
      const safe = certainLength(text)
      held = text.slice(safe)
      return restoreUntil(shield, text, safe)
    },
    end() {
      const rest = restoreText(shield, held)
      held = ''
      return rest
    },
  }
}

/** How much of a text cannot change its meaning by what follows: up to the first possible beginning of a stand-in. */
function certainLength(text: string): number {
  const isCut = /[\uD800-\uDBFF]$/.test(text)
  const whole = isCut ? text.length - 1 : text.length
  for (let from = Math.max(0, whole - longestStandIn); from < whole; from += 1)
    if (mayBecomeStandIn(text.slice(from, whole))) return from
  return whole
}
