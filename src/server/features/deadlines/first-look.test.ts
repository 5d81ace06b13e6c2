import { expect, test } from 'vitest'
import type { AccountDate } from '#contract/deadlines.ts'
import { createTestApp } from '#test/test-app.ts'

const clients = 2000
const two = (number: number) => String(number).padStart(2, '0')

/** A client with seven dates to count. */
function clientRow(ownerId: string, index: number) {
  const day = `2026-${two((index % 12) + 1)}-${two((index % 28) + 1)}`
  const told = {
    last_arrival_date: day,
    ij_decision_date: day,
    address_changed_date: day,
    oath_date: `2027-01-${two((index % 28) + 1)}`,
    hearing_date: '2027-03-01',
    hearing_type: 'individual',
  }
  const client = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, { value }]))
  return {
    id: `client-${String(index).padStart(6, '0')}`,
    owner_id: ownerId,
    first_name: 'Emmanuel',
    middle_name: null,
    last_name: `Tabot ${index}`,
    sort_key: `tabot ${index} emmanuel`,
    search_key: `tabot ${index} emmanuel`,
    record: JSON.stringify({ client, spouse: {}, children: [] }),
    created_at: 1,
    updated_at: 1,
    list_item: null,
  }
}

test('the first look at the dates of thousands of clients answers soon, says how many are left, and goes on', async () => {
  const { signUp, database } = await createTestApp()
  const ana = await signUp()
  const byAddress = database.selectFrom('accounts').select('id').where('email', '=', ana.email)
  const { id } = await byAddress.executeTakeFirstOrThrow()
  for (let from = 0; from < clients; from += 250) {
    const rows = Array.from({ length: 250 }, (_, index) => clientRow(id, from + index))
    await database.insertInto('clients').values(rows).execute()
  }
  const look = async () => {
    const { body, headers } = await ana.call<AccountDate[]>('GET', '/dates?limit=20')
    return { shown: body.length, left: Number(headers.get('X-Still-Counting') ?? 0) }
  }
  const counted = async () =>
    Number(
      (
        await database
          .selectFrom('case_date_readings')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  let seen = await look()
  expect(seen.shown).toBe(20)
  expect(seen.left).toBe(clients - (await counted()))
  while (seen.left > 0) {
    const before = seen.left
    seen = await look()
    expect(seen.left).toBeLessThan(before)
  }
  expect(await counted()).toBe(clients)
})
