import { findSentences } from '#domain/language/sentences.ts'
import { placeSection } from '#domain/section-content/placed.ts'
import type { DraftFlag } from '../draft-flag.ts'
import type { DraftSection } from '../draft-section.ts'

const longestClaim = 600

/**
 * What the draft says where it cites: the sentence before the citation where the citation stands alone, and the citation.
 * Undefined for anything but a citation in the text.
 */
export function claimOf(sections: readonly DraftSection[], { topic, place, quote }: DraftFlag): string | undefined {
  if (topic !== 'Citation' || !place || place.footnote !== undefined || quote === undefined) return undefined
  const section = sections.find(({ id }) => id === place.sectionId)
  if (!section) return undefined
  const { text } = placeSection(section.html)
  const lines = text.slice(0, place.start)
  const from = lines.lastIndexOf('\n') + 1
  const sentences = findSentences(text.slice(from)).map(({ start, end }) => ({ start: start + from, end: end + from }))
  const at = sentences.findLastIndex(({ start }) => start <= place.start)
  const own = sentences[at]
  if (!own) return undefined
  const standsAlone = text.slice(own.start, place.start).length < 24
  const start = standsAlone ? (sentences[at - 1]?.start ?? own.start) : own.start
  const claim = text.slice(start, Math.max(place.end, own.end)).trim()
  return claim.length > longestClaim ? undefined : claim
}
