import type { SectionId } from './section-ids.ts'

/** How a letter begins; the writer gets one of them. */
const openings: readonly (readonly [pattern: string, advice: string])[] = [
  ['A', 'Begin with who you are, then the request, then the opinion.'],
  ['B', 'Begin with the request of counsel, then who you are, then the opinion.'],
  ['C', 'Begin with the question that you were asked, then who you are and the opinion.'],
  ['D', 'Begin with the field in which you give the opinion, then the request, then the opinion.'],
  ['E', 'Begin with what you read and why, then who you are, then the opinion.'],
  ['F', 'Begin with the opinion, then who you are and who asked for it.'],
]

const verbs: readonly (readonly string[])[] = [
  ['show', 'find', 'conclude', 'rest on'],
  ['demonstrate', 'observe', 'consider', 'draw on'],
  ['indicate', 'note', 'judge', 'rely on'],
  ['establish', 'see', 'hold', 'follow from'],
]

/** Who signs and why that person can judge comes first in each. */
const orders: readonly (readonly SectionId[])[] = [
  ['qualifications', 'relationship', 'materials', 'field'],
  ['qualifications', 'materials', 'relationship', 'field'],
  ['qualifications', 'field', 'relationship', 'materials'],
  ['qualifications', 'relationship', 'field', 'materials'],
]

/** A number from 0 that depends on the draft alone, the same every time. */
export function seedOf(draftId: string): number {
  let hash = 0x811c9dc5
  for (const character of draftId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The order of qualifications, relationship, materials and background in this draft. */
export function orderVariant(draftId: string): readonly SectionId[] {
  return orders[seedOf(draftId) % orders.length] ?? []
}

export type StyleSeed = { readonly opening: string; readonly advice: string; readonly verbs: readonly string[] }

/** What makes this letter read unlike another expert's: the way it opens and the verbs it prefers. */
export function styleSeed(draftId: string): StyleSeed {
  const seed = Math.floor(seedOf(draftId) / orders.length)
  const [opening = 'A', advice = ''] = openings[seed % openings.length] ?? []
  return { opening, advice, verbs: verbs[Math.floor(seed / openings.length) % verbs.length] ?? [] }
}
