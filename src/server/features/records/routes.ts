import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { sourcesOf } from '#server/access/sources.ts'
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
  implement(app, services, api.listDocuments, ({ ownerId, params: { clientId }, query, context }) =>
    calls.list(context, { ownerId, clientId }, query),
  )
  implement(app, services, api.createDocument, ({ ownerId, params: { clientId }, context }) =>
    calls.create(context, { ownerId, clientId }),
  )
  implement(app, services, api.updateDocument, ({ ownerId, params: { clientId, documentId }, context }) =>
    calls.change(context, { ownerId, clientId }, documentId),
  )
  implement(app, services, api.deleteDocument, ({ ownerId, params: { clientId, documentId } }) =>
    calls.remove({ ownerId, clientId }, documentId),
  )
  implement(app, services, api.viewDocument, ({ account, ownerId, params: { clientId, documentId }, query, context }) =>
    calls.view(context, { ownerId, clientId }, documentId, { form: query.form, readerId: account.id }),
  )
}

function serveExperts(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.expert)
  implement(app, services, api.listExperts, ({ ownerId, params: { clientId }, query, context }) =>
    calls.list(context, { ownerId, clientId }, query),
  )
  implement(app, services, api.createExpert, ({ ownerId, params: { clientId }, context }) =>
    calls.create(context, { ownerId, clientId }),
  )
  implement(app, services, api.updateExpert, ({ ownerId, params: { clientId, expertId }, context }) =>
    calls.change(context, { ownerId, clientId }, expertId),
  )
  implement(app, services, api.deleteExpert, ({ ownerId, params: { clientId, expertId } }) =>
    calls.remove({ ownerId, clientId }, expertId),
  )
  implement(app, services, api.viewExpert, ({ account, ownerId, params: { clientId, expertId }, query, context }) =>
    calls.view(context, { ownerId, clientId }, expertId, { form: query.form, readerId: account.id }),
  )
}

function serveExtraExpert(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.extraExpert)
  implement(app, services, api.listExtraExpert, async ({ ownerId, params: { clientId, expertId }, query, context }) => {
    const place = { ownerId, clientId, expertId }
    return notEmpty(await calls.list(context, place, query), query)
  })
  implement(app, services, api.createExtraExpert, ({ ownerId, params: { clientId, expertId }, context }) =>
    calls.create(context, { ownerId, clientId, expertId }),
  )
  implement(app, services, api.viewExtraExpert, ({ account, ownerId, params, query, context }) => {
    const { clientId, expertId, extraExpertId } = params
    return calls.view(context, { ownerId, clientId, expertId }, extraExpertId, {
      form: query.form,
      readerId: account.id,
    })
  })
  implement(
    app,
    services,
    api.updateExtraExpert,
    ({ ownerId, params: { clientId, expertId, extraExpertId }, context }) =>
      calls.change(context, { ownerId, clientId, expertId }, extraExpertId),
  )
  implement(app, services, api.deleteExtraExpert, ({ ownerId, params: { clientId, expertId, extraExpertId } }) =>
    calls.remove({ ownerId, clientId, expertId }, extraExpertId),
  )
}

function serveExtraClient(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.extraClient)
  implement(app, services, api.listExtraClient, async ({ ownerId, params: { clientId }, query, context }) =>
    notEmpty(await calls.list(context, { ownerId, clientId }, query), query),
  )
  implement(app, services, api.createExtraClient, ({ ownerId, params: { clientId }, context }) =>
    calls.create(context, { ownerId, clientId }),
  )
  implement(app, services, api.updateExtraClient, ({ ownerId, params: { clientId, extraClientId }, context }) =>
    calls.change(context, { ownerId, clientId }, extraClientId),
  )
  implement(app, services, api.deleteExtraClient, ({ ownerId, params: { clientId, extraClientId } }) =>
    calls.remove({ ownerId, clientId }, extraClientId),
  )
  implement(
    app,
    services,
    api.viewExtraClient,
    ({ account, ownerId, params: { clientId, extraClientId }, query, context }) =>
      calls.view(context, { ownerId, clientId }, extraClientId, { form: query.form, readerId: account.id }),
  )
}

function serveCitations(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.citation)
  implement(app, services, api.listCitations, async ({ ownerId, params: { clientId }, query, context }) => {
    const { tool_type: toolType, ...page } = query
    return notEmpty(await calls.list(context, { ownerId, clientId }, { ...page, toolType }), query)
  })
  implement(app, services, api.createCitation, ({ ownerId, params: { clientId }, context }) =>
    calls.create(context, { ownerId, clientId }),
  )
  implement(app, services, api.updateCitation, ({ ownerId, params, context }) =>
    calls.change(context, { ownerId }, params.citationId),
  )
  implement(app, services, api.deleteCitation, ({ ownerId, params }) => calls.remove({ ownerId }, params.citationId))
  implement(app, services, api.viewCitation, ({ account, ownerId, params, query, context }) =>
    calls.view(context, { ownerId }, params.citationId, { form: query.form, readerId: account.id }),
  )
}

function serveTemplates(app: App, services: Services): void {
  const calls = createRecordCalls(services, shapes.template)
  implement(app, services, api.listTemplates, ({ account, query, context }) =>
    calls.list(context, { ownerId: account.id }, query),
  )
  implement(app, services, api.createTemplate, ({ account, context }) => calls.create(context, { ownerId: account.id }))
  implement(app, services, api.viewTemplate, ({ account, params, query, context }) =>
    calls.view(context, { ownerId: account.id }, params.briefId, { form: query.form, readerId: account.id }),
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
  implement(app, services, api.readRecordText, async ({ ownerId, params: { recordId } }) => {
    const row = await ownRecord(database, ownerId, recordId)
    const found = await findText(database, row.id)
    return {
      text: found?.text ?? '',
      headings: JSON.parse(found?.headings ?? '[]') as DocumentHeading[],
      pages: JSON.parse(found?.pages ?? '[]') as DocumentPage[],
    }
  })
  implement(app, services, api.openFile, ({ params: { token } }) => openSigned(services, token))
  implement(app, services, api.searchClient, ({ ownerId, params: { clientId }, query }) =>
    searchClient(services, ownerId, clientId, query.q),
  )
  implement(app, services, api.searchAccount, ({ reach, query }) =>
    searchAccount(database, sourcesOf(reach, 'read', services.now()), query.q),
  )
}

/** These lists say that they are empty by 404 (specification 2, section 8); a search without a result is just empty. */
function notEmpty<Item>(items: Item[], { q, cursor }: { q?: string | undefined; cursor?: string | undefined }): Item[] {
  if (items.length === 0 && q === undefined && cursor === undefined) throw new AppError('not-found')
  return items
}
