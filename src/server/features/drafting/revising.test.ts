import { expect, test } from 'vitest'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

async function draftWaiver(attorney: Caller) {
  const client_id = await buildClient(attorney, waiverClient)
  const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
  const started = await attorney.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect.poll(async () => (await attorney.call('GET', path)).body['status'], { timeout: 120_000 }).toBe('ready')
  return { id: started.body.draft_id, path }
}

type Flags = { flags: { code: string; severity: string; text?: string; place?: { sectionId: string } }[] }

test('a section is edited, its history kept, an earlier version restored, and a stale edit refused', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { id, path } = await draftWaiver(ana)
  const edit = `/ai_tool/draft_from_template_sections/manual/${id}/conclusion`
  const first = await ana.call('PUT', edit, { section_content: '<p>Mine.<script>x</script></p>', base_version: 1 })
  expect(first.body).toMatchObject({ section_content: '<p>Mine.</p>', version: 2 })
  expect((await ana.call('PUT', edit, { section_content: '<p>Late.</p>', base_version: 1 })).status).toBe(409)
  const restored = await ana.call('POST', `${path}/sections/conclusion/restore`, { version: 1 })
  expect(restored.body).toMatchObject({ version: 3 })
  const versions = await ana.call<{ origin: string; author: string | null }[]>(
    'GET',
    `${path}/sections/conclusion/versions`,
  )
  expect(versions.body.map(({ origin }) => origin)).toEqual(['restored', 'manual', 'template'])
  expect(versions.body[0]?.author).toBe(ana.email)
  const sections = await ana.call('GET', `/ai_tool/draft_from_template_sections/${id}`)
  expect(sections.body).toMatchObject({
    sections: { conclusion: { version: 3, state: 'ready', section_content: expect.stringContaining('<p>') } },
  })
})

test('a proposal becomes the text only when it is accepted, and costs nothing', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { id, path } = await draftWaiver(ana)
  const before = (await ana.call('GET', '/chargebee/status')).body
  const ask = `/ai_tool/draft_from_template_sections/ai/${id}/conclusion`
  const proposal = await ana.call<{ version: number }>('POST', ask, { prompt: 'Make it shorter.' })
  expect(proposal.status).toBe(200)
  type Draft = { sections: { id: string; version: number; proposal: number | null }[] }
  const conclusion = async () =>
    (await ana.call<Draft>('GET', path)).body.sections.find((section) => section.id === 'conclusion')
  expect(await conclusion()).toMatchObject({ version: 1, proposal: 2 })
  const accept = `${path}/sections/conclusion/accept`
  expect((await ana.call('POST', accept, { version: 9 })).status).toBe(409)
  expect((await ana.call('POST', accept, { version: proposal.body.version })).status).toBe(200)
  expect(await conclusion()).toMatchObject({ version: 2, proposal: null })
  expect((await ana.call('POST', ask, { prompt: ' ' })).status).toBe(422)
  expect((await ana.call('GET', '/chargebee/status')).body).toEqual(before)
})

test('a decision about a proposal is taken back: the text is what it was, and the whole proposal waits again', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const ben = await signUp()
  const { id, path } = await draftWaiver(ana)
  const section = `${path}/sections/conclusion`
  type Section = { id: string; version: number; proposal: number | null; section_content: string }
  const conclusion = async () => {
    const { body } = await ana.call<{ sections: Section[] }>('GET', path)
    const { version, proposal, section_content } =
      body.sections.find((one) => one.id === 'conclusion') ?? ({} as Section)
    return { version, proposal, section_content }
  }
  const before = await conclusion()
  const ask = `/ai_tool/draft_from_template_sections/ai/${id}/conclusion`
  const proposed = await ana.call<{ version: number; section_content: string }>('POST', ask, { prompt: 'Shorter.' })
  const { version } = proposed.body
  const again = `${section}/propose-again`

  await ana.call('POST', `${section}/accept`, { version, section_content: '<p>A part of it.</p>' })
  expect(await conclusion()).toMatchObject({ version, proposal: null, section_content: '<p>A part of it.</p>' })
  expect((await ben.call('POST', again, { version, back_to: before.version })).status).toBe(404)
  expect((await ana.call('POST', again, { version })).status).toBe(409)
  expect((await ana.call('POST', again, { version, back_to: before.version })).status).toBe(200)
  expect(await conclusion()).toEqual({ ...before, proposal: version })
  const versions = await ana.call<{ version: number; section_content: string }[]>('GET', `${section}/versions`)
  expect(versions.body.find((one) => one.version === version)?.section_content).toBe(proposed.body.section_content)

  await ana.call('POST', `${section}/discard`, { version })
  expect(await conclusion()).toEqual(before)
  expect((await ana.call('POST', again, { version: before.version })).status).toBe(409)
  expect((await ana.call('POST', again, { version })).status).toBe(200)
  expect((await ana.call('POST', again, { version })).status).toBe(409)

  await ana.call('POST', `${section}/accept`, { version })
  const edit = `/ai_tool/draft_from_template_sections/manual/${id}/conclusion`
  await ana.call('PUT', edit, { section_content: '<p>Written meanwhile.</p>', base_version: version })
  expect((await ana.call('POST', again, { version, back_to: before.version })).status).toBe(409)
  expect((await conclusion()).section_content).toBe('<p>Written meanwhile.</p>')
})

