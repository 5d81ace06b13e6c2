import type { CaseFact, CaseMap, FactSource } from '#domain/case-map/case-map.ts'
import { adverseFactsIn, exhibitOf, passagesOf } from '#domain/case-map/read-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { foldToWords } from '#domain/language/fold.ts'
import type { SourcePassage } from '#domain/findings/flag.ts'
import type { ReadSection } from '#domain/section-content/read.ts'
import type { Unnamed } from './from-old-case.ts'
import type { NamedFacts } from './from-named-facts.ts'

/** So much of a fact, and so many words of it, has to stand in one paragraph for the paragraph to state it. */
const [statedShare, statedLeast] = [0.5, 3]

/**
 * Facts against the client that the draft was to meet and states nowhere. A reader on the other side has them; a brief
 * that passes over them loses its credit. One flag for each, at the section that was to meet it.
 */
export function fromUnmetFacts(sections: readonly ReadSection[], rests: NamedFacts | undefined): Unnamed[] {
  if (!rests) return []
  const { map } = rests
  const planned = map.sections.flatMap(({ section }) =>
    sections.some(({ id }) => id === section)
      ? adverseFactsIn(map, section)
          .filter(({ fact }) => fact.sources.some(isTold))
          .map(({ fact }) => ({ section, fact }))
      : [],
  )
  const first = planned.filter(({ fact }, at) => planned.findIndex((one) => one.fact.id === fact.id) === at)
  if (first.length === 0) return []
  const isStated = statedIn(sections, rests)
  return first.filter(({ fact }) => !isStated(fact)).map(({ section, fact }) => toFlag(section, fact, map))
}

/** What software counted or the record holds is stated in many forms: it is checked where it stands. */
const isTold = ({ type }: FactSource) => type === 'passage' || type === 'answer' || type === 'attorney'

/** A fact is stated where its writer named it for words that still stand there, or where a paragraph says most of it. */
function statedIn(sections: readonly ReadSection[], { map, marks }: NamedFacts): (fact: CaseFact) => boolean {
  const named = new Set<string>()
  for (const { id, reading } of sections) {
    const folded = ` ${foldToWords(reading.text)} `
    for (const { words, facts } of marks[id] ?? [])
      if (facts.some((fact) => !named.has(fact)) && folded.includes(` ${foldToWords(words)} `))
        for (const fact of facts) named.add(fact)
  }
  const paragraphs = sections.flatMap(({ reading }) => reading.text.split('\n').map((text) => new Set(stemsOf(text))))
  const persons = new Set(map.persons.flatMap(({ full, short }) => stemsOf(`${full} ${short}`)))
  const isSaid = (words: string) => {
    const stems = [...new Set(stemsOf(words))].filter((stem) => !persons.has(stem))
    return paragraphs.some((paragraph) => {
      const shared = stems.filter((stem) => paragraph.has(stem)).length
      return shared >= Math.min(statedLeast, stems.length) && shared >= stems.length * statedShare
    })
  }
  return (fact) =>
    named.has(fact.id) ||
    [fact.statement, fact.asTold ?? '', ...passagesOf(map, fact).map(({ words }) => words)].some(
      (words) => words !== '' && isSaid(words),
    )
}

function toFlag(sectionId: string, fact: CaseFact, map: CaseMap): Unnamed {
  return {
    code: 'adverse-not-met',
    kind: 'Fill in',
    severity: 'amber',
    message: `The draft does not say this, which speaks against the client: ${fact.statement} This section was to state and answer it. Write it here, or leave the fact out under Evidence.`,
    place: { sectionId, start: 0, end: 0 },
    passages: passagesOf(map, fact).map((passage): SourcePassage => ({
      id: passage.document,
      title: exhibitOf(map, passage)?.title ?? 'A document',
      start: passage.start,
      end: passage.end,
      text: passage.words,
    })),
  }
}
