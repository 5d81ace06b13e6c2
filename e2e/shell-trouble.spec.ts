import { freshAddress } from './attorney.ts'
import type { Page } from '@playwright/test'
import { arriveWith, createAccount, createClient, expect, test } from './desk.ts'
import { startServer } from './own-server.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const away =
  'The server does not answer. What you typed stays on this page, which goes on by itself when the server is back.'

const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('a server that is stopped: answers and a new client stay as typed, and all is saved when it is back', async ({
  page,
}) => {
  const server = await startServer()
  try {
    const account = await createAccount(page.request, server.address)
    const client = await createClient(page, account, server.address)
    await arriveWith(page, account.token)
    await page.goto(`${server.address}/drafty/clients`)
    await expect(page.getByRole('link', { name: 'Rivera, Ana' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Drafty' }).click()
    await page.getByRole('link', { name: /Naturalization cover page/ }).click()
    await page
      .getByRole('combobox', { name: /^Client/ })
      .first()
      .click()
    await page.getByRole('option', { name: 'Ana Rivera' }).first().click()
    await page.getByText('All questions').click()
    const date = page.getByLabel('Date of permanent residence')
    await date.fill('2019-01-15')
    await expect(page.getByText(/^Saved/).first()).toBeVisible()

    await server.pause()
    await date.fill('2020-02-20')
    await expect(notice(page, away)).toBeVisible()
    // The code of another page cannot come either; that is said in its place.
    await page.getByRole('banner').getByRole('link', { name: 'My Drafts' }).click()
    await expect(page.getByRole('heading', { name: 'Loading Error' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Clients' }).click()
    await page.getByRole('button', { name: 'Add New Client' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add New Client' })
    await dialog.getByRole('textbox', { name: 'First name' }).first().fill('Omar')
    await dialog.getByRole('textbox', { name: 'Last name' }).first().fill('Haddad')
    await dialog.getByRole('button', { name: 'Add client' }).click()
    await expect(
      page.getByText(/The server could not be reached\. Nothing that you typed is lost/).first(),
    ).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'First name' }).first()).toHaveValue('Omar')

    await server.resume()
    await expect(notice(page, away)).toBeHidden()
    await dialog.getByRole('button', { name: 'Add client' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/Haddad/).first()).toBeVisible()
    await page.goto(`${server.address}/ai/naturalization?client=${client}`)
    await page.getByText('All questions').click()
    await expect(page.getByLabel('Date of permanent residence')).toHaveValue('2020-02-20')
  } finally {
    await server.stop()
  }
})

test('a server that is away at start: the login screen says so after the logo, and the attorney is in when it is back', async ({
  desk: page,
}) => {
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/drafty/faq')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(notice(page, away)).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(freshAddress('ana@firm.example'))
  await page.getByRole('textbox', { name: 'Password' }).fill('a long pass phrase')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText(/The server could not be reached\. Nothing that you typed is lost/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(freshAddress('ana@firm.example'))
  await page.unroute('**/api/**')
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  await expect(notice(page, away)).toBeHidden()
})

test('without a network the page says so at once, and what could not be read comes when it is back', async ({
  desk: page,
  context,
}) => {
  await page.goto('/drafty/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  await context.setOffline(true)
  await expect(notice(page, 'You are offline. What you typed stays on this page.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Drafty' }).click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})

test('without a network the palette opens at its first press and finds what the page has loaded', async ({
  desk: page,
  account,
  context,
}) => {
  await createClient(page, account)
  await page.goto('/drafty/clients')
  await expect(page.getByRole('link', { name: 'Rivera, Ana' }).first()).toBeVisible()
  const coming = page.waitForResponse((response) => response.url().includes('palette'))
  await page.mouse.move(300, 300)
  await (await coming).finished()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /^Find a client/ })
  await field.fill('rivera')
  await expect(page.getByRole('option', { name: /Ana Rivera/ }).first()).toBeVisible()
  await field.fill('naturalization')
  await expect(page.getByRole('option', { name: /Naturalization cover page/ })).toBeVisible()
  await field.fill('rivera')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/drafty\/clients\/.+/)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Rivera' })).toBeVisible()
})

test('a slow server: the page shows where it stands, says after ten seconds that it is slow, and goes on', async ({
  desk: page,
}) => {
  await page.clock.install({ time: '2026-11-19T15:00:00Z' })
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/api\/drafts\/?(?:\?.*)?$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByLabel('Loading recent drafts')).toBeAttached()
  await page.clock.runFor(11_000)
  await expect(notice(page, 'The server is slow to answer. What you typed stays on this page.')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible()
  await expect(notice(page, 'The server is slow')).toBeHidden()
})

const clients = /\/api\/clients\/?$/

const badReplies = {
  '500 with a body': {
    status: 500,
    contentType: 'application/json',
    body: '{"code":"unexpected","message":"An unexpected error occurred. Please try again or contact our support team at support@drafty.example if the issue persists"}',
    said: 'An unexpected error occurred. Please try again or contact our support team at support@drafty.example if the issue persists',
  },
  '500 without a body': {
    status: 500,
    contentType: 'text/plain',
    body: '',
    said: 'The server could not answer. Nothing that you typed is lost; please try again in a moment.',
  },
  'HTML instead of JSON': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Hotel network</title>',
    said: 'The answer of the server could not be read. Nothing that you typed is lost; please try again in a moment.',
  },
  'JSON of another shape': {
    status: 201,
    contentType: 'application/json',
    body: '{"hello":"world"}',
    said: 'The answer of the server could not be read. Nothing that you typed is lost; please try again in a moment.',
  },
}

test('a reply that is none of the server’s is told in a sentence each, and the dialog keeps what was typed', async ({
  desk: page,
}) => {
  await page.goto('/drafty/clients')
  await page.getByRole('button', { name: 'Add New Client' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Client' })
  const first = dialog.getByRole('textbox', { name: 'First name' }).first()
  await first.fill('Lena')
  await dialog.getByRole('textbox', { name: 'Last name' }).first().fill('Okafor')
  for (const [what, { said, ...reply }] of Object.entries(badReplies)) {
    await page.route(clients, (route) =>
      route.request().method() === 'POST' ? route.fulfill(reply) : route.fallback(),
    )
    await dialog.getByRole('button', { name: 'Add client' }).click()
    await expect(page.getByText(said).first(), what).toBeVisible()
    await expect(first, what).toHaveValue('Lena')
    await page.unroute(clients)
    const error = page.getByRole('dialog').filter({ hasText: said })
    if ((await page.getByRole('dialog').count()) > 1) await error.getByRole('button', { name: 'Cancel' }).click()
    // The server itself is there, so nothing says that it is away.
    await expect(page.getByText('The server does not answer.')).toHaveCount(0)
  }
  await dialog.getByRole('button', { name: 'Add client' }).click()
  await expect(dialog).toBeHidden()
})

test('answers that could not be read hide the form until they are there, so that nothing is written over them', async ({
  page,
}) => {
  const account = await createAccount(page.request)
  const client = await createClient(page, account)
  await arriveWith(page, account.token)
  await page.route('**/answers/naturalization', (route) => route.abort())
  await page.goto(`/ai/naturalization?client=${client}`)
  await expect(page.getByRole('heading', { name: 'The answers did not load' })).toBeVisible()
  await page.unroute('**/answers/naturalization')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('button', { name: 'Perform Request' }).first()).toBeVisible()
})
