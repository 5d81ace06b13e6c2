import type { OldCaseReply } from '#contract/old-case.ts'
import { AppError } from '#contract/errors.ts'
import { isOfPlace, keepDecisions, placeId, withPlacesApart } from '#domain/old-client/apart.ts'
import { easternDate } from '#domain/dates/calendar.ts'
import { readNewCase } from '#domain/old-client/new-case.ts'
import { type Preview, previewOldCase } from '#domain/old-client/preview.ts'
import type { OldCase, SettledCase, Settlement, SourceKind } from '#domain/template-sections/old-case.ts'
import { openGroups, possibleSources, proposedSource, storySlots } from '#domain/old-client/settle.ts'
import { headingPlaces } from '#domain/template-sections/template-section.ts'
import type { Database } from '#server/database/schema.ts'
import type { OldCaseRow } from '#server/database/tables/templates.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { findAccount, readAttorney, signerFor } from '#server/features/accounts/index.ts'
import { findClient, toRecord } from '#server/features/clients/index.ts'
import { hashOf } from '#server/hash-of.ts'
import type { Services } from '#server/services.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import { addJob } from '#server/work/jobs.ts'
import type { Lines } from './read-for-persons.ts'
import type { SplitReading } from './read-and-split.ts'

export const inThread = callInThread<typeof import('./read-for-persons.ts')>(
  new URL('./read-for-persons.ts', import.meta.url),
)

export const linesOf = ({ paragraphs, beside, split }: SplitReading): Lines => ({
  paragraphs,
  beside,
  headings: headingPlaces(split),
})

/** Raised when the reader finds more, so that templates are looked at again. */
const reader = 9

/** An old case with its decisions, each place that was decided apart a group of its own, and how far a model has read. */
export type KnownOldCase = SettledCase & { readonly model: ModelReading }
export type ModelReading = { readonly state: OldCaseRow['model_state']; readonly name: string | null }

/**
 * What an old case left in a template that is known to be the caller's, read once for each file, with the decisions. Where
 * a model is configured a job asks it for the rest; what it finds joins the groups.
 */
export async function knowOldCase(services: Services, record: RecordRow, reading: SplitReading): Promise<KnownOldCase> {
  const { database } = services
  const stored = await findOldCase(database, record)
  if (stored && stored.file_key === record.file_key && stored.reader === reader) {
    const isAsked = stored.model_state === 'none' && services.models !== undefined
    if (isAsked) await askForModelReading(services, record)
    return known({ ...stored, ...(isAsked && { model_state: 'reading' as const }) })
  }
  const account = await findAccount(database, record.owner_id)
  const rows = await database
    .selectFrom('clients')
    .selectAll()
    .where('owner_id', '=', record.owner_id)
    .limit(2000)
    .execute()
  const attorney = account && (await readAttorney(database, account))
  const context = { attorney, clients: rows.map(toRecord) }
  const found = await inThread('readForPersons', { milliseconds: 30_000 }, linesOf(reading), context)
  const found_hash = hashOf(JSON.stringify(found))
  const earlier = stored?.sources ?? (await sourcesOfSame(database, record, found_hash))
  const sources = earlier === undefined ? {} : (JSON.parse(earlier) as Settlement)
  const row: OldCaseRow = {
    record_id: record.id,
    owner_id: record.owner_id,
    file_key: record.file_key ?? '',
    reader,
    found: JSON.stringify(found),
    sources: JSON.stringify(sources),
    decided_at: stored?.decided_at ?? null,
    model_state: services.models ? 'reading' : 'none',
    model_name: null,
    found_hash,
  }
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('template_old_cases')
      .where('record_id', '=', record.id)
      .where('owner_id', '=', record.owner_id)
      .execute()
    await transaction.insertInto('template_old_cases').values(row).execute()
    if (services.models) await addReadingJob(services, transaction, record)
  })
  services.nudge.wake()
  return known(row)
}

