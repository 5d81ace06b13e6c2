import { afterEach, expect, test, vi } from 'vitest'
import { keptWords } from './kept-words.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('words are kept with the version they change, and forgotten when they are saved', () => {
  expect(keptWords.keep('section a', '<p>Typed.</p>', '3')).toBe(true)
  expect(keptWords.read('section a')).toMatchObject({ text: '<p>Typed.</p>', base: '3' })
  expect(keptWords.read('section b')).toBeUndefined()
  keptWords.forget('section a')
  expect(keptWords.read('section a')).toBeUndefined()
})

test('what the server has now goes from the device; what was typed since stays', () => {
  keptWords.keep('a place', 'First words.', '1')
  keptWords.forgetSaved('a place', 'Other words.')
  expect(keptWords.read('a place')?.text).toBe('First words.')
  keptWords.keep('a place', 'First words. And more.', '1')
  keptWords.forgetSaved('a place', 'First words.')
  expect(keptWords.read('a place')?.text).toBe('First words. And more.')
  keptWords.forgetSaved('a place', 'First words. And more.')
  expect(keptWords.read('a place')).toBeUndefined()
})

test('a device that cannot keep says so, and what is no kept word is no word', () => {
  const setItem = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { setItem })
  expect(keptWords.keep('section a', 'x', '1')).toBe(false)
  vi.unstubAllGlobals()
  localStorage.setItem('drafty.kept section a', '{broken')
  expect(keptWords.read('section a')).toBeUndefined()
})

test('what nobody came back for in thirty days goes', () => {
  keptWords.keep('old', 'x', '1')
  keptWords.sweep(Date.now() + 29 * 86_400_000)
  expect(keptWords.read('old')).toBeDefined()
  keptWords.sweep(Date.now() + 31 * 86_400_000)
  expect(keptWords.read('old')).toBeUndefined()
})
