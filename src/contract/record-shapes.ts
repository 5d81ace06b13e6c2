import { recordKinds } from '#domain/questionnaire/record-kinds.ts'
import { withCommas } from '#domain/text/with-commas.ts'
import * as z from 'zod'

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

export const clientDocument = onFile.extend({
  client_id: z.string(),
  document_title: z.string(),
  is_cv: z.boolean(),
  /** The day that the document itself bears. */
  document_date: z.string().nullable(),
})
export const expert = onFile.extend({ client_id: z.string(), expert_name: z.string(), expert_description: z.string() })
export const citation = onFile.extend({
  client_id: z.string(),
  citation_title: z.string(),
  citation_text: z.string(),
  tool_type: z.string().nullable(),
  combined_text: z.string(),
})
export const extraExpert = onFile.extend({
  client_id: z.string(),
  expert_id: z.string(),
  extra_expert_information_title: z.string(),
  extra_expert_description: z.string(),
  combined_description_and_s3_content: z.string(),
})
export const extraClient = onFile.extend({
  client_id: z.string(),
  extra_client_information_title: z.string(),
  extra_client_description: z.string(),
  combined_description_and_s3_content: z.string(),
})
export const template = onFile.extend({ title: z.string() })

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
    .max(limit, `Please use at most ${withCommas(limit)} characters.`)
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

export const found = z.object({
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

export const deleted = z.object({ message: z.string() })
export const view = z.object({ url: z.string(), mime_type: z.string() })
export const viewQuery = z.object({
  /** `text`: what was read. `original`: the file itself. Otherwise what a browser can show best. */
  form: z.enum(['text', 'original']).optional(),
})
export const search = z.object({ q: z.string().max(255).default('') })

/** The body as a form: the fields and, under `file`, the file. JSON is taken where there is no file. */
export const withFile = <Shape extends z.ZodRawShape>(body: z.ZodObject<Shape>) =>
  body.extend({ file: z.file().optional() })

export const importBody = z.object({
  file: z.file().optional(),
  preview: yesNo.optional(),
  belongs_to: z.enum(['me', 'firm']).optional(),
})

const importRow = z.object({
  /** Counted from the first row under the headings. */
  row: z.number(),
  name: z.string(),
  status: z.enum(['ready', 'imported', 'refused']),
  problems: z.array(z.object({ name: z.string(), label: z.string(), message: z.string() })),
})
export const importReport = z.object({
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable() })),
  rows: z.array(importRow),
  imported: z.number(),
})
export type ImportReport = z.output<typeof importReport>

export const textOfRecord = z.object({
  text: z.string(),
  headings: z.array(heading),
  pages: z.array(page),
})
