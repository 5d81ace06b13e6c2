import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { isOfSameParagraph } from './adverse.ts'
import type { Pen } from './pen.ts'

/** A cause that a clinic wrote down as somebody gave it, other than the account has it, and why it was given so. */
export type CauseGiven = {
  readonly fact: CaseFact
  readonly cause: string
  readonly exhibits: readonly string[]
  readonly why: readonly string[]
  readonly explainedBy: readonly string[]
  /** What tells why. */
  readonly reasons: readonly CaseFact[]
}

const clinical = /\b(?:hospital|clinic\w*|medical|discharge|dental|doctor|dr\.|certificate|admission|health)\b/iu
const given =
  /\b(?:cause|mechanism|history|origin)(?: (?:as )?(?:given|stated|reported)(?: by [\p{L} ]{2,30}?)?)?: ?[“"]?([\p{L} ]{4,60})|\b(?:patient|attendant|relatives?|family)(?: (?:states?|stated|says?|said|reports?|reported))?(?: that (?:he|she))?: ?[“"]?((?:fell|fall|slipped|accident)[\p{L} ]{0,40})/iu
const accident =
  /\b(?:accident\w*|electrical|fell|fall|slipped|traffic|kitchen|cooking|stairs|burst|sport|football)\b/iu

/** What clinics wrote down as an accident; with the words of the papers that tell why they were told so. */
export function causesGiven(pen: Pen): CauseGiven[] {
  const { map } = pen
  const papers = new Set(map.exhibits.filter(({ title }) => clinical.test(title)).map(({ id }) => id))
  return liveFacts(map).flatMap((fact) => {
    const places = passagesOf(map, fact)
    const found = given.exec(fact.asTold ?? fact.statement)
    const cause = trimEndOf((found?.[1] ?? found?.[2] ?? '').trim(), '.,; ')
    if (!places.some(({ document }) => papers.has(document)) || !accident.test(cause)) return []
    const told = liveFacts(map).filter((other) => other.id !== fact.id && saysSo(other, cause, pen))
    const reasons = told.flatMap((one) => [
      one,
      ...liveFacts(map).filter((other) => other.id !== one.id && isReason(other) && isOfSameParagraph(one, other, pen)),
    ])
    const chosen = reasons.flatMap((one) => passagesOf(map, one).slice(0, 1))
    const words = [...new Set(chosen.map(({ words: said }) => said))].slice(0, 2)
    return [
      {
        fact,
        cause,
        exhibits: exhibitTokens(map, places),
        why: words.map(inMarks),
        explainedBy: exhibitTokens(map, chosen.slice(0, 2)),
        reasons: reasons.slice(0, 2),
      },
    ]
  })
}

/** Somebody tells of having said so: `When the hospital asked I said that it was an electrical fire`. */
function saysSo(fact: CaseFact, cause: string, { map }: Pen): boolean {
  const rare = cause.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const words = passagesOf(map, fact)
    .filter(({ speaker }) => speaker !== undefined)
    .map((passage) => passage.words.toLowerCase())
    .join(' ')
  return (
    /\b(?:said|told|answered)\b/u.test(words) &&
    rare.length > 0 &&
    rare.every((word) => words.includes(word) || /^(?:shop|house|home)$/u.test(word))
  )
}

const isReason = ({ statement, asTold }: CaseFact): boolean =>
  /\b(?:afraid|because|fear(?:ed)?|would (?:call|tell|ask|come)|told me to say)\b/iu.test(asTold ?? statement)

const inMarks = (words: string): string =>
  trimEndOf(
    curlyQuotes(
      words
        .replace(/^\d{1,3}\.\s+/u, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
    '.;,',
  )
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
