import { expect, test } from 'vitest'
import type { DraftListItem } from '#contract/clients.ts'
import { buildClient, simpleNaturalization } from '#test/records.ts'
import { type Caller, createTestApp, type Reply } from '#test/test-app.ts'

const many = 10_000
const minute = 60_000

/** One real draft, and ten thousand like it: each a minute older than the one before. */
async function withManyDrafts() {
  const { signUp, services } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana, { first_name: 'Zoë', last_name: 'Ångström' })
  const asked = { ...simpleNaturalization, client_id }
  const { draft_id } = (await ana.call<{ draft_id: string }>('POST', '/ai_tool/naturalization', asked)).body
  const { database } = services
  const model = await database.selectFrom('drafts').selectAll().where('id', '=', draft_id).executeTakeFirstOrThrow()
  const section = await database
    .selectFrom('draft_sections')
    .selectAll()
    .where('draft_id', '=', draft_id)
    .limit(1)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: many }, (_, index) => ({
    ...model,
    id: `old-${String(index).padStart(5, '0')}`,
    title: `Letter number ${index}`,
    type: index % 5 === 0 ? ('upw' as const) : model.type,
    state: index % 100 === 7 ? ('failed' as const) : ('ready' as const),
    created_at: model.created_at - (index + 1) * minute,
    search_key: null,
    law_version: null,
    standing: null,
    words_kept: null,
    open_points: 0,
  }))
  const sections = rows.map(({ id }, index) => ({
    ...section,
    draft_id: id,
    gaps: 0,
    proposal: null,
    state: index % 4 === 0 ? ('accepted' as const) : ('ready' as const),
  }))
  for (let from = 0; from < many; from += 500) {
    await database
      .insertInto('drafts')
      .values(rows.slice(from, from + 500))
      .execute()
    await database
      .insertInto('draft_sections')
      .values(sections.slice(from, from + 500))
      .execute()
  }
  return { ana, bo: await signUp(), client_id, draft_id }
}

async function listAll(caller: Caller, path: string): Promise<DraftListItem[]> {
  const all: DraftListItem[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const sign: string = path.includes('?') ? '&' : '?'
    const page: Reply<DraftListItem[]> = await caller.call('GET', `${path}${cursor && `${sign}cursor=${cursor}`}`)
    expect(page.status).toBe(200)
    all.push(...page.body)
    cursor = page.headers.get('X-Next-Cursor')
  }
  return all
}

test('of ten thousand drafts none is out of reach: every list goes on, searches and filters on the server', async () => {
  const { ana, bo, client_id, draft_id } = await withManyDrafts()

  const all = await listAll(ana, '/drafts/')
  expect(all).toHaveLength(many + 1)
  expect(new Set(all.map(({ id }) => id)).size).toBe(many + 1)
  expect(all[0]?.id).toBe(draft_id)
  expect(all.at(-1)?.id).toBe('old-09999')
  expect(await listAll(ana, '/drafts/upw')).toHaveLength(many / 5)
  expect(await listAll(ana, `/clients/${client_id}/drafts/`)).toHaveLength(many + 1)

  // The oldest is found by its title, by the client's name without its accents, and by its id alone.
  expect((await listAll(ana, '/drafts?q=number%209999')).map(({ id }) => id)).toEqual(['old-09999'])
  expect((await listAll(ana, '/drafts?q=angstrom%20letter%209998')).map(({ id }) => id)).toEqual(['old-09998'])
  const [one, ...others] = (await ana.call<DraftListItem[]>('GET', '/drafts?draft_id=old-09999')).body
  expect([one?.client_id, others]).toEqual([client_id, []])
  expect((await bo.call('GET', '/drafts?draft_id=old-09999')).body).toEqual([])
  expect((await bo.call('GET', '/drafts?q=letter')).body).toEqual([])

  // The filters and what they count are one answer.
  const counts = (await ana.call<Record<string, number>>('GET', '/draft-counts')).body
  for (const standing of ['review', 'accepted', 'failed', 'writing'])
    expect(await listAll(ana, `/drafts?standing=${standing}`)).toHaveLength(counts[standing] ?? -1)
  expect(counts).toMatchObject({ all: many + 1, failed: many / 100, accepted: many / 4, writing: 0 })
  const ofWaivers = (await ana.call('GET', '/draft-counts?type=upw&q=letter')).body
  expect(ofWaivers['all']).toBe(many / 5)

  const byName = await listAll(ana, '/drafts?sort=name&q=number%2010')
  const titles = byName.map(({ title }) => title)
  expect(titles).toEqual(titles.toSorted())
  expect(titles.length).toBeGreaterThan(100)
}, 120_000)

test('a new name is found at once, and the old one no more', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana)
  const asked = { ...simpleNaturalization, client_id }
  const { draft_id } = (await ana.call<{ draft_id: string }>('POST', '/ai_tool/naturalization', asked)).body
  const found = async (q: string) => (await ana.call<DraftListItem[]>('GET', `/drafts?q=${q}`)).body.length
  expect(await found('second')).toBe(0)
  await ana.call('PATCH', `/clients/${client_id}/drafts/${draft_id}`, { title: 'Second try' })
  expect(await found('second')).toBe(1)
})

test('what a list of drafts cannot do is said at its field', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  for (const [query, field] of [
    ['sort=colour', 'sort'],
    ['standing=lost', 'standing'],
    ['limit=0', 'limit'],
    ['cursor=x', 'cursor'],
    ['type=poem', 'type'],
  ])
    expect(await ana.call('GET', `/drafts?${query}`)).toMatchObject({
      status: 422,
      body: { details: { fields: [{ name: field }] } },
    })
})
