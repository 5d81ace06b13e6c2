import { type Candidate, isTemplateCode } from './score-paragraph.ts'

/** True when one of the next `reach` paragraphs with text has twelve words or more, or is a shorter whole sentence. */
export function proseFollows(candidates: readonly Candidate[], index: number, reach: number): boolean {
  let seen = 0
  for (let next = index + 1; next < candidates.length && seen < reach; next += 1) {
    const { words, text, paragraph } = candidates[next] ?? { words: 0, text: '', paragraph: { table: null } }
    if (words === 0 || isTemplateCode(text)) continue
    const isSentence = words >= 12 || (words >= 7 && /\p{Ll}/u.test(text) && /[.;]\]?$/.test(text))
    if (isSentence && !paragraph.table) return true
    seen += 1
  }
  return false
}
