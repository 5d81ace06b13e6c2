import { collectComplaints, password } from './attorney.ts'
import { arriveWith, createAccount, expect, test } from './desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

/** The pages of an attorney and the title of each document. */
const pages: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Dashboard · Drafty'],
  ['/ai/asylum', 'Asylum brief · Drafty'],
  ['/ai/naturalization', 'Naturalization cover page · Drafty'],
  ['/ai/I-601A-Waivers', 'I-601A waiver draft · Drafty'],
  ['/ai/expert-letter-builder', 'Expert letter builder · Drafty'],
  ['/ai/draft-from-template-revision', 'Draft anything with guided revision · Drafty'],
  ['/settings', 'Settings · Drafty'],
  ['/settings/billingandsubscriptions', 'Billing and Subscriptions'],
  ['/settings/billing', 'Billing and Subscriptions'],
  ['/settings/security', 'Security · Drafty'],
  ['/drafty/billing', 'Billing and Subscriptions'],
  ['/drafty/clients', 'Client Management · Drafty'],
  ['/drafty/my-drafts', 'My Drafts · Drafty'],
  ['/drafty/subscription-signup', 'Choose a plan · Drafty'],
  ['/drafty/email-verification', 'Email Verification · Drafty'],
  ['/drafty/faq', 'FAQ · Drafty'],
  ['/drafty/revision-workflow/', 'Revision workflow · Drafty'],
]

const visitorsPages: typeof pages = [
  ['/login', 'Log in · Drafty'],
  ['/login/again', 'Log in · Drafty'],
  ['/signup', 'Sign up · Drafty'],
  ['/forgot-password', 'Forgot password · Drafty'],
  ['/forgot-password-reset?token=x', 'Reset password · Drafty'],
]

test('an attorney gets each page with its title; pages of visitors and unknown paths lead to the dashboard', async ({
  desk,
}) => {
  const complaints = collectComplaints(desk)
  for (const [path, title] of pages) {
    await desk.goto(path)
    await expect(desk).toHaveTitle(title)
    await expect(desk.getByRole('heading', { level: 1 }).first()).toBeAttached()
    expect(new URL(desk.url()).pathname).toBe(path)
  }
  for (const path of ['/login', '/signup', '/forgot-password', '/nowhere', '/ai', '/drafty/clients/1/2']) {
    await desk.goto(path)
    await expect(desk).toHaveURL('/')
    await expect(desk).toHaveTitle('Dashboard · Drafty')
  }
  expect(complaints).toEqual([])
})

