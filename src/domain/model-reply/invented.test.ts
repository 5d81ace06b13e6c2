import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { DraftInput, DraftingTool } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { writeRequest } from '#domain/writing-request/write-request.ts'
import { asylumExamples, inputOf as asylumInput } from '#test/asylum-examples.ts'
import { letterInputs } from '#test/expert-letter-cases.ts'
import { inputOf as waiverInput, waiverExamples } from '#test/i601a-cases.ts'
import { asylumBrief } from '#tools/asylum-brief/tool.ts'
import { expertLetterTool } from '#tools/expert-letter/tool.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
import { inventedIn } from './invented.ts'
import { withExhibitTokens } from './written-exhibits.ts'

const request = `Rogelio Medina Castañeda: the applicant; "Mr. Medina" after the first mention
Dana Whitlock Medina: his wife; "Ms. Medina"
F3 Dr. Hannah Price saw her in Tucson, Arizona.
C2 | 8 U.S.C. § 1182(a)(9)(B)(v) | The waiver
C1 | Matter of Cervantes-Gonzalez, 22 I&N Dec. 560 (BIA 1999) | Factors`

test.each([
  'When Maria Lopez came, Mr. Medina was at work.',
  'Dr. Alan Brooks saw her twice.',
  'Ms. Okafor’s letter says so.',
  'Hardship is weighed as a whole. Matter of Pilch, 21 I&N Dec. 627 (BIA 1996).',
  'So it was in Matter of Pilch.',
  'Thandeka Mkhwanazi saw it.',
  'Her sister Maria Medina came too.',
  'Officer Brzozowski does not object, and Judge Ana Feldstein granted it.',
  'A party may ask for it. 8 C.F.R. § 1240.77(c).',
  'The court said so in Perez v. INS, 96 F.3d 390 (9th Cir. 1996).',
])('of somebody or something that nobody gave: %s', (text) => {
  const { persons, decisions, provisions } = inventedIn(text, request)
  expect([...persons, ...decisions, ...provisions]).not.toEqual([])
})

test.each([
  'Mr. Medina drives Ms. Medina’s mother to Dr. Price.',
  'Dana Whitlock Medina saw Dr. Hannah Price in Tucson on Monday, March 2.',
  'It is one of the factors. Matter of Cervantes-Gonzalez, 22 I. & N. Dec. 560, 565-66 (BIA 1999).',
  'INA § 212(a)(9)(B)(v) asks for extreme hardship, as the Department of Homeland Security agrees.',
  'The Veterans Administration and the American Medical Association are in Tucson.',
])('what was given, and what is nobody: %s', (text) => {
  expect(inventedIn(text, request)).toEqual({ persons: [], decisions: [], provisions: [] })
})

const examples: readonly (readonly [string, DraftingTool, () => readonly DraftInput[]])[] = [
  ['asylum', asylumBrief, () => asylumExamples.map((example) => asylumInput(example))],
  ['waiver', i601aTool, () => waiverExamples.map((example) => waiverInput(example))],
  ['expert letter', expertLetterTool, () => letterInputs()],
]

test.each(examples)('%s: an honest text of every section, the product’s own, invents nothing', (_, tool, inputs) => {
  const found = inputs().flatMap((input) => {
    const rules = tool.caseRules?.(input)
    if (!rules) throw new Error('The tool states no elements.')
    const { answers, client, filingDate: asOf, sources } = input
    const documents = sources.filter(({ kind, text }) => kind === 'client_document' && text.trim() !== '')
    const caseMap = makeCaseMap({ tool: tool.identity.type, asOf, answers, client, rules, documents })
    const opened = tool.open({ ...input, caseMap })
    const plans = opened.plan().filter(({ mode }) => mode === 'model')
    return plans.flatMap((plan) => {
      const { caseFile, task } = writeRequest({ opened, plan, written: [], instruction: '' }, '')
      const citations = Object.fromEntries(opened.authorities().map(({ id, citation }) => [id, citation]))
      const { html } = resolveTokens(opened.write(plan, []), { citations, exhibits: caseMap.exhibits })
      const { persons, decisions, provisions } = inventedIn(sectionText(html), `${caseFile}\n${task}`)
      return [...persons, ...decisions, ...provisions].map((name) => `${plan.id}: ${name}`)
    })
  })
  expect(found).toEqual([])
})

test('an exhibit that was written out becomes its token; cites and tokens stay', () => {
  expect(withExhibitTokens('<p>So she says (Ex. B at 2; Exhibit C). [[ex:A|p=1]]</p>')).toBe(
    '<p>So she says ([[ex:B|p=2]]; [[ex:C]]). [[ex:A|p=1]]</p>',
  )
  const printed = '<p><span data-source="ex:doc-1|p=2">Ex. A at 2</span></p>'
  expect(withExhibitTokens(printed)).toBe(printed)
  expect(withExhibitTokens('<p>Exhibit As they left, Ex. president.</p>')).toBe(
    '<p>Exhibit As they left, Ex. president.</p>',
  )
})
