import { expect, test } from 'vitest'
import { mendFillings } from './mend-fillings.ts'

const name = { kind: 'value', text: 'Ana Example', field: 'client', label: 'client', paragraph: 0 } as const

test('a name that goes with what its bracket opens takes the closing bracket along, and no other', () => {
  const end = (text: string, old: string) =>
    mendFillings(text, [{ ...name, start: text.indexOf(old), end: text.indexOf(old) + old.length }]).map((filling) =>
      text.slice(filling.end),
    )
  expect(end('I know Rosa (Rosa Ruiz) since May.', 'Rosa (Rosa Ruiz')).toEqual([' since May.'])
  expect(end('her son (Luis) came', 'Luis')).toEqual([') came'])
})
