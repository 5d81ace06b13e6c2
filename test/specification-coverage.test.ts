import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/specification-coverage.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| [12] §/.test(line))
  .map((line) => {
    const [where = '', statement = '', shown = ''] = line.slice(2, -2).split(' | ')
    return { where, statement, shown }
  })

test('every test that the table of statements names is there', () => {
  const gone = rows.flatMap(({ shown, statement }) => {
    const named = /^`([^`]+)` › (.+)$/.exec(shown)
    if (!named) return []
    const [, file = '', title = ''] = named
    const source = existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : ''
    return source.includes(title) ? [] : [`${file} › ${title}: ${statement}`]
  })
  expect(gone).toEqual([])
})

test('each statement stands once with its place and what shows it, and the sums above the table are its own', () => {
  const count = (wanted: (shown: string) => boolean) => rows.filter(({ shown }) => wanted(shown)).length
  const named = count((shown) => shown.startsWith('`'))
  const none = count((shown) => shown === 'none named')
  const quiet = count((shown) => /^\*nothing to show:\* .{10}/.test(shown))
  const broken = count((shown) => shown.startsWith('*does not hold:* '))
  expect(named + none + quiet + broken).toBe(rows.length)
  expect(page).toContain(`(${rows.length})`)
  expect(page).toContain(`${named} statements have a test, ${none} have none named, ${quiet} say only`)
  expect(page).toContain(`${broken} does not hold`)
})
