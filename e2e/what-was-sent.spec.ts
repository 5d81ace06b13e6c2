import { expect, test } from '@playwright/test'
import { type OpenAiDouble, startOpenAiDouble } from '../test/doubles/openai.ts'
import { collectComplaints, expectAccessible, freshAddress, signUp } from './attorney.ts'
import { type OwnServer, startServer } from './own-server.ts'
import { prepareCase } from './worked-case.ts'

let model: OpenAiDouble
let server: OwnServer

test.beforeAll(async () => {
  model = await startOpenAiDouble(() => ({ kind: 'text', text: '<p>Person-1 asks for the waiver.</p>' }))
  server = await startServer({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl })
})
test.afterAll(async () => {
  await server.stop()
  await model.close()
})

const example = 'i601a-waiver/examples/i130-citizen-spouse-uninspected'

test('the attorney reads word for word what left for the model, and who the stand-ins are', async ({ page }) => {
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('sent@firm.example'), server.address)
  const client = await prepareCase(page, 'upw', example, server.address)
  await page.goto(`${server.address}/ai/I-601A-Waivers?client=${client}`)
  await page.getByRole('button', { name: 'Perform Request' }).first().click()
  await expect(page.getByText(/Ready to review/)).toBeVisible()
  await expect(page.getByText('Rogelio Medina Castañeda asks for the waiver.').first()).toBeVisible()

  await page.getByRole('link', { name: 'What was sent' }).first().click()
  await expect(page.getByText('Privacy shield on')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Request 1 ?, Introduction/ }).click()
  const sent = page.getByRole('region', { name: 'The case, as it left' })
  await expect(sent).toContainText('<section id="introduction">')
  await expect(sent).toContainText('Person-1')
  await expect(sent).not.toContainText('Medina')
  await expect(page.getByRole('definition').filter({ hasText: 'Rogelio Medina Castañeda' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => localStorage.setItem('drafty-color-scheme', 'dark'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByRole('button', { name: /^Request 1 ?, Introduction/ }).click()
  await expect(sent).toContainText('Person-1')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(complaints).toEqual([])
})

test('the shield goes off for one draft only, after a warning, and the draft says so', async ({ page }) => {
  await signUp(page, freshAddress('unshielded@firm.example'), server.address)
  const client = await prepareCase(page, 'upw', example, server.address)
  const tool = `${server.address}/ai/I-601A-Waivers?client=${client}`
  await page.goto(tool)
  const shield = page.getByRole('checkbox', { name: /Privacy shield/ }).first()
  await expect(shield).toBeChecked()
  await shield.uncheck()
  await expect(page.getByText('will leave for the model as they stand').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Perform Request' }).first().click()
  await expect(page.getByText(/Ready to review/)).toBeVisible()
  await expect(page.getByText('Shield off.').first()).toBeVisible()
  await page.getByRole('link', { name: 'What was sent' }).first().click()
  await expect(page.getByText('Privacy shield off for this draft')).toBeVisible()
  await page.getByRole('button', { name: /^Request 1 ?, Introduction/ }).click()
  await expect(page.getByRole('region', { name: 'The case, as it left' })).toContainText('Medina')
  await expectAccessible(page)
  await page.goto(tool)
  await expect(shield).toBeChecked()
})
