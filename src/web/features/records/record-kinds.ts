import type { RecordKind } from '#domain/questionnaire/record-kinds.ts'
import { api } from '#contract/api.ts'
import { pathTo } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { OnFile } from '#contract/record-shapes.ts'
import { messages } from '#domain/messages.ts'
import { callPage, type ListPage } from '#web/data/call-page.ts'

/** Where a record belongs. Templates belong to the account and have no client. */
export type RecordPlace = { readonly kind: RecordKind; readonly clientId: string; readonly expertId?: string }

/** A record of any kind, as lists and dialogs show it. */
export type RecordItem = OnFile & {
  readonly title: string
  /** What the attorney typed: a description, the text of a source. */
  readonly text: string
  readonly isCv: boolean
  readonly documentDate: string
  readonly toolType: string
}

type Query = { readonly limit: number; readonly cursor?: string; readonly q?: string }

type KindCalls = {
  readonly list: (place: RecordPlace, query: Query, signal: AbortSignal) => Promise<ListPage<RecordItem>>
  readonly createPath: (place: RecordPlace) => string
  readonly recordPath: (place: RecordPlace, id: string) => string
  readonly viewPath: (place: RecordPlace, id: string) => string
  /** What is said when the list does not load. */
  readonly notLoaded: string
}

const more = { isCv: false, documentDate: '', toolType: '' }
const expertOf = ({ expertId = '' }: RecordPlace) => expertId

async function page<Item>(loading: Promise<ListPage<Item>>, read: (item: Item) => RecordItem) {
  try {
    const { items, next } = await loading
    return { items: items.map(read), next }
  } catch (error) {
    // These lists say by 404 that they are empty.
    if (error instanceof AppError && error.code === 'not-found' && !error.hasOwnSentence)
      return { items: [], next: undefined }
    throw error
  }
}

export const kindCalls: Readonly<Record<RecordKind, KindCalls>> = {
  client_document: {
    list: ({ clientId }, query, signal) =>
      page(callPage(api.listDocuments, { params: { clientId }, query, signal }), (item) => ({
        ...more,
        ...item,
        title: item.document_title,
        text: '',
        isCv: item.is_cv,
        documentDate: item.document_date ?? '',
      })),
    createPath: ({ clientId }) => pathTo(api.createDocument, { clientId }),
    recordPath: ({ clientId }, documentId) => pathTo(api.deleteDocument, { clientId, documentId }),
    viewPath: ({ clientId }, documentId) => pathTo(api.viewDocument, { clientId, documentId }),
    notLoaded: 'Please refresh page. Error getting all documents',
  },
  expert: {
    list: ({ clientId }, query, signal) =>
      page(callPage(api.listExperts, { params: { clientId }, query, signal }), (item) => ({
        ...more,
        ...item,
        title: item.expert_name,
        text: item.expert_description,
      })),
    createPath: ({ clientId }) => pathTo(api.createExpert, { clientId }),
    recordPath: ({ clientId }, expertId) => pathTo(api.deleteExpert, { clientId, expertId }),
    viewPath: ({ clientId }, expertId) => pathTo(api.viewExpert, { clientId, expertId }),
    notLoaded: 'Please refresh page. Error getting all experts',
  },
  extra_expert: {
    list: (place, query, signal) =>
      page(
        callPage(api.listExtraExpert, {
          params: { clientId: place.clientId, expertId: expertOf(place) },
          query,
          signal,
        }),
        (item) => ({
          ...more,
          ...item,
          title: item.extra_expert_information_title,
          text: item.extra_expert_description,
        }),
      ),
    createPath: (place) => pathTo(api.createExtraExpert, { clientId: place.clientId, expertId: expertOf(place) }),
    recordPath: (place, extraExpertId) =>
      pathTo(api.deleteExtraExpert, { clientId: place.clientId, expertId: expertOf(place), extraExpertId }),
    viewPath: (place, extraExpertId) =>
      pathTo(api.viewExtraExpert, { clientId: place.clientId, expertId: expertOf(place), extraExpertId }),
    notLoaded: messages.extraExpertNotLoaded,
  },
  extra_client: {
    list: ({ clientId }, query, signal) =>
      page(callPage(api.listExtraClient, { params: { clientId }, query, signal }), (item) => ({
        ...more,
        ...item,
        title: item.extra_client_information_title,
        text: item.extra_client_description,
      })),
    createPath: ({ clientId }) => pathTo(api.createExtraClient, { clientId }),
    recordPath: ({ clientId }, extraClientId) => pathTo(api.deleteExtraClient, { clientId, extraClientId }),
    viewPath: ({ clientId }, extraClientId) => pathTo(api.viewExtraClient, { clientId, extraClientId }),
    notLoaded: messages.extraClientNotLoaded,
  },
  citation: {
    list: ({ clientId }, query, signal) =>
      page(callPage(api.listCitations, { params: { clientId }, query, signal }), (item) => ({
        ...more,
        ...item,
        title: item.citation_title,
        text: item.citation_text,
        toolType: item.tool_type ?? '',
      })),
    createPath: ({ clientId }) => pathTo(api.createCitation, { clientId }),
    recordPath: (_place, citationId) => pathTo(api.deleteCitation, { citationId }),
    viewPath: (_place, citationId) => pathTo(api.viewCitation, { citationId }),
    notLoaded: messages.citationsNotLoaded,
  },
  template: {
    list: (_place, query, signal) =>
      page(callPage(api.listTemplates, { query, signal }), (item) => ({ ...more, ...item, text: '' })),
    createPath: () => pathTo(api.createTemplate, {}),
    recordPath: (_place, briefId) => pathTo(api.deleteTemplate, { briefId }),
    viewPath: (_place, briefId) => pathTo(api.viewTemplate, { briefId }),
    notLoaded: messages.templateUnreadable,
  },
}
