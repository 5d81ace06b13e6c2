import * as z from 'zod'
import { listQuery } from './clients.ts'
import { endpoint } from './endpoint.ts'

/** `processing` until the text is read; `failed`: the file could not be read and was not kept, `reason` says why. */
export const recordStates = ['processing', 'ready', 'failed'] as const

const page = z.object({ number: z.number(), offset: z.number() })
const heading = z.object({ level: z.number(), text: z.string(), offset: z.number() })

/** What every record with a file or a text says of them. */
const onFile = z.object({
  id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  status: z.enum(recordStates),
  /** Why it could not be read, as one sentence. */
  reason: z.string().nullable(),
  /** Where the file is in the store; null without a file. */
  s3_path: z.string().nullable(),
  file_name: z.string().nullable(),
  mime_type: z.string().nullable(),
  bytes: z.number().nullable(),
  checksum: z.string().nullable(),
  pages: z.number().nullable(),
  /** The pages are pictures and their text could not be recognised. */
  needs_ocr: z.boolean(),
  /** What the attorney should know about the way it was read. */
  warnings: z.array(z.string()),
})
export type OnFile = z.output<typeof onFile>

const clientDocument = onFile.extend({
  client_id: z.string(),
  document_title: z.string(),
  is_cv: z.boolean(),
  /** The day that the document itself bears. */
  document_date: z.string().nullable(),
})
const expert = onFile.extend({ client_id: z.string(), expert_name: z.string(), expert_description: z.string() })
const citation = onFile.extend({
  client_id: z.string(),
  citation_title: z.string(),
  citation_text: z.string(),
  tool_type: z.string().nullable(),
  combined_text: z.string(),
})
const extraExpert = onFile.extend({
  client_id: z.string(),
  expert_id: z.string(),
  extra_expert_information_title: z.string(),
  extra_expert_description: z.string(),
  combined_description_and_s3_content: z.string(),
})
const extraClient = onFile.extend({
  client_id: z.string(),
  extra_client_information_title: z.string(),
  extra_client_description: z.string(),
  combined_description_and_s3_content: z.string(),
})
const template = onFile.extend({ title: z.string() })

export type ClientDocument = z.output<typeof clientDocument>
export type Expert = z.output<typeof expert>
export type Citation = z.output<typeof citation>
export type ExtraExpert = z.output<typeof extraExpert>
export type ExtraClient = z.output<typeof extraClient>
export type Template = z.output<typeof template>

const title = (label: string) =>
  z
    .string(`Please enter the ${label.toLowerCase()}.`)
    .trim()
    .min(1, `${label} must not be empty`)
    .max(255, 'Please use at most 255 characters.')
    .meta({ title: label })
const text = (label: string, limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `Please use at most ${limit.toLocaleString('en-US')} characters.`)
    .meta({ title: label })
const yesNo = z
  .union([z.boolean(), z.enum(['yes', 'no', 'true', 'false', '1', '0', ''])])
  .transform((given) => given === true || given === 'yes' || given === 'true' || given === '1')
const day = z
  .union([z.iso.date('Please enter a date.'), z.literal('')])
  .transform((given) => (given === '' ? null : given))
  .meta({ title: 'Date' })

export const descriptionLimit = 20_000
export const citationTextLimit = 200_000

export const documentBody = z.object({
  document_title: title('Title').optional(),
  is_cv: yesNo.optional(),
  document_date: day.nullish(),
})
export const expertBody = z.object({
  expert_name: title('Name of the expert'),
  expert_description: text('Description', descriptionLimit).optional(),
})
export const citationBody = z.object({
  citation_title: title('Title'),
  citation_text: text('Text', citationTextLimit).optional(),
  tool_type: z.string().trim().max(40).nullish().meta({ title: 'Tool' }),
})
export const extraExpertBody = z.object({
  extra_expert_information_title: title('Title'),
  extra_expert_description: text('Description', descriptionLimit).optional(),
})
export const extraClientBody = z.object({
  extra_client_information_title: title('Title'),
  extra_client_description: text('Description', descriptionLimit).optional(),
})
export const templateBody = z.object({ title: title('Title').optional() })

