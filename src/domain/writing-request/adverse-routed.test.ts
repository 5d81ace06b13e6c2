import { describe, expect, test } from 'vitest'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { DraftInput, DraftingTool, OpenCase } from '#domain/drafting/tool.ts'
import { asylumExample, inputOf as asylumInput } from '#test/asylum-examples.ts'
import { inputOf as waiverInput, waiverExample } from '#test/i601a-cases.ts'
import { asylumAdverseCases } from '#test/map-cases/adverse-asylum.data.ts'
import { laterAsylumCases, laterWaiverCases } from '#test/map-cases/adverse-later.data.ts'
import { waiverAdverseCases } from '#test/map-cases/adverse-others.data.ts'
import { documentsOf, type MapCase } from '#test/map-cases/map-case.ts'
import { asylumBrief } from '#tools/asylum-brief/tool.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'

type Opened = { readonly map: CaseMap; readonly opened: OpenCase; readonly one: MapCase }

function openWith(tool: DraftingTool, input: DraftInput, one: MapCase): Opened {
  const documents = documentsOf(one)
  const rules = tool.caseRules?.(input)
  if (!rules) throw new Error('no rules')
  const { answers, client, filingDate: asOf } = input
  const map = makeCaseMap({ tool: tool.identity.type, asOf, answers, client, rules, documents })
  return { map, opened: tool.open({ ...input, caseMap: map }), one }
}

function openWaiver(one: MapCase): Opened {
  const { client = {}, answers } = one
  return openWith(i601aTool, waiverInput(waiverExample(one.base), { client, answers }), one)
}

function openAsylum(one: MapCase): Opened {
  const example = asylumExample(one.base)
  const named = { ...example, client: { ...example.client, ...one.client } }
  return openWith(asylumBrief, asylumInput(named, one.answers as never), one)
}

const first = [...asylumAdverseCases.map(openAsylum), ...waiverAdverseCases.map(openWaiver)]
const later = [...laterAsylumCases.map(openAsylum), ...laterWaiverCases.map(openWaiver)]

const plain = (text: string) => text.replaceAll(/[“”"’‘']/g, '').replaceAll(/\s+/g, ' ')

/** The facts of a map that rest on these words. */
function factsWith({ map }: Opened, words: string) {
  const passages = map.passages.filter((passage) => plain(passage.words).includes(plain(words))).map(({ id }) => id)
  return map.facts.filter(({ sources }) =>
    sources.some((source) => source.type === 'passage' && passages.includes(source.passage)),
  )
}

/** Where a passage that speaks against the client is put, and which of them are put where they must be met. */
function routed(cases: readonly Opened[]) {
  let [met, all] = [0, 0]
  const missed: string[] = []
  for (const opened of cases)
    for (const [sections, words] of opened.one.adverse) {
      all += 1
      const facts = factsWith(opened, words)
      const meets = opened.map.sections.filter((own) => facts.some(({ id }) => own.meets.includes(id)))
      if (meets.some(({ section }) => sections.split('|').includes(section))) met += 1
      else
        missed.push(
          `${opened.one.name} ${sections}: ${words} -> ${meets.map(({ section }) => section).join(',') || 'nowhere'} ${facts.map(({ toldIn }) => toldIn).join(',') || 'no fact'}`,
        )
    }
  return { met, all, missed }
}

/** Which of them stand in the offline text of a section that must meet them. */
function metOffline(cases: readonly Opened[]) {
  const missed: string[] = []
  let all = 0
  for (const { map, opened, one } of cases) {
    const persons = new Set(map.persons.flatMap(({ full, short }) => stemsOf(`${full} ${short}`)))
    const written = new Map(opened.plan().map((plan) => [plan.id, stemsBy(sectionText(opened.write(plan, [])))]))
    for (const [sections, words] of one.adverse) {
      all += 1
      const stems = [...new Set(stemsOf(words))].filter((stem) => !persons.has(stem))
      const isIn = (section: string) =>
        (written.get(section) ?? []).some(
          (paragraph) => stems.filter((stem) => paragraph.has(stem)).length >= 0.6 * stems.length,
        )
      if (!sections.split('|').some(isIn))
        missed.push(`${one.name} ${sections}: ${words} -> ${[...written.keys()].filter(isIn).join(',') || 'nowhere'}`)
    }
  }
  return { met: all - missed.length, all, missed }
}

const stemsBy = (text: string) => text.split('\n').map((paragraph) => new Set(stemsOf(paragraph)))

describe.each([
  ['first', first],
  ['later', later],
] as const)('the %s round', (name, cases) => {
  test('what speaks against the client is put to the section that must meet it', () => {
    const { met, all, missed } = routed(cases)
    console.info(`${name} round: ${met} of ${all} adverse facts are put to the section that must meet them`, missed)
    expect(met / all).toBeGreaterThanOrEqual(0.92)
  })

  test('the offline writer tells it in a section that must meet it', () => {
    const { met, all, missed } = metOffline(cases)
    console.info(`${name} round: ${met} of ${all} adverse facts stand in the offline text of that section`, missed)
    expect(met / all).toBeGreaterThanOrEqual(0.85)
  })
})