test('an invented citation and a changed date must be decided, and the section is accepted only with a reason', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { id, path } = await draftWaiver(ana)
  const clean = await ana.call<Flags>('GET', `${path}/checks`)
  expect(clean.body.flags.filter(({ severity }) => severity === 'red')).toEqual([])
  expect((await ana.call('POST', `${path}/sections/conclusion/accept`)).body).toMatchObject({ state: 'accepted' })

  const wrong = '<p>Dana was diagnosed in 2018. See Matter of Nobody, 26 I&amp;N Dec. 999 (BIA 2016).</p>'
  await ana.call('PUT', `/ai_tool/draft_from_template_sections/manual/${id}/conclusion`, { section_content: wrong })
  const { body } = await ana.call<Flags>('GET', `${path}/checks`)
  const open = body.flags.filter(({ severity, place }) => severity !== 'green' && place?.sectionId === 'conclusion')
  expect(open.map(({ code }) => code)).toContain('citation-unknown')
  const refused = await ana.call('POST', `${path}/sections/conclusion/accept`)
  expect(refused).toMatchObject({ status: 422, body: { code: 'open-flags' } })
  const override = { override: 'Verified in the reporter by hand.' }
  expect((await ana.call('POST', `${path}/sections/conclusion/accept`, override)).body).toMatchObject({
    state: 'accepted',
  })
})

test('locked passages are kept with the section', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { path } = await draftWaiver(ana)
  expect((await ana.call('POST', `${path}/sections/conclusion/lock`, { passages: ['For these reasons'] })).status).toBe(
    200,
  )
  type Draft = { sections: { id: string; locks: string[] }[] }
  const { body } = await ana.call<Draft>('GET', path)
  expect(body.sections.find(({ id }) => id === 'conclusion')?.locks).toEqual(['For these reasons'])
})

test('an acceptance is taken back once, and the section is open again', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const ben = await signUp()
  const { path } = await draftWaiver(ana)
  const section = `${path}/sections/conclusion`
  await ana.call('POST', `${section}/accept`)
  expect((await ben.call('POST', `${section}/reopen`)).status).toBe(404)
  expect((await ana.call('POST', `${section}/reopen`)).body).toEqual({ state: 'ready' })
  expect((await ana.call('POST', `${section}/reopen`)).status).toBe(409)
  type Draft = { sections: { id: string; state: string }[] }
  const { sections } = (await ana.call<Draft>('GET', path)).body
  expect(sections.find(({ id }) => id === 'conclusion')?.state).toBe('ready')
})

test('a gap is offered what the client record has learned since, with its place', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { id, path } = await draftWaiver(ana)
  const text = '<p>Born on <mark data-gap="DATE OF BIRTH">[DATE OF BIRTH]</mark>.</p>'
  await ana.call('PUT', `/ai_tool/draft_from_template_sections/manual/${id}/conclusion`, { section_content: text })
  type Gaps = { flags: { code: string; message: string; offers?: { text: string; from: string }[] }[] }
  const gap = async () =>
    (await ana.call<Gaps>('GET', `${path}/checks`)).body.flags.find(({ message }) => message === 'DATE OF BIRTH')
  const clientPath = path.split('/drafts')[0] ?? ''
  const born = {
    ...waiverClient,
    client: { ...(waiverClient as { client?: object }).client, date_of_birth: '1988-03-09' },
  }
  expect((await ana.call('PUT', clientPath, born)).status).toBe(200)
  expect((await gap())?.offers?.[0]).toEqual({ text: 'March 9, 1988', from: 'Client record: Date of birth' })
})
