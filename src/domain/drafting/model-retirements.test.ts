import { expect, test } from 'vitest'
import { modelOn, readRetirements } from './model-retirements.ts'
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

const list = (models: Readonly<Record<string, string | undefined>>) =>
  Object.entries(models).map(([id, goneOn], at) => ({ id, created: at, ...(goneOn !== undefined && { goneOn }) }))

test('what the provider’s own list says of a model counts before the table: later, never, or not there', () => {
  const listed = list({ 'gpt-4o': '2027-06-01', 'gpt-5': undefined, 'gpt-6-mini': undefined, 'gpt-6-luna': undefined })
  expect(modelOn('2027-02-01', 'gpt-4o', 'gpt-4o', { listed })).toEqual({ id: 'gpt-4o', isReplaced: false })
  expect(modelOn('2027-02-01', 'gpt-5', 'gpt-5', { listed })).toEqual({ id: 'gpt-5', isReplaced: false })
  expect(modelOn('2027-06-01', 'gpt-4o', 'gpt-4o', { listed })).toEqual({
    id: 'gpt-6-luna',
    isReplaced: true,
    notice: 'OpenAI does not offer gpt-4o any more since June 1, 2027. gpt-6-luna writes instead.',
  })
  expect(modelOn('2026-11-22', 'o1', 'o1', { listed })).toMatchObject({ id: 'gpt-6-luna', isReplaced: true })
})

test('a successor that the provider does not have, or that is gone too, gives way to the newest large model that it has', () => {
  const listed = list({
    'gpt-4.1': undefined,
    'gpt-6-sol': undefined,
    'gpt-7-mini': undefined,
    'gpt-5.6-sol': '2026-12-01',
  })
  expect(modelOn('2026-12-20', 'gpt-5', 'gpt-5', { listed }).id).toBe('gpt-6-sol')
})

test('the settings name a day and a successor where the provider has no list', () => {
  const told = readRetirements('gpt-5=2026-12-01>our-writer, o3=2027-01-01')
  expect(modelOn('2026-12-01', 'gpt-5', 'gpt-5', { ...(told && { told }) })).toMatchObject({ id: 'our-writer' })
  expect(modelOn('2026-12-20', 'o3', 'o3', { ...(told && { told }) })).toMatchObject({
    id: 'o3',
    notice: 'OpenAI retires o3 on January 1, 2027. From then on gpt-5.6-sol writes instead.',
  })
  expect([readRetirements(''), readRetirements('gpt-5'), readRetirements('gpt-5=soon')]).toEqual([
    {},
    undefined,
    undefined,
  ])
})

test('a model that the provider refused is replaced, be it the administrator’s own choice', () => {
  const refused = new Set(['our-model'])
  expect(modelOn('2026-11-22', 'gpt-4.1', 'our-model', { refused })).toEqual({
    id: 'gpt-6-luna',
    isReplaced: true,
    notice: 'OpenAI does not offer our-model any more. gpt-6-luna writes instead.',
  })
})
