import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { FactSourceReply, SectionSources, SourcedFact } from '#contract/section-sources.ts'
import type { CaseFact, CaseMap, FactSource } from '#domain/case-map/case-map.ts'
import { factOf } from '#domain/case-map/read-map.ts'
import { type Questionnaire, questionsOf } from '#domain/questionnaire/question.ts'
import { restsOn, sourcesOfSection } from '#domain/section-sources/sources-of-section.ts'
import { showPassage, showSourcePage } from '#server/features/case-map/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { draftFor, sectionOf } from './draft-access.ts'
import { findTool } from '#server/recipes.ts'
import { readFactMarks } from './read-fact-marks.ts'
import { inputOf } from './store.ts'

/** Where the sentences of a draft come from, and the page on which each of them stands. */
export function serveSectionSources(app: App, services: Services): void {
  const { database } = services

  implement(app, services, api.getSectionSources, async ({ ownerId, params }) => {
    const draft = await draftFor(database, ownerId, params)
    const section = await sectionOf(database, draft, params.sectionId)
    const { caseMap } = inputOf(draft)
    if (!caseMap) return { version: section.version, sentences: [], facts: [] }
    const marks = await readFactMarks(database, section.draft_id, section.section_id)
    const sentences = sourcesOfSection(section.content, caseMap, marks[section.section_id] ?? [])
    const ids = [...new Set(sentences.flatMap(({ facts }) => facts))]
    const { questionnaire } = findTool(draft.type)
    return {
      version: section.version,
      sentences: sentences.map((sentence) => ({ ...sentence, facts: [...sentence.facts] })),
      facts: ids.flatMap((id) => {
        const fact = factOf(caseMap, id)
        return fact ? [present(fact, caseMap, questionnaire)] : []
      }),
    } satisfies SectionSources
  })

  implement(app, services, api.getDraftPassage, async ({ ownerId, params }) => {
    const draft = await draftFor(database, ownerId, params)
    const { caseMap } = inputOf(draft)
    const passage = caseMap?.passages.find(({ id }) => id === params.passageId)
    if (!caseMap || !passage) throw new AppError('not-found')
    return showPassage(database, { ownerId: draft.owner_id, clientId: draft.client_id }, caseMap, passage)
  })

  implement(app, services, api.getSourcePage, async ({ ownerId, params, query }) => {
    const draft = await draftFor(database, ownerId, params)
    const { sources, caseMap } = inputOf(draft)
    const source = sources.find(({ id }) => id === params.sourceId)
    if (!source || query.start >= query.end || query.end > source.text.length) throw new AppError('not-found')
    return showSourcePage(database, { ownerId: draft.owner_id, clientId: draft.client_id }, caseMap, {
      ...source,
      ...query,
    })
  })
}

function present(fact: CaseFact, map: CaseMap, questionnaire: Questionnaire): SourcedFact {
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
