import { loadavg } from 'node:os'
import { noteMissedDrafts } from '#server/access/shares.ts'
import { everythingOf } from '#server/access/sources.ts'
import { refreshDates } from '#server/features/deadlines/refresh-dates.ts'
import { readSurroundings } from '#server/features/drafting/surroundings.ts'
import { readWaiting } from '#server/features/operators/index.ts'
import { simpleAnswers } from '#test/simple-answers.ts'
import type { Call } from '#test/worked-cases.ts'
import { copyAccount } from './desk/copy-account.ts'
import { type Desk, openDesk } from './desk/open-desk.ts'
import { type Ask, takeTurns } from './desk/take-turns.ts'

const draftsEach = 10
const eventsEach = 50
/** A thousand drafts: an account alone in its database, and the same beside a million drafts. */
const usual = 100
/** Together with the usual account 100,000 clients, a million drafts and five million entries of the trail. */
const rest = 99_900

type Filled = { readonly desk: Desk; readonly call: Call; readonly mark: string }

/** A new account with one client and one draft by the calls of the API, and as many copies of both as are wanted. */
async function fill(desk: Desk, mark: string, clients: number): Promise<Filled> {
  const { services, signUp } = desk
  const { database } = services
  const call = await signUp()
  const { id: clientId } = await call<{ id: string }>('POST', '/clients', {
    first_name: 'Ana',
    last_name: 'Example',
    client: { country_of_citizenship: 'Cameroon', date_of_birth: '1988-03-09', last_entry_date: '2022-04-05' },
  })
  const asked = { client_id: clientId, ...simpleAnswers }
  const { draft_id: draftId } = await call<{ draft_id: string }>('POST', '/ai_tool/naturalization', asked)
  const { owner_id: ownerId } = await database
    .selectFrom('clients')
    .select('owner_id')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  const size = { clients, drafts: draftsEach, events: eventsEach }
  copyAccount(services.config.DRAFTY_DATA_DIR, {
    ownerId,
    clientId,
    draftId,
    ...size,
    mark,
    now: Date.now() - 3_600_000,
  })
  // Dates are counted once in pieces of less than a second; the list is measured when that is done.
  while ((await refreshDates(database, everythingOf(ownerId), Date.now(), { milliseconds: 5000 })) > 0);
  return { desk, call, mark }
}

const lists: readonly (readonly [name: string, path: (mark: string) => string])[] = [
  ['clients, the first page', () => '/clients?limit=50'],
  ['clients by change', () => '/clients?limit=50&sort=-updated_at'],
  ['clients found by name', () => '/clients?limit=50&q=00000042'],
  ['one client', (mark) => `/clients/${mark}-client-00000042`],
  ['its drafts', (mark) => `/clients/${mark}-client-00000042/drafts`],
  ['drafts, the first page', () => '/drafts?limit=50'],
  ['drafts found by name', () => '/drafts?limit=50&q=00000042'],
  ['drafts to review', () => '/drafts?limit=50&standing=review'],
  ['counts of drafts', () => '/draft-counts'],
  ['search over everything (goal 3)', () => '/search?q=00000042'],
  ['dates to come', () => '/dates'],
  ['what waits for somebody', () => '/waiting'],
  ['the trail, its first page', () => '/users/me/audit?limit=50'],
  ['the trail, security alone', () => '/users/me/audit?limit=50&kinds=security'],
  ['record of access of a client', (mark) => `/clients/${mark}-client-00000042/record-of-access`],
]

/** What a draft is checked against: the clients and drafts around it. */
function neighbours({ desk, mark }: Filled): Ask {
  const { database } = desk.services
  return async () => {
    const draft = database.selectFrom('drafts').selectAll().where('id', '=', `${mark}-draft-0000000042`)
    await readSurroundings(database, await draft.executeTakeFirstOrThrow())
  }
}

const work: readonly (readonly [name: string, ask: (filled: Filled) => Ask])[] = [
  ["the checks' look at neighbours", neighbours],
  [
    'shares without a note of their drafts (nightly)',
    ({ desk }) =>
      () =>
        noteMissedDrafts(desk.services.database),
  ],
  [
    'what waits, for operators',
    ({ desk }) =>
      () =>
        readWaiting(desk.services),
  ],
]

/**
 * Prints how long calls take where there is a million drafts, against a database with a thousand: of an account with a
 * thousand in both, and of the one that has all the rest.
 */
export async function benchGrowth(): Promise<void> {
  const [small, large] = [await openDesk(undefined), await openDesk(undefined)]
  const began = performance.now()
  const sides = [
    await fill(small, 'small', usual),
    await fill(large, 'usual', usual),
    await fill(large, 'whole', rest),
  ] as const
  const filling = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `100,000 clients, a million drafts, five million entries of the trail (made in ${filling} s): an account with 1,000 drafts there, and one that has all the rest, against one with 1,000 alone (goal 1.5), load ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const [name, path] of lists)
    await printRow(
      name,
      sides.map(
        ({ call, mark }) =>
          () =>
            call('GET', path(mark)),
      ),
    )
  for (const [name, ask] of work) await printRow(name, sides.map(ask))
  await Promise.all([small.close(), large.close()])
}

async function printRow(name: string, asks: readonly Ask[]): Promise<void> {
  const [alone, beside, all] = await takeTurns(asks, 15)
  if (!alone || !beside || !all) return
  const ratio = (one: number, other: number) => (other / one).toFixed(2)
  console.log(
    `  ${name}: ${alone.clock.toFixed(1)} ms alone; beside the million ${beside.clock.toFixed(1)} ms, ratio ${ratio(alone.clock, beside.clock)} ` +
      `(of the processor ${ratio(alone.processor, beside.processor)}); with all of it ${all.clock.toFixed(1)} ms, ratio ${ratio(alone.clock, all.clock)}`,
  )
}
