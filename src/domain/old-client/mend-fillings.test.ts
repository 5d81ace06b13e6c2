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

test('an address with its city stands for both, a class of visa has its article, and a bar is named once', () => {
  const print = (
    text: string,
    values: readonly (readonly [old: string, value: string | undefined, label: string])[],
  ) => {
    const open = values.map(([old, value, label]) => {
      const start = text.indexOf(old)
      const place = { paragraph: 0, start, end: start + old.length, label }
      return value === undefined
        ? { ...place, kind: 'gap' as const, gap: label }
        : { ...place, kind: 'value' as const, text: value, field: 'old-case' }
    })
    return mendFillings(text, open)
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (all, one) =>
          all.slice(0, one.start) + (one.kind === 'value' ? one.text : `[${one.label}]`) + all.slice(one.end),
        text,
      )
  }
  expect(
    print('I live at 4 Elm Road, Salem.', [
      ['4 Elm Road', '77 Larkspur Street, Aurora, Colorado 80010', 'client’s address'],
      ['Salem', undefined, 'town (4)'],
    ]),
  ).toBe('I live at 77 Larkspur Street, Aurora, Colorado 80010.')
  expect(print('She came as a J-1 visitor.', [['a J-1 visitor', 'B-2 visitor', 'visa or status']])).toBe(
    'She came as a B-2 visitor.',
  )
  expect(print('P. Q. (Me. Bar No. 7)', [['Me.', 'State Bar of Ohio', 'bar']])).toBe('P. Q. (Ohio Bar No. 7)')
})
