import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { CreditEntry } from '#server/database/tables/credits.ts'

/** Credits of a family in its term: one sum for each kind of entry of each account. */
export type FamilyCredits = readonly {
  readonly kind: CreditEntry['kind']
  readonly account_id: string
  readonly credits: number | string
}[]

/** Sums what a family has been charged since the term began. */
export function readFamilyCredits(database: Database, family: string, since: number): Promise<FamilyCredits> {
  return sums(database, { family, since })
}

/** Of all of them, or of one account. */
export function sumCredits(sums: FamilyCredits, accountId?: string): number {
  const counted = sums.filter(({ account_id }) => accountId === undefined || account_id === accountId)
  return counted.reduce((sum, { credits }) => sum + Number(credits), 0)
}

/** Credits that wait for a draft to end, and whether the account has ever had one: asked for only where the sums leave it open. */
export async function readHeldAndDrafted(
  database: Database,
  { family, since, accountId }: Term & { readonly accountId: string },
  known: FamilyCredits,
): Promise<{ readonly held: number; readonly hasDrafted: boolean }> {
  const [open] = known.some(({ kind }) => kind === 'hold') ? await held(database, { family, since }) : []
  const isKnown = known.some(({ kind, account_id }) => kind === 'settle' && account_id === accountId)
  const hasDrafted = isKnown || (await firstSettled(database, { family, accountId })).length > 0
  return { held: Number(open?.credits ?? 0), hasDrafted }
}

type Term = { readonly family: string; readonly since: number }

const sums = keepQuery((database, { family, since }: Term) =>
  database
    .selectFrom('credit_entries')
    .select(({ fn }) => ['kind', 'account_id', fn.sum<number | string>('credits').as('credits')])
    .where('family_id', '=', family)
    .where('charged_at', '>=', since)
    .groupBy(['kind', 'account_id']),
)

const held = keepQuery((database, { family, since }: Term) =>
  database
    .selectFrom('credit_entries as entry')
    .select(({ fn }) => fn.sum<number | string | null>('entry.credits').as('credits'))
    .where('entry.family_id', '=', family)
    .where('entry.charged_at', '>=', since)
    .where('entry.kind', '=', 'hold')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credit_entries as later')
            .select('later.id')
            .whereRef('later.draft_id', '=', 'entry.draft_id')
            .whereRef('later.step', '>', 'entry.step'),
        ),
      ),
    ),
)

const firstSettled = keepQuery((database, { family, accountId }: { family: string; accountId: string }) =>
  database
    .selectFrom('credit_entries')
    .select('id')
    .where('family_id', '=', family)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'settle')
    .limit(1),
)
