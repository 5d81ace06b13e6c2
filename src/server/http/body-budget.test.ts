import { expect, test } from 'vitest'
import { createBodyBudget } from './body-budget.ts'

test('bodies under way have so much memory together, and strangers never take that of attorneys', () => {
  const budget = createBodyBudget({ stranger: 100, account: 1000 })
  const strangers = [budget.claim('stranger'), budget.claim('stranger')]
  expect(strangers.map(({ add }) => add(60))).toEqual([true, false])
  const attorney = budget.claim('account')
  expect(attorney.add(1000)).toBe(true)
  expect(attorney.add(1)).toBe(false)
  strangers[0]?.release()
  strangers[0]?.release()
  expect(strangers[1]?.add(100)).toBe(true)
  expect(strangers[0]?.add(1)).toBe(false)
})
