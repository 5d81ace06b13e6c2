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

export type Term = { readonly family: string; readonly since: number }

const sums = keepQuery((database, { family, since }: Term) =>
  database
    .selectFrom('credit_entries')
    .select(({ fn }) => ['kind', 'account_id', fn.sum<number | string>('credits').as('credits')])
    .where('family_id', '=', family)
    .where('charged_at', '>=', since)
    .groupBy(['kind', 'account_id']),
)
