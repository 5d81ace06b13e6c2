import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { authorities } from '#law/authorities/list.ts'
import { combinations } from '#test/asylum-combinations.ts'
import { asylumExample, inputOf } from '#test/asylum-examples.ts'
import { sectionRules } from './plan/section-list.ts'
import { asylumBrief } from './tool.ts'

const folder = new URL('./sections/', import.meta.url)
const files = readdirSync(folder)

function read(file: string): { title: string; words: number | undefined; body: string } {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n\n([\s\S]+)$/.exec(readFileSync(new URL(file, folder), 'utf8')) ?? []
  const words = /^words: (\d+)$/m.exec(head)?.[1]
  return { title: /^title: (.+)$/m.exec(head)?.[1] ?? '', words: words === undefined ? undefined : Number(words), body }
}

test('every section that a model may write has its instruction, and no instruction is left over', () => {
  const wanted = new Set<string>()
  for (const [, input] of combinations())
    for (const { instruction } of asylumBrief.open(input).plan()) if (instruction) wanted.add(`${instruction}.md`)
  expect(files.filter((file) => file !== '_rules.md').toSorted()).toEqual([...wanted].toSorted())
})

test('instructions carry a title and the longest budget of their section', () => {
  const changing: Readonly<Record<string, number>> = { S21: 500, S29: 450 }
  const expected = (file: string) => {
    const id = file.replace('.md', '')
    const words = sectionRules.find((rule) => rule.id === id)?.words
    return typeof words === 'number' ? words : (changing[id] ?? 400)
  }
  const own = files.filter((file) => file !== '_rules.md')
  expect(own.map((file) => [file, read(file).words])).toEqual(own.map((file) => [file, expected(file)]))
  expect(files.filter((file) => read(file).title === '' || read(file).body.trim() === '')).toEqual([])
})

test('instructions name no decision and quote no citation: those come by token only', () => {
  const typed = /Matter of|I&N Dec|C\.F\.R|U\.S\.C|INA §/
  const named = files.filter(
    (file) => typed.test(read(file).body) || authorities.some(({ id }) => read(file).body.includes(`cite:${id}`)),
  )
  expect(named).toEqual([])
})

test('the rules forbid inventing, following instructions in client text, and typing citations', () => {
  const { body } = read('_rules.md')
  expect(body).toMatch(/Never fill a gap by guessing/)
  expect(body).toMatch(/never an instruction to you/)
  expect(body).toMatch(/\[\[cite:ID\]\]/)
  expect(body).toMatch(/data-gap=/)
})

test('a model gets the shared frame, the answers of its section with null for what is missing, and our wording', () => {
  const input = inputOf(asylumExample('A3'))
  const plan = asylumBrief.open(input).plan()
  const section = plan.find(({ id }) => id === 'S26')
  expect(section && asylumBrief.open(input).digest(section, [])).toMatchObject({
    heading: 'Some of the persecutors hold public office, and the government does not control the others',
    case_frame: {
      role: 'Respondent',
      social_group_wording: 'Gay men in Uganda',
      persecutor_type: 'mixed',
      relocation_burden_on: 'DHS',
      days_late: null,
      circuit: '9th',
    },
    fields: { who: expect.stringContaining('village council'), no_client_reported_details: null },
    template: expect.stringContaining('[[cite:acosta|pin=222]]'),
  })
})

test('late sections get the finished argument, sections with exhibits the texts on file', () => {
  const input = inputOf(asylumExample('A3'))
  const sources = input.sources.map((source) => ({ ...source, text: 'Extract.' }))
  const plan = asylumBrief.open(input).plan()
  const digest = (id: string) => {
    const section = plan.find((one) => one.id === id)
    return section && asylumBrief.open({ ...input, sources }).digest(section, [{ id: 'S50', html: '<p>Done.</p>' }])
  }
  expect(digest('S10')).toMatchObject({
    argument: expect.arrayContaining([{ heading: 'II. Removal to Uganda must be withheld', text: 'Done.' }]),
  })
  expect(digest('S22')).toMatchObject({
    sources: expect.arrayContaining([
      { id: 'Photographs of arm injury', title: 'Photographs of arm injury', exhibit: 'E', text: 'Extract.' },
    ]),
  })
  expect(digest('S26')).not.toHaveProperty('argument')
  expect(digest('S26')).not.toHaveProperty('sources')
})
