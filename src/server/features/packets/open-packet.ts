import { AppError } from '#contract/errors.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { draftFor, inputOf } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import { countsFilings } from './filings-of-case.ts'
import { letterDraft } from './letter-draft.ts'
import { usualForum } from './settings.ts'
import { ensurePacket } from './store.ts'

type Path = { readonly clientId: string; readonly draftId: string }

/** A finished draft that the caller may reach, with its packet. 404 for anybody else, 409 while it is being written. */
export async function openPacket(
  { database, now }: Services,
  ownerId: string,
  path: Path,
): Promise<{ draft: DraftRow; packet: PacketRow }> {
  const draft = await draftFor(database, ownerId, path)
  if (draft.state !== 'ready') throw new AppError('not-now')
  const forum = usualForum(draft.type, inputOf(draft).answers)
  const packet = await ensurePacket(database, draft, forum, now())
  // Another filing of the case may have been marked as filed since.
  const isMoved = countsFilings(packet) && packet.state !== 'making' && (await letterDraft(database, draft, packet))
  return { draft: isMoved ? await draftFor(database, ownerId, path) : draft, packet }
}
