import type { Role } from '#domain/firm/roles.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'

/**
 * What somebody may reach: what is their own, and what their firm lets them. Nothing of it is kept between requests, so
 * that who leaves a firm is out of it with the next query, on whichever server.
 */
export type Reach = {
  readonly personId: string
  readonly firm: Membership | undefined
  /** A member of a firm who has nothing of their own: lists then go through the firm's alone. */
  readonly hasNothing?: boolean
}

export type Membership = {
  /** The account that owns what belongs to the firm. */
  readonly id: string
  readonly role: Role
  readonly seesAll: boolean
  /** Few clients are shared with them: lists then go through these instead of the firm's. */
  readonly hasFew: boolean
}

/** Reads what an account may reach now; every account outside a firm is a firm of one. */
export async function readReach(database: Database, personId: string): Promise<Reach> {
  const [row] = await membership(database, { personId })
  if (!row) return { personId, firm: undefined }
  const { owner_id: id, role, holder_id, holder_sees_all, has_many, own } = row
  const seesAll = holder_sees_all === 1 && holder_id === personId
  return { personId, firm: { id, role, seesAll, hasFew: has_many === 0 }, hasNothing: own === null }
}

const membership = keepQuery((database, { personId }: { personId: string }) =>
  database
    .selectFrom('firm_members')
    .innerJoin('firms', 'firms.owner_id', 'firm_members.owner_id')
    .select(['firms.owner_id', 'firm_members.role', 'firms.holder_id', 'firms.holder_sees_all', 'has_many'])
    .select(({ selectFrom, fn }) =>
      fn
        .coalesce(
          selectFrom('clients').select('id').where('owner_id', '=', personId).limit(1),
          selectFrom('drafts').select('id').where('owner_id', '=', personId).limit(1),
          selectFrom('records').select('id').where('owner_id', '=', personId).limit(1),
        )
        .as('own'),
    )
    .where('firm_members.person_id', '=', personId),
)
