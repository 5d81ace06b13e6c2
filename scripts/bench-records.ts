import { randomUUIDv7 } from 'node:crypto'
import { type Call } from '#test/worked-cases.ts'
import { type Desk, openDesk } from './desk/open-desk.ts'

const small = { clients: 10, documents: 100 }
const large = { clients: 10_000, documents: 100_000 }

/**
 * An account with one client and one document, made by the calls of the API, and as many copies of both as are wanted.
 * Returns how to call as its owner and a client that has ten documents.
 */
async function fill({ services, signUp }: Desk, { clients, documents }: typeof small) {
  const { database } = services
  const call = await signUp()
  const made = await call<{ id: string }>('POST', '/clients', {
    first_name: 'Ana',
    last_name: 'Example',
    client: { country_of_citizenship: 'Cameroon', date_of_birth: '1988-03-09', last_entry_date: '2022-04-05' },
  })
  const form = new FormData()
  form.set('document_title', 'Declaration')
  form.set('file', new Blob(['I was born in Kumba and came to New York on April 5, 2022.\n'.repeat(40)]), 'a.txt')
  const { id: documentId } = await call<{ id: string }>('POST', `/clients/${made.id}/documents`, form)
  await readingOf(call, made.id)
  const client = await database.selectFrom('clients').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
  const document = await database
    .selectFrom('records')
    .selectAll()
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  const text = await database
    .selectFrom('record_texts')
    .selectAll()
    .where('record_id', '=', documentId)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: clients - 1 }, () => randomUUIDv7())
  const all = [made.id, ...ids]
  await database.transaction().execute(async (transaction) => {
    for (const [from, part] of inParts(ids))
      await transaction
        .insertInto('clients')
        .values(
          part.map((id, index) => {
            const number = String(from + index)
            const names = { first_name: 'Person', last_name: `Number ${number}` }
            const key = `number ${number} person`
            return {
              ...client,
              ...names,
              id,
              list_item: null,
              sort_key: key,
              search_key: key,
              words_kept: null,
              updated_at: client.updated_at + from,
            }
          }),
        )
        .execute()
    const copies = Array.from({ length: documents - 1 }, () => randomUUIDv7())
    for (const [from, part] of inParts(copies)) {
      const rows = part.map((id, index) => {
        const number = from + index + 1
        const title = `Exhibit ${number}`
        const client_id = all[number % all.length] ?? made.id
        return { ...document, id, client_id, title, title_key: title.toLowerCase(), file_key: null, created_at: number }
      })
      await transaction.insertInto('records').values(rows).execute()
      await transaction
        .insertInto('record_texts')
        .values(part.map((record_id) => ({ ...text, record_id })))
        .execute()
    }
  })
  return { call, clientId: made.id, last: `number ${clients - 2}` }
}

async function readingOf(call: Call, clientId: string): Promise<void> {
  for (;;) {
    const list = await call<{ status: string }[]>('GET', `/clients/${clientId}/documents`)
    if (list.every(({ status }) => status === 'ready')) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function inParts<T>(list: readonly T[]): [number, T[]][] {
  const size = 500
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, index) => index * size)
  return starts.map((from) => [from, list.slice(from, from + size)])
}

type Ask = () => Promise<unknown>

/** The median times of two calls that take turns, so that both meet the same machine; after as many to warm up. */
async function medians(asks: readonly [Ask, Ask], runs = 100): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let run = 0; run < 2 * runs; run += 1)
    for (const place of [0, 1] as const) {
      const start = performance.now()
      await asks[place]()
      if (run >= runs) times[place].push(performance.now() - start)
    }
  const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  return [middle(times[0]), middle(times[1])]
}

/** How an account with 10,000 clients and 100,000 documents is answered, against one with 10 and 100 beside it. */
async function benchLists(desk: Desk): Promise<void> {
  const few = await fill(desk, small)
  const many = await fill(desk, large)
  // Searches go through every name and title of the account, so their ratio may grow; they have to answer while typing.
  const answers: readonly [name: string, path: (account: typeof few) => string][] = [
    ['clients, a page of 10', () => '/clients?limit=10'],
    ['clients by change, a page of 10', () => '/clients?limit=10&sort=-updated_at'],
    ['clients found by name', ({ last }) => `/clients?limit=10&q=${encodeURIComponent(last)}`],
    ['search across the account', ({ last }) => `/search?q=${encodeURIComponent(last)}`],
    ['search in one client', ({ clientId }) => `/clients/${clientId}/search?q=kumba`],
    ['client page: the record', ({ clientId }) => `/clients/${clientId}`],
    ['client page: documents', ({ clientId }) => `/clients/${clientId}/documents?limit=100`],
  ]
  console.log(
    '10,000 clients and 100,000 documents against 10 and 100, median answers (goals: lists near 1; searches under 50 ms)',
  )
  for (const [name, path] of answers) {
    const [one, other] = await medians([() => few.call('GET', path(few)), () => many.call('GET', path(many))])
    console.log(`  ${name}: ${other.toFixed(1)} ms, with few ${one.toFixed(1)} ms, ratio ${(other / one).toFixed(2)}`)
  }
}

/** Prints the figures of the records: lists and search at scale. */
export async function benchRecords(): Promise<void> {
  const desk = await openDesk(undefined)
  await benchLists(desk)
  await desk.close()
}
