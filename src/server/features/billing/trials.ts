import { hashOf } from '#server/hash-of.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { TrialRow } from '#server/database/tables/credits.ts'

type Person = { readonly id: string; readonly email: string }

/** The trial that this account or its address has had; undefined when there was none. */
export async function findTrial(database: Database, { id, email }: Person): Promise<TrialRow | undefined> {
  return (await firstTrial(database, { id, address: trialOf(email) }))[0]
}

const firstTrial = keepQuery((database, { id, address }: { id: string; address: string }) =>
  database
    .selectFrom('trials')
    .selectAll()
    .where((where) => where.or([where('account_id', '=', id), where('address_hash', '=', address)]))
    .orderBy('started_at')
    .limit(1),
)

/** Notes that the trial has begun; call it only when there was none, in the same transaction. */
export async function noteTrial(
  database: Database,
  { id, email }: Person,
  trial: { readonly startedAt: number; readonly subscription: string | null },
): Promise<void> {
  const row = { started_at: trial.startedAt, provider_subscription: trial.subscription }
  await database
    .insertInto('trials')
    .values({ ...row, account_id: id, address_hash: trialOf(email) })
    .execute()
}

const trialOf = (email: string) => hashOf(`trial ${email.trim().toLowerCase()}`)
