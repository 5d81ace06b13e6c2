import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gapsIn } from '#domain/legal-document/from-section.ts'
import { buildClient, draftInput } from './testing/application.ts'
import { naturalizationTool as tool } from './tool.ts'

type Example = {
  as_of: string
  client: Record<string, string>
  answers: Record<string, unknown>
  expected: Record<string, unknown> & { checks: string[]; exhibits: string[] }
}

const folder = new URL('examples/', import.meta.url)

test('every example drafts as expected, without a gap', () => {
  const names = readdirSync(folder)
  expect(names.length).toBeGreaterThanOrEqual(5)
  for (const name of names) {
    const { as_of, client, answers, expected } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Example
    const { first_name = '', middle_name = '', last_name = '', ...fields } = client
    const input = draftInput({
      answers,
      client: { ...buildClient(fields), first_name, middle_name, last_name },
      filingDate: as_of,
    })
    const { exhibits, ...facts } = tool.open(input).facts()
    const computed = {
      ...Object.fromEntries(Object.keys(expected).map((key) => [key, facts[key]])),
      exhibits: (exhibits as { code: string }[]).map(({ code }) => code),
      checks: tool
        .open(input)
        .check()
        .map(({ code }) => code)
        .filter((code) => code !== 'W21'),
    }
    expect({ name, ...computed }).toEqual({ name, ...expected })
    const opened = tool.open(input)
    const sections = opened.plan().map((section) => opened.write(section, []))
    expect(sections.flatMap(gapsIn)).toEqual([])
  }
})
