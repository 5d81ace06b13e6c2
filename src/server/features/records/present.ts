import type {
  Citation,
  ClientDocument,
  Expert,
  ExtraClient,
  ExtraExpert,
  OnFile,
  Template,
} from '#contract/record-shapes.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import type { RecordWithText } from './store.ts'

/** What every kind says of file and text, under the names of the contract. */
function onFile(row: RecordRow): OnFile {
  return {
    id: row.id,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    status: row.state,
    reason: row.reason,
    s3_path: row.file_key,
    file_name: row.file_name,
    mime_type: row.media_type,
    bytes: row.bytes,
    checksum: row.checksum,
    pages: row.pages,
    needs_ocr: row.needs_ocr === 1,
    warnings: JSON.parse(row.warnings) as string[],
  }
}

/** What the attorney typed, then what the file says. */
export function combinedText({ body, text }: Pick<RecordWithText, 'body' | 'text'>): string {
  return [body, text ?? ''].filter((part) => part.trim() !== '').join('\n\n')
}

const clientOf = ({ client_id }: RecordRow) => client_id ?? ''

export const present = {
  document: (row: RecordWithText): ClientDocument => ({
    ...onFile(row),
    client_id: clientOf(row),
    document_title: row.title,
    is_cv: row.is_cv === 1,
    document_date: row.document_date,
  }),
  expert: (row: RecordWithText): Expert => ({
    ...onFile(row),
    client_id: clientOf(row),
    expert_name: row.title,
    expert_description: row.body,
  }),
  citation: (row: RecordWithText): Citation => ({
    ...onFile(row),
    client_id: clientOf(row),
    citation_title: row.title,
    citation_text: row.body,
    tool_type: row.tool_type,
    combined_text: combinedText(row),
  }),
  extraExpert: (row: RecordWithText): ExtraExpert => ({
    ...onFile(row),
    client_id: clientOf(row),
    expert_id: row.expert_id ?? '',
    extra_expert_information_title: row.title,
    extra_expert_description: row.body,
    combined_description_and_s3_content: combinedText(row),
  }),
  extraClient: (row: RecordWithText): ExtraClient => ({
    ...onFile(row),
    client_id: clientOf(row),
    extra_client_information_title: row.title,
    extra_client_description: row.body,
    combined_description_and_s3_content: combinedText(row),
  }),
  template: (row: RecordWithText): Template => ({ ...onFile(row), title: row.title }),
} as const
