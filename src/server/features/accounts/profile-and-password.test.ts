import { expect, test } from 'vitest'
import { createTestApp, testNow } from '#test/test-app.ts'

const profile = {
  phone: ' +1 555 0100 ',
  first_name: 'Nora',
  last_name: 'Castell',
  license_number: '123456',
  license_authority: 'State Bar of California',
  address_1: '1 Main Street',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
}

test('a placeholder becomes an attorney profile once, and is changed afterwards', async () => {
  const { signUp } = await createTestApp()
  const nora = await signUp('nora@firm.example')
  expect((await nora.call('GET', '/attorneys/me')).body).toMatchObject({
    email: 'nora@firm.example',
    is_placeholder: true,
  })
  expect((await nora.call('PUT', '/attorneys', profile)).status).toBe(409)
  const created = await nora.call('POST', '/attorneys/me', { ...profile, email: 'other@firm.example' })
  expect(created).toMatchObject({
    status: 201,
    body: { phone: '+1 555 0100', email: 'nora@firm.example', is_placeholder: false },
  })
  expect((await nora.call('POST', '/attorneys/me', profile)).status).toBe(409)
  const changed = await nora.call('PUT', '/attorneys', { ...profile, title: 'Esq.', id: created.body['id'] })
  expect(changed.body).toMatchObject({ title: 'Esq.', middle_name: null })
  expect((await nora.call('GET', '/attorneys/refresh')).body).toMatchObject({ attorney: { is_placeholder: false } })
})

test('empty required fields of a profile are named by their labels and nothing is stored', async () => {
  const { signUp } = await createTestApp()
  const nora = await signUp()
  const { status, body } = await nora.call('POST', '/attorneys/me', {
    ...profile,
    phone: '  ',
    license_authority: null,
  })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    details: {
      fields: [
        { name: 'phone', label: 'Phone', message: 'Phone must not be empty' },
        { name: 'license_authority', label: 'Licensing Authority', message: 'Licensing Authority must not be empty' },
      ],
    },
  })
  expect((await nora.call('GET', '/attorneys/me')).body).toMatchObject({ is_placeholder: true, first_name: null })
})

test('a change needs the nine required fields and no other; the profile tells since when it is', async () => {
  const { signUp } = await createTestApp()
  const nora = await signUp()
  const created = await nora.call('POST', '/attorneys/me', profile)
  const iso = /^\d{4}-\d\d-\d\dT/
  expect(created.body).toMatchObject({
    created_at: expect.stringMatching(iso),
    updated_at: expect.stringMatching(iso),
    is_verified: false,
    is_placeholder: false,
  })
  const { id, user_id } = created.body
  const change = async (fields: object) => (await nora.call('PUT', '/attorneys', { ...fields, id, user_id })).status
  expect(await change(profile)).toBe(200)
  const required = 'phone first_name last_name license_number license_authority address_1 city state zip_code'.split(
    ' ',
  )
  expect(Object.keys(profile).toSorted()).toEqual(required.toSorted())
  for (const name of required) expect(await change({ ...profile, [name]: ' ' }), name).toBe(422)
})

test("another attorney's profile is not found by its id", async () => {
  const { signUp } = await createTestApp()
  const nora = await signUp()
  const created = await nora.call('POST', '/attorneys/me', profile)
  const eve = await signUp()
  await eve.call('POST', '/attorneys/me', profile)
  expect((await eve.call('PUT', '/attorneys', { ...profile, id: created.body['id'] })).status).toBe(404)
})

test('a forgotten password is set anew by a link that works once within an hour and ends every session', async () => {
  const { signUp, call, mailsTo, clock } = await createTestApp()
  const ana = await signUp('ana@firm.example')
  expect((await call('POST', '/auth/forgot-password', { email: 'ana@firm.example' })).status).toBe(204)
  await expect.poll(() => mailsTo('ana@firm.example').length).toBe(2)
  const token = tokenIn(mailsTo('ana@firm.example')[1]?.link)
  const body = { token, password: 'a brand new pass phrase' }
  expect((await call('POST', '/auth/reset-password', { ...body, password: 'short' })).status).toBe(422)
  expect((await call('POST', '/auth/reset-password', body)).status).toBe(204)
  expect((await call('POST', '/auth/reset-password', body)).body).toMatchObject({ code: 'token-invalid' })
  expect((await ana.call('GET', '/attorneys/refresh')).status).toBe(401)
  expect((await call('POST', '/auth/login', { email: ana.email, password: 'a long pass phrase' })).status).toBe(401)
  expect((await call('POST', '/auth/login', { email: ana.email, password: body.password })).status).toBe(200)

  await call('POST', '/auth/forgot-password', { email: 'ana@firm.example' })
  await expect.poll(() => mailsTo('ana@firm.example').length).toBe(4)
  expect(mailsTo('ana@firm.example')[2]?.text).toContain('Your password for Drafty was changed')
  const late = tokenIn(mailsTo('ana@firm.example')[3]?.link)
  clock.now = testNow + 3_600_001
  expect((await call('POST', '/auth/reset-password', { ...body, token: late })).status).toBe(422)
})

test('nobody learns from a forgotten password whether an address has an account', async () => {
  const { call, folder } = await createTestApp()
  expect(await call('POST', '/auth/forgot-password', { email: 'nobody@firm.example' })).toMatchObject({
    status: 204,
    body: '',
  })
  expect(folder).toBeDefined()
})

test('an attorney sees every session and ends one', async () => {
  const { signUp, call } = await createTestApp()
  const ana = await signUp('ana@firm.example')
  const other = await call<{ token: string }>('POST', '/auth/login', {
    email: ana.email,
    password: 'a long pass phrase',
  })
  const sessions = await ana.call<{ id: string; is_current: boolean }[]>('GET', '/users/me/sessions')
  expect(sessions.body).toHaveLength(2)
  const foreign = sessions.body.find(({ is_current }) => !is_current)
  expect((await ana.call('DELETE', `/users/me/sessions/${foreign?.id}`)).status).toBe(204)
  expect((await call('GET', '/attorneys/refresh', undefined, other.body.token)).status).toBe(401)
  expect((await ana.call('GET', '/users/me/sessions')).body).toHaveLength(1)
})

function tokenIn(link: string | undefined): string {
  return new URL(link ?? 'http://none').searchParams.get('token') ?? ''
}
