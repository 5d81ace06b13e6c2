import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import type { Draft } from '#contract/drafting.ts'
import type { FormReply } from '#contract/forms.ts'
import { inspectForm, readFields } from '#server/pdf/form-fields.ts'
import { textPdf } from '#server/pdf/testing/sample-files.ts'
import { standInForm } from '#server/pdf/testing/stand-in-form.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { findProgram } from '#test/system-programs.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

const run = promisify(execFile)
const qpdf = findProgram('qpdf', 'opening forms in qpdf')
const pdftotext = findProgram('pdftotext', 'reading forms in poppler')

type TestApp = Awaited<ReturnType<typeof createTestApp>>

async function waiverDraft(ana: Caller) {
  await ana.verify()
  await ana.call('POST', '/attorneys/me', {
    first_name: 'Naomi',
    last_name: 'Clarke',
    phone: '+1 (520) 555-0100',
    firm_name: 'Clarke Law',
    license_number: '012345',
    license_authority: 'State Bar of Arizona',
    address_1: '1 Main Street',
    city: 'Tucson',
    state: 'Arizona',
    zip_code: '85701',
  })
  const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
  const started = await ana.call<Draft>('POST', '/ai_tool/upw', {
    ...waiverAnswers,
    client_id: client.id,
    filing_date: '2026-11-20',
  })
  const path = `/clients/${client.id}/drafts/${started.body.draft_id}`
  await expect.poll(async () => (await ana.call<Draft>('GET', path)).body.status, { timeout: 120_000 }).toBe('ready')
  const upload = (form: string, bytes: Uint8Array) =>
    ana.upload<FormReply & { message: string }>(`${path}/forms/${form}/blank`, {}, { name: `${form}.pdf`, bytes })
  return { path, upload }
}

