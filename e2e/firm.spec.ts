import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, fillClient, freshAddress } from './attorney.ts'
import { expectGood } from './billing-steps.ts'
import { openFirm } from './firm-steps.ts'
import { type OwnServer, startServer } from './own-server.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const client = 'Rosa Quispe'

test('in a firm a colleague finds a client once it is shared, and another colleague finds nothing of it', async ({
  page: owner,
  browser,
}) => {
  const address = freshAddress('ana@clarke.example')
  const [dapo, june] = [freshAddress('dapo@clarke.example'), freshAddress('june@clarke.example')]
  const colleagues = { [dapo]: 'Attorney', [june]: 'Reviewer' }
  const [attorney, reviewer] = await openFirm(owner, address, colleagues, { browser, server })
  if (!attorney || !reviewer) throw new Error('Nobody came.')

  await owner.goto(`${server.address}/drafty/clients`)
  await owner.getByRole('button', { name: 'Add New Client' }).first().click()
  const adding = owner.getByRole('dialog', { name: 'Add New Client' })
  await expect(adding.getByRole('radio', { name: 'Clarke Law' })).toBeChecked()
  await expectGood(owner)
  await fillClient(owner, { first: 'Rosa', last: 'Quispe' })

  // Before the share: for both colleagues there is nobody.
  for (const colleague of [attorney, reviewer]) await expectNobody(colleague)

  await owner.goto(`${server.address}/firm`)
  const cell = owner.getByRole('button', { name: `${client}, ${dapo}: None` })
  await expect(cell).toBeVisible()
  await expectGood(owner)
  await cell.click()
  const sharing = owner.getByRole('dialog', { name: `Share ${client}` })
  await sharing.getByRole('combobox', { name: 'Person in the firm' }).click()
  await owner.getByRole('option', { name: dapo }).click()
  await sharing.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sharing.getByRole('combobox', { name: `What ${dapo} has` })).toHaveValue('full')
  await expectGood(owner)
  await sharing.getByRole('button', { name: 'Done' }).click()
  await expect(owner.getByRole('button', { name: `${client}, ${dapo}: Full` })).toBeVisible()

  await attorney.goto(`${server.address}/drafty/clients`)
  await attorney.getByRole('link', { name: 'Quispe, Rosa' }).click()
  await expect(attorney.getByRole('heading', { name: client })).toBeVisible()
  await attorney.getByRole('tab', { name: 'Access' }).click()
  await expect(attorney.getByRole('region', { name: 'Who has access' })).toContainText('you')
  await expect(attorney.getByRole('region', { name: 'Record of access' })).toContainText('Opened')
  await expectGood(attorney)
  await expectNobody(reviewer)
  // Nor by its address.
  await reviewer.goto(attorney.url())
  await expect(reviewer.getByRole('heading', { name: 'There is no such client' })).toBeVisible()
  await reviewer.goto(`${server.address}/firm`)
  await expect(reviewer.getByRole('heading', { name: 'Clarke Law' })).toBeVisible()
  await expect(reviewer.getByText('Quispe')).toHaveCount(0)
  await expectAccessible(reviewer)

  // A conflict is found in a file, and whom it is about is kept out of it from there.
  await owner.getByRole('textbox', { name: 'Names to check' }).fill('Kispe Roza')
  await owner.getByRole('button', { name: 'Check', exact: true }).click()
  await owner.getByRole('button', { name: 'Make a wall' }).click()
  const walling = owner.getByRole('dialog', { name: `Make a wall around ${client}` })
  await walling.getByRole('combobox', { name: 'Person in the firm' }).click()
  await owner.getByRole('option', { name: june }).click()
  await walling.getByRole('textbox', { name: 'Reason' }).fill('Her brother.')
  await expectGood(owner)
  await walling.getByRole('button', { name: 'Make the wall' }).click()
  await expect(walling.getByText(/Kept out by a wall/)).toBeVisible()
  await walling.getByRole('button', { name: 'Done' }).click()
  await expect(owner.getByRole('button', { name: `${client}, ${june}: Wall` })).toBeVisible()
  await expectGood(owner)
  await expectNobody(reviewer)
})

async function expectNobody(page: Page): Promise<void> {
  await page.goto(`${server.address}/drafty/clients`)
  await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
  await expect(page.getByText('Quispe')).toHaveCount(0)
}
