import type { StartedDraft } from '#contract/drafting.ts'
import { AppError } from '#contract/errors.ts'
import { recordValues } from '#domain/clients/client-record.ts'
import { earlierOf, easternDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { MapDocument } from '#domain/case-map/map-input.ts'
import type { DraftingTool, DraftInput } from '#domain/drafting/tool.ts'
import type { Check, FieldProblem } from '#domain/questionnaire/check.ts'
import { type Answers, choicesOf, type Questionnaire, questionsOf } from '#domain/questionnaire/question.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import { newId } from '#server/database/new-id.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { readAttorney, signerFor } from '#server/features/accounts/index.ts'
import { holdCredits, placeOf } from '#server/features/billing/index.ts'
import { documentSources, mapForDraft, readCaseDocuments } from '#server/features/case-map/index.ts'
import { findClient, toRecord } from '#server/features/clients/index.ts'
import { readSources } from '#server/features/records/index.ts'
import { findChosenTemplate, keepingTemplate } from '#server/features/templates/index.ts'
import { turnToLawInForce } from '#server/law/law-here.ts'
import type { Services } from '#server/services.ts'
import { addJob } from '#server/work/jobs.ts'
import { chooseWriter, modelNotice, withKnownModel } from '#server/asking/choose-writer.ts'
import { insertDraft } from './store.ts'
import { finishWithoutModel } from './finish-section.ts'
import { ownTick } from './own-tick.ts'
import { describeDraft } from './describe-draft.ts'

type Given = Readonly<Record<string, unknown>>

/** Who asks for a draft and pays, and whose the client is: their own, or their firm's. */
type Asking = { readonly account: Account; readonly ownerId: string }

/**
 * Takes a draft request: checks answers and rules, holds the credits and queues the draft in one transaction. A draft
 * that no model writes is finished at once. Throws `invalid-fields` with every problem and check, `not-found` for a
 * client of somebody else, and the refusals of the ledger.
 */
export async function startDraft(
  services: Services,
  asking: Asking,
  tool: DraftingTool,
  given: Given,
): Promise<StartedDraft> {
  const { account, ownerId } = asking
  await turnToLawInForce(services.law)
  const { opened, checks, chosen } = await readRequest(services, asking, tool, withKnownModel(tool, given))
  const { input } = opened
  const writer = chooseWriter(services, tool, input, given['provider'])
  const now = services.now()
  // Off only by the attorney's choice for this draft.
  const isShielded = given['privacy_shield'] !== 'no' && given['privacy_shield'] !== false
  const draft = describeDraft(ownerId, tool, opened, { checks, writer, now, isShielded })
  await ownTick()
  const plans = opened.plan()
  await keepingTemplate(services, draft, chosen, async (transaction) => {
    const charge = {
      draftId: draft.id,
      draftType: draft.type,
      credits: tool.identity.cost,
      now,
      place: placeOf(services),
    }
    await holdCredits(transaction, account, charge)
    await insertDraft(transaction, draft, plans)
    if (tool.identity.models.length === 0) await finishWithoutModel(transaction, opened, now)
    else await addJob(transaction, { kind: 'write-draft', subjectId: draft.id, runAt: now })
  })
  services.nudge.wake()
  const status = tool.identity.models.length === 0 ? 'ready' : 'queued'
  const { id, client_id, file_name } = draft
  const facts = JSON.parse(draft.facts) as StartedDraft['facts']
  return {
    id,
    draft_id: id,
    client_id,
    status,
    file_name,
    warnings: [...checks],
    facts,
    ...modelNotice(services, tool, input.answers, given),
  }
}

/** The request as an opened case, with what the rules found; throws when anything is in the way. */
async function readRequest(services: Services, { account, ownerId }: Asking, tool: DraftingTool, given: Given) {
  const now = services.now()
  const filing = given['filing_date']
  const dateProblem: FieldProblem[] =
    filing === undefined || filing === null || filing === '' || isIsoDate(filing)
      ? []
      : [{ name: 'filing_date', label: 'Filing date', message: 'Please enter a date.' }]
  // Only text can name a client: a number or a yes, which other questions take, is no client for the rules either.
  const clientId = typeof given['client_id'] === 'string' ? given['client_id'].trim() : ''
  const row = clientId === '' ? undefined : await findClient(services.database, ownerId, clientId)
  if (clientId !== '' && !row) throw new AppError('not-found')
  const client = row ? toRecord(row) : emptyRecord
  const filingDate = isIsoDate(filing) ? filing : easternDate(now)
  const owner = { ownerId, clientId: client.id, templatesOf: account.id }
  const today = earlierOf(filingDate, easternDate(now))
  const sent = { ...given, client_id: clientId }
  const { answers, given: all, problems } = checkAnswers(tool.questionnaire, sent, recordValues(client), today)
  const chosen = await findChosenTemplate(services, account.id, answers)
  const read = await readSources(services.database, owner, tool.questionnaire, answers)
  const chosenSources = read.sources.filter(({ kind }) => kind !== 'template')
  const documents = await documentsOf(services, tool, owner, answers)
  const input: DraftInput = {
    draftId: newId(),
    answers,
    givenAnswers: all,
    client,
    attorney: await readAttorney(services.database, await signerFor(services.database, account, owner)),
    filingDate,
    sources: [...documentSources(documents, chosenSources), ...chosenSources],
    ...(chosen && { template: chosen.template }),
  }
  const others = [...problems, ...read.problems]
  const opened = tool.open(input)
  const found = opened.check()
  // Without a readable filing date no rule about dates can be judged; the errors of what was sent are still named.
  const refused = new Set(problems.map(({ name }) => name))
  const checks =
    dateProblem.length === 0
      ? found
      : found.filter(({ severity, field }) => severity === 'block' && field && refused.has(field))
  const problemsFound = [
    ...dateProblem,
    ...others.filter(({ name }) => name !== 'filing_date' || dateProblem.length === 0),
  ]
  refuse(tool.questionnaire, problemsFound, checks)
  const caseMap = await mapForDraft(services, ownerId, tool, input, documents)
  return { opened: caseMap ? tool.open({ ...input, caseMap }) : opened, checks, chosen }
}

/** The client's documents for a tool that has a case map or lists them as exhibits: those chosen, or all of them. */
async function documentsOf(
  { database }: Services,
  tool: DraftingTool,
  owner: { readonly ownerId: string; readonly clientId: string },
  answers: Answers,
): Promise<readonly MapDocument[]> {
  if (tool.listsDocuments !== true && !tool.caseRules) return []
  const { documents } = await readCaseDocuments(database, owner, choicesOf(answers, 'documents'))
  return documents
}

function refuse(questionnaire: Questionnaire, problems: readonly FieldProblem[], checks: readonly Check[]): void {
  const blocking = checks.filter(({ severity }) => severity === 'block')
  if (problems.length === 0 && blocking.length === 0) return
  const labels = new Map(questionsOf(questionnaire).map(({ name, label }) => [name, label]))
  const named = blocking.flatMap(({ field, message }) =>
    field === undefined || problems.some(({ name }) => name === field)
      ? []
      : [{ name: field, label: labels.get(field) ?? field, message }],
  )
  const code = problems.length > 0 ? 'invalid-fields' : 'blocked-by-checks'
  throw new AppError(code, { fields: [...problems, ...named], checks })
}

const emptyRecord = { id: '', first_name: '', middle_name: null, last_name: '', client: {}, spouse: {}, children: [] }
