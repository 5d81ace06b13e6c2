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

test('another name of the old client goes where the new one has none', () => {
  const text = 'DECLARATION OF ROSA RUIZ (a/k/a “Lily Green”)'
  const at = (old: string) => ({ ...name, start: text.indexOf(old), end: text.indexOf(old) + old.length })
  const [only, second] = mendFillings(text, [at('ROSA RUIZ'), at('Lily Green')])
  expect(second).toBeUndefined()
  expect(text.slice(0, only?.start) + name.text + text.slice(only?.end)).toBe('DECLARATION OF Ana Example')
})

test('the space before old words stays', () => {
  const text = 'Let me stay with my children.'
  const gap = { kind: 'gap', gap: 'family', label: 'family', paragraph: 0, start: 11, end: 28 } as const
  expect(mendFillings(text, [gap])).toEqual([{ ...gap, start: 12 }])
})
