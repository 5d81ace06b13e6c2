import type { RecordKind } from '#domain/questionnaire/record-kinds.ts'

/** How one kind of record is called on screen, and what its form asks. */
export type RecordWords = {
  /** `document`, in sentences. */
  readonly noun: string
  /** Of the whole list. */
  readonly plural: string
  /** The button that adds one; the same words as the entry in the lists of the tools. */
  readonly add: string
  /** Why there should be one. */
  readonly empty: string
  /** Form fields by the name that the server takes. */
  readonly title: { readonly name: string; readonly label: string }
  readonly text?: { readonly name: string; readonly label: string; readonly help?: string }
  readonly file: { readonly label: string; readonly help: string; readonly required?: true }
}

const anyFile = 'Word (.docx), PDF, RTF, ODT, plain text or image, up to 25 MB.'

export const recordWords: Readonly<Record<RecordKind, RecordWords>> = {
  client_document: {
    noun: 'document',
    plural: 'Documents',
    add: 'Upload New Document',
    empty: 'Drop files here or choose them. Their text is read, so that it can be searched and cited.',
    title: { name: 'document_title', label: 'Title' },
    file: { label: 'File', help: anyFile, required: true },
  },
  expert: {
    noun: 'expert',
    plural: 'Experts',
    add: "Provide expert's information",
    empty: 'Who speaks for this client, with a CV and whatever else a letter should draw from.',
    title: { name: 'expert_name', label: 'Name of the expert' },
    text: { name: 'expert_description', label: 'Description', help: 'Field, position, and what makes them an expert.' },
    file: { label: 'CV', help: anyFile },
  },
  extra_expert: {
    noun: 'information',
    plural: 'Further information',
    add: "Provide additional expert's information",
    empty: 'Publications, awards, a statement: what a letter of this expert may draw from.',
    title: { name: 'extra_expert_information_title', label: 'Title' },
    text: { name: 'extra_expert_description', label: 'Description' },
    file: { label: 'File', help: anyFile },
  },
  extra_client: {
    noun: 'information',
    plural: 'Extra information',
    add: "Provide additional client's information",
    empty: 'Interview notes, a timeline, what the client told you: typed or as a file.',
    title: { name: 'extra_client_information_title', label: 'Title' },
    text: { name: 'extra_client_description', label: 'Description' },
    file: { label: 'File', help: anyFile },
  },
  citation: {
    noun: 'cited source',
    plural: 'Cited sources',
    add: 'Provide citation details',
    empty: 'Country reports, articles, decisions: what drafts of this client may cite.',
    title: { name: 'citation_title', label: 'Title' },
    text: {
      name: 'citation_text',
      label: 'Text',
      help: 'The passage to be cited, in the words of the source. Not needed when you upload the source itself.',
    },
    file: { label: 'File', help: anyFile },
  },
  template: {
    noun: 'template',
    plural: 'Templates',
    add: 'Upload Your Own Template',
    empty: 'A letter, motion or brief of your firm, as Word or PDF file.',
    title: { name: 'title', label: 'Title' },
    file: { label: 'File', help: 'Word (.docx) or PDF with text, up to 25 MB.', required: true },
  },
}
