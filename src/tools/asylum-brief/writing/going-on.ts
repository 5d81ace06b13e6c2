import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import type { Pen } from './pen.ts'

/** An answer says `he` or `she`, and nothing tells which the client is: the word stays as it was said. */
export function isUnsure({ subject, sources }: CaseFact, { client }: Pen): boolean {
  return subject === 'applicant' && client.pronoun === undefined && sources.every(({ type }) => type === 'answer')
}

/** A document says `he` or `she`, and the reading took it for the client: the word stays, so that nobody is named wrongly. */
export function isTakenForClient(fact: CaseFact, { map }: Pen): boolean {
  return fact.wording.startsWith('{applicant') && passagesOf(map, fact).length > 0 && !isNamedBefore(fact, map)
}

/** The sentence before it in its paper names the client and nobody else but the writer. */
function isNamedBefore(fact: CaseFact, map: Pen['map']): boolean {
  const [passage] = passagesOf(map, fact)
  const before = map.passages
    .filter(
      ({ document, end, start }) =>
        document === passage?.document && end <= passage.start && passage.start - start < 400,
    )
    .toSorted((one, other) => other.end - one.end)[0]
  if (passage === undefined || before === undefined || passage.start - before.end > 3) return false
  const told = map.facts.filter(({ sources }) =>
    sources.some((one) => one.type === 'passage' && one.passage === before.id),
  )
  const persons = told.flatMap((one) => one.persons)
  return (
    told.some(({ wording }) => /\{applicant\b/u.test(wording)) &&
    persons.every((id) => id === 'applicant' || id === passage.speaker) &&
    !/\b(?:father|brother|son|husband|uncle|friend|mother|sister|daughter|wife|aunt|officer|man|woman)\b(?! of \{applicant)/iu.test(
      told.map(({ wording }) => wording).join(' '),
    )
  )
}

/** The one who wrote the paper says it of herself. */
export function isOfWriter(fact: CaseFact, { map }: Pen): boolean {
  const [passage] = passagesOf(map, fact)
  return (
    passage?.speaker !== undefined &&
    passage.speaker !== 'applicant' &&
    (fact.wording.includes(`{${passage.speaker}.`) || /(?<![\w-])(?:I|[Mm]y|me)(?![\w-])/u.test(fact.asTold ?? ''))
  )
}

/** Both stand in one paragraph of one document. */
export function sameParagraph(first: CaseFact, second: CaseFact, { map }: Pen): boolean {
  const [one] = passagesOf(map, first)
  const [other] = passagesOf(map, second)
  return (
    one !== undefined &&
    other !== undefined &&
    one.document === other.document &&
    (one.paragraph === undefined ? other.start - one.end <= 3 : one.paragraph === other.paragraph)
  )
}
