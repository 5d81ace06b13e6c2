import { expect, test, vi } from 'vitest'
import { smallPdf } from '#server/reading/testing/small-files.ts'
import { buildClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

type Item = { id: string; status: string; warnings: string[] }

async function anaWithClient() {
  const server = await createTestApp()
  const ana = await server.signUp()
  return { ...server, ana, clientId: await buildClient(ana) }
}

async function documentsOf(ana: Caller, clientId: string): Promise<Item[]> {
  return (await ana.call<Item[]>('GET', `/clients/${clientId}/documents`)).body
}

async function statusOf(ana: Caller, clientId: string): Promise<string | undefined> {
  return (await documentsOf(ana, clientId))[0]?.status
}

test('a scan is kept, and says that its text could not be had', async () => {
  const { ana, clientId } = await anaWithClient()
  const made = await ana.upload<Item>(
    `/clients/${clientId}/documents`,
    {},
    { name: 'scan.pdf', bytes: smallPdf([[], []]) },
  )
  expect(made.body).toMatchObject({ status: 'processing' })
  await vi.waitFor(async () => expect(await statusOf(ana, clientId)).toBe('ready'), { timeout: 120_000 })
  const [item] = await documentsOf(ana, clientId)
  expect(item?.warnings).not.toEqual([])
})

test('a scan whose recognition takes long holds up neither another scan nor the end of the server', async () => {
  const { ana, clientId, stop, working } = await anaWithClient()
  const scan = smallPdf(Array.from({ length: 60 }, () => []))
  for (const name of ['one.pdf', 'two.pdf'])
    await ana.upload(`/clients/${clientId}/documents`, {}, { name, bytes: scan })
  expect(await statusOf(ana, clientId)).toBe('processing')
  stop.abort()
  await working
  // The work has ended and the scans have not: nobody waited for them.
  expect((await documentsOf(ana, clientId)).map(({ status }) => status)).toEqual(['processing', 'processing'])
})

test('scans that come at once are read one after the other, each as soon as the one before it ends', async () => {
  // The clock of this server stands still: a pause between two scans would never end.
  const { ana, clientId } = await anaWithClient()
  const names = ['one.pdf', 'two.pdf', 'three.pdf', 'four.pdf']
  for (const name of names) await ana.upload(`/clients/${clientId}/documents`, {}, { name, bytes: smallPdf([[]]) })
  await vi.waitFor(
    async () =>
      expect((await documentsOf(ana, clientId)).map(({ status }) => status)).toEqual(names.map(() => 'ready')),
    { timeout: 120_000 },
  )
})
