import type { RecordRow } from '#server/database/tables/records.ts'
import type { TemplateReadingRow } from '#server/database/tables/templates.ts'
import { onDisk } from '#server/features/records/index.ts'
import { refusing } from '#server/reading/read-document.ts'
import type { Services } from '#server/services.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import type { SplitReading } from './read-and-split.ts'
import { findReading, storeReading } from './store.ts'

const inThread = callInThread<typeof import('./read-and-split.ts')>(
  new URL('./read-and-split.ts', import.meta.url),
  'reading',
)

/**
 * The paragraphs of a template that is known to be the caller's, with the sections that software proposes. Read once for
 * each file, in a thread with limits. Throws `UnreadableDocument` with a sentence for the attorney.
 */
export async function readStoredTemplate(services: Services, record: RecordRow): Promise<SplitReading> {
  const { file_key: key } = record
  if (key === null) throw new Error(`The template ${record.id} has no file.`)
  const known = await findReading(services.database, record.owner_id, record.id)
  if (known?.file_key === key && known.beside !== null) return fromRow(known)
  const reading = await onDisk(services.files, key, (path) =>
    refusing(() => inThread('readAndSplit', { milliseconds: 20_000 }, path)),
  )
  await storeReading(services.database, toRow(record, key, reading))
  return reading
}

function fromRow({ kind, pages, warnings, paragraphs, proposed, beside }: TemplateReadingRow): SplitReading {
  return {
    kind,
    pages: pages,
    warnings: JSON.parse(warnings) as string[],
    paragraphs: JSON.parse(paragraphs) as SplitReading['paragraphs'],
    beside: JSON.parse(beside ?? '[]') as SplitReading['beside'],
    split: JSON.parse(proposed) as SplitReading['split'],
  }
}

function toRow({ id, owner_id }: RecordRow, fileKey: string, reading: SplitReading): TemplateReadingRow {
  return {
    record_id: id,
    owner_id,
    file_key: fileKey,
    kind: reading.kind,
    pages: reading.pages,
    warnings: JSON.stringify(reading.warnings),
    paragraphs: JSON.stringify(reading.paragraphs),
    proposed: JSON.stringify(reading.split),
    beside: JSON.stringify(reading.beside),
  }
}
