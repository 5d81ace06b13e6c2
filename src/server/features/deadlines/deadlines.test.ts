import { expect, test } from 'vitest'
import type { AccountDate, CaseDateReply, ClientDatesReply } from '#contract/deadlines.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

async function addClient(ana: Caller, last_name: string, client: Record<string, string>) {
  const { body } = await ana.call<{ id: string }>('POST', '/clients/', { first_name: 'Emmanuel', last_name, client })
  return body.id
}
const datesOf = async (ana: Caller, id: string) =>
  (await ana.call<ClientDatesReply>('GET', `/clients/${id}/dates`)).body

test('a date says its rule, its count and where it was read, and moves with the record', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const id = await addClient(ana, 'Tabot', { ij_decision_date: '2026-10-27' })
  const [appeal] = (await datesOf(ana, id)).dates
  expect(appeal).toMatchObject({ rule_id: 'D-BIA30', date: '2026-11-25', due: '2026-11-27', days_left: 5, moved: null })
  expect(appeal?.source).toContain('8 CFR')
  expect(appeal?.steps[1]).toBe('30 days later: Thursday, November 26, 2026.')
  await ana.call('PATCH', `/clients/${id}/dates/${appeal?.id}`, { is_done: true })
  expect((await datesOf(ana, id)).dates[0]?.is_done).toBe(true)
  const change = { first_name: 'Emmanuel', last_name: 'Tabot', client: { ij_decision_date: '2026-11-02' } }
  await ana.call('PUT', `/clients/${id}`, change)
  const moved = (await datesOf(ana, id)).dates[0]
  expect(moved).toMatchObject({
    id: appeal?.id,
    date: '2026-12-02',
    is_done: false,
    moved: { was: '2026-11-25', until: '2026-11-20', because: 'record' },
  })
})

test('what was counted by other rules before says so, and a date without its reason is named as gone', async () => {
  const { signUp, database } = await createTestApp()
  const ana = await signUp()
  const id = await addClient(ana, 'Tabot', { ij_decision_date: '2026-10-27', oath_date: '2026-12-20' })
  await datesOf(ana, id)
  await database.updateTable('case_dates').set({ day: '2026-11-06' }).where('date_key', '=', 'D-BIA30').execute()
  await database.updateTable('case_date_readings').set({ seen: 'another law' }).execute()
  const [listed] = (await ana.call<AccountDate[]>('GET', '/dates')).body
  expect(listed?.moved).toEqual({ was: '2026-11-06', until: '2026-11-20', because: 'law' })
  await ana.call('PUT', `/clients/${id}`, { first_name: 'E', last_name: 'T', client: { oath_date: '2026-12-20' } })
  const after = await datesOf(ana, id)
  expect(after.dates.map(({ rule_id }) => rule_id)).toEqual(['D-HEAR'])
  expect(after.gone).toEqual([
    { what: 'Appeal (EOIR-26) has to be received by the Board', was: '2026-11-25', until: '2026-11-20' },
  ])
})

test('the list of the account has the next date first, page by page, of this account alone', async () => {
  const { signUp } = await createTestApp()
  const [ana, ben] = [await signUp(), await signUp()]
  for (const day of ['2026-12-09', '2026-11-30', '2027-02-01', '2026-10-01'])
    await addClient(ana, `Of ${day}`, { oath_date: day })
  await addClient(ben, 'Other', { oath_date: '2026-11-25' })
  const first = await ana.call<AccountDate[]>('GET', '/dates?limit=2')
  expect(first.body.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-09'])
  expect(first.body[0]?.client_name).toBe('Emmanuel Of 2026-11-30')
  const cursor = first.headers.get('X-Next-Cursor')
  const second = await ana.call<AccountDate[]>('GET', `/dates?limit=2&cursor=${cursor}`)
  expect(second.body.map(({ date }) => date)).toEqual(['2027-02-01'])
  expect(second.headers.get('X-Next-Cursor')).toBeNull()
  const theirs = first.body[0]
  expect((await ben.call('GET', `/clients/${theirs?.client_id}/dates`)).status).toBe(404)
  const path = `/clients/${theirs?.client_id}/dates/${theirs?.id}`
  expect((await ben.call('PATCH', path, { is_done: true })).status).toBe(404)
  expect((await ana.call<CaseDateReply>('PATCH', path, { is_done: true })).body.is_done).toBe(true)
  expect((await ana.call<AccountDate[]>('GET', '/dates')).body.map(({ date }) => date)).toEqual([
    '2026-12-09',
    '2027-02-01',
  ])
  expect((await ana.call<AccountDate[]>('GET', '/dates')).body[0]?.days_left).toBe(19)
  expect((await ana.call('GET', '/dates?cursor=nonsense')).status).toBe(422)
})

test('answers about a filing and answers of a tool count where the record is silent', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const id = await addClient(ana, 'Tabot', {})
  const saved = await ana.call('PUT', `/clients/${id}/answers/draft_generator`, {
    answers: { client_id: id, last_arrival_date: '2025-12-25' },
  })
  expect(saved.status).toBe(200)
  expect((await datesOf(ana, id)).dates).toMatchObject([
    { rule_id: 'D-1YR', date: '2026-12-24', triggers: [{ from: 'answers', value: '2025-12-25' }] },
  ])
})

/** The lines of a calendar with their folds undone. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('the calendar has a secret address, names nobody unless asked, and ends when it is taken back', async () => {
  const { signUp, app, database } = await createTestApp()
  const ana = await signUp()
  const id = await addClient(ana, 'Tabot', { last_arrival_date: '2025-12-25', oath_date: '2026-12-20' })
  const open = async (url: string) => {
    const reply = await app.request(url.replace('http://drafty.test', ''))
    return { status: reply.status, type: reply.headers.get('Content-Type'), text: await reply.text() }
  }
  const make = async (with_names: boolean) =>
    (await ana.call<{ url: string }>('POST', '/calendar-feed', { with_names })).body.url
  const url = await make(false)
  expect(JSON.stringify(await database.selectFrom('calendar_feeds').selectAll().execute())).not.toContain(
    url.split('/').at(-1)?.replace('.ics', ''),
  )
  const { status, type, text } = await open(url)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  const lines = linesOf(text)
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(lines).toContain('DTSTART;VALUE=DATE:20261224')
  expect(lines).toContain('DTEND;VALUE=DATE:20261225')
  expect(lines).toContain(`UID:D-1YR-${id}@drafty`)
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toHaveLength(6)
  expect(text).not.toMatch(/tabot|emmanuel|asylum|i-589/i)
  const [appointment] = (await datesOf(ana, id)).dates
  await ana.call('PATCH', `/clients/${id}/dates/${appointment?.id}`, { is_done: true })
  const after = linesOf((await open(url)).text)
  expect(after.filter((line) => line === 'STATUS:CANCELLED' || line === 'SEQUENCE:1')).toHaveLength(2)
  // Who read it is on record, once an hour for each place.
  const trail = await database
    .selectFrom('audit_events')
    .selectAll()
    .where('kind', '=', 'client-data-downloaded')
    .execute()
  expect(trail.map(({ detail }) => detail)).toEqual(['GET /calendars/:token'])
  const named = await make(true)
  expect((await open(url)).status).toBe(404)
  expect(linesOf((await open(named)).text).join(' ')).toMatch(/SUMMARY:Tabot\\, Emmanuel: Appointment/)
  expect((await ana.call('DELETE', '/calendar-feed')).status).toBe(200)
  expect((await open(named)).status).toBe(404)
  expect((await ana.call<{ feed: null }>('GET', '/calendar-feed')).body.feed).toBeNull()
})
