import type { Session } from '#contract/sessions.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Account, SessionRow } from '#server/database/tables/accounts.ts'
import { readCounts } from '#server/features/billing/index.ts'
import { signToken } from '#server/http/authenticate.ts'
import type { Services } from '#server/services.ts'
import { findAccount, findProfile } from './store.ts'
import { termsVersion } from './terms.ts'

/** The reply of everything that logs in and of `GET /attorneys/refresh` (specification 1, sections 3 and 7). */
export async function describeSession(services: Services, account: Account, session: SessionRow): Promise<Session> {
  const { database } = services
  const now = services.now()
  const profile = await findProfile(database, account.id)
  const status = await readCounts(database, account, now).catch(() => undefined)
  const parent = account.parent_account_id === null ? undefined : await findAccount(database, account.parent_account_id)
  const left = status ? Math.max(0, status.drafts_limit - status.drafts_current_count_for_family) : 0
  const payer = account.parent_account_id ?? account.id
  const [paid] = await lastPayment(database, { payer })
  return {
    token: signToken(services, session, account.email),
    attorney: {
      created_at: toIso(account.created_at) ?? '',
      is_placeholder: profile.is_placeholder === 1,
      last_login_date: toIso(account.previous_login_at),
      credits: Math.round(100 * left),
      status: status?.subscription_status ?? 'inactive',
      permissions: ['user'],
      first_name: profile.first_name,
      last_name: profile.last_name,
      email: account.email,
    },
    subscription_status: status?.subscription_status ?? 'inactive',
    user_last_payment_at: toIso(paid?.last_payment_at ?? null),
    is_dependent: account.parent_account_id !== null,
    parent_email: parent?.email ?? null,
    is_email_verified: account.email_verified_at !== null,
    needs_terms: account.terms_version !== termsVersion,
  }
}

const lastPayment = keepQuery((database, { payer }: { payer: string }) =>
  database.selectFrom('subscriptions').select('last_payment_at').where('account_id', '=', payer),
)

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
