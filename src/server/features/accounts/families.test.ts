import { expect, test } from 'vitest'
import { holdCredits } from '#server/features/billing/index.ts'
import { buildClient, simpleNaturalization } from '#test/records.ts'
import { type Caller, createTestApp, testNow } from '#test/test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>

async function createOwner({ signUp }: TestApp): Promise<Caller> {
  const owner = await signUp('owner@firm.example')
  await owner.verify()
  return owner
}

/** Invites an address and returns the token from the mail. */
async function invite({ mailsTo }: TestApp, owner: Caller, email: string): Promise<string> {
  const linksTo = () => mailsTo(email).flatMap(({ link }) => (link.includes('invite=') ? [link] : []))
  const before = new Set(linksTo())
  expect((await owner.call('POST', '/users/me/dependents', { email })).status).toBe(201)
  await expect.poll(() => linksTo().length).toBe(before.size + 1)
  const link = linksTo().find((each) => !before.has(each))
  return new URL(link ?? '').searchParams.get('invite') ?? ''
}

const newAccount = (email: string, token: string) => ({
  email,
  password: 'a long pass phrase',
  accepted_terms: true,
  invite: token,
})

test('an invited attorney signs up, belongs to the family, and sees the status of its owner', async () => {
  const drafty = await createTestApp()
  const owner = await createOwner(drafty)
  const token = await invite(drafty, owner, 'bea@firm.example')
  const shown = await drafty.call('GET', `/auth/invitation?token=${token}`)
  expect(shown.body).toEqual({ email: 'bea@firm.example', owner_email: 'owner@firm.example', firm: null })
  const bea = await drafty.call<{ token: string }>('POST', '/auth/signup', newAccount('bea@firm.example', token))
  expect(bea).toMatchObject({
    status: 201,
    body: { is_dependent: true, parent_email: 'owner@firm.example', is_email_verified: true },
  })
  const status = await drafty.call('GET', '/chargebee/status', undefined, bea.body.token)
  expect(status.body).toMatchObject({ subscription_status: 'placeholder', drafts_limit: 2.5 })
  const list = await owner.call<object[]>('GET', '/users/me/dependents')
  expect(list.body).toMatchObject([{ email: 'bea@firm.example', state: 'member', drafts: {} }])
  expect((await drafty.call('GET', '/users/me/dependents', undefined, bea.body.token)).status).toBe(403)
})

test('the owner sees how many drafts a dependent makes, and nothing of what is in them', async () => {
  const drafty = await createTestApp()
  const owner = await createOwner(drafty)
  const bea = await drafty.signUp('bea@firm.example')
  const joined = await bea.call('POST', '/users/me/family', { invite: await invite(drafty, owner, 'bea@firm.example') })
  expect(joined.body).toMatchObject({ is_dependent: true })
  const clientId = await buildClient(bea)
  await bea.call('POST', '/ai_tool/naturalization', { ...simpleNaturalization, client_id: clientId })
  const [member] = (await owner.call<{ id: string; drafts: object }[]>('GET', '/users/me/dependents')).body
  expect(member?.drafts).toEqual({ naturalization: 1 })
  expect((await owner.call('GET', `/clients/${clientId}`)).status).toBe(404)
  const events = await owner.call<{ kind: string }[]>('GET', `/users/me/audit?member=${member?.id}`)
  expect(events.body.map(({ kind }) => kind)).toEqual(['family-joined', 'sign-in', 'signed-up'])
  const own = await bea.call<{ kind: string }[]>('GET', '/users/me/audit?kinds=client-data')
  expect(own.body.length).toBeGreaterThan(1)
  expect((await bea.call('GET', `/users/me/audit?member=${member?.id}`)).status).toBe(200)
})