/** Kinds of a client's record, as search and export name them. */
export const recordKinds = [
  'client_document',
  'expert',
  'extra_client',
  'extra_expert',
  'citation',
  'template',
] as const
export type RecordKind = (typeof recordKinds)[number]

const found = z.object({
  kind: z.enum(['client', ...recordKinds, 'draft']),
  id: z.string(),
  client_id: z.string().nullable(),
  title: z.string(),
  /** The words around the first place found; empty where the title alone answers. */
  excerpt: z.string(),
  page: z.number().nullable(),
  heading: z.string().nullable(),
})
export type Found = z.output<typeof found>

const deleted = z.object({ message: z.string() })
const view = z.object({ url: z.string(), mime_type: z.string() })
const viewQuery = z.object({
  /** `text`: what was read. `original`: the file itself. Otherwise what a browser can show best. */
  form: z.enum(['text', 'original']).optional(),
})
const search = z.object({ q: z.string().max(255).default('') })

type Access = { readonly access: 'user' }
const user: Access = { access: 'user' }
const multipart = { bodyType: 'multipart' } as const
/** The body as a form: the fields and, under `file`, the file. JSON is taken where there is no file. */
const withFile = <Shape extends z.ZodRawShape>(body: z.ZodObject<Shape>) => body.extend({ file: z.file().optional() })

export const importBody = z.object({ file: z.file().optional(), preview: yesNo.optional() })

const importRow = z.object({
  /** Counted from the first row under the headings. */
  row: z.number(),
  name: z.string(),
  status: z.enum(['ready', 'imported', 'refused']),
  problems: z.array(z.object({ name: z.string(), label: z.string(), message: z.string() })),
})
const importReport = z.object({
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable() })),
  rows: z.array(importRow),
  imported: z.number(),
})
export type ImportReport = z.output<typeof importReport>

const textOfRecord = z.object({
  text: z.string(),
  headings: z.array(heading),
  pages: z.array(page),
})

const documentPaths = {
  listDocuments: endpoint({
    method: 'GET',
    path: '/clients/:clientId/documents',
    ...user,
    summary: 'Documents of a client, newest first',
    query: listQuery,
    reply: z.array(clientDocument),
  }),
  createDocument: endpoint({
    method: 'POST',
    path: '/clients/:clientId/documents',
    ...user,
    ...multipart,
    summary: 'Uploads a document of a client; its text is read afterwards',
    body: withFile(documentBody),
    reply: clientDocument,
    status: 201,
    example: { document_title: 'Passport' },
  }),
  updateDocument: endpoint({
    method: 'PUT',
    path: '/clients/:clientId/documents/:documentId',
    ...user,
    ...multipart,
    summary: 'Changes title, date and use of a document, or replaces its file',
    body: withFile(documentBody),
    reply: clientDocument,
    example: { document_title: 'Passport' },
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/clients/:clientId/documents/:documentId',
    ...user,
    summary: 'Deletes a document with its file',
    reply: deleted,
  }),
  viewDocument: endpoint({
    method: 'GET',
    path: '/clients/:clientId/documents/:documentId/display',
    ...user,
    summary: 'A document to look at: a signed address, its text, or the file',
    query: viewQuery,
    reply: view,
  }),
}

