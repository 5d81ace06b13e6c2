import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInTheDark } from './attorney.ts'
import { expect, test } from './desk.ts'
import { openReview } from './review-desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const lane = (page: Page) => page.getByRole('complementary', { name: 'Notes' })

async function boxesOf(page: Page): Promise<Box[]> {
  const boxes = await Promise.all((await lane(page).locator('> *').all()).map((note) => note.boundingBox()))
  return boxes.flatMap((box) => (box ? [box] : [])).toSorted((a, b) => a.y - b.y)
}

function expectApart(boxes: readonly Box[]): void {
  for (const [at, box] of boxes.entries()) {
    const next = boxes[at + 1]
    if (next) expect(next.y).toBeGreaterThanOrEqual(box.y + box.height)
  }
}

test('notes stand at their lines without overlap, and the chosen one is a card on the line of its mark', async ({
  page,
}) => {
  await openReview(page)
  await expect(lane(page)).toBeVisible()
  const lines = await boxesOf(page)
  expect(lines.length).toBeGreaterThan(2)
  expectApart(lines)
  await page.keyboard.press('n')
  const card = lane(page).locator('[data-card]')
  await expect(card).toBeVisible()
  const mark = await page.locator('[data-flag][data-selected]').first().boundingBox()
  const shown = await card.boundingBox()
  expect(Math.abs((shown?.y ?? 0) - (mark?.y ?? 0))).toBeLessThan(16)
  expectApart(await boxesOf(page))
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
})

test('a placeholder is filled in by the keyboard alone, and taken back by Ctrl+Z', async ({ page }) => {
  await openReview(page)
  const filled = page.getByText('Vermont Service Center, by the notice of November 2026')
  await page.keyboard.press('n')
  await page.keyboard.press('1')
  await page.keyboard.type('Vermont Service Center, by the notice of November 2026')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').filter({ has: filled })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Taken back: /)).toBeVisible()
  await expect(page.getByRole('article').filter({ has: filled })).toHaveCount(0)
})

test('an acceptance over open placeholders asks, and can be taken back', async ({ page }) => {
  await openReview(page)
  await page
    .getByRole('button', { name: /^Accept (?:section|with open points)/ })
    .first()
    .click()
  const question = page.getByRole('dialog', { name: 'Accept with open points?' })
  await expect(question).toContainText('Placeholders stand in the Word file in brackets.')
  await question.getByRole('button', { name: 'Accept all the same' }).click()
  await expect(page.getByText(/1 of \d+ sections accepted/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText(/0 of \d+ sections accepted/).first()).toBeVisible()
})

test('a proposal that was taken, and one that was discarded, wait again after Ctrl+Z, and the text is what it was', async ({
  page,
}) => {
  const conclusion = await openReview(page, { prompt: 'Make it shorter.' })
  const before = await conclusion()
  expect(before?.proposal).toBe(2)
  const notice = page.getByRole('status').filter({ hasText: 'Changes wait for your decision in' })
  await notice.getByRole('button').click()
  await page.getByRole('button', { name: 'Accept the rest' }).click()
  await page.getByRole('button', { name: 'Save version 2' }).click()
  await expect(page.getByText(/^Changes to “.+” taken$/)).toBeVisible()
  expect((await conclusion())?.version).toBe(2)
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Taken back: Changes to “.+” taken$/)).toBeVisible()
  expect(await conclusion()).toEqual(before)

  // The decisions stand as they were.
  await page.getByRole('button', { name: 'Discard the proposal' }).click()
  await expect(page.getByText(/^Proposal for “.+” discarded$/)).toBeVisible()
  expect(await conclusion()).toEqual({ ...before, proposal: null, state: 'ready' })
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Taken back: Proposal for “.+” discarded$/)).toBeVisible()
  expect(await conclusion()).toEqual(before)
})

test('on a phone the section that one goes to is the one that the tools are for', async ({ page }) => {
  await openReview(page)
  const address = page.url()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const section of ['immigration_history', 'discretion']) {
    await page.goto(`${address}&section=${section}`)
    await expect(page.getByText(/^Ready to review/).first()).toBeVisible()
    const there = page.locator(`[data-section="${section}"]`)
    await expect(there).toBeInViewport()
    const tools = page.getByRole('toolbar', { name: /^Actions for/ })
    const title = (await there.getAttribute('aria-label')) ?? 'the title'
    await expect.poll(() => tools.getAttribute('aria-label')).toContain(title)
  }
})
