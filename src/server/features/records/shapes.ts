import {
  citationBody,
  documentBody,
  expertBody,
  extraClientBody,
  extraExpertBody,
  templateBody,
} from '#contract/record-shapes.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { present } from './present.ts'
import type { RecordContent } from './save-record.ts'

/** What a record has that its form does not speak of. */
function keep(known: RecordRow | undefined): RecordContent {
  return {
    title: known?.title ?? '',
    body: known?.body ?? '',
    isCv: known?.is_cv === 1,
    documentDate: known?.document_date ?? null,
    toolType: known?.tool_type ?? null,
  }
}

/** `passport-2019.pdf` is called `passport-2019` unless the attorney calls it something else. */
function titleFrom(fileName: string | undefined): string {
  return (fileName ?? '').replace(/\.[A-Za-z0-9]{1,5}$/, '').slice(0, 255)
}

export const shapes = {
  document: {
    kind: 'client_document',
    noun: 'document',
    body: documentBody,
    present: present.document,
    needs: { name: 'file', label: 'File', message: 'Please choose a file.', text: false },
    toContent(
      body: {
        document_title?: string | undefined
        is_cv?: boolean | undefined
        document_date?: string | null | undefined
      },
      { known, fileName }: { known?: RecordRow; fileName?: string },
    ) {
      const before = keep(known)
      return {
        ...before,
        title: body.document_title ?? (before.title || titleFrom(fileName)),
        isCv: body.is_cv ?? before.isCv,
        documentDate: body.document_date === undefined ? before.documentDate : body.document_date,
      }
    },
  },
  expert: {
    kind: 'expert',
    noun: 'expert',
    body: expertBody,
    present: present.expert,
    toContent(
      body: { expert_name: string; expert_description?: string | undefined },
      { known }: { known?: RecordRow },
    ) {
      const before = keep(known)
      return { ...before, title: body.expert_name, body: body.expert_description ?? before.body }
    },
  },
  citation: {
    kind: 'citation',
    noun: 'cited source',
    body: citationBody,
    present: present.citation,
    needs: {
      name: 'citation_text',
      label: 'Text',
      message: 'Please enter the text of the source or upload its file.',
      text: true,
    },
    toContent(
      body: { citation_title: string; citation_text?: string | undefined; tool_type?: string | null | undefined },
      { known }: { known?: RecordRow },
    ) {
      const before = keep(known)
      const toolType = body.tool_type === undefined ? before.toolType : body.tool_type || null
      return { ...before, title: body.citation_title, body: body.citation_text ?? before.body, toolType }
    },
  },
  extraExpert: {
    kind: 'extra_expert',
    noun: 'information about the expert',
    body: extraExpertBody,
    present: present.extraExpert,
    needs: {
      name: 'extra_expert_description',
      label: 'Description',
      message: 'Please enter a description or upload a file.',
      text: true,
    },
    toContent(
      body: { extra_expert_information_title: string; extra_expert_description?: string | undefined },
      { known }: { known?: RecordRow },
    ) {
      const before = keep(known)
      const text = body.extra_expert_description ?? before.body
      return { ...before, title: body.extra_expert_information_title, body: text }
    },
  },
  extraClient: {
    kind: 'extra_client',
    noun: 'information about the client',
    body: extraClientBody,
    present: present.extraClient,
    needs: {
      name: 'extra_client_description',
      label: 'Description',
      message: 'Please enter a description or upload a file.',
      text: true,
    },
    toContent(
      body: { extra_client_information_title: string; extra_client_description?: string | undefined },
      { known }: { known?: RecordRow },
    ) {
      const before = keep(known)
      const text = body.extra_client_description ?? before.body
      return { ...before, title: body.extra_client_information_title, body: text }
    },
  },
  template: {
    kind: 'template',
    noun: 'template',
    body: templateBody,
    present: present.template,
    needs: { name: 'file', label: 'File', message: 'Please choose a Word or PDF file.', text: false },
    toContent(body: { title?: string | undefined }, { known, fileName }: { known?: RecordRow; fileName?: string }) {
      const before = keep(known)
      return { ...before, title: body.title ?? (before.title || titleFrom(fileName)) }
    },
  },
} as const
