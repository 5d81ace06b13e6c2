import type { Answers } from '#domain/questionnaire/question.ts'
import type { ClientRecord } from '#domain/clients/client-record.ts'
import type { IsoDate } from '#domain/dates/calendar.ts'
import type { CaseRules } from './elements.ts'
import type { MapDocument } from './map-document.ts'
import type { ModelStatement } from './extraction/read-reply.ts'

export type { MapDocument } from './map-document.ts'

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
