import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadConfig, settingNames } from './config.ts'

test('on one’s own machine development is one setting', () => {
  const development = { NODE_ENV: 'development' }
  const expected = { PORT: 4000, HOST: '127.0.0.1', DRAFTY_DATA_DIR: 'data', isProduction: false }
  expect(loadConfig(development)).toMatchObject(expected)
})

test('wrong settings stop the start, all of them named at once', () => {
  expect(() => loadConfig({ NODE_ENV: 'development', PORT: 'many', DATABASE_URL: 'postgres://x' })).toThrow(
    /PORT[\s\S]*DATABASE_URL/,
  )
})

test('whatever is not development is production, and says in a sentence what has to be decided', () => {
  const safe = {
    PUBLIC_URL: 'https://drafty.example',
    WRITER: 'offline',
    BILLING: 'local',
    MAIL: 'folder',
  }
  expect(loadConfig(safe).isProduction).toBe(true)
  expect(loadConfig({ ...safe, NODE_ENV: 'test' }).isProduction).toBe(true)
  expect(() => loadConfig({})).toThrow(/PUBLIC_URL: set [\s\S]*BILLING: set [\s\S]*SMTP_URL: set /)
  for (const name of ['PUBLIC_URL', 'BILLING'] as const) expect(() => loadConfig({ ...safe, [name]: '' })).toThrow(name)
  expect(() => loadConfig({ ...safe, MAIL: '' })).toThrow('SMTP_URL: set your mail server, or MAIL=folder')
  expect(() => loadConfig({ ...safe, BILLING: 'chargebee' })).toThrow('CHARGEBEE_SITE')
  expect(() => loadConfig({ ...safe, WRITER: '' })).toThrow('AI_PROVIDER is openai but it has no key')
  const shared = { ...safe, DATABASE_URL: 'mysql://user:password@host/drafty' }
  expect(() => loadConfig(shared)).toThrow(/APP_SECRET: [\s\S]*FILE_ENCRYPTION_KEY: /)
})

test('.env.example names every setting', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(named.toSorted(compare)).toEqual([...settingNames].toSorted(compare))
})

function compare(a: string | undefined, b: string | undefined): number {
  return (a ?? '').localeCompare(b ?? '')
}
