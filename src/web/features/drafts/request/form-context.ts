import type { RecordSource } from '#domain/questionnaire/record-kinds.ts'
import { createContext, use } from 'react'
import type { IsoDate } from '#domain/dates/calendar.ts'
import type { Option } from '#domain/questionnaire/question.ts'
import type { RecordEntry } from '#domain/questionnaire/record-entries.ts'

export type SourceName = RecordSource | 'clients' | 'countries'

/** What the lists of a form offer. A list without an entry here is empty. */
export type FormSources = {
  readonly clients: readonly RecordEntry[]
  /** There is no client to choose, so that a new one is the only answer. */
  readonly hasNoClients?: boolean
  /** Asks the server for the clients that match; `clients` follows. */
  readonly onSearchClients?: (query: string) => void
  readonly countries: readonly Option[]
  readonly records: Readonly<Partial<Record<RecordSource, readonly RecordEntry[]>>>
  readonly loading?: readonly SourceName[]
  /** Why a list could not be loaded, said at the question. */
  readonly problems?: Readonly<Partial<Record<SourceName, string>>>
  /** Per question the options that are likely for this client. */
  readonly likely?: Readonly<Record<string, readonly string[]>>
}

export type FormContextValue = {
  readonly sources: FormSources
  /** The last day that a date about the past can have. */
  readonly today?: IsoDate
  /** A special entry was chosen (`Add New Client`, `Upload New Document`) for the question of this name. */
  readonly onProvide: (entry: string, question: string) => void
}

const noSources: FormSources = { clients: [], countries: [], records: {} }

export const FormContext = createContext<FormContextValue>({ sources: noSources, onProvide: () => {} })

export function useFormContext(): FormContextValue {
  return use(FormContext)
}
