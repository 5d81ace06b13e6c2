import { expect, test } from 'vitest'
import { buildClient, buildFiles, textFile } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

test('a template and the papers of an expert are looked at; further information is deleted on its own', async () => {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  const clientId = await buildClient(ana)
  const ids = await buildFiles(ana, clientId)
  const seen = await ana.call<{ url: string; mime_type: string }>('GET', `/briefs/${ids['briefId']}`)
  expect([seen.status, seen.body.mime_type]).toEqual([200, expect.any(String)])
  expect((await app.request(seen.body.url)).status).toBe(200)

  const experts = `/clients/${clientId}/experts`
  const expert = await ana.upload<{ id: string }>(experts, { expert_name: 'Dr. Ada' }, textFile)
  expect((await ana.call('GET', `${experts}/${expert.body.id}/display/`)).status).toBe(200)
  const about = `${experts}/${expert.body.id}/extra_expert`
  const books = { extra_expert_information_title: 'Books', extra_expert_description: 'Two.' }
  const extra = await ana.upload<{ id: string }>(about, books)
  for (const one of [`${about}/${extra.body.id}`, `/clients/${clientId}/extra_client/${ids['extraClientId']}`]) {
    expect((await ana.call('DELETE', one)).status, one).toBe(200)
    expect((await ana.call('DELETE', one)).status, `${one}, again`).toBe(404)
  }
  expect((await ana.call('GET', about)).status, 'the list of the expert is empty').toBe(404)
  expect((await ana.call('GET', `${experts}/${expert.body.id}/display/`)).status, 'the expert stays').toBe(200)
})
