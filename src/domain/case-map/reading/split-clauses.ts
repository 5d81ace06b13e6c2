import { countWords } from '#domain/language/sentences.ts'
import type { Range } from '#domain/section-content/read.ts'

/** Verbs of the third person that open a clause without a subject of its own. */
export const clauseVerbs =
  'has|had|is|was|does|takes|took|works|worked|lives|lived|pays|paid|suffers|suffered|needs|needed|cannot|sees|saw|earns|earned|sends|sent|receives|received|relies|depends|coaches|volunteers|cares|drives|supports|attends|attended|gets|teaches|taught|speaks|serves|served|owns|owes|led|leads'
const boundary = new RegExp(String.raw` and (?=(?:also |still |never |now )?(?:${clauseVerbs})\b)`, 'g')

const ofPassive =
  /\b(?:was|were|been) (?:\p{Ll}+ly )?(?:caught|stopped|arrested|held|detained|taken|found|seen|\p{Ll}{3,12}ed)\b/u

/**
 * `Mateo was diagnosed in 2023 and has therapy`: two statements of one subject, as two ranges; the second has no subject
 * of its own. Sentences with a relative clause, a condition or a quotation stay whole.
 */
export function splitClauses(text: string, start: number, end: number): Range[] {
  const sentence = text.slice(start, end)
  if (/\b(?:who|which|that|if|when|because|while|although|so)\b|[“"]/i.test(sentence)) return [{ start, end }]
  const ranges: Range[] = []
  let from = 0
  for (const { index } of sentence.matchAll(boundary)) {
    const first = sentence.slice(from, index)
    if (countWords(first) < 4 || countWords(sentence.slice(index + 5)) < 3) continue
    // `was caught at the border and sent back`: one passive of two verbs.
    if (ofPassive.test(first) && sentence.slice(index + 5).startsWith('sent ')) continue
    ranges.push({ start: start + from, end: start + index })
    from = index + ' and '.length
  }
  return [...ranges, { start: start + from, end }]
}
