import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { may } from '#domain/firm/may.ts'
import { sightFor } from '#domain/firm/roles.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { Reach } from './reach.ts'
import { standingTo } from './standing.ts'

/** Whose things a call works on, and which client of a firm it names. */
export type Named = { readonly ownerId: string; readonly clientId: string | undefined }

export type Given = {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
}

/**
 * Finds whose things a call works on, for somebody who may do this to the client that it names. What somebody may not see
 * is looked for among their own things, where it is not: the answer is the one for what does not exist, in the same words
 * and at the same cost. Throws `forbidden` where they see it and may not do this to it.
 */
export async function findNamed(
  database: Database,
  reach: Reach,
  endpoint: Endpoint,
  given: Given,
  now: number,
): Promise<Named> {
  const own: Named = { ownerId: reach.personId, clientId: undefined }
  const { act } = endpoint
  if (!reach.firm || act === undefined || !namesSomething(endpoint, given)) return own
  const clientId = await clientOf(database, reach, endpoint, given)
  // Asked as well where nothing has this id, so that no answer comes sooner for what never was.
  const found = await standingTo(database, reach, clientId ?? '')
  if (found?.standing === 'own' || clientId === undefined) return own
  // What never was is judged as what stands behind a wall, in the same steps.
  const { role, seesAll } = reach.firm
  const standing = found?.standing ?? { role, seesAll, access: { level: 'wall' as const } }
  const sight = 'draftId' in given.params ? 'read drafts' : sightFor(act)
  if (!may(standing, 'read', now) || !may(standing, sight, now)) return own
  if (!found) return own
  if (!may(standing, act, now)) throw new AppError('not-your-part')
  return { ownerId: found.ownerId, clientId }
}

const naming = ['clientId', 'draftId', 'recordId', 'citationId']

/** A list names nothing, so that there is nothing whose answer could come sooner. */
function namesSomething({ clientIn }: Endpoint, { params }: Given): boolean {
  return clientIn !== undefined || naming.some((name) => params[name] !== undefined)
}

/** The client that a call names, itself or by a draft or a record of it. */
async function clientOf(database: Database, { personId, firm }: Reach, endpoint: Endpoint, given: Given) {
  const { params } = given
  const { clientId, draftId } = params
  if (clientId !== undefined) return clientId
  const owners = { personId, firmId: firm?.id ?? personId }
  if (draftId !== undefined)
    return (await clientOfDraft(database, { ...owners, id: draftId }))[0]?.client_id ?? undefined
  const recordId = params['recordId'] ?? params['citationId']
  if (recordId !== undefined)
    return (await clientOfRecord(database, { ...owners, id: recordId }))[0]?.client_id ?? undefined
  if (endpoint.clientIn === undefined) return undefined
  const named = (given[endpoint.clientIn] as Readonly<Record<string, unknown>> | undefined)?.['client_id']
  return typeof named === 'string' ? named.trim() : undefined
}

type Place = { readonly id: string; readonly personId: string; readonly firmId: string }

// Each gives one row, whether there is such a thing or not: what is not there takes as long as what is.
const clientOfDraft = keepQuery((database, { id, personId, firmId }: Place) =>
  database.selectNoFrom(({ selectFrom }) =>
    selectFrom('drafts')
      .select('client_id')
      .where('id', '=', id)
      .where('owner_id', 'in', [personId, firmId])
      .as('client_id'),
  ),
)

const clientOfRecord = keepQuery((database, { id, personId, firmId }: Place) =>
  database.selectNoFrom(({ selectFrom }) =>
    selectFrom('records')
      .select('client_id')
      .where('id', '=', id)
      .where('owner_id', 'in', [personId, firmId])
      .as('client_id'),
  ),
)
