import { expect, test } from '@playwright/test'
import { type ModelCall, type ModelReply, type OpenAiDouble, startOpenAiDouble } from '../test/doubles/openai.ts'
import { collectComplaints, expectAccessible, freshAddress, signUp } from './attorney.ts'
import { type OwnServer, startServer } from './own-server.ts'
import { prepareCase } from './worked-case.ts'

const relapses = 'His wife has been free of relapses since 2019.'

/**
 * Writes sections with one wrong claim in them. Read beside the file, it names the words that say otherwise, there and
 * for each sentence that stands in no passage; what stands in one word for word is supported.
 */
function answer({ raw }: ModelCall): ModelReply {
  if (!raw.includes('You compare statements'))
    return { kind: 'text', text: `<p>Person-1 asks for the waiver. ${relapses}</p>` }
  const [passages = '', list = ''] = raw.replaceAll(String.raw`\n`, '\n').split('<statements>')
  const verdicts = [...list.matchAll(/^(\d+)\| (.*)$/gm)].map(([, number, text = '']) =>
    passages.includes(text)
      ? { statement: Number(number), verdict: 'supported', quote: text }
      : { statement: Number(number), verdict: 'contradicted', quote: 'has noted two relapses' },
  )
  return { kind: 'text', text: JSON.stringify({ verdicts }), asItIs: true }
}

let model: OpenAiDouble
let server: OwnServer

test.beforeAll(async () => {
  model = await startOpenAiDouble(answer)
  server = await startServer({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl })
})
test.afterAll(async () => {
  await server.stop()
  await model.close()
})

test('a model reads the draft beside the file when it is asked to, and both places show', async ({ page }) => {
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('compared@firm.example'), server.address)
  const client = await prepareCase(page, 'upw', 'i601a-waiver/examples/i130-citizen-spouse-uninspected', server.address)
  await page.goto(`${server.address}/ai/I-601A-Waivers?client=${client}`)
  await page.getByRole('button', { name: 'Perform Request' }).first().click()
  await expect(page.getByText(/Ready to review/)).toBeVisible()
  await expect(page.getByText('Nothing leaves unless you ask for it.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Compare with the file' }).click()
  const card = page
    .locator('[data-card]')
    .filter({ hasText: 'Read by the model' })
    .filter({ hasText: relapses })
    .first()
  await expect(card).toContainText('the file says otherwise')
  await expect(card).toContainText('has noted two relapses')
  await expect(card).toContainText(relapses)
  await expect(page.getByText(/read \d+ of \d+ statements beside the file/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compare again' })).toBeVisible()
  await card.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await page.evaluate(() => localStorage.setItem('drafty-color-scheme', 'dark'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page
    .locator('button[aria-haspopup="dialog"]', { hasText: /open point/ })
    .last()
    .click()
  await expect(
    page.getByRole('dialog').locator('[data-card]').filter({ hasText: 'Read by the model' }).first(),
  ).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(complaints).toEqual([])
})
