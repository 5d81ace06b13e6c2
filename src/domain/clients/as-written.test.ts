import { expect, test } from 'vitest'
import type { ClientRecord } from './client-record.ts'
import { asWritten } from './as-written.ts'

const said = (value: string) => ({ value, dataType: 'text' as const })
const client: ClientRecord = {
  id: 'c',
  first_name: 'PROSSY',
  middle_name: null,
  last_name: 'NAKIMULI',
  client: { a_number: said('A 200 100 300') },
  spouse: {},
  children: [{ name: said('ISAAC SSEBUNYA') }],
}

test('answers and names that were typed in capitals are read as they are written; figures and short marks stay', () => {
  const given = {
    client,
    answers: {
      what: 'MS. NAKIMULI WAS BEATEN IN UGANDA.\nSee MS-13',
      how: 'IED',
      relatives: [{ who: 'HER SON ISAAC IS NINE' }],
    },
  }
  const read = asWritten(given)
  expect(read.answers).toEqual({
    what: 'Ms. Nakimuli was beaten in Uganda.\nSee MS-13',
    how: 'IED',
    relatives: [{ who: 'Her son Isaac is nine' }],
  })
  expect([read.client.first_name, read.client.last_name]).toEqual(['Prossy', 'Nakimuli'])
  expect(read.client.children[0]?.['name']?.value).toBe('Isaac Ssebunya')
  expect(read.client.client).toBe(client.client)
})

test('what was typed as it is written stays the very same', () => {
  const given = {
    client: { ...client, first_name: 'Prossy', last_name: 'Nakimuli', children: [] },
    answers: { what: 'She was beaten by MS-13.' },
  }
  expect(asWritten(given)).toBe(given)
})
