import type { Role } from '#domain/firm/roles.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'

/**
 * What somebody may reach: what is their own, and what their firm lets them. Nothing of it is kept between requests, so
 * that who leaves a firm is out of it with the next query, on whichever server.
 */
export type Reach = { readonly personId: string; readonly firm: Membership | undefined }

export type Membership = {
  /** The account that owns what belongs to the firm. */
  readonly id: string
  readonly role: Role
  readonly seesAll: boolean
  /** At most `fewShares` clients are shared with them: lists then go through these instead of the firm's. */
  readonly hasFew: boolean
}

/** Up to so many shares it is quicker to look each of them up than to look through the clients of a large firm. */
const fewShares = 500

/** Reads what an account may reach now; every account outside a firm is a firm of one. */
export async function readReach(database: Database, personId: string): Promise<Reach> {
  const [row] = await membership(database, { personId })
  if (!row) return { personId, firm: undefined }
  const { owner_id: id, role, holder_id, holder_sees_all, one_more } = row
  const seesAll = holder_sees_all === 1 && holder_id === personId
  return { personId, firm: { id, role, seesAll, hasFew: one_more === null } }
}

const membership = keepQuery((database, { personId }: { personId: string }) =>
  database
    .selectFrom('firm_members')
    .innerJoin('firms', 'firms.owner_id', 'firm_members.owner_id')
    .select(['firms.owner_id', 'firm_members.role', 'firms.holder_id', 'firms.holder_sees_all'])
    .select(({ selectFrom }) =>
      // One more than few: an entry of the index so far down, and no count of all.
      selectFrom('client_access')
        .select('client_id')
        .where('person_id', '=', personId)
        .limit(1)
        .offset(fewShares)
        .as('one_more'),
    )
    .where('firm_members.person_id', '=', personId),
)
