import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { isProse } from '#domain/case-map/making/noted-sentence.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { isFromNotes } from './notes-on-file.ts'
import type { Pen } from './pen.ts'

/**
 * What counsel noted in a whole sentence whose `she` only the sentence before it explains: it is told as it stands, right
 * behind that sentence, so that a reader takes it as the notes mean it. The question that counsel put goes before its answer.
 * Undefined where it can be told in ours, where it is no sentence, or where what explains it is not told before it.
 */
export function asNoted(fact: CaseFact, before: CaseFact | undefined, pen: Pen): string | undefined {
  if (!isFromNotes(fact, pen) || !(fact.quoteOnly === true || pen.isInDoubt(fact))) return undefined
  const words = wordsOf(fact, pen)
  if (isPutQuestion(words) || !isProse(words)) return undefined
  const last = before !== undefined && standsRightBefore(before, fact, pen) ? wordsOf(before, pen) : undefined
  if (last !== undefined && isPutQuestion(last) && opensOnClient(words, pen))
    return houseStyle(`${last.replace(/[.?]$/u, '')}, {applicant.subj} ${words.replace(/^\p{L}+ /u, '')}`)
  if (last !== undefined || !leans.test(words)) return houseStyle(words)
  // A paragraph that opens on `She` opens on the client of the notes.
  return isFirstOfParagraph(fact, pen) && opensOnClient(words, pen)
    ? houseStyle(words.replace(/^\p{L}+ /u, '{applicant.subj} '))
    : undefined
}

/** `Asked whether she could live in Port Moresby.`: told with what was answered. */
export const isPutQuestion = (words: string): boolean =>
  /^Asked (?:about|whether|if|why|how|what|where|when|who)\b[^.;]{3,120}[.?]?$/u.test(words)

export const isQuestionOfCounsel = (fact: CaseFact, pen: Pen): boolean =>
  isFromNotes(fact, pen) && isPutQuestion(wordsOf(fact, pen))

const wordsOf = (fact: CaseFact, { map }: Pen): string =>
  (passagesOf(map, fact)[0]?.words ?? fact.asTold ?? fact.wording).replaceAll(/\s+/gu, ' ').trim()

const opensOnClient = (words: string, { client: { pronoun } }: Pen): boolean =>
  pronoun !== undefined && new RegExp(`^${pronoun} `, 'iu').test(words)
/** Who or what is meant stands in the sentence before. */
const leans = /^(?:Then )?(?:He|She|They|It|His|Her|Their|Its)\b|\b(?:it|them)\b/u

function isFirstOfParagraph(fact: CaseFact, { map }: Pen): boolean {
  const [own] = passagesOf(map, fact)
  return !map.passages.some(
    (one) =>
      one.document === own?.document &&
      one.paragraph === own.paragraph &&
      one.heading === own.heading &&
      one.start < own.start,
  )
}

/** The statement before it in the paper, of the same paragraph. */
function standsRightBefore(before: CaseFact, fact: CaseFact, { map }: Pen): boolean {
  const [one, next] = [passagesOf(map, before)[0], passagesOf(map, fact)[0]]
  return (
    one !== undefined &&
    next !== undefined &&
    one.document === next.document &&
    one.paragraph === next.paragraph &&
    one.heading === next.heading &&
    next.start >= one.start &&
    next.start - one.end <= 1
  )
}
