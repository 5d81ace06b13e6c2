import { expect, test } from 'vitest'
import { createTestApp } from '#test/test-app.ts'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'

test('a client is added with every field as value and data type, found, changed and deleted', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const created = await ana.call('POST', '/clients/', {
    first_name: 'Emmanuel',
    middle_name: 'Ngwa',
    last_name: 'Tabot',
    client: { date_of_birth: '1990-02-03', country_of_birth: 'Cameroon', a_number: '012-345-678', dependents: 2 },
    spouse: { name: { value: 'Grace Tabot', dataType: 'text' } },
    children: [{ name: 'Joy Tabot', date_of_birth: '2015-06-07' }],
  })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    client: {
      date_of_birth: { value: '1990-02-03', dataType: 'date' },
      country_of_birth: { value: 'Cameroon', dataType: 'country' },
      a_number: { value: '012-345-678', dataType: 'text' },
      dependents: { value: 2, dataType: 'number' },
    },
    spouse: { name: { value: 'Grace Tabot', dataType: 'text' } },
    children: [{ name: { value: 'Joy Tabot' }, date_of_birth: { dataType: 'date' } }],
    drafts: [],
  })
  const path = `/clients/${String(created.body['id'])}`
  const changed = await ana.call('PUT', path, { first_name: 'Emmanuel', last_name: 'Tabot-Ngwa' })
  expect(changed.body).toMatchObject({
    last_name: 'Tabot-Ngwa',
    middle_name: 'Ngwa',
    client: { dependents: { value: 2 } },
  })
  expect((await ana.call('DELETE', path)).status).toBe(200)
  expect((await ana.call('GET', path)).status).toBe(404)
})

test('a name is one line without stray spaces or control characters, as documents print it', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const pasted = { first_name: ' Ana\n Lucía', middle_name: '\u0000', last_name: 'de\tla  Cruz\u00a0' }
  const { body } = await ana.call('POST', '/clients/', pasted)
  expect(body).toMatchObject({ first_name: 'Ana Lucía', middle_name: null, last_name: 'de la Cruz' })
  expect((await ana.call('POST', '/clients/', { ...pasted, last_name: '\u0000 \n' })).status).toBe(422)
})

test('clients come by last name, page by page, and are found by words in any order without accents', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  for (const [first_name, last_name] of [
    ['José', 'Zúñiga'],
    ['Ana', 'Abadi'],
    ['Bea', 'Ñandú'],
    ['Cem', 'Acar'],
  ])
    await buildClient(ana, { first_name, last_name, middle_name: null })
  type Items = { last_name: string }[]
  const first = await ana.call<Items>('GET', '/clients/?limit=3')
  expect(first.body.map(({ last_name }) => last_name)).toEqual(['Abadi', 'Acar', 'Ñandú'])
  const next = first.headers.get('X-Next-Cursor')
  const second = await ana.call<Items>('GET', `/clients/?limit=3&cursor=${next}`)
  expect(second.body.map(({ last_name }) => last_name)).toEqual(['Zúñiga'])
  expect(second.headers.get('X-Next-Cursor')).toBeNull()
  expect((await ana.call<Items>('GET', '/clients/?q=zuniga%20jose')).body).toHaveLength(1)
  const backwards = await ana.call<Items>('GET', '/clients/?sort=-name&limit=3')
  expect(backwards.body.map(({ last_name }) => last_name)).toEqual(['Zúñiga', 'Ñandú', 'Acar'])
  const rest = await ana.call<Items>(
    'GET',
    `/clients/?sort=-name&limit=3&cursor=${backwards.headers.get('X-Next-Cursor')}`,
  )
  expect(rest.body.map(({ last_name }) => last_name)).toEqual(['Abadi'])
  expect((await ana.call<Items>('GET', '/clients/?sort=updated_at&limit=1')).body[0]?.last_name).toBe('Zúñiga')
  expect((await ana.call('GET', '/clients/?sort=record')).status).toBe(422)
  expect((await ana.call('GET', '/clients/?cursor=nonsense')).status).toBe(422)
})

test('an attorney without clients is told so in the words that the page expects', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  expect(await ana.call('GET', '/clients/')).toMatchObject({
    status: 404,
    body: { message: 'No clients found for attorney' },
  })
  await buildClient(ana)
  expect(await ana.call('GET', '/clients/?q=nobody')).toMatchObject({ status: 200, body: [] })
})

test('a client without a name or with a field of a wrong kind is refused and nothing is stored', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const empty = await ana.call('POST', '/clients/', { first_name: ' ', last_name: '' })
  expect(empty.body).toMatchObject({ details: { fields: [{ name: 'first_name' }, { name: 'last_name' }] } })
  const wrong = await ana.call('POST', '/clients/', { first_name: 'A', last_name: 'B', client: { x: { deep: [] } } })
  expect(wrong.status).toBe(422)
  expect((await ana.call('GET', '/clients/')).status).toBe(404)
})

