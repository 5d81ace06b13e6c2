import { expect, test } from 'vitest'
import { asylumExample } from '#test/asylum-examples.ts'
import { buildClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

type Refusal = { code: string; details: { fields?: { name: string; label: string; message: string }[] } }

test('a request whose client is no text is refused at its question, and nothing is stored', async () => {
  const { signUp, database } = await createTestApp({ works: false })
  const ana = await signUp()
  const { cited_sources: _none, ...answers } = asylumExample('A1').answers
  const send = (client_id: unknown) => ana.call<Refusal>('POST', '/ai_tool/draft_generator', { ...answers, client_id })
  for (const none of [undefined, null, '', '  ', [], {}, ['x'], 5, true]) {
    const { status, body } = await send(none)
    expect([none, status, body.details.fields?.map(({ name }) => name)]).toEqual([none, 422, ['client_id']])
  }
  expect((await send('nobody')).status).toBe(404)
  expect(await database.selectFrom('drafts').select('id').execute()).toEqual([])
  expect(await database.selectFrom('credit_entries').select('id').execute()).toEqual([])
})

test('a rule that blocks is said at its question, under the label that the attorney sees', async () => {
  const { signUp } = await createTestApp({ works: false })
  const ana = await signUp()
  const client_id = await buildClient(ana)
  const { cited_sources: _none, ...answers } = asylumExample('A1').answers
  const request = { ...answers, client_id, country_persecution: 'United States' }
  const { status, body } = await ana.call<Refusal>('POST', '/ai_tool/draft_generator', request)
  expect([status, body.code]).toEqual([422, 'blocked-by-checks'])
  expect(body.details.fields).toEqual([
    {
      name: 'country_persecution',
      label: 'Country of feared return',
      message: 'The country of feared return cannot be the United States.',
    },
  ])
})
