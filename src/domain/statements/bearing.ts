import type { Statement } from './read-statements.ts'

/** `Never` is refuted by a single time, and is not borne out by `did not meet there`. */
export const isNever = ({ denied, sentence: { text } }: Statement) =>
  denied && /(?<!\p{L})(?:never|no|not any|none)(?!\p{L})/iu.test(text)
/** Denied or told of one time or place only. */
export const isLocal = ({ sentence: { text }, end, sentence }: Statement) =>
  /^[^.;,]{0,30}(?<!\p{L})(?:there|then|at that time|that (?:day|night|time|year)|at first|before|until|since|again)(?!\p{L})/iu.test(
    text.slice(end - sentence.start),
  )

/** What was filed: a petition of a relative says nothing of an application for a waiver. */
const filings: readonly RegExp[] = [
  /waiver|I-601|I-212/iu,
  /asylum|I-589|withholding/iu,
  /naturaliz|N-400/iu,
  /(?<!\p{L})visa(?!\p{L})|DS-160/iu,
  /petition|I-130|I-140|I-360/iu,
]
const kindsOf = ({ sentence: { text } }: Statement) => filings.filter((pattern) => pattern.test(text))

/** True when the file tells of a filing of another kind than the claim. */
export function isOtherFiling(claim: Statement, known: Statement): boolean {
  if (claim.concept !== 'earlier-filing' || known.denied) return false
  const [own, other] = [kindsOf(claim), kindsOf(known)]
  return own.length > 0 && other.length > 0 && !own.some((kind) => other.includes(kind))
}

/** What is told as over says no to a claim of today. */
export function deniedFor({ concept, sentence: { text } }: Statement, known: Statement): boolean {
  const isOver =
    lasting.test(concept) &&
    /(?<!\p{L})(?:still|currently|presently|now|is|are|owes?|remains?)(?!\p{L})/iu.test(text) &&
    over.test(known.sentence.text)
  return isOver ? true : known.denied
}
const lasting = /^(?:owes|proceedings|removed|employed|restraining-order|custody)$/
const over =
  /(?<!\p{L})(?:paid (?:it |them |that )?(?:off|in full)|paid since|rescinded|terminated|vacated|lifted|expired|ended|closed|lost custody|no longer)(?!\p{L})/iu