test('a value that is not of its data type is refused at its field, and nothing is stored', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const given = {
    first_name: 'Noor',
    last_name: 'Haddad',
    client: {
      date_of_birth: { value: 'not a date', dataType: 'date' },
      dependents: { value: 'two', dataType: 'number' },
      is_detained: { value: 'perhaps', dataType: 'boolean' },
      country_of_birth: { value: 7, dataType: 'country' },
      last_entry_date: { value: '', dataType: 'date' },
    },
    spouse: { date_of_birth: { value: '2026-02-30', dataType: 'date' } },
    children: [{ name: 'Sami' }, { date_of_birth: { value: true, dataType: 'date' } }],
  }
  const refused = await ana.call<{ details: { fields: { name: string; label: string; message: string }[] } }>(
    'POST',
    '/clients/',
    given,
  )
  expect(refused.status).toBe(422)
  expect(refused.body.details.fields.map(({ name }) => name)).toEqual([
    'client.date_of_birth',
    'client.dependents',
    'client.is_detained',
    'client.country_of_birth',
    'spouse.date_of_birth',
    'children.1.date_of_birth',
  ])
  expect(refused.body.details.fields[0]).toMatchObject({
    label: 'Date of birth',
    message: 'Please enter a date, such as 1990-02-03.',
  })
  expect((await ana.call('GET', '/clients/')).body).toMatchObject({ message: 'No clients found for attorney' })
})

test('a name with a letter missing or two letters swapped still finds its client', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  for (const [first_name, last_name] of [
    ['Emmanuel', 'Tabot'],
    ['Rogelio', 'Medina Castañeda'],
    ['Thi Hoa', 'Nguyen'],
  ])
    await ana.call('POST', '/clients/', { first_name, last_name })
  const find = async (q: string) =>
    (await ana.call<{ last_name: string }[]>('GET', `/clients/?q=${encodeURIComponent(q)}`)).body.map(
      ({ last_name }) => last_name,
    )
  expect(await find('castaneda')).toEqual(['Medina Castañeda'])
  expect(await find('casteda')).toEqual(['Medina Castañeda'])
  expect(await find('Emanuel')).toEqual(['Tabot'])
  expect(await find('Nugyen')).toEqual(['Nguyen'])
  expect(await find('Oyelaran')).toEqual([])
})

test('the list shows of each client what stands in its record, whenever and however it was written', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  const add = (fields: object) => ana.call<{ id: string }>('POST', '/clients', fields)
  const { body: first } = await add({ first_name: 'Zoë', last_name: 'Ünlü', client: { a_number: 'A123456789' } })
  await add({ first_name: 'Sam', middle_name: 'B', last_name: 'Åberg "the younger"', client: {} })
  const country = { value: 'Cameroon', dataType: 'country' }
  const change = { first_name: 'Zoë', last_name: 'Ünal', client: { country_of_citizenship: country } }
  drafty.clock.now += 60_000
  await ana.call('PUT', `/clients/${first.id}`, change)
  type Listed = { id: string; [name: string]: unknown }
  const list = async (query = '') => (await ana.call<Listed[]>('GET', `/clients${query}`)).body
  const before = await list()
  expect(before).toMatchObject([
    { last_name: 'Åberg "the younger"', middle_name: 'B', a_number: null, drafts_count: 0, documents_count: 0 },
    { last_name: 'Ünal', a_number: null, country_of_citizenship: 'Cameroon', updated_at: '2026-11-20T17:01:00.000Z' },
  ])
  expect(await list('?sort=-updated_at')).toEqual(before.toReversed())
  expect(await list('?q=unal')).toEqual([before[1]])
  // Rows from before the list's items were kept.
  await drafty.database.updateTable('clients').set({ list_item: null }).execute()
  expect(await list()).toEqual(before)
  const kept = await drafty.database.selectFrom('clients').select('list_item').execute()
  expect(kept.every(({ list_item: item }) => item !== null)).toBe(true)
})

test('a list of clients learns the latest draft and the next date of each, and nothing of a stranger', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const ben = await signUp()
  const drafted = await buildClient(ana, waiverClient)
  const plain = await buildClient(ana, { first_name: 'Lucía', last_name: 'Ferro' })
  const ask = async () =>
    (await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', { ...waiverAnswers, client_id: drafted })).body
      .draft_id
  await ask()
  const latest = await ask()
  type Outlooks = { client_id: string; latest_draft: { id: string } | null; next_date: { what: string } | null }[]
  const path = `/client-outlooks?ids=${drafted},${plain}`
  const { body } = await ana.call<Outlooks>('GET', path)
  expect(body.map(({ client_id, latest_draft }) => [client_id, latest_draft?.id])).toEqual([
    [drafted, latest],
    [plain, undefined],
  ])
  const own = await ben.call<Outlooks>('GET', path)
  expect(own.body.every(({ latest_draft, next_date }) => latest_draft === null && next_date === null)).toBe(true)
  expect((await ana.call('GET', `/client-outlooks?ids=${'x,'.repeat(101)}`)).status).toBe(422)
})
