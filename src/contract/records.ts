import * as z from 'zod'
import { documentCalls, expertCalls, extraClientCalls } from './client-records.ts'
import { listQuery } from './clients.ts'
import { endpoint } from './endpoint.ts'
import {
  citation,
  citationBody,
  deleted,
  found,
  importBody,
  importReport,
  search,
  template,
  templateBody,
  textOfRecord,
  view,
  viewQuery,
  withFile,
} from './record-shapes.ts'

const user = { access: 'user' } as const
const multipart = { bodyType: 'multipart' } as const

const citationCalls = {
  listCitations: endpoint({
    method: 'GET',
    path: '/citations/:clientId',
    ...user,
    summary: 'Cited sources of a client',
    query: listQuery.extend({ tool_type: z.string().max(40).optional() }),
    reply: z.array(citation),
  }),
  createCitation: endpoint({
    method: 'POST',
    path: '/citations/:clientId',
    ...user,
    ...multipart,
    summary: 'Adds a cited source for a client: a text, a file, or both',
    body: withFile(citationBody),
    reply: citation,
    status: 201,
    example: { citation_title: 'Country report', citation_text: 'The report says so.' },
  }),
  updateCitation: endpoint({
    method: 'PUT',
    path: '/citations/:citationId',
    ...user,
    ...multipart,
    summary: 'Changes a cited source',
    body: withFile(citationBody),
    reply: citation,
    example: { citation_title: 'Country report', citation_text: 'The report says so.' },
  }),
  deleteCitation: endpoint({
    method: 'DELETE',
    path: '/citations/:citationId',
    ...user,
    summary: 'Deletes a cited source',
    reply: deleted,
  }),
  viewCitation: endpoint({
    method: 'GET',
    path: '/citations/:citationId/display',
    ...user,
    summary: 'A cited source to look at',
    query: viewQuery,
    reply: view,
  }),
}

const templateCalls = {
  listTemplates: endpoint({
    method: 'GET',
    path: '/briefs',
    ...user,
    summary: 'Templates of the account, newest first',
    query: listQuery,
    reply: z.array(template),
  }),
  createTemplate: endpoint({
    method: 'POST',
    path: '/briefs',
    ...user,
    ...multipart,
    summary: 'Uploads a template: a Word or PDF file',
    body: withFile(templateBody),
    reply: template,
    status: 201,
    example: { title: 'Motion' },
  }),
  viewTemplate: endpoint({
    method: 'GET',
    path: '/briefs/:briefId',
    ...user,
    summary: 'A template to look at',
    query: viewQuery,
    reply: view,
  }),
  updateTemplate: endpoint({
    method: 'PUT',
    path: '/briefs/:briefId',
    ...user,
    ...multipart,
    summary: 'Changes the title of a template, or replaces its file',
    body: withFile(templateBody),
    reply: template,
    example: { title: 'Motion' },
  }),
  deleteTemplate: endpoint({
    method: 'DELETE',
    path: '/briefs/:briefId',
    ...user,
    summary: 'Deletes a template; drafts made from it stay',
    reply: deleted,
  }),
}

export const records = {
  ...documentCalls,
  ...expertCalls,
  ...extraClientCalls,
  ...citationCalls,
  ...templateCalls,
  readRecordText: endpoint({
    method: 'GET',
    path: '/records/:recordId/text',
    ...user,
    summary: 'What was read of any record, with the places of pages and headings',
    reply: textOfRecord,
  }),
  openFile: endpoint({
    method: 'GET',
    path: '/files/:token',
    access: 'public',
    summary: 'A file under the signed address of a view; valid for five minutes',
    reply: z.string(),
    replyType: 'application/octet-stream',
  }),
  searchClient: endpoint({
    method: 'GET',
    path: '/clients/:clientId/search',
    ...user,
    summary: 'Searches names, documents, texts and sources of one client',
    query: search,
    reply: z.array(found),
  }),
  searchAccount: endpoint({
    method: 'GET',
    path: '/search',
    ...user,
    summary: 'Searches names and titles across the account',
    query: search,
    reply: z.array(found),
  }),
  importClients: endpoint({
    method: 'POST',
    path: '/clients/import',
    ...user,
    ...multipart,
    summary: 'Adds clients from a CSV file; with preview=yes only says what would be added',
    body: importBody,
    reply: importReport,
    example: {},
  }),
  exportClient: endpoint({
    method: 'GET',
    path: '/clients/:clientId/export',
    ...user,
    summary: "One client's whole file as a zip",
    reply: z.string(),
    replyType: 'application/zip',
  }),
}
