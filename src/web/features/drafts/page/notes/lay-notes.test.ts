import { expect, test } from 'vitest'
import { layNotes, type WantedNote } from './lay-notes.ts'

const line = (id: string, top: number): WantedNote => ({ id, top, height: 24, isCard: false })
const card = (id: string, top: number, height = 300): WantedNote => ({ id, top, height, isCard: true })

test('a note stands on the line of its mark', () => {
  expect(layNotes([line('a', 100), line('b', 400)])).toEqual([
    { id: 'a', top: 100 },
    { id: 'b', top: 400 },
  ])
})

test('of two notes on one line the second stands below the first', () => {
  expect(layNotes([line('a', 100), line('b', 100)])).toEqual([
    { id: 'a', top: 100 },
    { id: 'b', top: 128 },
  ])
})

test('a note that would stand far from its line is left to the list', () => {
  const crowd = Array.from({ length: 8 }, (_, at) => line(String(at), 100))
  expect(layNotes(crowd).map(({ id }) => id)).toEqual(['0', '1', '2'])
})

test('the card keeps its line, and nothing stands over it', () => {
  const laid = layNotes([line('before', 90), card('chosen', 100), line('beside', 150), line('after', 380)])
  expect(laid).toEqual([
    { id: 'chosen', top: 100 },
    { id: 'after', top: 404 },
  ])
})

test('no two notes overlap, however they crowd', () => {
  const tops = [0, 3, 3, 40, 41, 60, 300, 301, 302, 900]
  const notes = tops.map((top, at) => (at === 4 ? card('card', top, 200) : line(String(at), top)))
  const laid = layNotes(notes).toSorted((a, b) => a.top - b.top)
  const heightOf = (id: string) => notes.find((note) => note.id === id)?.height ?? 0
  for (const [at, { id, top }] of laid.entries()) {
    const next = laid[at + 1]
    if (next) expect(next.top).toBeGreaterThanOrEqual(top + heightOf(id))
  }
  expect(laid.find(({ id }) => id === 'card')).toEqual({ id: 'card', top: 41 })
})
