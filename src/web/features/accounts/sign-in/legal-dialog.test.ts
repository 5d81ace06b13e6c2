import { expect, test } from 'vitest'
import { isAtEnd } from './legal-dialog.tsx'

const at = (scrollTop: number) => isAtEnd({ scrollHeight: 1000, clientHeight: 400, scrollTop })

test('a text counts as read within ten pixels of its bottom', () => {
  expect([at(0), at(589), at(590), at(600)]).toEqual([false, false, true, true])
  expect(isAtEnd({ scrollHeight: 300, clientHeight: 400, scrollTop: 0 })).toBe(true)
})
