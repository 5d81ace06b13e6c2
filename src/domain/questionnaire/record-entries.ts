import type { RecordSource } from './record-kinds.ts'
import type { Option } from './question.ts'

/** One record of the attorney as a list offers it. */
export type RecordEntry = {
  readonly value: string
  readonly label: string
  /** Its text is still being read; the label says so and it cannot be chosen yet. */
  readonly processing?: boolean
  /** Epoch milliseconds. */
  readonly createdAt?: number
}

/** An entry that opens a dialog instead of being an answer. */
export type SpecialEntry = Option & { readonly special: true }
export type ListedEntry = SpecialEntry | (Option & { readonly special?: never; readonly processing?: boolean })

const special = (value: string, label: string, disabled = false): SpecialEntry => ({
  value: `special:${value}`,
  label,
  special: true,
  ...(disabled && { disabled }),
})

export const addClientEntry = special('client', 'Add New Client')

/** What stands at the head of each list (specification 2, section 2). */
export const specialEntries: Readonly<Record<RecordSource, readonly SpecialEntry[]>> = {
  citations: [special('citation', 'Provide citation details')],
  client_documents: [special('client-document', 'Upload New Document')],
  client_cvs: [special('client-cv', "Provide client's information")],
  experts: [special('expert', "Provide expert's information")],
  extra_client: [special('extra-client', "Provide additional client's information")],
  extra_expert: [special('extra-expert', "Provide additional expert's information")],
  templates: [
    special('template', 'Upload Your Own Template'),
    special('template-by-ai', 'Create New AI Generated Template. Coming Soon!', true),
  ],
}

const processingSuffix = 'Processing...'

/**
 * A list as it is offered: special entries first, then the records, each once. Records without a value or labelled
 * `No Label` are dropped; of CVs only the newest is kept (specification 2, section 5).
 */
export function listedEntries(source: RecordSource, records: readonly RecordEntry[]): ListedEntry[] {
  const known = distinctEntries(records)
  const offered = source === 'client_cvs' ? newest(known) : known
  return [...specialEntries[source], ...offered.map(toListed)]
}

/** Each value once (the last one wins, in the place of the first); nothing without a value or without a real label. */
export function distinctEntries(records: readonly RecordEntry[]): RecordEntry[] {
  const byValue = new Map<string, RecordEntry>()
  for (const record of records) {
    if (record.value.trim() === '' || record.label.trim() === '' || record.label.trim() === 'No Label') continue
    byValue.set(record.value, record)
  }
  return [...byValue.values()]
}

/**
 * The values that become chosen by themselves: records that were being read before and can be used now. A record that
 * got its real id meanwhile is recognised by its label.
 */
export function finishedReading(before: readonly RecordEntry[], now: readonly RecordEntry[]): string[] {
  const waited = before.filter(isProcessing)
  const known = new Set(before.filter((entry) => !isProcessing(entry)).map(({ value }) => value))
  return distinctEntries(now)
    .filter((entry) => !isProcessing(entry) && !known.has(entry.value))
    .filter((entry) => waited.some((old) => old.value === entry.value || plainLabel(old) === plainLabel(entry)))
    .map(({ value }) => value)
}

function isProcessing(entry: RecordEntry): boolean {
  return entry.processing ?? entry.label.endsWith(processingSuffix)
}

function toListed(entry: RecordEntry): ListedEntry {
  if (!isProcessing(entry)) return { value: entry.value, label: entry.label }
  return { value: entry.value, label: `${plainLabel(entry)} ${processingSuffix}`, disabled: true, processing: true }
}

function plainLabel({ label }: RecordEntry): string {
  return label.endsWith(processingSuffix) ? label.slice(0, -processingSuffix.length).trim() : label.trim()
}

function newest(entries: readonly RecordEntry[]): RecordEntry[] {
  return entries.toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0)).slice(0, 1)
}
