import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { foldText } from '#domain/language/fold.ts'
import { createTestApp } from '#test/test-app.ts'
import { nameWords } from './name-words.ts'

test('a name is found by its words, by both halves of a double one, and by the digits of a number', () => {
  expect(nameWords(foldText('Ana López-García A087-654-321'))).toEqual([
    'ana',
    'lopez-garcia',
    'garcia',
    'a087-654-321',
    '087-654-321',
    '654-321',
    '321',
  ])
  expect(nameWords(foldText('“Al-Khatib” o’Brien 王小明'))).toEqual([
    'al-khatib”',
    'khatib”',
    'o’brien',
    'brien',
    '王小明',
  ])
})

type Named = { first_name: string; last_name: string; client?: object }

async function openDesk(people: readonly Named[]) {
  const app = await createTestApp()
  const ana = await app.signUp()
  for (const person of people) await ana.call('POST', '/clients', { client: {}, ...person })
  const find = async (q: string) => {
    const { body } = await ana.call<{ last_name: string }[]>('GET', `/clients?q=${encodeURIComponent(q)}`)
    return body.map(({ last_name }) => last_name)
  }
  return { ...app, ana, find }
}

const people = [
  { first_name: 'Ana', last_name: 'Johnson', client: { a_number: 'A087654321' } },
  { first_name: 'Sonia', last_name: 'Ruiz' },
  { first_name: 'María', last_name: 'López-García' },
  { first_name: 'Omar', last_name: 'Al-Khatib' },
]

test('clients whose names begin so are found, and where there are none, those with it inside of a word', async () => {
  const { ana, find } = await openDesk(people)
  expect(await find('son')).toEqual(['Ruiz'])
  expect(await find('johnson')).toEqual(['Johnson'])
  expect(await find('ohns')).toEqual(['Johnson'])
  expect(await find('garcia')).toEqual(['López-García'])
  expect(await find('khat omar')).toEqual(['Al-Khatib'])
  expect(await find('087654321')).toEqual(['Johnson'])
  expect(await find('4321')).toEqual(['Johnson'])
  const found = await ana.call<{ title: string }[]>('GET', '/search?q=hatib')
  expect(found.body.map(({ title }) => title)).toEqual(['Omar Al-Khatib'])
})

test('a client is found by a new name and no longer by the old one, and a deleted one leaves no word behind', async () => {
  const { ana, find, database } = await openDesk(people)
  expect(await find('sonia')).toEqual(['Ruiz'])
  const [{ id } = { id: '' }] = (await ana.call<{ id: string }[]>('GET', '/clients?q=sonia')).body
  await ana.call('PUT', `/clients/${id}`, { first_name: 'Berta', last_name: 'Ruiz', client: {} })
  expect(await find('berta')).toEqual(['Ruiz'])
  expect(await find('sonia')).toEqual([])
  await ana.call('DELETE', `/clients/${id}`)
  const words = await database.selectFrom('client_words').select('word').where('client_id', '=', id).execute()
  expect(words).toEqual([])
})

test('until the words of many new clients are kept, each is found all the same', async () => {
  const { ana, find, database } = await openDesk(people)
  const one = await database.selectFrom('clients').selectAll().limit(1).executeTakeFirstOrThrow()
  for (let from = 0; from < 4000; from += 200) {
    const rows = Array.from({ length: 200 }, (_, index) => {
      const key = `number ${from + index} person`
      return {
        ...one,
        id: randomUUIDv7(),
        last_name: `Number ${from + index}`,
        sort_key: key,
        search_key: key,
        list_item: null,
        words_kept: null,
      }
    })
    await database.insertInto('clients').values(rows).execute()
  }
  const left = async () => {
    const all = database.selectFrom('clients').select(({ fn }) => fn.countAll<number | string>().as('count'))
    return Number((await all.where('words_kept', 'is', null).executeTakeFirstOrThrow()).count)
  }
  expect(await find('3999')).toEqual(['Number 3999'])
  expect(await left()).toBeGreaterThan(0)
  while ((await left()) > 0) expect(await find('3998')).toEqual(['Number 3998'])
  expect(await find('3999')).toEqual(['Number 3999'])
  // More than a page, and more than what a word that few have may have: the list is gone through in its order.
  const page = await ana.call<object[]>('GET', '/clients?q=person&limit=50')
  expect(page.body).toHaveLength(50)
}, 240_000)
