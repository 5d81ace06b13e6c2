import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { SectionSources } from '#contract/section-sources.ts'
import { factOf } from '#domain/case-map/read-map.ts'
import { sourcesOfSection } from '#domain/section-sources/sources-of-section.ts'
import { showPassage, showSourcePage } from '#server/features/case-map/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { draftFor, sectionOf } from './draft-access.ts'
import { findTool } from '#server/recipes.ts'
import { readFactMarks } from './read-fact-marks.ts'
import { inputOf } from './store.ts'
import { present } from './present-section-source.ts'

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
