import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')
const standard = readFileSync('docs/asvs.md', 'utf8')
const tests = new Set(globSync('{src,test,e2e}/**/*.{test,spec}.{ts,tsx}').map((path) => basename(path)))

test.each([
  ['on security', page, 35],
  ['on the standard', standard, 150],
])('every test that the page %s names is there', (_name, text, atLeast) => {
  const named = [...text.matchAll(/`(?:[\w./-]*\/)?([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(atLeast)
  expect(named.filter((name) => !tests.has(name))).toEqual([])
})

test('every promise has a test', () => {
  const promises = page.slice(page.indexOf('## What holds it'), page.indexOf('## Sessions')).split('\n')
  const rows = promises.filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter((row) => !/\.(?:test|spec)\.ts/.test(row))).toEqual([])
})

/** How many requirements of levels 1 and 2 each chapter of OWASP ASVS 5.0.0 has (OWASP, CC BY-SA 4.0, 2025-05-30). */
const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

interface Row {
  readonly ids: readonly string[]
  readonly state: string
  readonly where: string
}

const rows: Row[] = standard
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [ids = '', , state = '', where = ''] = line.split('|').slice(1, -1)
    return { ids: ids.split(',').map((id) => id.trim()), state: state.trim(), where: where.trim() }
  })

test('every requirement of the standard of levels 1 and 2 has its row, once', () => {
  const ids = rows.flatMap((row) => row.ids)
  expect(new Set(ids).size).toBe(ids.length)
  const counted = requirements.map((_, at) => ids.filter((id) => id.startsWith(`${at + 1}.`)).length)
  expect(counted).toEqual(requirements)
})

test('what holds names its test, the page where it is written down, or why there is nothing to try', () => {
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['holds', 'part', 'no', '-']))
  const unshown = rows.filter(({ state, where }) => state === 'holds' && !/\.(?:test|spec)\.ts|`docs\//.test(where))
  // There is nothing of the kind in the product, so that no test could fail.
  expect(unshown.flatMap(({ ids }) => ids)).toEqual(['3.7.1', '6.2.10', '6.4.2', '12.3.2'])
  expect(rows.filter(({ state, where }) => state === 'part' && where === '')).toEqual([])
})
