import { expect, test } from '@playwright/test'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { apiToken, expectAccessible, expectAccessibleInTheDark, linkInMail, signUp } from './attorney.ts'
import { startServer } from './own-server.ts'

const email = 'operator@drafty.example'

test('an operator sees what waits, at any width and in the dark; another attorney is led home', async ({
  page,
  browser,
}) => {
  const server = await startServer({ OPERATORS: email })
  try {
    await signUp(page, email, server.address)
    await page.goto(await linkInMail(email, { folder: server.folder, path: 'verify' }))
    const headers = { Authorization: `Bearer ${await apiToken(page, server.address)}` }
    const api = `${server.address}/api`
    const made = await page.request.post(`${api}/clients/`, { data: waiverClient, headers })
    const { id: client_id } = (await made.json()) as { id: string }
    const data = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
    expect((await page.request.post(`${api}/ai_tool/upw`, { data, headers })).status()).toBe(202)

    await page.goto(`${server.address}/operators`)
    await expect(page.getByRole('heading', { name: 'What waits', exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Database/ })).toContainText('Answers')
    await expect(
      page.getByRole('row', { name: /^Look for left-over files 1 waiting|^Look for left-over files Planned/ }),
    ).toBeVisible()
    await expectAccessible(page)
    await expectAccessibleInTheDark(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }

    const other = await (await browser.newContext()).newPage()
    await signUp(other, 'ana@firm.example', server.address)
    await other.goto(`${server.address}/operators`)
    await expect(other).toHaveURL(`${server.address}/`)
    await expect(other.getByRole('heading', { name: 'What waits' })).toBeHidden()
  } finally {
    await server.stop()
  }
})
