import { api } from '#contract/api.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Dependent } from '#contract/families.ts'
import { AppError } from '#contract/errors.ts'
import { firmHeldBy } from '#server/access/membership.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { implement } from '#server/http/implement.ts'
import { addressOf, limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { mailRemoval } from './family-mails.ts'
import { findInvitation, insertInvitation, joinFamily, removeMember } from './family.ts'
import { listFamily, listInvitations } from './family-list.ts'
import { attorneyNameOf } from './profile.ts'
import { recordSecurity } from './security-events.ts'
import { describeSession } from './session-reply.ts'
import { findAccount, findAccountByEmail } from './store.ts'
import { requireVerified } from './verification.ts'
import { mailInvitation } from './mail-invitation.ts'

/** An owner invites, sees and removes dependents; whoever is invited accepts. */
export function serveFamily(app: App, services: Services): void {
  serveOwner(app, services)
  serveInvited(app, services)
}

function serveOwner(app: App, services: Services): void {
  const { database, now } = services
  const limitInvitations = limitRate(10, 86_400)

  implement(app, services, api.listDependents, async ({ account }) => [
    ...(await listFamily(database, account.id)),
    ...(await listInvitations(database, account.id, now())),
  ])

  implement(app, services, api.inviteDependent, async ({ account, body, context }) => {
    requireVerified(account)
    await limitInvitations(account.id)
    const known = await findAccountByEmail(database, body.email)
    // Only what the owner knows anyway is said; of any other account the invitation tells nothing.
    if (known && (known.id === account.id || known.parent_account_id === account.id))
      throw new AppError('already-invited')
    const id = await invite(services, account, body)
    await recordSecurity(services, context, { accountId: account.id, kind: 'invitation-sent', detail: body.email })
    return { ...waiting, id, email: body.email, role: body.role, since: new Date(now()).toISOString() }
  })

  implement(app, services, api.removeDependent, async ({ account, params, context }) => {
    const { numUpdatedRows } = await database
      .updateTable('invitations')
      .set({ ended_at: now() })
      .where('id', '=', params.dependentId)
      .where('owner_id', '=', account.id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) {
      await recordSecurity(services, context, { accountId: account.id, kind: 'invitation-taken-back' })
      return undefined
    }
    const member = await findAccount(database, params.dependentId)
    const isRemoved = await database.transaction().execute(async (transaction) => {
      const removed = await removeMember(transaction, account.id, params.dependentId, now())
      if (removed && member) await mailRemoval(transaction, account, member, now())
      return removed
    })
    if (!isRemoved || !member) throw new AppError('not-found')
    const detail = member.email
    await recordSecurity(services, context, { accountId: account.id, kind: 'dependent-removed', detail })
    services.nudge.wake()
    return undefined
  })
}

function serveInvited(app: App, services: Services): void {
  const { database, now } = services
  const limitLooks = limitRate(60, 900)

  implement(app, services, api.getInvitation, async ({ query, context }) => {
    await limitLooks(addressOf(context))
    const invitation = await findInvitation(database, query.token, now())
    const owner = invitation && (await findAccount(database, invitation.ownerId))
    if (!invitation || !owner) {
      await recordSecurity(services, context, { accountId: undefined, kind: 'link-refused', detail: 'invitation' })
      throw new AppError('token-invalid')
    }
    const firm = await firmHeldBy(database, owner.id)
    const joins = firm ? { name: firm.name, role: invitation.role } : null
    return { email: invitation.email, owner_email: owner.email, firm: joins }
  })

  implement(app, services, api.acceptInvitation, async ({ account, session, body, context }) => {
    const invitation = await findInvitation(database, body.invite, now())
    if (!invitation) throw new AppError('token-invalid')
    const joined = await database
      .transaction()
      .execute((transaction) => joinFamily(transaction, account, invitation, now()))
    await recordSecurity(services, context, { accountId: account.id, kind: 'family-joined' })
    return describeSession(services, joined, session)
  })
}

const waiting: Omit<Dependent, 'id' | 'email' | 'role' | 'since'> = {
  first_name: null,
  last_name: null,
  state: 'invited',
  last_login_at: null,
  drafts: {},
}

type Invited = BodyOf<typeof api.inviteDependent>

async function invite(services: Services, owner: Account, { email, role }: Invited): Promise<string> {
  const { database, now, nudge, publicUrl } = services
  const name = (await attorneyNameOf(database, owner.id)) ?? owner.email
  const id = await database.transaction().execute(async (transaction) => {
    const made = await insertInvitation(transaction, { ownerId: owner.id, email, role, now: now() })
    const link = `${publicUrl()}/signup?invite=${made.token}`
    await mailInvitation(transaction, owner, { id: made.id, email, role, link, by: name, now: now() })
    return made.id
  })
  nudge.wake()
  return id
}
