import type { FactSourceReply, SourcedFact } from '#contract/section-sources.ts'
import type { CaseFact, CaseMap, FactSource } from '#domain/case-map/case-map.ts'
import { type Questionnaire, questionsOf } from '#domain/questionnaire/question.ts'
import { restsOn } from '#domain/section-sources/sources-of-section.ts'

/** A fact of the case map as the page shows it beside a sentence: where it was told, in whose words. */
export function present(fact: CaseFact, map: CaseMap, questionnaire: Questionnaire): SourcedFact {
  const { passages, others } = restsOn(map, fact)
  return {
    id: fact.id,
    statement: fact.statement,
    state: fact.state,
    sources: [
      ...passages.map((passage): FactSourceReply => {
        const exhibit = map.exhibits.find(({ id }) => id === passage.document)
        return {
          type: 'passage',
          passage: passage.id,
          document: passage.document,
          title: exhibit?.title ?? 'A document',
          letter: exhibit?.letter ?? null,
          page: passage.page ?? null,
          paragraph: passage.paragraph ?? null,
          words: passage.words,
        }
      }),
      ...others.flatMap((source) => presentOther(source, questionnaire)),
    ],
  }
}

function presentOther(source: FactSource, questionnaire: Questionnaire): FactSourceReply[] {
  switch (source.type) {
    case 'answer': {
      const name = source.question.split('.')[0] ?? source.question
      const label = questionsOf(questionnaire).find((question) => question.name === name)?.label ?? 'An answer'
      return [{ type: 'answer', label, question: name }]
    }
    case 'record':
      return [{ type: 'record', label: fieldWords(source.field), question: null }]
    case 'computed':
      return [{ type: 'computed', label: source.how ?? 'Worked out from the answers and the record', question: null }]
    case 'attorney':
      return [{ type: 'attorney', label: 'Your own words on the step Evidence', question: null }]
    case 'passage':
      return []
  }
}

/** `children.0.date_of_birth` -> `child 1, date of birth`. */
function fieldWords(field: string): string {
  const parts = field.split('.')
  const name = (parts.at(-1) ?? field).replaceAll('_', ' ')
  if (parts[0] === 'children') return `child ${Number(parts[1]) + 1}, ${name}`
  return parts.length > 1 ? `${parts[0] ?? ''}, ${name}` : name
}
