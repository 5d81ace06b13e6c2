/** What a new tool begins with: the instructions of its section, its first case and the test of both. */
export const firstCase: Readonly<Record<string, string>> = {
  'sections/_rules.md': `---
title: Rules for every section
---

You write one section of a letter that an attorney signs. What every tool has in common stands after these rules; write here what this document alone needs.
`,
  'sections/body.md': `---
title: What the record shows
---

**Purpose.** What the letter is about, from the facts alone.

**Must.** Tell the facts in order, each with its exhibit where it has one, and say what follows from them.

**Must not.** Say more than the facts do.
`,
  'examples/first.json': `${JSON.stringify(
    {
      id: 'first',
      title: 'A first case',
      filing_date: '2026-11-20',
      client: { first_name: 'Ana', middle_name: '', last_name: 'Example', children: [] },
      answers: { client_id: 'client-1', what: 'Ana Example has worked as a bookkeeper in Tucson since 2019.' },
      expected: { sections: ['heading', 'body', 'signature'], checks: [] },
    },
    undefined,
    2,
  )}\n`,
  '{{name}}.test.ts': `import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { gapsIn } from '#domain/legal-document/from-section.ts'
import { exampleAttorney } from '#test/asylum-examples.ts'
import { {{camel}}Tool } from './tool.ts'

type Example = {
  readonly filing_date: string
  readonly client: { readonly first_name: string; readonly last_name: string }
  readonly answers: DraftInput['answers']
  readonly expected: { readonly sections: readonly string[]; readonly checks: readonly string[] }
}
const example = JSON.parse(readFileSync(new URL('examples/first.json', import.meta.url), 'utf8')) as Example
const input: DraftInput = {
  draftId: 'draft-1',
  answers: example.answers,
  givenAnswers: example.answers,
  client: { id: 'client-1', middle_name: null, client: {}, spouse: {}, children: [], ...example.client },
  attorney: exampleAttorney,
  filingDate: example.filing_date,
  sources: [],
}

test('the first case has its sections and its checks, and is written without a gap', () => {
  const opened = {{camel}}Tool.open(input)
  expect(opened.plan().map(({ id }) => id)).toEqual(example.expected.sections)
  expect(opened.check().map(({ code }) => code)).toEqual(example.expected.checks)
  const written = opened.plan().map((plan) => ({ id: plan.id, html: opened.write(plan, []) }))
  expect(written.flatMap(({ html }) => gapsIn(html))).toEqual([])
  expect(opened.compose(written).blocks.length).toBeGreaterThan(3)
})

test('what nobody answered is a gap', () => {
  const opened = {{camel}}Tool.open({ ...input, answers: {}, givenAnswers: {} })
  expect(opened.plan().flatMap((plan) => gapsIn(opened.write(plan, [])))).toEqual(['what the letter shows'])
})
`,
}
