import { api } from '#contract/api.ts'
import { docxType } from '#contract/draft-files.ts'
import { AppError } from '#contract/errors.ts'
import { identifiersOf } from '#domain/draft-checks/other-clients.ts'
import { generalAnswers } from '#domain/questionnaire/general-answers.ts'
import { attachmentHeader } from '#server/http/content-disposition.ts'
import { isSessionLive } from '#server/http/authenticate.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { refuseOpenFinal } from './decision-routes.ts'
import { writeDraftFile } from './file/draft-file.ts'
import { draftFor } from './draft-access.ts'
import { composeDraft } from './compose-draft.ts'
import { presentDraft } from './present-draft.ts'
import { findTool } from '#server/recipes.ts'
import { findSections, inputOf } from './store.ts'
import { watchDraft } from './watch-draft.ts'
import type { SavedAnswers } from '#contract/answers.ts'

/** The calls on one draft: read it, watch it, take its general answers and its file. */
export function serveOneDraft(app: App, services: Services): void {
  const { database } = services

  implement(app, services, api.getDraft, async ({ ownerId, params }) =>
    presentDraft(database, await draftFor(database, ownerId, params)),
  )

  implement(app, services, api.readDocument, async ({ ownerId, params }) => {
    const row = await draftFor(database, ownerId, params)
    return composeDraft(row, await findSections(database, row.id))
  })

  implement(app, services, api.readGeneralAnswers, async ({ ownerId, params }) => {
    const row = await draftFor(database, ownerId, params)
    const { answers, client } = inputOf(row)
    const { names, values } = identifiersOf(client)
    const found = generalAnswers(findTool(row.type).questionnaire, answers, [row.client_name, ...names, ...values])
    return { ...found, answers: found.answers as SavedAnswers['answers'], taken: [...found.taken] }
  })

  implement(app, services, api.watchDraft, async ({ account, ownerId, session, stillMay, params, context }) => {
    const { id } = await draftFor(database, ownerId, params)
    const read = async () => presentDraft(database, await draftFor(database, ownerId, params))
    const goesOn = async () => (await isSessionLive(services, session.id)) && (await stillMay())
    // What is shared can be taken back at any moment; what is one's own ends with the session.
    return watchDraft(context, services, id, { read, goesOn, ...(ownerId !== account.id && { stillMay }) })
  })

  implement(app, services, api.downloadDraft, async ({ ownerId, params, query, context }) => {
    const row = await draftFor(database, ownerId, params)
    if (row.state !== 'ready') throw new AppError('not-now')
    if (query.form === 'clean') await refuseOpenFinal(services, row)
    return context.body(await writeDraftFile(services, row, query), 200, {
      'Content-Type': docxType,
      'Content-Disposition': attachmentHeader(nameOf(row.file_name, query.form)),
    })
  })
}

const formNames = { clean: '', tracked: ' (tracked changes)', sources: ' (with sources)' } as const

/** The clean file bears the draft's own name, the others say what they are. */
function nameOf(fileName: string, form: keyof typeof formNames): string {
  return fileName.replace(/\.docx$/, `${formNames[form]}.docx`)
}
