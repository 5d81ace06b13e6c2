import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { keepsFiguresAndDenials, meansTheSamePersons } from './same-persons.ts'
import { namedFromAfar } from './named-from-afar.ts'

/** What the gate reads beside a fact. */
export type GateSetting = {
  readonly map: CaseMap
  /** The text of a paper as it was read; empty where it is not at hand, and what the map keeps of it then stands for it. */
  readonly textOf: (document: string) => string
}

/**
 * The gate of every writer: whether the wording of a fact that rests on papers cannot be shown to say what they say, because
 * it may mean other persons, has a figure that they lack, or denies what they do not. Such a fact is quoted in the words of
 * its paper. What an attorney wrote or corrected, and what rests on answers alone, passes. `read`: the wording as it was read,
 * where the writer has added a day to it.
 */
export function isUnlikeItsPapers(fact: CaseFact, { map, textOf }: GateSetting, read = fact.wording): boolean {
  if (fact.state === 'corrected' || fact.sources.some(({ type }) => type === 'attorney')) return false
  const passages = passagesOf(map, fact)
  return (
    passages.length > 0 &&
    passages.every((passage) => {
      const { words, speaker } = passage
      const before = wordsBefore(passage, map, textOf(passage.document))
      return (
        !meansTheSamePersons({ wording: fact.wording, words, before, speaker, persons: map.persons }) ||
        !keepsFiguresAndDenials({ wording: read, words })
      )
    })
  )
}

/** Whether the wording names somebody, other than the client and whose paper it is, whom the paragraph calls only `he` or `she`. */
export function namesFromAfar(fact: CaseFact, { map, textOf }: GateSetting): boolean {
  const passages = passagesOf(map, fact)
  return (
    passages.length > 0 &&
    passages.every((passage) => {
      const { words, speaker } = passage
      const before = wordsBefore(passage, map, textOf(passage.document))
      return namedFromAfar({ wording: fact.wording, words, before, speaker, persons: map.persons }).some(
        (id) => id !== 'applicant',
      )
    })
  )
}

/** So many letters of a paper before a statement can say whom its pronouns mean. */
const near = 400

/** What stands before a passage in the same paragraph. */
function wordsBefore(passage: CasePassage, { passages }: CaseMap, text: string): string {
  const { document, start } = passage
  const from = Math.max(0, start - near)
  const before =
    text === ''
      ? passages
          .filter((one) => one.document === document && one.start >= from && one.end <= start && isOfSame(one, passage))
          .map(({ words }) => words)
          .join(' ')
      : text.slice(from, start)
  return before.split(/\n\s*\n/u).at(-1) ?? ''
}

const isOfSame = (one: CasePassage, other: CasePassage): boolean =>
  one.paragraph === other.paragraph && one.heading === other.heading
