import { expect, test } from 'vitest'
import { modelOn } from './model-retirements.ts'
import { modelAliases } from './tool.ts'

test('long before its retirement a model is asked for by its own name, without a word about it', () => {
  expect(modelOn('2026-11-10', 'gpt-5')).toEqual({ id: 'gpt-5', isReplaced: false })
})

test('a month ahead the attorney is told, and from the day itself the successor writes', () => {
  expect(modelOn('2026-11-11', 'gpt-5')).toEqual({
    id: 'gpt-5',
    isReplaced: false,
    notice: 'OpenAI retires gpt-5 on December 11, 2026. From then on gpt-5.6-sol writes instead.',
  })
  expect(modelOn('2026-12-10', 'gpt-5').id).toBe('gpt-5')
  expect(modelOn('2026-12-11', 'gpt-5')).toEqual({
    id: 'gpt-5.6-sol',
    isReplaced: true,
    notice: 'OpenAI does not offer gpt-5 any more since December 11, 2026. gpt-5.6-sol writes instead.',
  })
})

test('the administrator’s own choice stays; a dated version of the same model is the same model', () => {
  expect(modelOn('2027-02-01', 'gpt-4.1', 'our-model')).toEqual({ id: 'our-model', isReplaced: false })
  expect(modelOn('2027-02-01', 'gpt-4.1', 'gpt-4.1-2025-04-14')).toMatchObject({ id: 'gpt-6-luna', isReplaced: true })
})

test('every model that is offered has a successor once it is gone', () => {
  for (const alias of modelAliases) expect(modelOn('2030-01-01', alias)).toMatchObject({ isReplaced: true })
})
