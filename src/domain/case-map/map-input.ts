import type { Answers } from '#domain/questionnaire/question.ts'
import type { ClientRecord } from '#domain/clients/client-record.ts'
import type { IsoDate } from '#domain/dates/calendar.ts'
import type { CaseRules } from './elements.ts'
import type { ModelStatement } from './extraction/read-reply.ts'

/** A document of the client as it was read. */
export type MapDocument = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Where pages begin, in UTF-16 units; without it the document's own lines `Page 2 of 5` are used. */
  readonly pages?: readonly { readonly number: number; readonly offset: number }[]
  readonly headings?: readonly { readonly text: string; readonly offset: number }[]
  /** ISO date that the document bears, where the record has one. */
  readonly date?: string
}

/** All that a map is made from. Plain data: it crosses into a thread. */
export type MapInput = {
  readonly tool: string
  readonly asOf: IsoDate
  /** Answers to visible questions. */
  readonly answers: Answers
  readonly client: ClientRecord
  readonly rules: CaseRules
  /** In the order of the exhibits. */
  readonly documents: readonly MapDocument[]
  /** What a model read in documents, by their ids; every quotation has been found in the text. */
  readonly readings?: Readonly<Record<string, readonly ModelStatement[]>>
}
