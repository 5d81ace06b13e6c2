import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { inputOf, waiverExamples } from '#test/i601a-cases.ts'
import { i601aTool } from './tool.ts'
for (const e of waiverExamples) test(e.id, () => {
  const input = inputOf(e)
  const {checks, sections, ...facts} = e.expected
  expect.soft(i601aTool.computeFacts(input)).toMatchObject(facts)
  expect.soft(i601aTool.check(input).map(c=>c.code).sort()).toEqual([...checks].sort())
  expect.soft(i601aTool.planSections(input).map(s=>s.id)).toEqual(sections)
  for (const s of i601aTool.planSections(input)) { const r = resolveTokens(i601aTool.writeSection(s, input, []), {allowed: s.authorities}); console.log('## '+s.title+'\n'+sectionText(r.html)); expect.soft(r.unknown).toEqual([]) }
})
