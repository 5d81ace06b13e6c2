import { expect, test } from 'vitest'
import { setAccess } from '#server/access/shares.ts'
import { createFirm, memberOf, sharings } from '#test/firm.ts'
import { buildClient, simpleNaturalization } from '#test/records.ts'
import { testNow } from '#test/test-app.ts'

const sorts = ['name', 'updated_at', 'next_date', 'latest_draft'].flatMap((name) => [name, `-${name}`])
const filters = ['', '&filter=needs', '&filter=due', '&filter=shared', '&q=client', '&q=client&filter=needs']
const lists = [
  ...sorts.flatMap((sort) => filters.map((filter) => `/clients?limit=5&sort=${sort}${filter}`)),
  '/client-counts',
  '/dates?limit=5',
  '/drafts?limit=5',
  '/drafts?limit=5&q=client',
  '/draft-counts',
]

/** A firm of which each way of sharing is said of clients with a date, with a draft, with both and with nothing, of three people. */
async function createBusyFirm() {
  const firm = await createFirm({ seesAll: false })
  const owner = memberOf(firm, 'owner')
  for (const [place, sharing] of sharings.entries())
    for (const [number, [hasDate, hasDraft]] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ].entries()) {
      const last_name = `Client ${(place * 7 + number * 3) % 10} ${place} ${number}`
      const day = `202${place % 2 === 0 ? '6-12' : '7-03'}-${10 + place + number}`
      const client_id = await buildClient(owner, {
        first_name: 'Ana',
        last_name,
        client: hasDate ? { oath_date: day } : {},
      })
      if (hasDraft) await owner.call('POST', '/ai_tool/naturalization', { ...simpleNaturalization, client_id })
      await owner.call('GET', `/clients/${client_id}/dates`)
      for (const role of ['attorney', 'reviewer', 'paralegal'] as const)
        if (sharing) {
          const given = {
            firmId: firm.firmId,
            clientId: client_id,
            personId: firm.idOf(role),
            madeBy: firm.idOf('owner'),
          }
          await setAccess(firm.database, {
            ...given,
            level: sharing.level,
            until: sharing.until_at ?? null,
            now: testNow,
          })
        }
    }
  const writing = firm.database.selectFrom('drafts').select('id').where('state', 'not in', ['ready', 'failed'])
  await expect.poll(() => writing.execute(), { timeout: 120_000 }).toEqual([])
  // The first list has the open points of its drafts counted in the background: here each has its number before.
  await firm.database.updateTable('drafts').set({ open_points: 3 }).where('open_points', 'is', null).execute()
  return firm
}

test('whoever has thousands of shares is shown what the same shares show to somebody with few', async () => {
  const firm = await createBusyFirm()
  for (const role of ['attorney', 'reviewer', 'paralegal'] as const) {
    const member = memberOf(firm, role)
    const read = async (has_many: number) => {
      await firm.database.updateTable('firm_members').set({ has_many }).execute()
      const answers: Record<string, unknown> = {}
      for (const list of lists)
        for (let cursor = '', page = 0; ; page += 1) {
          const { status, body, headers } = await member.call('GET', cursor === '' ? list : `${list}&cursor=${cursor}`)
          answers[`${list} ${page}`] = { status, body }
          cursor = headers.get('X-Next-Cursor') ?? ''
          if (cursor === '') break
        }
      return answers
    }
    const few = await read(0)
    expect(await read(1)).toEqual(few)
    // Four of the eight ways show a client.
    const shown = Object.entries(few).filter(([list]) => list.startsWith('/clients?limit=5&sort=name '))
    expect(shown.flatMap(([, answer]) => (answer as { body: unknown[] }).body)).toHaveLength(16)
    expect(few['/draft-counts 0']).toMatchObject({ status: 200 })
  }
}, 300_000)