test('a removed dependent keeps the data, is inactive, and is told by mail', async () => {
  const drafty = await createTestApp()
  const owner = await createOwner(drafty)
  const bea = await drafty.signUp('bea@firm.example')
  await bea.call('POST', '/users/me/family', { invite: await invite(drafty, owner, 'bea@firm.example') })
  const clientId = await buildClient(bea)
  const [member] = (await owner.call<{ id: string }[]>('GET', '/users/me/dependents')).body
  expect((await owner.call('DELETE', `/users/me/dependents/${member?.id}`)).status).toBe(204)
  expect((await bea.call('GET', '/attorneys/refresh')).body).toMatchObject({
    is_dependent: false,
    parent_email: null,
    subscription_status: 'inactive',
  })
  expect((await bea.call('GET', '/chargebee/status')).body).toMatchObject({
    can_generate: false,
    billing: { role: 'owner', situation: 'left-family', ended: { why: 'left-family' } },
  })
  expect((await bea.call('GET', `/clients/${clientId}`)).status).toBe(200)
  await expect.poll(() => drafty.mailsTo('bea@firm.example').at(-1)?.text).toContain('has left its family')
  expect((await owner.call('GET', `/users/me/audit?member=${member?.id}`)).status).toBe(404)
})

test('an invitation is good once, for its address, for seven days, and until it is taken back', async () => {
  const drafty = await createTestApp()
  const owner = await createOwner(drafty)
  const signUp = (email: string, token: string) => drafty.call('POST', '/auth/signup', newAccount(email, token))
  const first = await invite(drafty, owner, 'bea@firm.example')
  const second = await invite(drafty, owner, 'bea@firm.example')
  expect((await signUp('bea@firm.example', first)).body).toMatchObject({ code: 'token-invalid' })
  expect((await signUp('eve@firm.example', second)).body).toMatchObject({
    details: { fields: [{ name: 'email', message: 'The invitation was sent to another address.' }] },
  })
  const [open] = (await owner.call<{ id: string; state: string }[]>('GET', '/users/me/dependents')).body
  expect(open?.state).toBe('invited')
  expect((await owner.call('DELETE', `/users/me/dependents/${open?.id}`)).status).toBe(204)
  expect((await signUp('bea@firm.example', second)).status).toBe(422)

  const third = await invite(drafty, owner, 'bea@firm.example')
  drafty.clock.now = testNow + 7 * 86_400_000 + 1
  expect((await signUp('bea@firm.example', third)).status).toBe(422)
  expect(await drafty.database.selectFrom('accounts').select('email').execute()).toEqual([{ email: owner.email }])
})

test('an account with a subscription, dependents or an admin of its own cannot join, and families have one level', async () => {
  const drafty = await createTestApp()
  const owner = await createOwner(drafty)
  const rich = await drafty.signUp('rich@firm.example')
  const id = (
    await drafty.database.selectFrom('accounts').select('id').where('email', '=', rich.email).executeTakeFirstOrThrow()
  ).id
  const live = { status: 'active', term_start: testNow, term_end: testNow + 86_400_000 }
  await drafty.database.updateTable('subscriptions').set(live).where('account_id', '=', id).execute()
  const join = async (caller: Caller, by = owner) =>
    (await caller.call('POST', '/users/me/family', { invite: await invite(drafty, by, caller.email) })).body['code']
  expect(await join(rich)).toBe('cannot-join')

  const bea = await drafty.signUp('bea@firm.example')
  expect(await join(bea)).toBeUndefined()
  await bea.verify()
  expect((await bea.call('POST', '/users/me/dependents', { email: 'x@firm.example' })).status).toBe(403)
  const other = await drafty.signUp('other@firm.example')
  await other.verify()
  expect(await join(bea, other)).toBe('cannot-join')
  expect(await join(owner, other)).toBe('cannot-join')
  expect((await owner.call('POST', '/users/me/dependents', { email: owner.email })).body).toMatchObject({
    code: 'already-invited',
  })
})

test('the drafts of a family count together', async () => {
  const drafty = await createTestApp()
  const owner = await createOwner(drafty)
  const bea = await drafty.signUp('bea@firm.example')
  await bea.call('POST', '/users/me/family', { invite: await invite(drafty, owner, 'bea@firm.example') })
  const dependent = await drafty.database
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', bea.email)
    .executeTakeFirstOrThrow()
  const charge = { draftId: 'd', draftType: 'upw', credits: 100, now: testNow }
  await drafty.database.transaction().execute((transaction) => holdCredits(transaction, dependent, charge))
  for (const caller of [owner, bea])
    expect((await caller.call('GET', '/chargebee/status')).body).toMatchObject({ drafts_current_count_for_family: 1 })
  expect((await owner.call('GET', '/chargebee/status')).body).toMatchObject({ drafts_current_count: 1 })
})
