import type { Teller } from './teller.ts'

/** Law that a brief says once: for a second relative the other words stand, or none. */
export function once(teller: Teller, text: string, otherwise = ''): string {
  if (teller.guard.isSaid(text)) return otherwise
  teller.guard.markSaid(text)
  return text
}
