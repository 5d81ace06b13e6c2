import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { authorities } from '#law/authorities/list.ts'
import { combinations } from '#test/asylum-combinations.ts'
import { asylumExample, inputOf } from '#test/asylum-examples.ts'
import { asylumBrief } from './tool.ts'

const folder = new URL('./sections/', import.meta.url)
const files = readdirSync(folder)

function read(file: string): { title: string; body: string } {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n\n([\s\S]+)$/.exec(readFileSync(new URL(file, folder), 'utf8')) ?? []
  return { title: /^title: (.+)$/m.exec(head)?.[1] ?? '', body }
}

test('every section that a model may write has its instruction, and no instruction is left over', () => {
  const wanted = new Set<string>()
  for (const [, input] of combinations())
    for (const { instruction } of asylumBrief.open(input).plan()) if (instruction) wanted.add(`${instruction}.md`)
  expect(files.filter((file) => file !== '_rules.md').toSorted()).toEqual([...wanted].toSorted())
})

test('every instruction carries a title and a text', () => {
  expect(files.filter((file) => read(file).title === '' || read(file).body.trim() === '')).toEqual([])
})

test('instructions name no decision and quote no citation: those come by token only', () => {
  const typed = /Matter of|I&N Dec|C\.F\.R|U\.S\.C|INA §/
  const named = files.filter(
    (file) => typed.test(read(file).body) || authorities().some(({ id }) => read(file).body.includes(`cite:${id}`)),
  )
  expect(named).toEqual([])
})

test('every section is told the shared frame, one section its own answers with null for what is missing', () => {
  const opened = asylumBrief.open(inputOf(asylumExample('A3')))
  const section = opened.plan().find(({ id }) => id === 'S26')
  expect(opened.brief()).toMatchObject({
    role: 'Respondent',
    social_group_wording: 'Gay men in Uganda',
    persecutor_type: 'mixed',
    relocation_burden_on: 'DHS',
    days_late: null,
    circuit: '9th',
  })
  expect(section && opened.digest(section, [])).toMatchObject({
    who: expect.stringContaining('village council'),
    no_client_reported_details: null,
  })
})
