import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { findRecord } from '#server/features/records/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { knowOldCase, presentOldCase, previewFor, settleOldCase } from './old-case.ts'
import { listSentForTemplate } from './model-requests-store.ts'
import { confirmSplit, knowSplit, presentSplit } from './split.ts'

/** The sections of templates: proposed, confirmed, remembered. */
export function serveTemplates(app: App, services: Services): void {
  const { database } = services

  async function ownTemplate(ownerId: string, id: string) {
    const record = await findRecord(database, { ownerId, kind: 'template' }, id)
    if (!record) throw new AppError('not-found')
    return record
  }

  implement(app, services, api.getTemplateSections, async ({ account, params }) => {
    const record = await ownTemplate(account.id, params.briefId)
    return presentSplit(record, await knowSplit(services, record))
  })

  implement(app, services, api.getOldCase, async ({ account, ownerId, params, query }) => {
    const record = await ownTemplate(account.id, params.briefId)
    const { reading } = await knowSplit(services, record)
    const known = await knowOldCase(services, record, reading)
    return presentOldCase(
      record,
      reading,
      known,
      await previewFor(services, { account, ownerId }, reading, known, query.client_id),
    )
  })

  implement(app, services, api.settleOldCase, async ({ account, ownerId, params, query, body }) => {
    const record = await ownTemplate(account.id, params.briefId)
    const { reading } = await knowSplit(services, record)
    const known = await knowOldCase(services, record, reading)
    const preview = await previewFor(services, { account, ownerId }, reading, known, query.client_id)
    const decisions = { sources: body.sources, together: body.together ?? [] }
    return presentOldCase(record, reading, await settleOldCase(services, record, known, decisions), preview)
  })

  implement(app, services, api.listSentForTemplate, async ({ account, params }) => {
    const record = await ownTemplate(account.id, params.briefId)
    return listSentForTemplate(database, record)
  })

  implement(app, services, api.confirmTemplateSections, async ({ account, params, body }) => {
    const record = await ownTemplate(account.id, params.briefId)
    await confirmSplit(services, record, body.sections, body.placeholder_fields)
    return presentSplit(record, await knowSplit(services, record))
  })
}
