import type { SavedAnswers } from '#contract/answers.ts'
import { AppError } from '#contract/errors.ts'
import { recordValues } from '#domain/clients/client-record.ts'
import { earlierOf, easternDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput, DraftingTool } from '#domain/drafting/tool.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { readAttorney, signerFor } from '#server/features/accounts/index.ts'
import { findClient, toRecord } from '#server/features/clients/index.ts'
import { readSources } from '#server/features/records/index.ts'
import { findChosenTemplate } from '#server/features/templates/index.ts'
import type { Services } from '#server/services.ts'
import type { StoredAnswers } from './store.ts'
import { modelNotice } from '#server/asking/choose-writer.ts'

/** The answers with what the rules say of them as they stand. */
export async function describe(
  services: Services,
  { account, ownerId }: { readonly account: Account; readonly ownerId: string },
  tool: DraftingTool,
  clientId: string,
  { answers: given, version, savedAt }: StoredAnswers,
): Promise<SavedAnswers> {
  const row = await findClient(services.database, ownerId, clientId)
  if (!row) throw new AppError('not-found')
  const client = toRecord(row)
  const filing = given['filing_date']
  const filingDate = isIsoDate(filing) ? filing : easternDate(services.now())
  const today = earlierOf(filingDate, easternDate(services.now()))
  const { answers, given: all } = checkAnswers(tool.questionnaire, given, recordValues(client), today)
  const owner = { ownerId, clientId, templatesOf: account.id }
  const attorney = await readAttorney(services.database, await signerFor(services.database, account, owner))
  const chosen = await ifReadable(findChosenTemplate(services, account.id, answers))
  const read = await ifReadable(readSources(services.database, owner, tool.questionnaire, answers))
  const input: DraftInput = {
    draftId: '',
    answers,
    givenAnswers: all,
    client,
    attorney,
    filingDate,
    sources: read?.sources ?? [],
    ...(chosen && { template: chosen.template }),
  }
  const opened = tool.open(input)
  return {
    answers: given as SavedAnswers['answers'],
    version,
    saved_at: savedAt === null ? null : new Date(savedAt).toISOString(),
    checks: opened.check(),
    facts: opened.facts() as SavedAnswers['facts'],
    sections: opened.plan().length,
    suggestions: opened.suggest().map(({ question, first }) => ({ question, first: [...first] })),
    ...modelNotice(services, tool, answers, given),
  }
}

/** What cannot be had now (a record that is gone, a file that is still being read) is told when the draft is requested. */
async function ifReadable<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
