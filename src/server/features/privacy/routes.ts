import { Readable } from 'node:stream'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { firmHeldBy } from '#server/access/membership.ts'
import { newId } from '#server/database/new-id.ts'
import type { AccountExport } from '#server/database/tables/account-security.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import {
  mailSecurity,
  matchesPassword,
  ownTurn,
  recordSecurity,
  requireFreshProof,
} from '#server/features/accounts/index.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { implement } from '#server/http/implement.ts'
import { limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { addJob } from '#server/work/jobs.ts'
import { serveAudit } from './audit-routes.ts'
import { serveChatIdentity } from './chat-identity.ts'

const sevenDays = 7 * 86_400_000

/** All my data as a file, my account gone in seven days, and who did what. */
export function servePrivacy(app: App, services: Services): void {
  serveExport(app, services)
  serveDeletion(app, services)
  serveAudit(app, services)
  serveChatIdentity(app, services)
}

function serveExport(app: App, services: Services): void {
  const { database, now, files, nudge } = services
  const limitExports = limitRate(5, 86_400)

  implement(app, services, api.getPrivacy, async ({ account }) => {
    const newest = await newestExport(services, account.id)
    const { delete_after } = await database
      .selectFrom('account_security')
      .select('delete_after')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow()
    return {
      export: newest ? present(newest) : null,
      delete_after: delete_after === null ? null : new Date(delete_after).toISOString(),
      has_password: account.password_hash !== null,
    }
  })

  implement(app, services, api.requestExport, async ({ account, session, context }) => {
    requireFreshProof(services, session)
    const newest = await newestExport(services, account.id)
    if (newest?.state === 'waiting') return present(newest)
    await limitExports(account.id)
    const row: AccountExport = {
      id: newId(),
      account_id: account.id,
      state: 'waiting',
      requested_at: now(),
      finished_at: null,
      file_key: null,
      bytes: null,
    }
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('account_exports').values(row).execute()
      await addJob(transaction, { kind: 'export-account', subjectId: row.id, runAt: now() })
    })
    await recordSecurity(services, context, { accountId: account.id, kind: 'export-requested' })
    await mailSecurity(services, account, 'export-requested')
    nudge.wake()
    return present(row)
  })

  implement(app, services, api.downloadExport, async ({ account, session, params, context }) => {
    requireFreshProof(services, session)
    const row = await database
      .selectFrom('account_exports')
      .selectAll()
      .where('id', '=', params.exportId)
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    if (!row || row.state !== 'ready' || row.file_key === null) throw new AppError('not-found')
    await recordSecurity(services, context, { accountId: account.id, kind: 'export-downloaded' })
    const day = new Date(row.requested_at).toISOString().slice(0, 10)
    return new Response(Readable.toWeb(await files.read(row.file_key)) as ReadableStream, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="drafty-export-${day}.zip"; filename*=UTF-8''drafty-export-${day}.zip`,
        'Content-Length': String(row.bytes),
      },
    })
  })
}

function serveDeletion(app: App, services: Services): void {
  const { database, now, nudge } = services
  const limitTries = limitRate(10, 900)

  implement(app, services, api.requestDeletion, async ({ account, session, body, context }) => {
    await limitTries(account.id)
    await refuseUnlessConfirmed(account, body)
    if (await firmHeldBy(database, account.id)) throw new AppError('owner-of-firm')
    // The password in the request is a proof itself.
    if (account.password_hash === null) requireFreshProof(services, session)
    const deleteAfter = now() + sevenDays
    await database.transaction().execute(async (transaction) => {
      await setDeletion(transaction, account.id, deleteAfter)
      await addJob(transaction, { kind: 'delete-account', subjectId: account.id, runAt: deleteAfter })
      await queueMail(transaction, {
        key: `deletion ${account.id} ${deleteAfter}`,
        to: account.email,
        subject: 'Your Drafty account will be deleted in seven days',
        paragraphs: [
          'Somebody who is logged in to your account asked for its deletion. In seven days it will be gone with all clients, files and drafts, and nobody can bring it back.',
          {
            link: `${services.publicUrl()}/settings/privacy`,
            label: 'Keep the account, or download your data before',
          },
          'If it was not you, keep the account and reset your password.',
        ],
        now: now(),
      })
    })
    await recordSecurity(services, context, { accountId: account.id, kind: 'deletion-requested' })
    nudge.wake()
    return { delete_after: new Date(deleteAfter).toISOString() }
  })

  implement(app, services, api.cancelDeletion, async ({ account, context }) => {
    await setDeletion(database, account.id, null)
    await recordSecurity(services, context, { accountId: account.id, kind: 'deletion-cancelled' })
    return undefined
  })
}

/** The address typed again, and the password where there is one. */
async function refuseUnlessConfirmed(account: Account, body: { email: string; password?: string | undefined }) {
  if (body.email !== account.email) {
    const message = 'Please type the address of this account.'
    throw new AppError('invalid-fields', { fields: [{ name: 'email', label: 'Your e-mail address', message }] })
  }
  if (account.password_hash === null || (await matchesPassword(body.password ?? '', account.password_hash, ownTurn)))
    return
  const message = 'This password is not right.'
  throw new AppError('invalid-fields', { fields: [{ name: 'password', label: 'Password', message }] })
}

async function setDeletion(database: Services['database'], accountId: string, deleteAfter: number | null) {
  await database
    .updateTable('account_security')
    .set({ delete_after: deleteAfter })
    .where('account_id', '=', accountId)
    .execute()
}

function newestExport({ database }: Services, accountId: string): Promise<AccountExport | undefined> {
  return database
    .selectFrom('account_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function present({ id, state, requested_at, bytes }: AccountExport) {
  return {
    id,
    state,
    requested_at: new Date(requested_at).toISOString(),
    bytes: bytes === null ? null : bytes,
  }
}
