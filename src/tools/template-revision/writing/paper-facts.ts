import type { CaseFact } from '#domain/case-map/case-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { tellFacts } from './say-facts.ts'

/**
 * What the picked documents tell of the client, a sentence with its exhibit for each: facts for the places where the
 * template told its earlier client's story. What only can be quoted, lines of a record, and what the attorney has told are
 * not among them. Marks stand for exhibits until the section is written.
 */
export function factsOfPapers(input: DraftInput, documents: readonly SourceText[]): string[] {
  const { caseMap, answers } = input
  if (!caseMap) return []
  const picked = new Set(documents.map(({ id }) => id))
  const told = sentencesOf(textOf(answers, 'additional_facts') ?? '').map((sentence) => new Set(stemsOf(sentence)))
  const isTold = ({ statement }: CaseFact) => {
    const own = stemsOf(statement)
    return told.some((stems) => own.filter((stem) => stems.has(stem)).length >= own.length * 0.75)
  }
  return liveFacts(caseMap).flatMap((fact) => {
    const isOfPaper = passagesOf(caseMap, fact).some(({ document }) => picked.has(document))
    if (!isOfPaper || fact.quoteOnly || !hasFiniteVerb(fact.statement) || isTold(fact)) return []
    const said = tellFacts([fact], caseMap, input)
    return said === '' || said.includes('⟦gap:') ? [] : [said]
  })
}
