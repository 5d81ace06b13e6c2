import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'

/** The names (addresses where there is no name) of those members that still belong to the caller's family. */
export async function namesOf(
  database: Database,
  { id: callerId }: Account,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('accounts')
    .leftJoin('attorney_profiles', 'attorney_profiles.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'first_name', 'last_name'])
    .where('accounts.id', 'in', [...ids])
    .where((where) => where.or([where('accounts.id', '=', callerId), where('parent_account_id', '=', callerId)]))
    .execute()
  const known = new Map(
    rows.map(({ id, email, first_name, last_name }) => {
      const name = [first_name, last_name].filter(Boolean).join(' ')
      return [id, name === '' ? email : name] as const
    }),
  )
  return new Map(ids.map((id) => [id, known.get(id) ?? formerMember]))
}

const formerMember = 'Former user'