/** The filled form on disk. */
async function fill({ app }: TestApp, ana: Caller, path: string, form: string, leave: object[] = []): Promise<string> {
  const response = await app.request(`/api${path}/forms/${form}/fill`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ana.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ leave }),
  })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const folder = await mkdtemp(join(tmpdir(), 'filled-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'filled.pdf')
  await writeFile(file, new Uint8Array(await response.arrayBuffer()))
  return file
}

async function valuesIn(file: string): Promise<Readonly<Record<string, string | boolean>>> {
  const held = [...(await readFields(file))].filter(([, value]) => value !== '' && value !== false)
  return Object.fromEntries(held.map(([name, value]) => [name.slice(name.lastIndexOf('.') + 1), value]))
}

test('a form of the agency is filled in its own file from record, answers and profile, and stays a form', async () => {
  const testApp = await createTestApp()
  const ana = await testApp.signUp('ana@firm.example')
  const { path, upload } = await waiverDraft(ana)
  const before = (await ana.call<FormReply[]>('GET', `${path}/forms`)).body
  expect(before.map(({ form, blank }) => [form, blank])).toEqual([
    ['I-601A', null],
    ['G-28', null],
  ])
  const blank = await standInForm('I-601A', { isProtected: true, hasXfa: true })
  const taken = await upload('I-601A', blank)
  expect([taken.status, taken.body.blank?.edition, taken.body.blank?.note]).toEqual([200, '01/20/25', null])
  const shown = Object.fromEntries(taken.body.entries.map(({ meaning, shown: value }) => [meaning, value]))
  expect(shown).toMatchObject({ 'Last name': 'Medina Castañeda', 'Bar number': '012345', 'Attorney’s state': 'AZ' })
  expect(taken.body.by_hand.map(({ item }) => item)).toEqual(['6: 6.a, b', '8: 8'])
  // Nobody answers for the client.
  expect(taken.body.gaps.map(({ item }) => item)).toEqual(expect.arrayContaining(['1: 27, 28', '1: 32-38', '1: 10']))

  const file = await fill(testApp, ana, path, 'I-601A')
  const held = await valuesIn(file)
  expect(held).toMatchObject({
    'Pt1Line4a_FamilyName[0]': 'Medina Castañeda',
    'Pt1Line4a_FamilyName[1]': 'Medina Castañeda',
    'Pt8Line4_DaytimeTelephoneNumber[0]': '5205550100',
    'Pt6Checkbox2[0]': true,
  })
  expect(Object.keys(held).filter((name) => /signature/i.test(name))).toEqual([])
  const inspected = await inspectForm(file)
  expect(inspected.hasXfa).toBe(false)
  expect(inspected.fields.length).toBeGreaterThan(20)
  if (qpdf) expect((await run(qpdf, ['--check', file])).stdout).toContain('No syntax or stream encoding errors')
  if (qpdf) expect((await run(qpdf, ['--show-encryption', file])).stdout).toContain('not encrypted')
  // What poppler draws, not only what the fields hold.
  if (pdftotext) expect((await run(pdftotext, ['-layout', file, '-'])).stdout).toContain('Medina Castañeda')

  const left = await valuesIn(await fill(testApp, ana, path, 'I-601A', [{ item: 'head', meaning: 'Bar number' }]))
  expect(left['AttorneyStateBarNumber[0]']).toBeUndefined()
  const bo = await testApp.signUp()
  expect((await bo.call('GET', `${path}/forms`)).status).toBe(404)
})

test('labels decide where names mislead, and what does not fit is a gap', async () => {
  const testApp = await createTestApp()
  const ana = await testApp.signUp('ana@firm.example')
  const { path, upload } = await waiverDraft(ana)
  const taken = await upload(
    'G-28',
    await standInForm('G-28', {
      without: ['Line3c_CityOrTown[0]'],
      label: { 'Pt2Line1b_BarNumber[0]': 'Date of accreditation' },
      maxLength: { 'Pt2Line1d_NameofFirmOrOrganization[0]': 5 },
    }),
  )
  expect(taken.status).toBe(200)
  expect(taken.body.blank?.note).toContain('not confirmed')
  const held = await valuesIn(await fill(testApp, ana, path, 'G-28'))
  expect(held['Line7_MobileTelephoneNumber[0]']).toBe('ana@firm.example')
  expect(held['Line6_EMail[0]']).toBeUndefined()
  expect(held['Line1b_ListFormNumber[0]']).toBe('Form I-601A')
  const gaps = new Map(taken.body.gaps.map(({ meaning, why }) => [meaning, why]))
  expect(gaps.get('Attorney’s city')).toBe('The file has no such field; fill it by hand')
  expect(gaps.get('Bar number')).toBe('The file has no such field; fill it by hand')
  expect(gaps.get('Firm')).toContain('Longer than its box (5 letters)')
})

test('another file than the form in the accepted edition is refused with a sentence, and nothing is kept', async () => {
  const testApp = await createTestApp()
  const ana = await testApp.signUp()
  const { path, upload } = await waiverDraft(ana)
  const refused = async (bytes: Uint8Array, form = 'I-601A') => {
    const { status, body } = await upload(form, bytes)
    expect(status).toBe(422)
    return body.message
  }
  expect(await refused(await standInForm('I-601A', { edition: '06/03/21' }))).toContain(
    'This file is edition 06/03/21; the one known here is 01/20/25',
  )
  expect(await refused(await standInForm('N-400'))).toBe('This is not Form I-601A.')
  expect(await refused(await textPdf([['Form I-601A, Edition 01/20/25']]))).toContain('no fields to fill')
  expect(await refused(await standInForm('I-601A', { password: 'secret' }))).toMatch(/password/i)
  expect(await refused(new TextEncoder().encode('%PDF-1.7 broken'))).toMatch(/./)
  expect((await upload('N-400', await standInForm('N-400'))).status).toBe(404)
  expect((await ana.call<FormReply[]>('GET', `${path}/forms`)).body.map(({ blank }) => blank)).toEqual([null, null])
  expect((await ana.call('POST', `${path}/forms/I-601A/fill`, {})).status).toBe(422)
})
