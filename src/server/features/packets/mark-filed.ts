import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { easternDate } from '#domain/dates/calendar.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { findSections } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import { keptFilings, placeInCase } from './filings-of-case.ts'
import { openPacket } from './open-packet.ts'
import { presentPacket } from './present.ts'
import { isStale } from './stale.ts'
import { changePacket } from './store.ts'

export function serveMarkFiled(app: App, services: Services): void {
  implement(app, services, api.markPacketFiled, async ({ ownerId, params, body }) => {
    await markFiled(services, await openPacket(services, ownerId, params), body.filed_on)
    const { draft, packet } = await openPacket(services, ownerId, params)
    return presentPacket(services, packet, draft)
  })
}

/**
 * Notes the day on which a packet was filed: its letters and numbers are frozen, and the next filing of the case goes on
 * from them. `null` takes that back, as long as no later filing rests on it.
 */
async function markFiled(
  { database, now }: Services,
  { draft, packet }: { readonly draft: DraftRow; readonly packet: PacketRow },
  filedOn: string | null,
): Promise<void> {
  if (filedOn === null) {
    const { number } = await placeInCase(database, packet)
    const later = (await keptFilings(database, packet)).some((filing) => filing.number > number)
    if (packet.filed_on !== null && later)
      throw refused('A later filing of this case is marked as filed. Take that back first.')
  } else {
    if (filedOn > easternDate(now())) throw inFuture()
    if (packet.state !== 'ready' || packet.made === null)
      throw refused('Make the packet first: what was made is what is filed.')
    if (packet.filed_on === null && (await isStale(database, draft, packet, await findSections(database, draft.id))))
      throw refused('The files are older than the draft or the exhibits. Make the packet again first.')
  }
  if (!(await changePacket(database, packet, { filed_on: filedOn }, now()))) throw new AppError('version-is-stale')
}

/** Nothing of a packet changes once it is filed. */
export function requireUnfiled({ filed_on }: PacketRow): void {
  if (filed_on !== null)
    throw refused('This packet is marked as filed: its letters and numbers are frozen. Take that back to change it.')
}

const refused = (message: string) => new AppError('not-now', {}, { message })

function inFuture(): AppError {
  const message = 'The day of the filing cannot lie in the future.'
  return new AppError('invalid-fields', { fields: [{ name: 'filed_on', label: 'Filed on', message }] }, { message })
}