test('a visitor gets the pages of visitors; every other path leads to the login screen', async ({ page }) => {
  const complaints = collectComplaints(page)
  for (const [path, title] of visitorsPages) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
  }
  for (const path of [...pages.map(([path]) => path), '/nowhere']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('who was sent to the login screen comes back to the page asked for; logging out leads to the login screen', async ({
  page,
}) => {
  const { email } = await createAccount(page.request)
  await page.goto('/drafty/clients?q=ana')
  await expect(page).toHaveURL('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/drafty/clients?q=ana')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/drafty/clients')
  await expect(page).toHaveURL('/login')
})

test('the header has the places of an attorney, and a link leads with focus, title and scroll to its page', async ({
  desk,
}) => {
  await desk.goto('/drafty/faq')
  await desk.getByRole('heading', { name: 'Confidentiality' }).scrollIntoViewIfNeeded()
  await desk.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(() => desk.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const header = desk.getByRole('banner')
  await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Clients',
    'My Drafts',
  ])
  // Pressed without the pointer, which would scroll the page first.
  await header.getByRole('link', { name: 'Clients' }).dispatchEvent('click')
  await expect(desk).toHaveTitle('Client Management · Drafty')
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => desk.evaluate(() => window.scrollY)).toBe(0)
  await expect(header.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page')
  await desk.goBack()
  await expect(desk.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeFocused()
  await expect.poll(() => desk.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await header.getByRole('link', { name: 'Drafty' }).click()
  await expect(desk).toHaveURL('/')
})

test('the account menu opens by keyboard, leads to settings and FAQ, and Escape gives the focus back', async ({
  desk,
}) => {
  await desk.goto('/')
  const button = desk.getByRole('button', { name: /Account menu/ })
  await expect(desk.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
  await button.focus()
  await expect(button).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('menuitem')).toHaveText(['Settings', 'FAQ', 'Log Out'])
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('menuitem')).toHaveCount(0)
  await expect(button).toBeFocused()
  await desk.keyboard.press('Enter')
  await desk.getByRole('menuitem', { name: 'FAQ' }).press('Enter')
  await expect(desk).toHaveURL('/drafty/faq')
  await desk.getByRole('button', { name: /Account menu/ }).click()
  await desk.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(desk).toHaveTitle('Settings · Drafty')
  await expect(desk.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveCount(8)
})

test('on a telephone the places slide in, with the keyboard kept inside', async ({ desk }) => {
  await desk.setViewportSize({ width: 390, height: 780 })
  await desk.goto('/')
  await expect(desk.getByRole('navigation', { name: 'Main' })).toBeHidden()
  const button = desk.getByRole('button', { name: 'Open menu' })
  await button.click()
  const menu = desk.getByRole('dialog', { name: 'Menu' })
  const links = (name: string) => menu.getByRole('navigation', { name }).getByRole('link')
  await expect(links('Main')).toHaveText(['Dashboard', 'Clients', 'My Drafts'])
  await expect(links('Account')).toHaveText(['Settings', 'FAQ'])
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible()
  for (let press = 0; press < 12; press++) {
    await desk.keyboard.press('Tab')
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await desk.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: 'My Drafts' }).click()
  await expect(desk).toHaveURL('/drafty/my-drafts')
  await expect(menu).toBeHidden()
})

test('the slide-in menu of a subscriber begins with the credits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(`${process.env.COMPONENTS_ADDRESS}/?desk=sample`)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const strip = page.getByRole('dialog', { name: 'Menu' }).getByRole('group', { name: 'Credits' })
  await expect(strip).toContainText('1,075 of 1,500 credits')
  await expect(strip).toContainText('resets in 7 days')
})

test('light and dark are chosen on the settings page, kept on the device, and otherwise follow the system', async ({
  desk,
}) => {
  const scheme = () => desk.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await desk.emulateMedia({ colorScheme: 'light' })
  await desk.goto('/settings/appearance')
  const choice = desk.getByRole('radiogroup', { name: 'Light or dark' })
  await expect(choice.getByRole('radio', { name: 'As the system' })).toBeChecked()
  const paper = await scheme()
  await desk.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(scheme).not.toBe(paper)
  const night = await scheme()
  await choice.getByText('Light', { exact: true }).click()
  await expect.poll(scheme).toBe(paper)
  await desk.reload()
  await expect(choice.getByRole('radio', { name: 'Light' })).toBeChecked()
  expect(await scheme()).toBe(paper)
  await desk.emulateMedia({ colorScheme: 'light' })
  await choice.getByText('Dark', { exact: true }).click()
  await expect.poll(scheme).toBe(night)
})

test('the FAQ answers questions about the product and links to the pages that it names', async ({ desk, account }) => {
  await desk.goto('/drafty/faq')
  await desk.getByText('How long does a draft take?').click()
  const answer = desk.getByText('The panel at the bottom right and My Drafts show how far a draft is.')
  await expect(answer).toBeVisible()
  await answer.getByRole('link', { name: 'My Drafts' }).click()
  await expect(desk).toHaveURL('/drafty/my-drafts')
  await expect(desk.getByText(account.email)).toHaveCount(0)
})

test('the tool search forgives misspelling, shows 0.5 and more, and opens the first tool by Enter', async ({
  desk,
}) => {
  await desk.goto('/')
  const tools = desk.locator('#tools-section')
  await expect(tools.getByRole('link')).toHaveCount(5)
  for (const turnaround of ['about 15 minutes', 'instant, unlimited, does not count toward draft credits'])
    await expect(tools.getByText(turnaround)).toBeVisible()
  await expect(tools.getByText('about 10 minutes')).toHaveCount(2)
  await desk.keyboard.press('/')
  const field = tools.getByRole('searchbox', { name: 'Search tools' })
  await expect(field).toBeFocused()
  await desk.keyboard.type('naturalisation')
  await expect(tools.getByRole('link')).toHaveCount(1)
  await expect(tools.getByText('1 of 5 tools match “naturalisation”')).toBeVisible()
  // Near, but under 0.5: it is offered, not shown.
  await field.fill('nazzurazz')
  await expect(tools.getByRole('link')).toHaveCount(0)
  await expect(tools.getByText('No tool matches “nazzurazz”')).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(tools.getByRole('link')).toHaveCount(5)
  await desk.keyboard.type('hardshp')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL('/ai/I-601A-Waivers')
})

test('the logo pulses at most five seconds while nobody answers, and 300 ms more when somebody does', async ({
  page,
}) => {
  const { token } = await createAccount(page.request)
  await arriveWith(page, token)
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/attorneys/refresh', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install({ time: '2026-11-19T15:00:00Z' })
  await page.clock.pauseAt('2026-11-19T15:00:01Z')
  // The logo comes with the page; its seconds count from when the app begins to ask who is there.
  const asking = page.waitForRequest('**/api/attorneys/refresh')
  await page.goto('/drafty/faq')
  const starting = page.getByText('Drafty is starting')
  await expect(starting).toBeAttached()
  await asking
  await page.clock.runFor(4900)
  await expect(starting).toBeAttached()
  await page.clock.runFor(100)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  // The late answer still counts: the token was kept.
  answer()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()

  await page.clock.pauseAt(Date.now() + 86_400_000)
  await page.reload()
  await expect(starting).toBeAttached()
  await page.clock.runFor(290)
  await expect(starting).toBeAttached()
  await page.clock.runFor(10)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
})
