import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { FamilyCredits, Term } from './family-credits.ts'

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
