import { createHmac } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { crispScript, intercomScript, type PageVendors, startPageVendors } from '#test/doubles/page-vendors.ts'
import { collectComplaints, freshAddress, signUp } from './attorney.ts'
import { type OwnServer, startServer } from './own-server.ts'

const opened: { stop: () => unknown }[] = []

test.afterEach(async () => {
  for (const { stop } of opened.splice(0)) await stop()
})

async function open(environment: Readonly<Record<string, string>>): Promise<OwnServer> {
  const server = await startServer(environment)
  opened.push(server)
  return server
}

async function openVendors(): Promise<PageVendors> {
  const vendors = await startPageVendors()
  opened.push({ stop: vendors.close })
  return vendors
}

const chatCalls = (page: Page) => page.evaluate(() => (globalThis as unknown as { chatCalls?: unknown[] }).chatCalls)

async function policyOf(page: Page, address: string): Promise<string> {
  return (await page.request.get(`${address}/login`)).headers()['content-security-policy'] ?? ''
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('without settings the page talks to its own server alone, asks for no chat, and its policy names nobody else', async ({
  page,
}) => {
  const { address } = await open({})
  const hosts = new Set<string>()
  const paths: string[] = []
  page.on('request', (request) => {
    if (/^(http|ws)/.test(request.url())) hosts.add(new URL(request.url()).origin)
    paths.push(new URL(request.url()).pathname)
  })
  await signUp(page, freshAddress('alone@firm.example'), address)
  await page.goto(`${address}/drafty/clients`)
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible()
  expect([...hosts]).toEqual([address])
  expect(paths.some((path) => path.startsWith('/api/clients'))).toBe(true)
  expect(
    paths.filter((path) => path.includes('chat-identity')),
    'nobody is named to a chat that is not there',
  ).toEqual([])
  expect(await policyOf(page, address)).not.toMatch(/https?:/)
})

test('page counts and error reports leave after login only, with nothing typed, nobody named and no cookie', async ({
  page,
}) => {
  const vendors = await openVendors()
  const { address } = await open(vendors.environment)
  expect(await policyOf(page, address)).toContain(vendors.address)

  for (const path of ['/login', '/signup', '/forgot-password']) {
    await page.goto(`${address}${path}`)
    await page.getByRole('textbox', { name: 'Email' }).fill('typed@firm.example')
    await page.evaluate(() => reportError(new Error('before login')))
  }
  expect(vendors.calls).toEqual([])

  await signUp(page, freshAddress('secretname@firm.example'), address)
  await page.goto(`${address}/drafty/clients?q=Tabot`)
  const counts = () => vendors.calls.filter(({ path }) => path === '/i/v0/e/').map(({ body }) => body)
  await expect.poll(() => counts().filter(Boolean).join('\n')).toContain('"$current_url":"/drafty/clients"')
  expect(JSON.parse(counts().find(Boolean) ?? '')).toMatchObject({ api_key: 'phc_key', event: '$pageview' })

  await page.evaluate(() => reportError(new TypeError('the client Emmanuel Tabot is not a function')))
  const reports = () => vendors.calls.filter(({ path }) => path.startsWith('/api/42/envelope/?sentry_key=publickey'))
  await expect.poll(() => reports().length).toBe(1)
  const [header, item, event] = (reports()[0]?.body ?? '').split('\n').map((line) => JSON.parse(line))
  expect(item).toEqual({ type: 'event' })
  expect(event.event_id).toBe(header.event_id)
  expect(event.exception.values[0].type).toBe('TypeError')

  expect(JSON.stringify(vendors.calls)).not.toMatch(/typed|secretname|Tabot|before login/)
  expect(vendors.calls.filter(({ cookie }) => cookie !== undefined)).toEqual([])
  await logOut(page)
  const until = vendors.calls.length
  await page.getByRole('textbox', { name: 'Email' }).fill('typed@firm.example')
  await page.evaluate(() => reportError(new Error('after logout')))
  await page
    .getByRole('link', { name: /Sign up|Create/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/signup/)
  expect(vendors.calls.slice(until)).toEqual([])
})

test('the Chatwoot chat starts after login with an identity that the server signed, and forgets it at logout', async ({
  page,
}) => {
  const vendors = await openVendors()
  const { address } = await open(vendors.environment)
  const complaints = collectComplaints(page)
  await page.goto(`${address}/signup`)
  expect(await chatCalls(page)).toBeUndefined()
  await signUp(page, freshAddress('wood@firm.example'), address)
  await expect.poll(() => chatCalls(page)).toHaveLength(2)
  const [run, setUser] = (await chatCalls(page)) as [unknown, [string, string, { identifier_hash: string }]]
  expect(run).toEqual(['run', { websiteToken: 'sitetoken', baseUrl: vendors.address }])
  const signature = createHmac('sha256', 'chat secret').update(setUser[1]).digest('hex')
  expect(setUser).toEqual([
    'setUser',
    setUser[1],
    expect.objectContaining({ email: freshAddress('wood@firm.example') }),
  ])
  expect(setUser[2].identifier_hash).toBe(signature)
  await logOut(page)
  await expect.poll(() => chatCalls(page)).toContainEqual(['reset'])
  expect(complaints).toEqual([])
})

test('the Crisp chat is told the address with its signature', async ({ page }) => {
  const { address } = await open({ SUPPORT_CHAT: 'crisp:site-1', SUPPORT_CHAT_SECRET: 'chat secret' })
  const complaints = collectComplaints(page)
  await page.route('https://client.crisp.chat/l.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: crispScript }),
  )
  await signUp(page, freshAddress('crisp@firm.example'), address)
  const signature = createHmac('sha256', 'chat secret').update(freshAddress('crisp@firm.example')).digest('hex')
  await expect
    .poll(() => chatCalls(page))
    .toContainEqual(['set', 'user:email', [freshAddress('crisp@firm.example'), signature]])
  await logOut(page)
  await expect.poll(() => chatCalls(page)).toContainEqual(['do', 'session:reset'])
  expect(complaints).toEqual([])
})

test('the Intercom chat is started with a signed account and shut down at logout', async ({ page }) => {
  const { address } = await open({ SUPPORT_CHAT: 'intercom:app1', SUPPORT_CHAT_SECRET: 'chat secret' })
  const complaints = collectComplaints(page)
  await page.route('https://widget.intercom.io/widget/app1', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: intercomScript }),
  )
  await signUp(page, freshAddress('inter@firm.example'), address)
  await expect.poll(() => chatCalls(page)).toHaveLength(1)
  const [[, settings]] = (await chatCalls(page)) as [[string, { user_id: string; user_hash: string }]]
  expect(settings).toMatchObject({ app_id: 'app1', email: freshAddress('inter@firm.example') })
  expect(settings.user_hash).toBe(createHmac('sha256', 'chat secret').update(settings.user_id).digest('hex'))
  await logOut(page)
  await expect.poll(() => chatCalls(page)).toContainEqual(['shutdown'])
  expect(complaints).toEqual([])
})
