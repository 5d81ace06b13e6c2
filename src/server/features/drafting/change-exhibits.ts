import { api } from '#contract/api.ts'
import type { CaseMapReply } from '#contract/case-maps.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { decideExhibits, type ExhibitChanges } from '#server/features/case-map/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { moveExhibits } from './move-exhibits.ts'

type Place = { readonly ownerId: string; readonly clientId: string; readonly type: string }

export function serveExhibits(app: App, services: Services): void {
  implement(app, services, api.changeExhibits, ({ account, ownerId, params, body }) =>
    changeExhibits(services, account, { ownerId, clientId: params.clientId, type: params.type }, body),
  )
}

/** Changes the exhibits of a case; every finished draft of it follows. Documents that no order names come last. */
export async function changeExhibits(
  services: Services,
  account: Account,
  place: Place,
  changes: ExhibitChanges,
): Promise<CaseMapReply> {
  const reply = await decideExhibits(services, account, place, changes)
  if (reply.map) await moveExhibits(services.database, place, reply.map.exhibits)
  return reply
}
