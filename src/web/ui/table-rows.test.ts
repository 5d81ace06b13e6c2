import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTableRows } from './table-rows.ts'

type Client = { name: string; documents: number }
const clients: Client[] = [
  { name: 'Ngwa Tabot, Emmanuel', documents: 5 },
  { name: 'Medina Castañeda, Rogelio', documents: 11 },
  { name: 'Kizito Wasswa, Samuel', documents: 7 },
]
const columns = [
  { key: 'name', sortBy: ({ name }: Client) => name },
  { key: 'documents', sortBy: ({ documents }: Client) => documents },
]
const textOf = ({ name }: Client) => name
const start = (query = '', pageSize = 2) =>
  renderHook((props: { query: string }) => useTableRows(clients, { columns, textOf, pageSize, ...props }), {
    initialProps: { query },
  })
const names = ({ rows }: { rows: readonly Client[] }) => rows.map(({ name }) => name.slice(0, 6))

test('a click sorts up, the next one down; numbers are compared as numbers', () => {
  const { result } = start('', 3)
  act(() => result.current.onSort('documents'))
  expect(names(result.current)).toEqual(['Ngwa T', 'Kizito', 'Medina'])
  act(() => result.current.onSort('documents'))
  expect(names(result.current)).toEqual(['Medina', 'Kizito', 'Ngwa T'])
  act(() => result.current.onSort('name'))
  expect(names(result.current)).toEqual(['Kizito', 'Medina', 'Ngwa T'])
})

test('the search wants every word and does not mind accents', () => {
  const { result } = start('rogelio castaneda')
  expect(names(result.current)).toEqual(['Medina'])
  expect(result.current).toMatchObject({ found: 1, from: 1, to: 1 })
})

test('pages follow each other, and a new search begins on the first', () => {
  const { result, rerender } = start()
  expect(result.current).toMatchObject({ from: 1, to: 2, found: 3 })
  expect(result.current.onPrevious).toBeUndefined()
  act(() => result.current.onNext?.())
  expect(result.current).toMatchObject({ from: 3, to: 3 })
  expect(result.current.onNext).toBeUndefined()
  rerender({ query: 'a' })
  expect(result.current).toMatchObject({ from: 1, to: 2 })
})

test('nothing found counts as none', () => {
  expect(start('zz').result.current).toMatchObject({ rows: [], found: 0, from: 0, to: 0 })
})
