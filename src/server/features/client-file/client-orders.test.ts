import { expect, test } from 'vitest'
import { createFirm, memberOf } from '#test/firm.ts'
import { buildClient, simpleNaturalization } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

type Listed = { last_name: string }[]

/** The names of the list in an order, read page by page. */
async function namesBy(caller: Caller, sort: string, limit = 2, more = '') {
  const names: string[] = []
  for (let cursor = ''; ;) {
    const at = cursor === '' ? '' : `&cursor=${cursor}`
    const page = await caller.call<Listed>('GET', `/clients?sort=${sort}&limit=${limit}${more}${at}`)
    expect(page.status).toBe(200)
    names.push(...page.body.map(({ last_name }) => last_name))
    cursor = page.headers.get('X-Next-Cursor') ?? ''
    if (cursor === '') return names
    expect(page.body).toHaveLength(limit)
  }
}

const dated = (last_name: string, client: Record<string, string>) => ({ first_name: 'Ana', last_name, client })

test('clients come by their next date, those without one behind the others by name in either direction', async () => {
  const { signUp } = await createTestApp()
  const [ana, ben] = [await signUp(), await signUp()]
  const clients = [
    dated('Late', { oath_date: '2027-03-20' }),
    dated('Zuber', {}),
    dated('Soon', { ij_decision_date: '2026-10-27' }),
    dated('Sooner', { ij_decision_date: '2026-10-22', oath_date: '2027-03-21' }),
    dated('Abadi', {}),
  ]
  const ids = new Map<string, string>()
  for (const one of clients) ids.set(one.last_name, await buildClient(ana, one))
  for (const id of ids.values()) await ana.call('GET', `/clients/${id}/dates`)
  const upwards = ['Sooner', 'Soon', 'Late', 'Abadi', 'Zuber']
  for (const limit of [1, 2, 3, 5]) expect(await namesBy(ana, 'next_date', limit)).toEqual(upwards)
  expect(await namesBy(ana, '-next_date')).toEqual(['Late', 'Soon', 'Sooner', 'Abadi', 'Zuber'])
  // Beside words and filters, and as the list shows it.
  expect(await namesBy(ana, 'next_date', 2, '&filter=due')).toEqual(['Sooner', 'Soon'])
  expect(await namesBy(ana, '-next_date', 1, '&q=soon')).toEqual(['Soon', 'Sooner'])
  // What is done is no date to come: the client's next one counts.
  const sooner = `/clients/${ids.get('Sooner')}/dates`
  const { body } = await ana.call<{ dates: { id: string; date: string }[] }>('GET', sooner)
  const first = body.dates.toSorted((a, b) => a.date.localeCompare(b.date)).find(({ date }) => date >= '2026-11-01')
  expect((await ana.call('PATCH', `${sooner}/${first?.id}`, { is_done: true })).status).toBe(200)
  expect((await namesBy(ana, 'next_date'))[0]).toBe('Soon')
  await buildClient(ben, dated('Else', {}))
  expect(await namesBy(ben, 'next_date')).toEqual(['Else'])
})

test('clients come by the draft that was asked for last, and those without one behind the others', async () => {
  const { signUp, services } = await createTestApp()
  const ana = await signUp()
  const ids: string[] = []
  for (const last_name of ['First', 'Zuber', 'Second', 'Abadi']) ids.push(await buildClient(ana, dated(last_name, {})))
  const [first, , second] = ids
  const { database } = services
  let moment = 0
  const draft = async (client_id: string | undefined) => {
    moment += 60_000
    const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/naturalization', {
      ...simpleNaturalization,
      client_id,
    })
    const { created_at } = await database
      .selectFrom('drafts')
      .select('created_at')
      .where('id', '=', body.draft_id)
      .executeTakeFirstOrThrow()
    await database
      .updateTable('drafts')
      .set({ created_at: created_at + moment })
      .where('id', '=', body.draft_id)
      .execute()
    return `/clients/${client_id}/drafts/${body.draft_id}`
  }
  await draft(first)
  await draft(second)
  const others = ['Abadi', 'Zuber']
  expect(await namesBy(ana, '-latest_draft', 1)).toEqual(['Second', 'First', ...others])
  const again = await draft(first)
  for (const limit of [1, 2, 3])
    expect(await namesBy(ana, '-latest_draft', limit)).toEqual(['First', 'Second', ...others])
  expect(await namesBy(ana, 'latest_draft', 1)).toEqual(['Second', 'First', ...others])
  expect((await ana.call('DELETE', again)).status).toBe(204)
  expect(await namesBy(ana, '-latest_draft')).toEqual(['Second', 'First', ...others])
})

test('in a firm the order tells nothing of drafts that somebody may not see', async () => {
  const firm = await createFirm({ seesAll: false })
  const attorney = memberOf(firm, 'attorney')
  const own = await buildClient(attorney, dated('Zz Own', {}))
  await attorney.call('POST', '/ai_tool/naturalization', { ...simpleNaturalization, client_id: own })
  for (const sort of ['latest_draft', '-latest_draft', 'next_date', '-next_date'])
    expect(await namesBy(attorney, sort)).toEqual(['Zz Own'])
  await firm.set('attorney', { level: 'documents' })
  for (const sort of ['latest_draft', '-latest_draft'])
    expect((await namesBy(attorney, sort, 1)).at(-1)).not.toBe('Zz Own')
  await firm.set('attorney', { level: 'full' })
  expect(await namesBy(attorney, 'latest_draft', 1)).toHaveLength(2)
  expect((await namesBy(attorney, 'latest_draft', 1))[0]).not.toBe('Zz Own')
  await firm.set('attorney', { level: 'wall' })
  for (const sort of ['latest_draft', 'next_date']) expect(await namesBy(attorney, sort)).toEqual(['Zz Own'])
})

test('the orders by date and draft are refused a cursor of another order', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  for (const last_name of ['Ahn', 'Boyd', 'Cruz']) await buildClient(ana, dated(last_name, {}))
  const cursorOf = async (sort: string) =>
    (await ana.call('GET', `/clients?sort=${sort}&limit=1`)).headers.get('X-Next-Cursor')
  const other = await cursorOf('name')
  for (const sort of ['next_date', 'latest_draft'])
    for (const cursor of [other, 'nonsense', Buffer.from('["having x", "1"]').toString('base64url')])
      expect(await ana.call('GET', `/clients?sort=${sort}&cursor=${cursor}`)).toMatchObject({
        status: 422,
        body: { details: { fields: [{ name: 'cursor' }] } },
      })
})
