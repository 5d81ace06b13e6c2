import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { CaseMapSummary } from '#contract/case-maps.ts'
import type { CaseMap, ElementState } from '#domain/case-map/case-map.ts'
import { findClient } from '#server/features/clients/index.ts'
import { newId } from '#server/database/new-id.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { CaseMapRow } from '#server/database/tables/case-maps.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { addJob } from '#server/work/jobs.ts'
import { onConflict, onFact, onLink, onNewFact, onPerson, onTheory } from './decide.ts'
import { decide, present } from './keep-decision.ts'
import { listSentForMap, readSentForMap } from './sent-for-map.ts'
import { showPassage } from './show-passage.ts'
import { findMappedTool, stampOfCase } from './saved-case.ts'
import { changeMap, ensureMap, findMap, listMaps, type MapPlace, mapOf } from './store.ts'

type Path = { readonly clientId: string; readonly type: string }

export function serveCaseMaps(app: App, services: Services): void {
  implement(app, services, api.listCaseMaps, async ({ ownerId, params }) => {
    const { database } = services
    if (!(await findClient(database, ownerId, params.clientId))) throw new AppError('not-found')
    const rows = await listMaps(database, { ownerId, clientId: params.clientId })
    return rows.flatMap((row) => {
      const map = mapOf(row)
      return map && map.elements.length > 0 ? [summaryOf(row.type, map)] : []
    })
  })

  implement(app, services, api.getCaseMap, async ({ ownerId, params }) => {
    const place = placeOf(ownerId, params)
    const stamp = await stampOfCase(services, place)
    const row = await ensureMap(services.database, place, services.now())
    // What a source changed is taken up when somebody looks.
    const isOld = row.made_from !== stamp && row.state !== 'failed'
    return present(services, isOld ? await queue(services, place, row) : row, stamp)
  })

  implement(app, services, api.makeCaseMap, async ({ ownerId, params }) => {
    const place = placeOf(ownerId, params)
    const stamp = await stampOfCase(services, place)
    const row = await ensureMap(services.database, place, services.now())
    return present(services, await queue(services, place, row), stamp)
  })

  implement(app, services, api.listSentForMap, async ({ ownerId, params }) => {
    const place = placeOf(ownerId, params)
    if (!(await findMap(services.database, place))) throw new AppError('not-found')
    return listSentForMap(services.database, place)
  })

  implement(app, services, api.readSentForMap, async ({ ownerId, params }) => {
    const sent = await readSentForMap(services.database, placeOf(ownerId, params), params.sentId)
    if (!sent) throw new AppError('not-found')
    return sent
  })

  implement(app, services, api.getPassage, async ({ ownerId, params }) => {
    const row = await findMap(services.database, placeOf(ownerId, params))
    const map = row && mapOf(row)
    const passage = map?.passages.find(({ id }) => id === params.passageId)
    if (!map || !passage) throw new AppError('not-found')
    return showPassage(services.database, { ownerId, clientId: params.clientId }, map, passage)
  })
  serveDecisions(app, services)
}

/** What is left out is no fact of the case; every element counts once. */
function summaryOf(type: string, { facts, elements }: CaseMap): CaseMapSummary {
  const count = (state: ElementState) => elements.filter((one) => one.state === state).length
  return {
    type,
    facts: facts.filter(({ state }) => state !== 'left-out').length,
    supported: count('supported'),
    thin: count('thin'),
    nothing: count('nothing'),
    adverse: count('adverse'),
  }
}

function placeOf(ownerId: string, { clientId, type }: Path): MapPlace {
  findMappedTool(type)
  return { ownerId, clientId, type }
}

/** The attorney's decisions: each is kept with who and when, and answered with the map that follows from it. */
function serveDecisions(app: App, services: Services): void {
  const decider = (account: Account) => ({ by: account.email, at: services.now() })

  implement(app, services, api.changeFact, async ({ account, ownerId, params, body }) =>
    decide(services, placeOf(ownerId, params), onFact(params.factId, body, decider(account)), (map) =>
      map.facts.some(({ id }) => id === params.factId),
    ),
  )

  implement(app, services, api.addFact, async ({ account, ownerId, params, body }) =>
    decide(
      services,
      placeOf(ownerId, params),
      onNewFact(`Fown${newId().slice(-10)}`, body, decider(account)),
      (map) => body.element === undefined || hasElement(map, body.element),
    ),
  )

  implement(app, services, api.changeLink, async ({ account, ownerId, params, body }) =>
    decide(
      services,
      placeOf(ownerId, params),
      onLink(body, decider(account)),
      (map) => map.facts.some(({ id }) => id === body.fact) && hasElement(map, body.element),
    ),
  )

  implement(app, services, api.changeTheory, async ({ account, ownerId, params, body }) =>
    decide(services, placeOf(ownerId, params), onTheory(body.theory, decider(account))),
  )

  implement(app, services, api.settleConflict, async ({ account, ownerId, params, body }) =>
    decide(services, placeOf(ownerId, params), onConflict(params.conflictId, body, decider(account)), (map) =>
      map.conflicts.some(
        ({ id, sides }) =>
          id === params.conflictId &&
          (body.keep === null || body.keep === 'none' || sides.some(({ fact }) => fact === body.keep)),
      ),
    ),
  )

  implement(app, services, api.changePerson, async ({ account, ownerId, params, body }) =>
    decide(services, placeOf(ownerId, params), onPerson(params.personId, body, decider(account)), (map) =>
      map.persons.some(({ id }) => id === params.personId),
    ),
  )
}

const hasElement = (map: CaseMap, id: string) => map.elements.some((element) => element.id === id)

/** Puts a map into the queue unless it is there already. */
async function queue(services: Services, place: MapPlace, row: CaseMapRow): Promise<CaseMapRow> {
  if (row.state === 'making') return row
  const { database, nudge, now } = services
  await database.transaction().execute(async (transaction) => {
    if (await changeMap(transaction, row, { state: 'making', reason: null }, now()))
      await addJob(transaction, { kind: 'make-case-map', subjectId: row.id, runAt: now() })
  })
  nudge.wake()
  return (await findMap(database, place)) ?? row
}
