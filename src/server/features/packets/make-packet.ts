import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { Job } from '#server/database/tables/jobs.ts'
import type { PacketPartRow, PacketRow } from '#server/database/tables/packets.ts'
import { findDraftById, findSections, numberCites, type PacketPlace } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import { isStillOurs, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import type { PacketManifest } from '#domain/packet/packet-files.ts'
import { checkMade } from './check-made.ts'
import { filedPlaces } from './filings-of-case.ts'
import { makeBrief } from './make-brief.ts'
import { makeExhibit } from './make-exhibit.ts'
import { readContents, stampOf } from './packet-documents.ts'
import { shrinkExhibits } from './shrink-exhibits.ts'
import { CannotBeMade, partTarget, placesOf, type ReadyEntry, writeParts } from './write-parts.ts'
import { changePacket, findPacketById, type PacketStage, replaceParts, tellProgress } from './store.ts'

const failed = 'The packet could not be made. What was made ready is kept; please try again.'

/** Makes the files of a packet: each document as letter pages, then the parts, then the proof that every page is as it should be. */
export const packetWork: Work = {
  maxFailures: 2,
  async perform(services, job, signal) {
    const { database } = services
    const packet = await findPacketById(database, job.subject_id)
    const draft = packet && (await findDraftById(database, packet.draft_id))
    if (!packet || !draft || packet.state !== 'making') return void (await updateJob(database, job, { state: 'done' }))
    const folder = await mkdtemp(join(tmpdir(), 'packet-'))
    try {
      await make(services, job, { packet, draft, folder }, signal)
    } catch (error) {
      if (!(error instanceof CannotBeMade)) throw error
      await end(services, job, error.message)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  giveUp: (services, job) => end(services, job, failed),
}

type Making = { readonly packet: PacketRow; readonly draft: DraftRow; readonly folder: string }

async function make(services: Services, job: Job, { packet, draft, folder }: Making, signal: AbortSignal) {
  const { database } = services
  const contents = await readContents(database, packet, draft)
  const { entries, place } = contents
  if (entries.length === 0) throw new CannotBeMade('There is no exhibit to put into a packet yet.')
  const waiting = entries.find(({ record }) => record.state === 'processing')
  if (waiting) throw new CannotBeMade(`“${waiting.title}” is still being read. Please try again in a moment.`)
  const total = entries.length + 3
  const tell = (done: number, stage: PacketStage, what: string) =>
    tellProgress(database, packet.id, { done, total, stage, what })
  const apart: ReadyEntry[] = []
  for (const entry of entries) {
    signal.throwIfAborted()
    await tell(apart.length, 'exhibits', `Exhibit ${entry.letter}: ${entry.title}`)
    apart.push({ ...entry, pages: await makeExhibit(services, entry.record, folder, signal) })
  }
  const ready = await shrinkExhibits(services, { entries: apart, target: partTarget(packet.forum), folder }, signal)
  await tell(entries.length, 'brief', 'Printing the brief')
  const sections = await findSections(database, draft.id)
  const places = new Map([...filedPlaces(place), ...placesOf(ready, place.number)])
  const brief = await makeBrief(services, { draft, sections, folder }, places, signal)
  await tell(entries.length + 1, 'files', 'Putting the files together')
  const written = await writeParts(services, { packet, draft, place, folder, entries: ready, brief }, signal)
  await tell(entries.length + 2, 'check', 'Checking every page and every pinpoint')
  const made = { packet, draft, sections, place, places, folder, written, entries: ready, brief }
  const manifest = await checkMade(services, made)
  const parts = await written.store(services, packet)
  const stamp = stampOf(packet, contents, sections)
  const replaced = await finish(services, job, { packet, draft, parts, manifest, stamp, places })
  for (const key of replaced) await services.files.remove(key)
}

type Finished = {
  readonly packet: PacketRow
  readonly draft: DraftRow
  readonly parts: readonly PacketPartRow[]
  readonly manifest: PacketManifest
  readonly stamp: string
  readonly places: ReadonlyMap<string, PacketPlace>
}

/** Stores everything at once, or nothing; answers which files nothing names any more. */
async function finish({ database, now }: Services, job: Job, finished: Finished): Promise<string[]> {
  const { draft, parts, manifest, stamp } = finished
  const mine = parts.map(({ file_key }) => file_key)
  return database.transaction().execute(async (transaction) => {
    if (!(await isStillOurs(transaction, job))) return mine
    const packet = await findPacketById(transaction, finished.packet.id)
    if (packet?.state !== 'making') return mine
    await updateJob(transaction, job, { state: 'done' })
    const change = {
      state: 'ready',
      reason: null,
      progress: null,
      made: JSON.stringify(manifest),
      made_from: stamp,
      made_at: now(),
    } as const
    if (!(await changePacket(transaction, packet, change, now()))) return mine
    await numberCites(transaction, draft.id, finished.places)
    return replaceParts(transaction, packet, parts)
  })
}

/** The packet failed; what was made before stays. */
async function end({ database, now }: Services, job: Job, reason: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await updateJob(transaction, job, { state: 'failed' }))) return
    const packet = await findPacketById(transaction, job.subject_id)
    if (packet?.state === 'making')
      await changePacket(transaction, packet, { state: 'failed', reason, progress: null }, now())
  })
}
