import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadConfig, settingNames } from './config.ts'

test('an empty environment is a working development set-up', () => {
  expect(loadConfig({})).toMatchObject({ PORT: 4000, HOST: '127.0.0.1', DRAFTY_DATA_DIR: 'data', isProduction: false })
})

test('wrong settings stop the start, all of them named at once', () => {
  expect(() => loadConfig({ PORT: 'many', DATABASE_URL: 'postgres://x' })).toThrow(/PORT[\s\S]*DATABASE_URL/)
})

test('in production an unsafe default stops the start', () => {
  const safe = {
    NODE_ENV: 'production',
    APP_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://drafty.example',
    WRITER: 'offline',
  }
  expect(loadConfig(safe).isProduction).toBe(true)
  expect(() => loadConfig({ ...safe, APP_SECRET: '' })).toThrow('APP_SECRET')
  expect(() => loadConfig({ ...safe, PUBLIC_URL: '' })).toThrow('PUBLIC_URL')
  expect(() => loadConfig({ ...safe, WRITER: '' })).toThrow('AI_PROVIDER is openai but it has no key')
})

test('.env.example names every setting', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(named.toSorted(compare)).toEqual([...settingNames].toSorted(compare))
})

function compare(a: string | undefined, b: string | undefined): number {
  return (a ?? '').localeCompare(b ?? '')
}
