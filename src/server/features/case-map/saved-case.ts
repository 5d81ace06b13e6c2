import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { MapInput } from '#domain/case-map/map-input.ts'
import type { MapDecisions } from '#domain/case-map/making/decisions.ts'
import { recordValues } from '#domain/clients/client-record.ts'
import { earlierOf, easternDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput, DraftingTool } from '#domain/drafting/tool.ts'
import { choicesOf } from '#domain/questionnaire/question.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import type { CaseMapRow } from '#server/database/tables/case-maps.ts'
import { findAccount, readAttorney, signerFor } from '#server/features/accounts/index.ts'
import { findClient, toRecord } from '#server/features/clients/index.ts'
import { findAnswers } from '#server/features/answers/index.ts'
import { findTool } from '#server/recipes.ts'
import { findChosenTemplate } from '#server/features/templates/index.ts'
import { readSources } from '#server/features/records/index.ts'
import type { Services } from '#server/services.ts'
import { documentSources, readCaseDocuments, stampOfDocuments } from './case-documents.ts'
import { makeMapInThread } from './map-in-thread.ts'
import { findReplies } from './requests-store.ts'
import type { MapPlace } from './store.ts'

export type MappedTool = DraftingTool & Required<Pick<DraftingTool, 'caseRules'>>

/** A tool that has a case map; 404 for any other. */
export function findMappedTool(type: string): MappedTool {
  const tool = findTool(type)
  const { caseRules } = tool
  if (!caseRules) throw new AppError('not-found')
  return { ...tool, caseRules }
}

/** Says what a map is made from without reading texts; it changes when answers, record, documents or the day do. */
export async function stampOfCase({ database, now }: Services, place: MapPlace): Promise<string> {
  const { ownerId, clientId, type } = place
  const client = await findClient(database, ownerId, clientId)
  if (!client) throw new AppError('not-found')
  const { version } = await findAnswers(database, ownerId, clientId, type)
  const stamp = [version, client.updated_at, easternDate(now()), await stampOfDocuments(database, place)].join('\n')
  return createHash('sha256').update(stamp).digest('hex')
}

/** The saved case: what a map is made of, and the input of a draft that would be made now. */
export type SavedCase = { readonly tool: MappedTool; readonly draft: DraftInput; readonly map: MapInput }

/** Reads all that a map is made from. 404 when the client is not the owner's. */
export async function readSavedCase(services: Services, place: MapPlace): Promise<SavedCase> {
  const tool = findMappedTool(place.type)
  const saved = await readSavedInput(services, place, tool)
  const { database } = services
  const { documents } = await readCaseDocuments(database, place, choicesOf(saved.answers, 'documents'))
  // A tool may choose the papers of its map by other questions; those are read as a draft reads them.
  const { sources } = await readSources(database, place, tool.questionnaire, saved.answers)
  const chosen = sources.filter(({ kind }) => kind !== 'template')
  const draft = { ...saved, sources: [...documentSources(documents, chosen), ...chosen] }
  const { answers, client, filingDate } = draft
  const map = { tool: place.type, asOf: filingDate, answers, client, rules: tool.caseRules(draft), documents }
  return { tool, draft, map }
}

/** Makes the map of the saved answers with these decisions, and with what a model read and planned before. */
export async function makeMapOfCase(
  services: Services,
  place: MapPlace,
  row: Pick<CaseMapRow, 'id'>,
  decisions: MapDecisions,
): Promise<CaseMap> {
  const { map } = await readSavedCase(services, place)
  const made = await makeMapInThread(map, decisions, await findReplies(services.database, row.id))
  return made.map
}

/** The saved answers as the tool's input; what is wrong with them is told elsewhere. */
async function readSavedInput(services: Services, place: MapPlace, tool: DraftingTool): Promise<DraftInput> {
  const { database, now } = services
  const { ownerId, clientId, type } = place
  const row = await findClient(database, ownerId, clientId)
  if (!row) throw new AppError('not-found')
  const client = toRecord(row)
  const saved = await findAnswers(database, ownerId, clientId, type)
  const filing = saved.answers['filing_date']
  const filingDate = isIsoDate(filing) ? filing : easternDate(now())
  const today = earlierOf(filingDate, easternDate(now()))
  const { answers, given } = checkAnswers(
    tool.questionnaire,
    { ...saved.answers, client_id: clientId },
    recordValues(client),
    today,
  )
  const account = await findAccount(database, ownerId)
  if (!account) throw new AppError('not-found')
  const attorney = await readAttorney(database, await signerFor(database, account, { ownerId, clientId }))
  const chosen = await findChosenTemplate(services, ownerId, answers)
  return {
    draftId: '',
    answers,
    givenAnswers: given,
    client,
    attorney,
    filingDate,
    sources: [],
    ...(chosen && { template: chosen.template }),
  }
}
