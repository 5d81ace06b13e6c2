import { expect, test } from 'vitest'
import type { Draft } from '#contract/drafting.ts'
import type { KitDocumentReply, PreflightReply } from '#contract/filing-kit.ts'
import type { PacketReply } from '#contract/packets.ts'
import { convertToPages, canConvert } from '#test/libreoffice.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

async function openBrief(ana: Caller) {
  await ana.verify()
  const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
  const upload = async (document_title: string, bytes: string) => {
    const { body } = await ana.upload<{ id: string }>(
      `/clients/${client.id}/documents`,
      { document_title },
      { name: 'file.txt', bytes },
    )
    return body.id
  }
  await upload('Declaration of Dana Medina', 'I care for our son every day of the year and I swear that this is so.')
  const spanish =
    'El solicitante ha vivido en la ciudad desde el año 2009 y ha cuidado de su madre todos los días, como lo saben los vecinos de la familia que viven en esta calle.'
  const letter = await upload('Letter of the neighbors', spanish)
  const listed = () => ana.call<{ status: string }[]>('GET', `/clients/${client.id}/documents`)
  await expect
    .poll(async () => (await listed()).body.every(({ status }) => status === 'ready'), { timeout: 60_000 })
    .toBe(true)
  const started = await ana.call<Draft>('POST', '/ai_tool/upw', {
    ...waiverAnswers,
    client_id: client.id,
    filing_date: '2026-11-20',
  })
  const path = `/clients/${client.id}/drafts/${started.body.draft_id}`
  await expect.poll(async () => (await ana.call<Draft>('GET', path)).body.status, { timeout: 60_000 }).toBe('ready')
  const preflight = async () => (await ana.call<PreflightReply>('GET', `${path}/preflight`)).body
  return { clientId: client.id, path, letter, upload, preflight }
}

test('the preflight names what is wrong, asks what it cannot judge, and keeps each answer with name and time', async () => {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  const eve = await signUp()
  const { path, letter, preflight } = await openBrief(ana)
  const before = await preflight()
  expect(before.forum_name).toBe('USCIS, on paper')
  const of = (reply: PreflightReply, code: string, place?: string) =>
    reply.lines.find((line) => line.code === code && (place === undefined || line.place === place))
  expect(of(before, 'X03', letter)).toMatchObject({
    state: 'open',
    severity: 'block',
    sentence: 'Letter of the neighbors contains Spanish text and has no English translation.',
  })
  expect(of(before, 'X06')).toMatchObject({
    state: 'open',
    sentence: 'Declaration of Dana Medina does not end with a penalty-of-perjury statement.',
  })
  expect(of(before, 'X07')?.state).toBe('later')
  expect(of(before, 'U14')?.state).toBe('ask')
  expect(before.summary.must_fix).toBeGreaterThanOrEqual(2)
  const answered = await ana.call<PreflightReply>('POST', `${path}/preflight/answers`, { code: 'U14', answer: 'yes' })
  expect(of(answered.body, 'U14')).toMatchObject({ state: 'settled', answered: { answer: 'yes', by: ana.email } })
  const without = await ana.call('POST', `${path}/preflight/answers`, {
    code: 'X03',
    place: letter,
    answer: 'override',
  })
  expect(without.status).toBe(422)
  const reason = 'The translation is on its way.'
  const kept = await ana.call<PreflightReply>('POST', `${path}/preflight/answers`, {
    code: 'X03',
    place: letter,
    answer: 'override',
    reason,
  })
  expect(of(kept.body, 'X03', letter)).toMatchObject({ state: 'settled', answered: { reason } })
  expect((await ana.call('POST', `${path}/preflight/answers`, { code: 'E04', answer: 'yes' })).status).toBe(404)
  expect((await eve.call('POST', `${path}/preflight/answers`, { code: 'U14', answer: 'yes' })).status).toBe(404)
  const report = await app.request(`/api${path}/preflight/report`, {
    headers: { Authorization: `Bearer ${ana.token}` },
  })
  expect(report.headers.get('Content-Type')).toBe('application/pdf')
  expect(Buffer.from(await report.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
})

test('another forum has other rules', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { path, preflight } = await openBrief(ana)
  await ana.call<PacketReply>('PATCH', `${path}/packet`, {
    forum: 'court',
    answers: { hearing_type: 'individual', hearing_date: '2026-12-10' },
  })
  const codes = (await preflight()).lines.map(({ code }) => code)
  expect(codes).toContain('E21')
  expect(codes.some((code) => code.startsWith('U'))).toBe(false)
})

test('the papers of the kit are Word files, and each says what it still lacks', async () => {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  const { path } = await openBrief(ana)
  await ana.call('PATCH', `${path}/packet`, {
    forum: 'court',
    answers: { all_on_ecas: 'yes', eoir_id: 'AB123456', declarant: 'Dana Medina', signed_abroad: 'no' },
  })
  const { body } = await ana.call<KitDocumentReply[]>('GET', `${path}/kit-documents`)
  expect(body.map(({ kind }) => kind)).toEqual([
    'cover-page',
    'proof-of-service',
    'translation-certificate',
    'interpreter-certificate',
    'declaration',
    'exhibit-list',
  ])
  expect(body[2]?.missing).toEqual(
    expect.arrayContaining(['translator', 'language', 'translator’s address', 'translator’s telephone']),
  )
  const download = async (kind: string) => {
    const reply = await app.request(`/api${path}/kit-documents/${kind}`, {
      headers: { Authorization: `Bearer ${ana.token}` },
    })
    expect([kind, reply.status]).toEqual([kind, 200])
    return new Uint8Array(await reply.arrayBuffer())
  }
  for (const { kind } of body) expect((await download(kind)).length).toBeGreaterThan(2000)
  expect((await ana.call('GET', `${path}/kit-documents/nothing`)).status).toBe(404)
  if (!canConvert) return
  const pages = (await convertToPages(await download('declaration'))).join('\n')
  expect(pages.replaceAll(/\s+/g, ' ')).toContain(
    'I declare under penalty of perjury that the foregoing is true and correct. Executed on',
  )
  const cover = (await convertToPages(await download('cover-page'))).join('\n')
  expect(cover).toContain('EXECUTIVE OFFICE FOR IMMIGRATION REVIEW')
  expect(cover).toContain('RESPONDENT’S EXHIBITS, TABS A-B')
})
