/** What is kept on file for a client or by an attorney. Search, export, lists and drafts name it by these words. */
export const recordKinds = [
  'client_document',
  'expert',
  'extra_client',
  'extra_expert',
  'citation',
  'template',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** Where the entries of a form's list come from: which records it offers, and as what a draft takes the chosen ones. */
export const recordSources = {
  citations: { record: 'citation', source: 'citation' },
  client_documents: { record: 'client_document', source: 'client_document' },
  client_cvs: { record: 'client_document', source: 'client_cv' },
  experts: { record: 'expert', source: 'expert' },
  extra_client: { record: 'extra_client', source: 'extra_client' },
  extra_expert: { record: 'extra_expert', source: 'extra_expert' },
  templates: { record: 'template', source: 'template' },
} as const satisfies Readonly<Record<string, { record: RecordKind; source: RecordKind | 'client_cv' }>>

export type RecordSource = keyof typeof recordSources
/** As what a draft knows a text that was put on file. */
export type SourceKind = (typeof recordSources)[RecordSource]['source']
