import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { Charge, Usage } from '#contract/billing.ts'
import { type Caller, createTestApp, testNow } from '#test/test-app.ts'
import { releaseCredits, settleCredits } from './ledger.ts'
import { holdCredits } from './hold-credits.ts'

const day = 86_400_000

/** An owner with a yearly plan, a dependent, and a way to make charges at any time. */
async function createFirm() {
  const app = await createTestApp({ works: false })
  const owner = await app.signUp('owner@firm.example')
  const member = await app.signUp('member@firm.example')
  const { database } = app
  const accountOf = ({ email }: Caller) =>
    database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  const ownerId = (await accountOf(owner)).id
  const term = { term_start: testNow - 40 * day, term_end: testNow + 325 * day, anchor: testNow - 40 * day }
  await database
    .updateTable('subscriptions')
    .set({ ...term, status: 'active', plan_id: 'solo-practitioner-streamline-sept-2025', period: 'yearly' })
    .where('account_id', '=', ownerId)
    .execute()
  await database.updateTable('accounts').set({ parent_account_id: ownerId }).where('email', '=', member.email).execute()

  let count = 0
  async function charge(who: Caller, draftType: string, at: number, then?: 'settle' | 'release', draftId?: string) {
    count += 1
    const credits = draftType === 'expert_letter' ? 25 : 100
    const account = await accountOf(who)
    const id = draftId ?? `draft-${String(count).padStart(4, '0')}`
    await database
      .transaction()
      .execute((transaction) => holdCredits(transaction, account, { draftId: id, draftType, credits, now: at }))
    if (then === 'settle') await settleCredits(database, id, at + 1)
    if (then === 'release') await releaseCredits(database, id, at + 1)
    return id
  }

  /** A draft of the caller's own, as the drafting feature stores it. */
  async function addDraft(who: Caller, id: string, clientName: string) {
    const client = await who.call<{ id: string }>('POST', '/clients', { first_name: 'Ana', last_name: 'Example' })
    const row = { id, owner_id: (await accountOf(who)).id, client_id: client.body.id, client_name: clientName }
    const draft = {
      type: 'upw',
      title: '',
      state: 'ready',
      reason: null,
      writer: 'offline',
      provider: 'offline',
    } as const
    const rest = { model: null, file_name: 'x', input: '{}', facts: '{}', warnings: '[]', created_at: testNow }
    await database
      .insertInto('drafts')
      .values({ ...row, ...draft, ...rest, finished_at: null, is_shielded: 1 })
      .execute()
  }

  return { ...app, owner, member, ownerId, charge, addDraft }
}

const usageOf = async (who: Caller, query = '') => (await who.call<Usage>('GET', `/usage${query}`)).body
const chargesOf = (who: Caller, query = '') => who.call<Charge[]>('GET', `/usage/drafts${query}`)

test('a term is added up by day, tool and member, and what failed cost nothing', async () => {
  const { owner, member, charge } = await createFirm()
  await charge(owner, 'upw', testNow - 30 * day, 'settle')
  await charge(owner, 'expert_letter', testNow - day, 'settle')
  await charge(member, 'expert_letter', testNow - day, 'settle')
  await charge(member, 'draft_generator', testNow - 1000, 'release')
  await charge(owner, 'draft_generator', testNow)
  const usage = await usageOf(owner)
  expect(usage).toMatchObject({ limit: 6000, used: 250, held: 100, legal_drafts: 2, expert_letters: 2, term: null })
  expect(usage.members.map(({ name }) => name).toSorted()).toEqual(['member@firm.example', 'owner@firm.example'])
  expect(usage.by_day.map((row) => [row.day, row.draft_type, row.credits])).toEqual([
    ['2026-10-21', 'upw', 100],
    ['2026-11-19', 'expert_letter', 25],
    ['2026-11-19', 'expert_letter', 25],
    ['2026-11-20', 'draft_generator', 100],
  ])
  const { body } = await owner.call<{ drafts_current_count: number }>('GET', '/chargebee/status')
  expect(body.drafts_current_count, 'the books agree with the meter').toBe(usage.used / 100)
})

test('a month is told about by itself, and so is one before the term', async () => {
  const { owner, charge } = await createFirm()
  await charge(owner, 'upw', Date.parse('2026-08-31T23:59:59.999Z'), 'settle')
  await charge(owner, 'upw', Date.parse('2026-09-01T00:00:00Z'), 'settle')
  await charge(owner, 'expert_letter', Date.parse('2026-11-01T00:00:00Z'), 'settle')
  expect((await usageOf(owner)).used).toBe(25)
  expect((await usageOf(owner)).months).toEqual(['2026-11', '2026-10', '2026-09', '2026-08'])
  expect(await usageOf(owner, '?term=2026-08')).toMatchObject({ used: 100, limit: null, term: '2026-08' })
  expect(await usageOf(owner, '?term=2026-09')).toMatchObject({ used: 100, end: '2026-10-01T00:00:00.000Z' })
  expect(await usageOf(owner, '?term=2026-12')).toMatchObject({ used: 0, by_day: [] })
  for (const term of ['2026-13', '26-11', 'x'])
    expect((await owner.call('GET', `/usage?term=${term}`)).status, term).toBe(422)
})

