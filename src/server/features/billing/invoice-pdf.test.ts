import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { type Caller, createTestApp } from '#test/test-app.ts'

const accelerate = 'small-firm-accelerate-sept-2025'
const growth = 'medium-firm-growth-sept-2025'
const day = 86_400_000

type App = Awaited<ReturnType<typeof createTestApp>>
type Listed = { number: string; state: string; total_cents: number; lines: { cents: number }[] }

async function press(app: App, path: string, action: string) {
  const body = new URLSearchParams({ action, outcome: 'accepted', start: 'now' })
  expect((await app.app.request(path, { method: 'POST', body })).status).toBe(303)
}

async function order(app: App, ana: Caller, plan_id: string) {
  await press(
    app,
    (await ana.call<{ url: string }>('POST', '/billing/checkout', { plan_id, period: 'monthly' })).body.url,
    'order',
  )
}

async function portal(ana: Caller): Promise<string> {
  return (await ana.call<{ url: string }>('POST', '/billing/portal')).body.url
}

async function fileOf({ app }: App, { token }: Caller, number: string): Promise<Uint8Array> {
  const headers = { Authorization: `Bearer ${token}` }
  const reply = await app.request(`/api/billing/invoices/${number}/pdf`, { headers })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('Content-Type')).toBe('application/pdf')
  expect(reply.headers.get('Content-Disposition')).toMatch(/Drafty (invoice|credit note) DR-00000\d\.pdf/)
  return new Uint8Array(await reply.arrayBuffer())
}

async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await pdf.getMetadata()
  return { text, pages: pdf.numPages, info: info as Record<string, unknown>, marked: await pdf.getMarkInfo() }
}

async function upgradedCustomer() {
  const app = await createTestApp({
    environment: { INVOICE_SELLER: 'Drafty Software LLC | 1 Main Street | Springfield' },
  })
  const ana = await app.signUp()
  await ana.verify()
  await order(app, ana, accelerate)
  await order(app, ana, accelerate)
  app.clock.now += 7 * day + 16 * 3_600_000
  const { body } = await app.call<{ token: string }>('POST', '/auth/login', {
    email: ana.email,
    password: 'a long pass phrase',
  })
  const bo: Caller = {
    ...ana,
    token: body.token,
    call: (method, path, given) => app.callWith(body.token, method, path, given),
  }
  await order(app, bo, growth)
  return { app, ana: bo }
}

test('an invoice says who, what, when and how much on one page, and its lines add up to the sum in the ledger', async () => {
  const { app, ana } = await upgradedCustomer()
  const listed = (await ana.call<Listed[]>('GET', '/billing/invoices')).body
  expect(listed.map(({ number }) => number)).toEqual(['DR-000002', 'DR-000001'])
  for (const { lines, total_cents } of listed)
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total_cents)
  const [upgrade] = listed
  const { text, pages, info, marked } = await read(await fileOf(app, ana, 'DR-000002'))
  expect(pages).toBe(1)
  for (const words of [
    'Local billing: no payment was collected.',
    'Drafty Software LLC',
    'Springfield',
    'support@drafty.example',
    'Invoice DR-000002',
    'Date: November 28, 2026',
    'Paid on November 28, 2026',
    ana.email,
    'Growth, November 28, 2026 to December 20, 2026',
    'Unused part of Accelerate',
    'Dates are in UTC.',
    'No tax is computed by this installation.',
  ])
    expect(text).toContain(words)
  const sum = `$${((upgrade?.total_cents ?? 0) / 100).toFixed(2)}`
  expect(text).toContain(sum)
  expect(text).toContain('−$')
  expect(info['Title']).toBe('Drafty invoice DR-000002')
  expect(marked).toMatchObject({ Marked: true })
})

test('the same paper is the same bytes whenever it is made', async () => {
  const { app, ana } = await upgradedCustomer()
  const first = await fileOf(app, ana, 'DR-000001')
  app.clock.now += day / 4
  const second = await fileOf(app, ana, 'DR-000001')
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true)
})

test('an invoice that was withdrawn names its credit note, which has the negative sum and names the invoice', async () => {
  const { app, ana } = await upgradedCustomer()
  await press(app, await portal(ana), 'fail-payment')
  expect((await read(await fileOf(app, ana, 'DR-000003'))).text).toContain('Due since November 28, 2026')
  await press(app, await portal(ana), 'cancel-now')
  expect((await read(await fileOf(app, ana, 'DR-000003'))).text).toContain(
    'Withdrawn on November 28, 2026, see DR-000004',
  )
  const note = await read(await fileOf(app, ana, 'DR-000004'))
  expect(note.text).toContain('Credit note DR-000004')
  expect(note.text).toContain('Takes back invoice DR-000003')
  expect(note.text).toContain('−$270.00')
  const page = await (await app.app.request(await portal(ana))).text()
  expect(page).toMatch(/Credit note DR-000004.*−\$270\.00 \(booked; local billing: not collected\)/)
})

test('the portal leads to each paper; nobody else reads it, and a number that is none is not found', async () => {
  const { app, ana } = await upgradedCustomer()
  const path = await portal(ana)
  const page = await (await app.app.request(path)).text()
  const link = /href="([^"]+\/invoices\/DR-000001)"/.exec(page)?.[1] ?? ''
  const file = await app.app.request(link)
  expect(file.headers.get('Content-Type')).toBe('application/pdf')
  const bo = await app.signUp()
  expect((await bo.call('GET', '/billing/invoices/DR-000001/pdf')).status).toBe(404)
  for (const number of ['DR-000099', 'DR-1', 'x', '%2e%2e'])
    expect((await ana.call('GET', `/billing/invoices/${number}/pdf`)).status).toBe(404)
})
