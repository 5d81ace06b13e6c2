import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')
const tests = new Set(globSync('{src,test,e2e}/**/*.{test,spec}.{ts,tsx}').map((path) => basename(path)))

test('every test that the page on security names is there', () => {
  const named = [...page.matchAll(/`(?:[\w./-]*\/)?([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => !tests.has(name))).toEqual([])
})

test('every promise has a test, and every section of the standard that holds has one or its reason', () => {
  const promises = page.slice(page.indexOf('## What holds it'), page.indexOf('## Sessions')).split('\n')
  const rows = promises.filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter((row) => !/\.(?:test|spec)\.ts/.test(row))).toEqual([])
})
