import { expect, test } from '@playwright/test'
import {
  apiToken,
  collectComplaints,
  expectAccessible,
  expectAccessibleInTheDark,
  freshAddress,
  signUp,
} from './attorney.ts'
import { prepareCase } from './worked-case.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const declaration = `Declaration of Dana Whitlock Medina

1. I am the wife of Rogelio Medina Castañeda. We married on June 14, 2014.

2. I have major depressive disorder. I was diagnosed in 2019 and take sertraline 100 mg every day. When my husband worked out of town in March 2024 I relapsed and could not get out of bed for nine days.

3. Our son Mateo was diagnosed with autism. My husband drives him to therapy three days a week.

4. I earn $1,450 a month. Our rent is $1,680 a month. Without my husband I cannot pay the rent.`

test('an attorney looks at the evidence before the draft: confirms, corrects and answers by keyboard, sees the page of the document, and drafts', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('evidence@firm.example'))
  const client = await prepareCase(page, 'upw', 'i601a-waiver/examples/i130-citizen-spouse-uninspected')
  const token = await apiToken(page)
  const file = { name: 'declaration.txt', mimeType: 'text/plain', buffer: Buffer.from(declaration) }
  const reply = await page.request.post(`/api/clients/${client}/documents`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { document_title: 'Declaration of Dana', file },
  })
  expect(reply.status()).toBe(201)

  await page.goto(`/ai/I-601A-Waivers?client=${client}`)
  await page.getByRole('link', { name: 'Look at the evidence first' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Evidence' })).toBeVisible()
  const facts = page.locator('li[id^="fact-"]')
  await expect(facts.first()).toBeVisible()
  const fromDocument = page.getByText('In document').first()
  await expect(fromDocument).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)

  const waiting = page.getByText(/\d+ facts? confirmed, \d+ to confirm/)
  const before = await waiting.textContent()
  await page.getByRole('button', { name: 'Confirm', exact: true }).first().waitFor()
  await page.keyboard.press('y')
  await expect(waiting).not.toHaveText(before ?? '')
  await page.keyboard.press('k')
  await expect(page.locator('li[id^="fact-"]:focus')).toHaveCount(1)
  await page.keyboard.press('e')
  const words = page.getByRole('textbox', { name: /^Fact .* in your words/ })
  await words.fill('Ms. Medina relapsed in March 2024, when her husband worked out of town.')
  await page.getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByText('Corrected').first()).toBeVisible()

  await page
    .getByRole('button', { name: /^Declaration of Dana/ })
    .first()
    .click()
  const source = page.getByRole('region', { name: /Page of Declaration of Dana/ })
  await expect(source.locator('mark[data-is="chosen"]')).toBeVisible()
  expect(declaration).toContain(await source.locator('mark[data-is="chosen"]').innerText())

  const theory = page.getByRole('textbox', { name: /Theory of the case/ })
  await theory.fill('Dana’s illness and Mateo’s therapy rest on her husband, and nobody can take his place.')
  const saved = page.waitForResponse((response) => response.url().endsWith('/theory'))
  await theory.blur()
  await saved
  await page.reload()
  await expect(page.getByRole('textbox', { name: /Theory of the case/ })).toHaveValue(/nobody can take his place/)
  await expect(page.getByText('Corrected').first()).toBeVisible()

  await page.getByText('Chronology', { exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Chronology' })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Exhibits', { exact: true }).first().click()
  await expect(page.getByText('Declaration of Dana').first()).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Confirm and draft' }).first().click()
  await expect(page).toHaveURL(/\/drafty\/my-drafts\//)
  await expect(page.getByText(/Ready to review/)).toBeVisible()

  // From a sentence of the draft back to the page of the document.
  await page.goto(`${page.url().split('?')[0]}?section=sep_spouse`)
  await page.getByRole('button', { name: 'Sources', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Where does this come from/ })
  await dialog
    .getByRole('button', { name: /Declaration of Dana/ })
    .first()
    .click()
  await expect(dialog.getByRole('region', { name: /Page of Declaration of Dana/ }).locator('mark')).toBeVisible()
  await expectAccessible(page)
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/sources-1440.png` })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/sources-390.png` })
  expect(complaints).toEqual([])
})
