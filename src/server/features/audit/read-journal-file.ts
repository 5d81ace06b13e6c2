import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { AuditEvent } from '#server/audit-event.ts'
import type { Entry } from './journal-files.ts'

/**
 * What stands in a file of the journal with this id: whole lines whose numbers follow each other. What a crash tore off, and
 * what is left from before the file was begun again, ends it. Nothing when there is no such file.
 */
export async function readJournalFile(path: string, id: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8').catch(emptyWhenMissing)
  const entries: Entry[] = []
  for (const line of text.split('\n')) {
    const entry = readLine(line, id)
    if (!entry || (entries.length > 0 && entry.number !== (entries.at(-1)?.number ?? 0) + 1)) break
    entries.push(entry)
  }
  return entries
}

function readLine(line: string, id: string): Entry | undefined {
  const content = line.slice(9)
  if (line.slice(0, 8) !== crc32(content).toString(16).padStart(8, '0') || content === '') return undefined
  const [journal, number, event] = JSON.parse(content) as [string, number, AuditEvent]
  return journal === id ? { number, event } : undefined
}

function emptyWhenMissing(error: unknown): string {
  if ((error as { code?: string }).code === 'ENOENT') return ''
  throw error
}
