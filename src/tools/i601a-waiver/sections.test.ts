import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findAuthority } from '#law/authorities/list.ts'
import { inputOf, waiverExamples } from '#test/i601a-cases.ts'
import { planWaiverSections } from './plan.ts'
import { readCase } from './case.ts'

const folder = new URL('./sections/', import.meta.url)
const files = readdirSync(folder).map((name) => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  const [, header = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  return {
    name: name.replace(/\.md$/, ''),
    title: /^title: (.+)$/m.exec(header)?.[1],
    body,
  }
})
const plans = waiverExamples.flatMap((example) => planWaiverSections(readCase(inputOf(example))))

test('every section that a model may write has its instruction, and no instruction lies idle', () => {
  const used = new Set(plans.filter(({ mode }) => mode === 'model').map(({ instruction }) => instruction))
  const written = files.map(({ name }) => name).filter((name) => name !== '_rules')
  expect(used).toEqual(new Set(written))
})

test('an instruction has a title, something to do and something to leave', () => {
  for (const { name, title, body } of files.filter((file) => file.name !== '_rules'))
    expect({ name, title, body }).toEqual({
      name,
      title: expect.stringMatching(/\S/),
      body: expect.stringMatching(/\*\*Purpose\.\*\*[\s\S]*\*\*Must\.\*\*[\s\S]*\*\*Must not\.\*\*/),
    })
})

test('every authority of the plan is in the list and offered to writers', () => {
  const ids = new Set(plans.flatMap(({ authorities = [] }) => authorities))
  expect(ids.size).toBeGreaterThan(20)
  expect([...ids].filter((id) => findAuthority(id)?.offered !== true)).toEqual([])
})
