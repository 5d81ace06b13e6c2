import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { DocumentHeading, DocumentPage } from '#server/reading/document-text.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { createRecordCalls } from './record-routes.ts'
import { searchAccount, searchClient } from './search.ts'
import { shapes } from './shapes.ts'
import { findText, ownRecord } from './store.ts'
import { openSigned } from './view-record.ts'

/** Documents, experts, cited sources, extra information and templates (specification 2, section 7). */
export function serveRecords(app: App, services: Services): void {
  serveDocuments(app, services)
  serveExperts(app, services)
  serveExtraExpert(app, services)
  serveExtraClient(app, services)
  serveCitations(app, services)
  serveTemplates(app, services)
  serveReading(app, services)
}

function serveDocuments(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.document)
  implement(app, services, api.listDocuments, ({ account, params: { clientId }, query, context }) =>
    calls.list(context, { ownerId: account.id, clientId }, query),
  )
  implement(app, services, api.createDocument, ({ account, params: { clientId }, context }) =>
    calls.create(context, { ownerId: account.id, clientId }),
  )
  implement(app, services, api.updateDocument, ({ account, params: { clientId, documentId }, context }) =>
    calls.change(context, { ownerId: account.id, clientId }, documentId),
  )
  implement(app, services, api.deleteDocument, ({ account, params: { clientId, documentId } }) =>
    calls.remove({ ownerId: account.id, clientId }, documentId),
  )
  implement(app, services, api.viewDocument, ({ account, params: { clientId, documentId }, query, context }) =>
    calls.view(context, { ownerId: account.id, clientId }, documentId, query.form),
  )
}

function serveExperts(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.expert)
  implement(app, services, api.listExperts, ({ account, params: { clientId }, query, context }) =>
    calls.list(context, { ownerId: account.id, clientId }, query),
  )
  implement(app, services, api.createExpert, ({ account, params: { clientId }, context }) =>
    calls.create(context, { ownerId: account.id, clientId }),
  )
  implement(app, services, api.updateExpert, ({ account, params: { clientId, expertId }, context }) =>
    calls.change(context, { ownerId: account.id, clientId }, expertId),
  )
  implement(app, services, api.deleteExpert, ({ account, params: { clientId, expertId } }) =>
    calls.remove({ ownerId: account.id, clientId }, expertId),
  )
  implement(app, services, api.viewExpert, ({ account, params: { clientId, expertId }, query, context }) =>
    calls.view(context, { ownerId: account.id, clientId }, expertId, query.form),
  )
}

function serveExtraExpert(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.extraExpert)
  implement(app, services, api.listExtraExpert, async ({ account, params: { clientId, expertId }, query, context }) => {
    const place = { ownerId: account.id, clientId, expertId }
    return notEmpty(await calls.list(context, place, query), query)
  })
  implement(app, services, api.createExtraExpert, ({ account, params: { clientId, expertId }, context }) =>
    calls.create(context, { ownerId: account.id, clientId, expertId }),
  )
  implement(app, services, api.viewExtraExpert, ({ account, params, query, context }) => {
    const { clientId, expertId, extraExpertId } = params
    return calls.view(context, { ownerId: account.id, clientId, expertId }, extraExpertId, query.form)
  })
  implement(
    app,
    services,
    api.updateExtraExpert,
    ({ account, params: { clientId, expertId, extraExpertId }, context }) =>
      calls.change(context, { ownerId: account.id, clientId, expertId }, extraExpertId),
  )
  implement(app, services, api.deleteExtraExpert, ({ account, params: { clientId, expertId, extraExpertId } }) =>
    calls.remove({ ownerId: account.id, clientId, expertId }, extraExpertId),
  )
}

function serveExtraClient(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.extraClient)
  implement(app, services, api.listExtraClient, async ({ account, params: { clientId }, query, context }) =>
    notEmpty(await calls.list(context, { ownerId: account.id, clientId }, query), query),
  )
  implement(app, services, api.createExtraClient, ({ account, params: { clientId }, context }) =>
    calls.create(context, { ownerId: account.id, clientId }),
  )
  implement(app, services, api.updateExtraClient, ({ account, params: { clientId, extraClientId }, context }) =>
    calls.change(context, { ownerId: account.id, clientId }, extraClientId),
  )
  implement(app, services, api.deleteExtraClient, ({ account, params: { clientId, extraClientId } }) =>
    calls.remove({ ownerId: account.id, clientId }, extraClientId),
  )
  implement(app, services, api.viewExtraClient, ({ account, params: { clientId, extraClientId }, query, context }) =>
    calls.view(context, { ownerId: account.id, clientId }, extraClientId, query.form),
  )
}

function serveCitations(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.citation)
  implement(app, services, api.listCitations, async ({ account, params: { clientId }, query, context }) => {
    const { tool_type: toolType, ...page } = query
    return notEmpty(await calls.list(context, { ownerId: account.id, clientId }, { ...page, toolType }), query)
  })
  implement(app, services, api.createCitation, ({ account, params: { clientId }, context }) =>
    calls.create(context, { ownerId: account.id, clientId }),
  )
  implement(app, services, api.updateCitation, ({ account, params, context }) =>
    calls.change(context, { ownerId: account.id }, params.citationId),
  )
  implement(app, services, api.deleteCitation, ({ account, params }) =>
    calls.remove({ ownerId: account.id }, params.citationId),
  )
  implement(app, services, api.viewCitation, ({ account, params, query, context }) =>
    calls.view(context, { ownerId: account.id }, params.citationId, query.form),
  )
}

function serveTemplates(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.template)
  implement(app, services, api.listTemplates, ({ account, query, context }) =>
    calls.list(context, { ownerId: account.id }, query),
  )
  implement(app, services, api.createTemplate, ({ account, context }) => calls.create(context, { ownerId: account.id }))
  implement(app, services, api.viewTemplate, ({ account, params, query, context }) =>
    calls.view(context, { ownerId: account.id }, params.briefId, query.form),
  )
  implement(app, services, api.updateTemplate, ({ account, params, context }) =>
    calls.change(context, { ownerId: account.id }, params.briefId),
  )
  implement(app, services, api.deleteTemplate, ({ account, params }) =>
    calls.remove({ ownerId: account.id }, params.briefId),
  )
}

function serveReading(app: App, services: Services): void {
  const { database } = services
  implement(app, services, api.readRecordText, async ({ account, params: { recordId } }) => {
    const row = await ownRecord(database, account.id, recordId)
    const found = await findText(database, row.id)
    return {
      text: found?.text ?? '',
      headings: JSON.parse(found?.headings ?? '[]') as DocumentHeading[],
      pages: JSON.parse(found?.pages ?? '[]') as DocumentPage[],
    }
  })
  implement(app, services, api.openFile, ({ params: { token } }) => openSigned(services, token))
  implement(app, services, api.searchClient, ({ account, params: { clientId }, query }) =>
    searchClient(services, account.id, clientId, query.q),
  )
  implement(app, services, api.searchAccount, ({ account, query }) => searchAccount(database, account.id, query.q))
}

/** These lists say that they are empty by 404 (specification 2, section 8); a search without a result is just empty. */
function notEmpty<Item>(items: Item[], { q, cursor }: { q?: string | undefined; cursor?: string | undefined }): Item[] {
  if (items.length === 0 && q === undefined && cursor === undefined) throw new AppError('not-found')
  return items
}
