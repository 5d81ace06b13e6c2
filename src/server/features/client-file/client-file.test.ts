import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildClient, buildRecords } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

type Report = {
  imported: number
  rows: { row: number; name: string; status: string; problems: { message: string }[] }[]
}

const table = {
  name: 'clients.csv',
  bytes: [
    'First Name,Last Name,A-Number,DOB,Citizenship,Spouse name,Referred by',
    'José,Zúñiga,012-345-678,3/9/1988,Mexico,Rosa,Clinic',
    ',Nameless,,,,,',
    '"Ana, Maria",Example,,1990-02-30,,,',
    'Grace,Tabot,,1991-05-06,Cameroon,,',
  ].join('\r\n'),
}

test('a table is looked at first; then its good rows become clients and the bad ones are named', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const preview = await ana.upload<Report>('/clients/import', { preview: 'yes' }, table)
  expect(preview.body).toMatchObject({
    imported: 0,
    columns: [{}, {}, { field: 'client.a_number' }, {}, {}, { field: 'spouse.name' }, { field: 'client.Referred by' }],
    rows: [
      { row: 1, name: 'José Zúñiga', status: 'ready' },
      { row: 2, status: 'refused', problems: [{ message: 'First name must not be empty' }] },
      { row: 3, status: 'refused', problems: [{ message: '“1990-02-30” is no date.' }] },
      { row: 4, status: 'ready' },
    ],
  })
  expect((await ana.call('GET', '/clients')).status).toBe(404)
  const done = await ana.upload<Report>('/clients/import', {}, table)
  expect(done.body.imported).toBe(2)
  const { body } = await ana.call<{ id: string; last_name: string }[]>('GET', '/clients')
  expect(body.map(({ last_name }) => last_name)).toEqual(['Tabot', 'Zúñiga'])
  expect((await ana.call('GET', `/clients/${body[1]?.id}`)).body).toMatchObject({
    client: { date_of_birth: { value: '1988-03-09', dataType: 'date' }, 'Referred by': { value: 'Clinic' } },
    spouse: { name: { value: 'Rosa' } },
  })
})

test('a file that is no table of clients is refused with a sentence and not kept', async () => {
  const { signUp, services } = await createTestApp()
  const ana = await signUp()
  const send = (bytes: string) => ana.upload<{ message: string }>('/clients/import', {}, { name: 'x.csv', bytes })
  expect((await send('Name,Age\nAna,3')).body.message).toContain('“First name” and “Last name”')
  expect((await send('First name,Last name')).body.message).toContain('no rows')
  expect((await send('First name,Last name\n"Ana,B\nC,D')).body.message).toContain('never closed')
  expect((await ana.upload('/clients/import', {})).status).toBe(422)
  for await (const key of services.files.list()) expect.unreachable(key)
})

test("a client's whole file comes as a zip: record, files, texts and finished drafts", async () => {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  const ids = await buildRecords(ana)
  await ana.upload(`/clients/${ids['clientId']}/documents`, {}, { name: 'declaration.txt', bytes: 'Another one.' })
  const reply = await app.request(`/api/clients/${ids['clientId']}/export`, {
    headers: { Authorization: `Bearer ${ana.token}` },
  })
  expect(reply.headers.get('Content-Disposition')).toContain('Ana Maria Example.zip')
  const entries = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  expect(Object.keys(entries).toSorted()).toEqual([
    'Cited sources/Report (text).txt',
    'Documents/declaration (2).txt',
    'Documents/declaration.txt',
    'Drafts/Ana Maria Example - NAT Cover Letter draft.docx',
    'Experts/Dr. Ada Example (text).txt',
    'Extra information/Interview (text).txt',
    'Information about experts/Publications (text).txt',
    'client.json',
  ])
  expect(JSON.parse(strFromU8(entries['client.json'] ?? new Uint8Array()))).toMatchObject({ first_name: 'Ana' })
})

test('ten thousand rows are taken in one go', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const rows = Array.from({ length: 10_000 }, (_, index) => `Client,Number ${index}`)
  const many = { name: 'many.csv', bytes: ['First name,Last name', ...rows].join('\n') }
  expect((await ana.upload<Report>('/clients/import', {}, many)).body.imported).toBe(10_000)
  await buildClient(ana)
  expect((await ana.call<unknown[]>('GET', '/clients?q=number%209999')).body).toHaveLength(1)
})