test('the list says what each draft cost, newest first, page by page, each once', async () => {
  const { owner, charge } = await createFirm()
  for (let number = 0; number < 25; number += 1) await charge(owner, 'expert_letter', testNow - (number % 5), 'settle')
  const ids: string[] = []
  let cursor = ''
  for (let page = 0; page < 4; page += 1) {
    const reply = await chargesOf(owner, `?limit=10${cursor}`)
    ids.push(...reply.body.map(({ id }) => id))
    const next = reply.headers.get('X-Next-Cursor')
    if (next === null) break
    cursor = `&cursor=${next}`
  }
  expect(ids).toHaveLength(25)
  expect(new Set(ids).size).toBe(25)
  expect((await chargesOf(owner, '?cursor=nonsense')).status).toBe(422)
})

test('held, settled and released are told apart; a draft that is tried again is charged again', async () => {
  const { owner, charge } = await createFirm()
  const draft = await charge(owner, 'upw', testNow - 3000, 'release')
  await charge(owner, 'upw', testNow - 2000, 'settle', draft)
  await charge(owner, 'expert_letter', testNow - 1000)
  const { body } = await chargesOf(owner)
  expect(body.map(({ outcome, credits }) => [outcome, credits])).toEqual([
    ['held', 25],
    ['settled', 100],
    ['released', 0],
  ])
})

test('an owner sees who drafted what kind when, never for whom; a dependent sees its own alone', async () => {
  const { owner, member, charge, addDraft } = await createFirm()
  const theirs = await charge(member, 'upw', testNow - 2000, 'settle')
  await addDraft(member, theirs, 'A secret client')
  const own = await charge(owner, 'upw', testNow - 1000, 'settle')
  await addDraft(owner, own, 'Rogelio Medina')
  const { body } = await chargesOf(owner)
  expect(body).toMatchObject([
    { draft_id: own, client_name: 'Rogelio Medina', member: 'owner@firm.example' },
    { draft_id: null, client_name: null, member: 'member@firm.example' },
  ])
  const file = (await owner.call<string>('GET', '/usage/csv')).body
  expect(file).not.toContain('A secret client')
  expect((await chargesOf(member)).body).toMatchObject([{ client_name: 'A secret client', credits: 100 }])
  expect(await usageOf(member)).toMatchObject({ used: 100, members: [{ name: 'member@firm.example' }] })
})

test('who has left the family is named no more, and an account of another family sees nothing', async () => {
  const { owner, member, charge, database, signUp } = await createFirm()
  await charge(member, 'upw', testNow, 'settle')
  await database.updateTable('accounts').set({ parent_account_id: null }).where('email', '=', member.email).execute()
  expect((await usageOf(owner)).members).toMatchObject([{ name: 'Former user' }])
  const eve = await signUp()
  expect(await usageOf(eve)).toMatchObject({ used: 0, members: [] })
  expect((await chargesOf(eve)).body).toEqual([])
})

test('the file has every draft of the period, and nothing in it runs in a spreadsheet', async () => {
  const { owner, charge, addDraft } = await createFirm()
  const names = [
    '=HYPERLINK("http://evil.example")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1',
    'O"Neill, Ana',
    'Łukasz',
  ]
  for (const [number, name] of names.entries())
    await addDraft(owner, await charge(owner, 'expert_letter', testNow - number, 'settle'), name)
  const reply = await owner.call<string>('GET', '/usage/csv')
  expect(reply.headers.get('Content-Type')).toContain('text/csv')
  expect(reply.headers.get('Content-Disposition')).toContain('attachment; filename="Drafty usage 2026-10-11.csv"')
  const { data } = Papa.parse<Record<string, string>>(reply.body.replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  })
  expect(data).toHaveLength(names.length)
  const clients = data.map((row) => row['Client'] ?? '')
  expect(clients.filter((client) => /^[\s\uFEFF]*[=+\-@|%＝＋－＠]/.test(client))).toEqual([])
  expect(clients.slice(-2)).toEqual(['O"Neill, Ana', 'Łukasz'])
  expect(clients[0]).toBe(`'${names[0]}`)
  expect(data[0]).toMatchObject({ Outcome: 'charged', Credits: '25', User: 'owner@firm.example' })
})
