import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { changeOwner } from '#server/access/change-owner.ts'
import { keepInHands } from '#server/access/membership.ts'
import { readReach, type Reach } from '#server/access/reach.ts'
import { shareWithMaker } from '#server/access/shares.ts'
import { recordSecurity, requireVerified } from '#server/features/accounts/index.ts'
import { findClient } from '#server/features/clients/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { changeAccess, presentAccess } from './client-access.ts'
import { presentFirm } from './people.ts'
import { serveConflicts } from './conflict-routes.ts'
import { serveMatrix } from './matrix.ts'
import { serveRecordOfAccess } from './record-of-access.ts'
import { deleteFirm } from './store.ts'
import { tellMembers } from './tell-members.ts'
import { serveWalls } from './walls.ts'
import { insertFirm } from './insert-firm.ts'

/** The firm: its people, who has which client, and who looked at what. */
export function serveFirm(app: App, services: Services): void {
  serveTheFirm(app, services)
  serveAccess(app, services)
  serveMatrix(app, services)
  serveWalls(app, services)
  serveRecordOfAccess(app, services)
  serveConflicts(app, services)
}

function serveTheFirm(app: App, services: Services): void {
  const { database, now } = services
  const show = async (personId: string) => ({
    firm: await presentFirm(database, await readReach(database, personId), now()),
  })

  implement(app, services, api.getFirm, async ({ reach }) => ({ firm: await presentFirm(database, reach, now()) }))

  implement(app, services, api.makeFirm, async ({ account, body, context }) => {
    requireVerified(account)
    await refuseWhileDeleting(services, account.id)
    const { name, owner_sees_all: ownerSeesAll, roles } = body
    await insertFirm(database, account, { name, ownerSeesAll, roles, now: now() })
    await tellMembers(services, account, { name, ownerSeesAll })
    await recordSecurity(services, context, { accountId: account.id, kind: 'firm-made', detail: name })
    return show(account.id)
  })

  implement(app, services, api.changeFirm, async ({ account, reach, body }) => {
    const firmId = managedBy(reach)
    const { name, strict_rules: strict } = body
    const change = {
      ...(name !== undefined && { name }),
      ...(strict !== undefined && { strict_rules: Number(strict) }),
    }
    if (Object.keys(change).length > 0)
      await database.updateTable('firms').set(change).where('owner_id', '=', firmId).execute()
    return show(account.id)
  })

  implement(app, services, api.endFirm, async ({ account, reach, context }) => {
    const firmId = managedBy(reach)
    await database.transaction().execute((transaction) => deleteFirm(transaction, firmId))
    await recordSecurity(services, context, { accountId: account.id, kind: 'firm-ended' })
    return undefined
  })

  implement(app, services, api.changeMember, async ({ account, reach, params, body, context }) => {
    if (!reach.firm) throw new AppError('not-found')
    const firmId = managedBy(reach)
    await database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('firm_members')
        .set({ role: body.role })
        .where('owner_id', '=', firmId)
        .where('person_id', '=', params.memberId)
        .where('role', '!=', 'owner')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows !== 1n) throw new AppError('not-found')
      await keepInHands(transaction, firmId, now())
    })
    const detail = `${params.memberId} ${body.role}`
    await recordSecurity(services, context, { accountId: account.id, kind: 'role-changed', detail })
    return show(account.id)
  })
}

/** The firm that somebody manages; 409 without one. Only the owner of a family comes here, who is the owner of its firm. */
function managedBy({ firm }: Reach): string {
  if (firm?.role !== 'owner') throw new AppError('no-firm')
  return firm.id
}

/** An account that is to be deleted takes no firm upon itself. */
async function refuseWhileDeleting({ database }: Services, accountId: string): Promise<void> {
  const row = await database
    .selectFrom('account_security')
    .select('delete_after')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row && row.delete_after !== null) throw new AppError('not-now', {}, { message: beingDeleted })
}

const beingDeleted = 'This account is to be deleted. Keep the account first.'

function serveAccess(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.getClientAccess, ({ reach, params }) =>
    presentAccess(database, reach, params.clientId, now()),
  )

  implement(app, services, api.handOver, async ({ account, ownerId, reach, params }) => {
    const { firm } = reach
    if (ownerId !== account.id) throw new AppError('not-now', {}, { message: isFirms })
    if (!(await findClient(database, ownerId, params.clientId))) throw new AppError('not-found')
    if (!firm) throw new AppError('no-firm')
    await database.transaction().execute(async (transaction) => {
      const isMoved = await changeOwner(transaction, params.clientId, { from: account.id, to: firm.id })
      if (!isMoved) throw new AppError('not-found')
      await shareWithMaker(transaction, reach, [params.clientId], now())
    })
    return presentAccess(database, reach, params.clientId, now())
  })

  implement(app, services, api.setClientAccess, async ({ account, ownerId, reach, params, body }) => {
    const wish = body.level === 'wall' ? body : { level: body.level, until: readUntil(body.until, now()) }
    await change(account.id, ownerId, params, wish)
    return showOrNothing(reach, params.clientId)
  })

  implement(app, services, api.endClientAccess, async ({ account, ownerId, reach, params }) => {
    await change(account.id, ownerId, params, 'nothing')
    return showOrNothing(reach, params.clientId)
  })

  async function change(
    madeBy: string,
    firmId: string,
    { clientId, memberId }: { readonly clientId: string; readonly memberId: string },
    wish: Parameters<typeof changeAccess>[2],
  ) {
    // A private client has nobody to be shared with; as for one that is not there.
    if (firmId === madeBy) throw new AppError('not-found')
    const place = { firmId, clientId, personId: memberId }
    await database
      .transaction()
      .execute((transaction) => changeAccess(transaction, place, wish, { madeBy, now: now() }))
  }

  /** Whoever gave up their own share sees nothing of the client any more. */
  async function showOrNothing(reach: Reach, clientId: string) {
    return presentAccess(database, reach, clientId, now()).catch((error: unknown) => {
      if (error instanceof AppError) return { belongs_to: 'firm' as const, may: [], people: [], others: [] }
      throw error
    })
  }
}

const isFirms = 'This client belongs to the firm already.'

function readUntil(until: string | null | undefined, now: number): number | null {
  if (until === null || until === undefined) return null
  const time = Date.parse(until)
  if (time > now) return time
  const message = 'Please choose a day to come.'
  throw new AppError('invalid-fields', { fields: [{ name: 'until', label: 'Until', message }] })
}
