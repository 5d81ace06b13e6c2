import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { MapDecisions } from '#domain/case-map/making/decisions.ts'
import { recordValues } from '#domain/clients/client-record.ts'
import { earlierOf, easternDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput, DraftingTool } from '#domain/drafting/tool.ts'
import { choicesOf } from '#domain/questionnaire/question.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import { findAccount, readAttorney } from '#server/features/accounts/index.ts'
import { findClient, toRecord } from '#server/features/clients/index.ts'
import { findAnswers, findTool } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import { readCaseDocuments, stampOfDocuments } from './case-documents.ts'
import { makeMapInThread } from './map-in-thread.ts'
import type { MapPlace } from './store.ts'

/** A tool that has a case map; 404 for any other. */
export function findMappedTool(type: string): DraftingTool & Required<Pick<DraftingTool, 'caseRules'>> {
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

/** Makes the map of the saved answers with these decisions. 404 when the client is not the owner's. */
export async function makeMapOfCase(services: Services, place: MapPlace, decisions: MapDecisions): Promise<CaseMap> {
  const tool = findMappedTool(place.type)
  const input = await readSavedInput(services, place, tool)
  const { documents } = await readCaseDocuments(services.database, place, choicesOf(input.answers, 'documents'))
  const { answers, client, filingDate } = input
  return makeMapInThread(
    { tool: place.type, asOf: filingDate, answers, client, rules: tool.caseRules(input), documents },
    decisions,
  )
}

/** The saved answers as the tool's input; what is wrong with them is told elsewhere. */
async function readSavedInput({ database, now }: Services, place: MapPlace, tool: DraftingTool): Promise<DraftInput> {
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
  const attorney = await readAttorney(database, account)
  return { draftId: '', answers, givenAnswers: given, client, attorney, filingDate, sources: [] }
}
