import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { tenthWaivers } from '#test/waiver-tenth-readings.data.ts'
import { waiverCaseRules } from '../map/elements.ts'
import { i601aTool } from '../tool.ts'

function reviewOf(keep: (id: string) => boolean) {
  const [leukemia] = tenthWaivers
  if (!leukemia) throw new Error('The case is gone.')
  const input = inputOf(waiverExample(leukemia.base), leukemia.changes)
  const documents = input.sources.map(({ id, title, text }) => ({ id, title, text }))
  const rules = waiverCaseRules(input)
  const caseMap = makeCaseMap({ ...input, tool: 'upw', asOf: input.filingDate, rules, documents })
  const opened = i601aTool.open({ ...input, caseMap })
  const sections = opened.plan().map((plan) => ({
    id: plan.id,
    html: keep(plan.id) ? resolveTokens(opened.write(plan, []), { exhibits: caseMap.exhibits }).html : '',
  }))
  return opened.review(sections).map(({ code, severity, message }) => `${code} ${severity} ${message}`)
}

test('what the papers say and a brief leaves out is named beside it, with its exhibit', () => {
  const [found = ''] = reviewOf((id) => id !== 'sep_spouse')
  expect(found).toMatch(/^K36 inform On file, not used: “.+” \(Ex\. [A-Z]\)/u)
  expect(found).toMatch(/and \d+ more/u)
})

test('what the brief says is not on the list', () => {
  const whole = reviewOf(() => true).join(' ')
  expect(whole).not.toContain('128 pounds')
  expect(whole).not.toContain('fever of 103')
})
