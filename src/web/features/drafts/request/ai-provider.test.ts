import { afterEach, expect, test } from 'vitest'
import { chosenProvider, keepAiProvider, readAiProvider } from './ai-provider.ts'

afterEach(() => localStorage.clear())

test('OpenAI is the provider until another is chosen, and the choice goes with the request', () => {
  expect(readAiProvider()).toBe('openai')
  expect(chosenProvider()).toEqual({})
  keepAiProvider('azure_openai')
  expect(chosenProvider()).toEqual({ provider: 'azure_openai' })
})

test('anything but the two providers is refused', () => {
  expect(() => keepAiProvider('another')).toThrow('another is no AI provider.')
  localStorage.setItem('drafty.aiProvider', 'another')
  expect(readAiProvider()).toBe('openai')
})
