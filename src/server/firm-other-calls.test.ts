import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { addressWith, endpoints, onClients } from '#test/firm-calls.ts'
import { createFirm, type Ids, memberOf } from '#test/firm.ts'

const lists = endpoints.filter((one) => one.act !== undefined && !onClients.includes(one))
/** What names no client and lists none: the account, its subscription, templates, the firm itself, the installation. */
const others = endpoints.filter((one) => one.act === undefined && !onClients.includes(one))
/** The description of the API shows examples, and nothing of anybody. */
const reading = others.filter(
  ({ method, access, path }) => method === 'GET' && access !== 'development' && path !== '/openapi.json',
)
const asked = (one: Endpoint) => `${one.method} ${one.path}`

test('every call of the contract names a client, lists clients with an act, or is tried here for what it tells', () => {
  expect(onClients.length + lists.length + others.length).toBe(endpoints.length)
  console.log(
    `firm: ${endpoints.length} calls of the contract: ${onClients.length} name a client, ${lists.length} list them, ${others.length} do neither, ${reading.length} of these read`,
  )
  // A path that is a client's, or a draft's, is no account's affair.
  const strays = others.filter(({ path }) => /^\/(?:clients|drafts|ai_tool|records)\b/.test(path)).map(asked)
  expect(strays).toEqual(['POST /clients', 'POST /clients/import'])
})

test('no other call tells of a client behind a wall: it answers the same when that client is there no more', async () => {
  const firm = await createFirm({ seesAll: false })
  await firm.set('owner', { level: 'full' })
  const attorney = memberOf(firm, 'attorney')
  const feed = JSON.stringify((await attorney.call('POST', '/calendar-feed', { with_names: true })).body)
  const token = /calendars\/([\w.-]+?)(?:\.ics)?["?]/.exec(feed)?.[1]
  expect(token).toBeDefined()
  await firm.set('attorney', { level: 'wall' })
  const ids: Ids = { ...firm.ids, token: token ?? '' }
  const answers = async () => {
    const told = new Map<string, string>()
    for (const one of reading) {
      const { status, body } = await attorney.call(one.method, addressWith(one.path, ids))
      told.set(asked(one), `${status} ${JSON.stringify(body)}`)
    }
    return told
  }
  await answers()
  const [first, second] = [await answers(), await answers()]
  const words = ['Douala', 'Historian', 'Two books.', 'fled in 2019', 'Maria', firm.clientId, ids['draftId'] ?? '?']
  expect(
    [...second].flatMap(([name, text]) =>
      words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
    ),
  ).toEqual([])
  const gone = await memberOf(firm, 'owner').call('DELETE', `/clients/${firm.clientId}`)
  expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  const after = await answers()
  // What changes by being asked, such as a trail of one's own, says nothing here.
  const steady = [...second].filter(([name, text]) => first.get(name) === text)
  console.log(`firm: ${steady.length} of ${reading.length} answers stay the same when they are asked twice`)
  expect(steady.filter(([name, text]) => after.get(name) !== text).map(([name]) => name)).toEqual([])
  expect(steady.filter(([, text]) => text.startsWith('200')).length).toBeGreaterThan(25)
})
