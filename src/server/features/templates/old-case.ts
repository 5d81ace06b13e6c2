import type { OldCaseReply } from '#contract/old-case.ts'
import { AppError } from '#contract/errors.ts'
import { easternDate } from '#domain/dates/calendar.ts'
import { readNewCase } from '#domain/old-client/new-case.ts'
import { type Preview, previewOldCase } from '#domain/old-client/preview.ts'
import type { OldCase } from '#domain/old-client/found.ts'
import {
  openGroups,
  possibleSources,
  proposedSource,
  type SettledCase,
  type Settlement,
  type SourceKind,
  storySlots,
} from '#domain/old-client/settle.ts'
import { headingPlaces } from '#domain/template-sections/template-section.ts'
import type { Database } from '#server/database/schema.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { findAccount, readAttorney, signerFor } from '#server/features/accounts/index.ts'
import { findClient, toRecord } from '#server/features/clients/index.ts'
import type { Services } from '#server/services.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import type { SplitReading } from './read-and-split.ts'

const inThread = callInThread<typeof import('./read-for-persons.ts')>(new URL('./read-for-persons.ts', import.meta.url))

/** Raised when the reader finds more, so that templates are looked at again. */
const reader = 3

/** What an old case left in a template that is known to be the caller's, read once for each file, with the decisions. */
export async function knowOldCase(services: Services, record: RecordRow, reading: SplitReading): Promise<SettledCase> {
  const { database } = services
  const stored = await findOldCase(database, record)
  if (stored && stored.file_key === record.file_key && stored.reader === reader)
    return { found: JSON.parse(stored.found) as OldCase, sources: JSON.parse(stored.sources) as Settlement }
  const account = await findAccount(database, record.owner_id)
  const rows = await database
    .selectFrom('clients')
    .selectAll()
    .where('owner_id', '=', record.owner_id)
    .limit(2000)
    .execute()
  const clients = rows.map(toRecord)
  const attorney = account && (await readAttorney(database, account))
  const found = await inThread(
    'readForPersons',
    { milliseconds: 30_000 },
    reading.paragraphs,
    reading.beside,
    headingPlaces(reading.split),
    {
      attorney,
      clients,
    },
  )
  const earlier = stored?.sources ?? (await sourcesOfSame(database, record, found))
  const sources = earlier === undefined ? {} : keepDecisions(found, JSON.parse(earlier) as Settlement)
  await store(database, record, { found, sources }, stored?.decided_at ?? null)
  return { found, sources }
}

/** What was decided when the same text was uploaded before. */
async function sourcesOfSame(database: Database, { owner_id }: RecordRow, found: OldCase): Promise<string | undefined> {
  const same = await database
    .selectFrom('template_old_cases')
    .select('sources')
    .where('owner_id', '=', owner_id)
    .where('found', '=', JSON.stringify(found))
    .orderBy('decided_at', 'desc')
    .executeTakeFirst()
  return same?.sources
}

/** Decisions on an earlier file count where the same group is found again. */
function keepDecisions({ groups }: OldCase, earlier: Settlement): Settlement {
  return Object.fromEntries(groups.flatMap(({ id }) => (earlier[id] ? [[id, earlier[id]]] : [])))
}

/** Stores where the words of groups come from; `invalid-fields` for a group or a choice that there is not. */
export async function settleOldCase(
  services: Services,
  record: RecordRow,
  { found, sources }: SettledCase,
  given: Readonly<Record<string, SourceKind>>,
): Promise<SettledCase> {
  const known = new Map(found.groups.map((group) => [group.id, group]))
  const fields = Object.entries(given).flatMap(([id, source]) => {
    const group = known.get(id)
    const message = group
      ? 'This cannot come from there. Please choose another source.'
      : 'This is not in the template any more. Please reload.'
    return group && possibleSources(group).includes(source)
      ? []
      : [{ name: 'sources', label: group?.label ?? 'Template', message }]
  })
  if (fields.length > 0) throw new AppError('invalid-fields', { fields })
  const settled = { found, sources: { ...sources, ...given } }
  await store(services.database, record, settled, services.now())
  return settled
}

function findOldCase(database: Database, { id, owner_id }: RecordRow) {
  return database
    .selectFrom('template_old_cases')
    .selectAll()
    .where('record_id', '=', id)
    .where('owner_id', '=', owner_id)
    .executeTakeFirst()
}

async function store(
  database: Database,
  { id, owner_id, file_key }: RecordRow,
  { found, sources }: SettledCase,
  decidedAt: number | null,
): Promise<void> {
  const row = {
    record_id: id,
    owner_id,
    file_key: file_key ?? '',
    reader,
    found: JSON.stringify(found),
    sources: JSON.stringify(sources),
    decided_at: decidedAt,
  }
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('template_old_cases')
      .where('record_id', '=', id)
      .where('owner_id', '=', owner_id)
      .execute()
    await transaction.insertInto('template_old_cases').values(row).execute()
  })
}

/** What the template would print for a client of the caller's; nothing without one. `not-found` for another's. */
export async function previewFor(
  services: Services,
  { account, ownerId }: { readonly account: Account; readonly ownerId: string },
  reading: SplitReading,
  { found }: SettledCase,
  clientId: string | undefined,
): Promise<Preview | undefined> {
  if (clientId === undefined || clientId === '') return undefined
  const { database, now } = services
  const row = await findClient(database, ownerId, clientId)
  if (!row) throw new AppError('not-found')
  const known = readNewCase({
    client: toRecord(row),
    attorney: await readAttorney(database, await signerFor(database, account, { ownerId, clientId })),
    filingDate: easternDate(now()),
  })
  const beside = new Map(found.beside.map(({ part, index, text }) => [`${part} ${index}`, text]))
  return previewOldCase(found, known, (part, index) =>
    part === 'body' ? (reading.paragraphs[index]?.text ?? '') : (beside.get(`${part} ${index}`) ?? ''),
  )
}

export function presentOldCase(
  { id, title }: RecordRow,
  reading: SplitReading,
  { found, sources }: SettledCase,
  preview?: Preview,
): OldCaseReply {
  return {
    id,
    title,
    open: openGroups(found, sources).length,
    places: found.groups.reduce((sum, { places }) => sum + places, 0),
    groups: found.groups.map((group) => ({
      ...group,
      texts: [...group.texts],
      source: sources[group.id] ?? null,
      proposed: proposedSource(group) ?? null,
      choices: possibleSources(group),
      story: storySlots.has(group.slot),
      prints: preview?.groups.get(group.id) ?? null,
    })),
    paragraphs: reading.paragraphs.map(({ text, align, boldShare }) => ({ text, align, bold: boldShare > 0.95 })),
    beside: found.beside.map(({ part, index, text }) => ({ part, index, text })),
    marks: found.marks.map(({ part, index, start, end, group }, place) => ({
      part,
      index,
      start,
      end,
      group,
      prints: preview?.marks[place] ?? null,
    })),
    stories: found.stories.map(({ part, index, start, end, group }) => ({ part, index, start, end, group })),
  }
}
