import type { CaseFact } from '#domain/case-map/case-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import type { Pen } from '../pen.ts'
import { earlyRecord } from '../places-of-testimony.ts'
import type { SectionText } from '../section-text.ts'
import { act } from '../wording.ts'

/** A record of an officer to whom the client spoke before. */
export const isEarlyAnswer = (fact: CaseFact, { map }: Pen): boolean =>
  passagesOf(map, fact).some(({ document }) =>
    earlyRecord.test(map.exhibits.find(({ id }) => id === document)?.title ?? ''),
  )

/** What an officer wrote down before, by itself: the other side reads it beside the account, so counsel is asked where they part. */
export function tellEarlyAnswers(text: SectionText, pen: Pen, early: readonly CaseFact[]): void {
  if (early.length === 0) return
  text
    .paragraph('What was written down before')
    .law(
      `Statements are compared in the light of the circumstances in which each was made. ${act('ina208b1biii', '208(b)(1)(B)(iii)')}.`,
    )
    .tell(early)
  for (const fact of early) {
    const other = deniedThen(fact, pen)
    if (other !== undefined)
      text.gap(
        `EXPLAIN: “NO” WAS WRITTEN DOWN HERE, AND THE ACCOUNT SAYS: ${other.statement.replace(/[.]$/u, '').toUpperCase()}`,
      )
  }
}

/** `Asked “Were you a member of a party,” she answered: “No.”`, where the file says that she is one. */
function deniedThen(fact: CaseFact, { map }: Pen): CaseFact | undefined {
  const [, asked] = /^Asked “([^”]{5,200})”[^“]{0,80}“No\b/u.exec(fact.wording) ?? []
  if (asked === undefined) return undefined
  const own = stemsOf(asked).filter((stem) => stem.length > 3)
  const topic = deniedTopics.find(([question]) => question.test(asked))?.[1]
  // What a paper tells goes before a note of the interview.
  const papersFirst = map.facts.toSorted(
    (a, b) =>
      Number(b.sources.some(({ type }) => type === 'passage')) -
      Number(a.sources.some(({ type }) => type === 'passage')),
  )
  const told =
    topic &&
    papersFirst.find(
      (other) =>
        other.negated !== true &&
        other.kind !== 'country' &&
        !other.wording.startsWith('Asked “') &&
        topic.test(other.wording),
    )
  if (told) return told
  return map.facts.find(
    (other) =>
      other.id !== fact.id &&
      other.negated !== true &&
      other.subject === 'applicant' &&
      !other.wording.startsWith('Asked “') &&
      (other.kind === fact.kind ? 1 : 2) <= stemsOf(other.statement).filter((stem) => own.includes(stem)).length,
  )
}

/** What such a question asks, with the words by which the file says that it was so. */
const deniedTopics: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:arrested|detained|jail|prison|custody)\b/iu,
    /\{applicant(?:\.\p{Ll}+)?\} (?:was|were|had been) (?:\p{Ll}+ ){0,2}(?:arrested|detained|jailed|imprisoned|held)\b|\b(?:arrested|detained|jailed|imprisoned) \{applicant/iu,
  ],
  [
    /\b(?:asylum|refuge|protection|refugee)\b[^.?]{0,40}\b(?:another|other|any)\b|\b(?:another|other) (?:country|place)\b[^.?]{0,60}\b(?:asylum|refuge)/iu,
    /\{applicant(?:\.\p{Ll}+)?\} (?:asked|applied) for (?:refuge|asylum|protection|refugee status)\b/iu,
  ],
]
