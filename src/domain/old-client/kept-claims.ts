import { findSentences } from '#domain/language/sentences.ts'
import { lineKey, type SettledCase } from '#domain/template-sections/old-case.ts'
import type { Leftover } from './leftovers.ts'

/** What a claim that was kept says around the names and pronouns in it, in its order; in small letters. */
export type KeptClaim = readonly string[]

/** The claims on a client that the attorney kept as the firm's own text: each draft says them of its own client. */
export function keptClaimsOf({ found, sources }: SettledCase): KeptClaim[] {
  return found.stories
    .filter(({ slot, group }) => slot === 'claim' && sources[group] === 'own')
    .flatMap((claim): KeptClaim[] => {
      const inside = found.marks.filter(
        (mark) => lineKey(mark) === lineKey(claim) && claim.start <= mark.start && mark.end <= claim.end,
      )
      if (!inside.some(({ slot }) => slot === 'client' || slot === 'pronoun')) return []
      const pieces: string[] = []
      let at = 0
      for (const { start, end } of inside.toSorted((a, b) => a.start - b.start)) {
        pieces.push(claim.text.slice(at, start - claim.start))
        at = end - claim.start
      }
      const said = [...pieces, claim.text.slice(at)].map((piece) => piece.trim().toLowerCase())
      return [said.filter((piece) => /\p{L}{3}/u.test(piece))]
    })
    .filter((pieces) => pieces.join(' ').length >= 12)
}

/** The sentences of a text that say a kept claim of somebody, in order. */
export function findKeptClaims(text: string, claims: readonly KeptClaim[]): Leftover[] {
  if (claims.length === 0) return []
  return findSentences(text).flatMap(({ start, end }): Leftover[] => {
    // A gap before it asks for something else.
    const gap = /^(?:\[[^[\]]{1,80}\]\s{1,3}){1,4}/u.exec(text.slice(start, end))?.[0].length ?? 0
    const sentence = text.slice(start + gap, end)
    const lower = sentence.toLowerCase()
    return claims.some((pieces) => standInOrder(lower, pieces)) ? [{ start: start + gap, end, text: sentence }] : []
  })
}

function standInOrder(text: string, pieces: readonly string[]): boolean {
  let at = 0
  return pieces.every((piece) => {
    const found = text.indexOf(piece, at)
    at = found + piece.length
    return found !== -1
  })
}
