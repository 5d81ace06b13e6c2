import type { Page } from '@playwright/test'
import { collectComplaints, expectAccessible, expectAccessibleInTheDark } from './attorney.ts'
import { componentsAddress, expect, test } from './desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const visitorsScreens = ['/login', '/signup', '/forgot-password', '/forgot-password-reset?token=x']
const screens = [
  '/',
  '/ai/asylum',
  '/ai/naturalization',
  '/ai/I-601A-Waivers',
  '/ai/expert-letter-builder',
  '/ai/draft-from-template-revision',
  '/settings/profile',
  '/settings/billingandsubscriptions',
  '/settings/dependents',
  '/settings/security',
  '/settings/privacy',
  '/settings/audit',
  '/settings/appearance',
  '/drafty/clients',
  '/drafty/my-drafts',
  '/drafty/subscription-signup',
  '/drafty/email-verification',
  '/drafty/faq',
  '/drafty/revision-workflow/',
]

/** Opens a screen and waits until what it reads is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function expectNoSideScroll(page: Page, path: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** In the light and in the dark, and narrow. */
async function expectGood(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, path)
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSideScroll(page, path)
}

const half = Math.ceil(screens.length / 2)
const parts = { 'the tools': screens.slice(0, half), 'the lists': screens.slice(half) }

for (const [name, part] of Object.entries(parts))
  test(`${name}: accessible in both themes, no side scroll at 320 px, nothing against the content security policy`, async ({
    desk: page,
  }) => {
    const complaints = collectComplaints(page)
    for (const path of part) await expectGood(page, path)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

test('what a visitor sees: accessible in both themes, no side scroll at 320 px, nothing against the policy', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  for (const path of visitorsScreens) await expectGood(page, path)
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('every component is accessible in both themes, with toasts, downloads and a dialog, and fits at 320 px', async ({
  page,
}) => {
  await page.goto(`${componentsAddress}/dev/components?desk=sample`)
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible()
  const toasts = page.getByRole('region', { name: 'Toasts', exact: true })
  for (const type of ['Success', 'Error', 'Warning', 'Info', 'Default'])
    await toasts.getByRole('button', { name: type }).dispatchEvent('click')
  await page.getByRole('button', { name: 'Two active, one done, one failed' }).dispatchEvent('click')
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)
  await page.getByRole('button', { name: 'Missing answers' }).dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSideScroll(page, 'the page of components')
})

test('with the keyboard alone: skip to the content, choose a tool, and every stop shows where the focus is', async ({
  desk: page,
}) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const stops: string[] = []
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return null
      const { outlineStyle, boxShadow } = getComputedStyle(element)
      const around = element.closest('label, span, div')
      const isShown = outlineStyle !== 'none' || boxShadow !== 'none'
      const isShownAround = around !== null && getComputedStyle(around).outlineStyle !== 'none'
      const name = (element.textContent || element.getAttribute('aria-label') || element.tagName).trim().slice(0, 60)
      return { name, isShown: isShown || isShownAround }
    })
    if (!stop) break
    expect(stop.isShown, `focus on ${stop.name}`).toBe(true)
    stops.push(stop.name)
  }
  expect(stops.some((name) => name.startsWith('Asylum'))).toBe(true)
  expect(stops.some((name) => name.startsWith('I-601A'))).toBe(true)

  await page.keyboard.press('/')
  await page.keyboard.type('expert')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ai/expert-letter-builder')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused()
})
