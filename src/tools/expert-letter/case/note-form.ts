import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import type { SourceText } from '#domain/drafting/tool.ts'

/** Words of somebody else, and what lists a life or publications. */
export const ofOthers =
  /\b(?:declaration|affidavit|transcript|article|chapter|publications?|cv|curriculum|vitae?|r[ée]sum[ée]|bio|biograph\p{L}*)\b/iu

/** What is owed, agreed, counted or cited. */
const noNotes =
  /\b(?:invoice|receipt|retainer|contract|agreement|statistics|table|report|survey|study|newsletter|press|sources?|references|literature|list|fee)\b/iu

const ofLife =
  /\b(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|present|now|today)?(?!\d)|^(?:education|employment|experience|books|publications|awards|memberships?|member|licen[sc]es?|languages)\b|^(?:MD|M\.D\.|Ph\.?D|M\.?A|M\.?S|B\.?A|B\.?S|J\.?D|Psy\.?D|Diploma)\b/iu

/** How long a line of notes is at most on the average. */
const longestLine = 170

/**
 * Whether a paper of the expert has the form of notes, whatever its title: a mail, bullets, or short lines of which many
 * have no verb. A life in years has none of it, and neither has a page of prose.
 */
export function isInNoteForm({ title, text }: SourceText): boolean {
  if (ofOthers.test(title) || noNotes.test(title)) return false
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length < 3) return false
  if (lines.filter((line) => ofLife.test(line)).length * 3 > lines.length) return false
  if (text.length / lines.length > longestLine || lines.some((line) => /^=+ ?page \d|^page \d+ of \d+$/iu.test(line)))
    return false
  const isMail = lines.slice(0, 4).some((line) => /^(?:from|sent|subject)\s?:/iu.test(line))
  const bullets = lines.filter((line) => /^(?:[-–—*•]|\(?\d{1,2}[.)]) /u.test(line)).length
  const verbless = lines.filter((line) => !hasFiniteVerb(line)).length
  return isMail || bullets * 2 >= lines.length || verbless * 2 >= lines.length
}