/** Decisions count where the same group or place is found again; the others are kept in case a later reading has them. */
function known(row: Pick<OldCaseRow, 'found' | 'sources' | 'model_state' | 'model_name'>): KnownOldCase {
  const found = JSON.parse(row.found) as OldCase
  const sources = keepDecisions(found, JSON.parse(row.sources) as Settlement)
  return { ...withPlacesApart({ found, sources }), model: { state: row.model_state, name: row.model_name } }
}

async function askForModelReading(services: Services, record: RecordRow): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('template_old_cases')
      .set({ model_state: 'reading' })
      .where('record_id', '=', record.id)
      .where('owner_id', '=', record.owner_id)
      .where('model_state', '=', 'none')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) await addReadingJob(services, transaction, record)
  })
  services.nudge.wake()
}

function addReadingJob({ now }: Services, database: Database, { id }: RecordRow): Promise<void> {
  return addJob(database, { kind: 'read-template', subjectId: id, runAt: now() })
}

/** What was decided when the same text was uploaded before. */
async function sourcesOfSame(
  database: Database,
  { owner_id }: RecordRow,
  foundHash: string,
): Promise<string | undefined> {
  const same = await database
    .selectFrom('template_old_cases')
    .select('sources')
    .where('owner_id', '=', owner_id)
    .where('found_hash', '=', foundHash)
    .orderBy('decided_at', 'desc')
    .executeTakeFirst()
  return same?.sources
}

/** Stores where the words of groups come from; `invalid-fields` for a group or a choice that there is not. */
export async function settleOldCase(
  services: Services,
  record: RecordRow,
  { found, sources }: SettledCase,
  given: GivenDecisions,
): Promise<KnownOldCase> {
  const groups = new Map(found.groups.map((group) => [group.id, group]))
  const placed = new Map([...found.marks, ...found.stories].map((place) => [placeId(place), place.group]))
  const fields = Object.entries(given.sources).flatMap(([id, source]) => {
    const group = groups.get(id) ?? groups.get(placed.get(id) ?? '')
    const message = group
      ? 'This cannot come from there. Please choose another source.'
      : 'This is not in the template any more. Please reload.'
    return group && possibleSources(group).includes(source)
      ? []
      : [{ name: 'sources', label: group?.label ?? 'Template', message }]
  })
  if (fields.length > 0) throw new AppError('invalid-fields', { fields })
  const again = new Set(given.together)
  const kept = Object.entries({ ...sources, ...given.sources }).filter(([id]) => !again.has(id))
  const { database, now } = services
  await database
    .updateTable('template_old_cases')
    .set({ sources: JSON.stringify(Object.fromEntries(kept)), decided_at: now() })
    .where('record_id', '=', record.id)
    .where('owner_id', '=', record.owner_id)
    .execute()
  const row = await findOldCase(database, record)
  if (!row) throw new AppError('not-found')
  return known(row)
}

/** Sources by group or by place; places that go with their group again. */
export type GivenDecisions = {
  readonly sources: Readonly<Record<string, SourceKind>>
  readonly together: readonly string[]
}

function findOldCase(database: Database, { id, owner_id }: RecordRow) {
  return database
    .selectFrom('template_old_cases')
    .selectAll()
    .where('record_id', '=', id)
    .where('owner_id', '=', owner_id)
    .executeTakeFirst()
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
  { found, sources, model }: KnownOldCase,
  preview?: Preview,
): OldCaseReply {
  const isRead = ({ id: group }: { readonly id: string }) => group.startsWith('read ')
  return {
    id,
    title,
    model_reading: { state: model.state, model: model.name, groups: found.groups.filter(isRead).length },
    open: openGroups(found, sources).length,
    places: found.groups.reduce((sum, { places }) => sum + places, 0),
    groups: found.groups.map((group) => ({
      ...group,
      texts: [...group.texts],
      source: sources[group.id] ?? null,
      proposed: proposedSource(group) ?? null,
      likely: group.likely ?? null,
      choices: possibleSources(group),
      place: isOfPlace(group.id),
      by_model: isRead(group),
      story: storySlots.has(group.slot) || group.slot === 'unsure',
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
