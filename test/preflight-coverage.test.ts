import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { preflightRules, ruleTitle } from '#law/filing-kit/filing-kit.ts'

const inKit = 'src/domain/filing-kit/preflight/'
const rows = readFileSync('docs/preflight-coverage.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, code, title, tests = ''] = /^\| ([A-Z]\d\d) \| (.+) \| (.+) \|$/.exec(line) ?? []
    return code === undefined ? [] : [{ code, title, files: tests.split(', ').map((file) => file.replaceAll('`', '')) }]
  })

test('each rule of the preflight stands in the table once, under its own words', () => {
  expect(rows.map(({ code, title }) => [code, title])).toEqual(
    preflightRules().map(({ code }) => [code, ruleTitle(code)]),
  )
})

test('each test file that the table names for a rule names the rule', () => {
  const pathOf = (file: string) => (file.startsWith('packets/') ? `src/server/features/${file}` : `${inKit}${file}`)
  const silent = rows.flatMap(({ code, files }) =>
    files.filter((file) => !readFileSync(pathOf(file), 'utf8').includes(`'${code}'`)).map((file) => `${code} ${file}`),
  )
  expect(silent).toEqual([])
})
