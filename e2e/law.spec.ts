import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtInLaw } from '#law/pack/built-in.ts'
import { createPublisher, laterLaw } from '#test/law-packs.ts'
import { simpleNaturalization } from '#test/records.ts'
import { apiToken, expectAccessible, expectAccessibleInTheDark, linkInMail, signUp } from './attorney.ts'
import { startServer } from './own-server.ts'

const publisher = createPublisher()
const email = 'keeper@drafty.example'
const { n400Filing } = builtInLaw.parts

const dearer = laterLaw('2026-12-01', {
  n400Filing: {
    ...n400Filing,
    fees: { ...n400Filing.fees, standard: { ...n400Filing.fees.standard, dollars: 815 } },
    addresses: n400Filing.addresses.map((one) =>
      one.id === 'elgin_lockbox_usps' ? { ...one, label: 'Elgin lockbox (moved): U.S. Postal Service' } : one,
    ),
  },
})

test('a law pack is looked at, put in force and read by the questions; the draft from before says so and takes it', async ({
  page,
}) => {
  const server = await startServer({ LAW_PACK_KEYS: publisher.publicKey, LAW_KEEPERS: email })
  try {
    await signUp(page, email, server.address)
    await page.goto(await linkInMail(email, { folder: server.folder, path: 'verify' }))
    const headers = { Authorization: `Bearer ${await apiToken(page, server.address)}` }
    const api = `${server.address}/api`
    const client = { first_name: 'Ana', last_name: 'Example', client: { state: 'NY' } }
    const { id } = (await (await page.request.post(`${api}/clients/`, { data: client, headers })).json()) as {
      id: string
    }
    const data = { ...simpleNaturalization, client_id: id }
    const asked = await page.request.post(`${api}/ai_tool/naturalization`, { data, headers })
    const { draft_id } = (await asked.json()) as { draft_id: string }

    await page.goto(`${server.address}/settings/law`)
    await expect(page.getByRole('heading', { name: 'In force: November 22, 2026' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Circuit decisions/ })).toContainText('109 not confirmed')
    const file = join(server.folder, 'law.json')
    const choose = async (text: string) => {
      writeFileSync(file, text)
      await page.getByLabel('Law pack', { exact: true }).setInputFiles(file)
    }
    await choose(publisher.sign(dearer).replace('815', '5'))
    await expect(page.getByRole('alert')).toContainText('The signature does not fit')
    await choose(publisher.sign(dearer))
    await expect(page.getByText('It reaches 1 draft and 0 clients of yours:')).toBeVisible()
    await expect(page.getByRole('link', { name: /Ana Example/ })).toBeVisible()
    await expectAccessible(page)
    await expectAccessibleInTheDark(page)
    await page.getByRole('button', { name: 'Put it in force' }).click()
    await expect(page.getByRole('heading', { name: 'In force: December 1, 2026' })).toBeVisible()

    await page.goto(`${server.address}/ai/naturalization?client=${id}`)
    await expect(page.getByRole('link', { name: 'Law as of December 1, 2026' })).toBeVisible()
    await page
      .getByRole('button', { name: /Residence and filing/ })
      .first()
      .click()
    await expect(page.getByText('Elgin lockbox (moved): U.S. Postal Service')).toBeVisible()

    await page.goto(`${server.address}/drafty/my-drafts/${draft_id}?client=${id}`)
    const notice = page.getByRole('status').filter({ hasText: 'A newer law is in force, as of December 1, 2026.' })
    await expect(notice).toContainText('Form N-400, standard fee')
    await expect(page.getByRole('link', { name: 'Law as of November 22, 2026' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Check this draft by the newer law' }).click()
    await expect(page.getByRole('link', { name: 'Law as of December 1, 2026' })).toBeVisible()
    await expect(notice).toBeHidden()
  } finally {
    await server.stop()
  }
})