const expertPaths = {
  listExperts: endpoint({
    method: 'GET',
    path: '/clients/:clientId/experts',
    ...user,
    summary: 'Experts of a client, newest first',
    query: listQuery,
    reply: z.array(expert),
  }),
  createExpert: endpoint({
    method: 'POST',
    path: '/clients/:clientId/experts',
    ...user,
    ...multipart,
    summary: 'Adds an expert, with a CV as file where there is one',
    body: withFile(expertBody),
    reply: expert,
    status: 201,
    example: { expert_name: 'Dr. Example' },
  }),
  updateExpert: endpoint({
    method: 'PUT',
    path: '/clients/:clientId/experts/:expertId',
    ...user,
    ...multipart,
    summary: 'Changes an expert, or replaces the file',
    body: withFile(expertBody),
    reply: expert,
    example: { expert_name: 'Dr. Example' },
  }),
  deleteExpert: endpoint({
    method: 'DELETE',
    path: '/clients/:clientId/experts/:expertId',
    ...user,
    summary: 'Deletes an expert with everything about the expert',
    reply: deleted,
  }),
  viewExpert: endpoint({
    method: 'GET',
    path: '/clients/:clientId/experts/:expertId/display',
    ...user,
    summary: "An expert's file or description to look at",
    query: viewQuery,
    reply: view,
  }),
  listExtraExpert: endpoint({
    method: 'GET',
    path: '/clients/:clientId/experts/:expertId/extra_expert',
    ...user,
    summary: 'Further information about an expert; 404 when there is none',
    query: listQuery,
    reply: z.array(extraExpert),
  }),
  createExtraExpert: endpoint({
    method: 'POST',
    path: '/clients/:clientId/experts/:expertId/extra_expert',
    ...user,
    ...multipart,
    summary: 'Adds information about an expert: a description, a file, or both',
    body: withFile(extraExpertBody),
    reply: extraExpert,
    status: 201,
    example: { extra_expert_information_title: 'Publications', extra_expert_description: 'Two books.' },
  }),
  viewExtraExpert: endpoint({
    method: 'GET',
    path: '/clients/:clientId/experts/:expertId/extra_expert/:extraExpertId',
    ...user,
    summary: 'Further information about an expert to look at',
    query: viewQuery,
    reply: view,
  }),
  updateExtraExpert: endpoint({
    method: 'PUT',
    path: '/clients/:clientId/experts/:expertId/extra_expert/:extraExpertId',
    ...user,
    ...multipart,
    summary: 'Changes information about an expert',
    body: withFile(extraExpertBody),
    reply: extraExpert,
    example: { extra_expert_information_title: 'Publications', extra_expert_description: 'Two books.' },
  }),
  deleteExtraExpert: endpoint({
    method: 'DELETE',
    path: '/clients/:clientId/experts/:expertId/extra_expert/:extraExpertId',
    ...user,
    summary: 'Deletes information about an expert',
    reply: deleted,
  }),
}

const extraClientPaths = {
  listExtraClient: endpoint({
    method: 'GET',
    path: '/clients/:clientId/extra_client',
    ...user,
    summary: 'Further information about a client; 404 when there is none',
    query: listQuery,
    reply: z.array(extraClient),
  }),
  createExtraClient: endpoint({
    method: 'POST',
    path: '/clients/:clientId/extra_client',
    ...user,
    ...multipart,
    summary: 'Adds information about a client: a description, a file, or both',
    body: withFile(extraClientBody),
    reply: extraClient,
    status: 201,
    example: { extra_client_information_title: 'Interview', extra_client_description: 'Notes.' },
  }),
  updateExtraClient: endpoint({
    method: 'PUT',
    path: '/clients/:clientId/extra_client/:extraClientId',
    ...user,
    ...multipart,
    summary: 'Changes information about a client',
    body: withFile(extraClientBody),
    reply: extraClient,
    example: { extra_client_information_title: 'Interview', extra_client_description: 'Notes.' },
  }),
  deleteExtraClient: endpoint({
    method: 'DELETE',
    path: '/clients/:clientId/extra_client/:extraClientId',
    ...user,
    summary: 'Deletes information about a client',
    reply: deleted,
  }),
  viewExtraClient: endpoint({
    method: 'GET',
    path: '/clients/:clientId/extra_client_view/:extraClientId',
    ...user,
    summary: 'Further information about a client to look at',
    query: viewQuery,
    reply: view,
  }),
}

const citationPaths = {
  listCitations: endpoint({
    method: 'GET',
    path: '/citations/:clientId',
    ...user,
    summary: 'Cited sources of a client; 404 when there are none',
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

const templatePaths = {
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
  ...documentPaths,
  ...expertPaths,
  ...extraClientPaths,
  ...citationPaths,
  ...templatePaths,
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
