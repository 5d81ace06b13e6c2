import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { collectComplaints } from './attorney.ts'
import { arriveWith, expect, test } from './desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

/** The page itself, its code and its styles, in Brotli kilobytes; fonts and pictures are not in the budget. */
const budgets = [
  { screen: 'sign-in', path: '/login', heading: /Legal drafts you can/, kilobytes: 150 },
  { screen: 'dashboard', path: '/', heading: 'What do you want to draft?', kilobytes: 180 },
]
const laterParts = /editor|extensions|recharts|chart|tiptap|prosemirror|questionnaire|catalog/i

for (const { screen, path, heading, kilobytes } of budgets)
  test(`the first load of the ${screen} stays within ${kilobytes} kB`, async ({ page, account }) => {
    if (path === '/') await arriveWith(page, account.token)
    const complaints = collectComplaints(page)
    const loaded = await partsLoaded(page, path, heading)
    const sizes = loaded.map(({ name, body }) => ({ name, bytes: brotliCompressSync(body).length }))
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    test.info().annotations.push({ type: 'first load', description: `${screen}: ${(total / 1000).toFixed(1)} kB` })
    expect(sizes.filter(({ name }) => laterParts.test(name))).toEqual([])
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(kilobytes * 1000)
    expect(complaints).toEqual([])
  })

test('code and styles come compressed and are kept for ever; the page itself is asked for each time', async ({
  request,
}) => {
  const page = await request.get('/login')
  expect(page.headers()['cache-control']).toBe('no-cache')
  const parts = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, url]) => url ?? '',
  )
  expect(parts.length).toBeGreaterThan(1)
  for (const url of parts) {
    const headers = (await request.get(url, { headers: { 'Accept-Encoding': 'br, gzip' } })).headers()
    expect(headers['content-encoding'], url).toBe('br')
    expect(headers['cache-control']).toContain('immutable')
  }
  expect((await request.get('/assets/of-an-older-release.js')).status()).toBe(404)
})

/** What is loaded until the heading shows, which is when the attorney can begin. */
async function partsLoaded(page: Page, path: string, heading: string | RegExp) {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (['document', 'script', 'stylesheet'].includes(response.request().resourceType())) responses.push(response)
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  const first = [...responses]
  return Promise.all(first.map(async (response) => ({ name: response.url(), body: await response.body() })))
}
