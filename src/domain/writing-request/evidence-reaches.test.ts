import { expect, test } from 'vitest'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { DraftInput, DraftingTool, OpenCase } from '#domain/drafting/tool.ts'
import { asylumExample, inputOf as asylumInput } from '#test/asylum-examples.ts'
import { inputOf as waiverInput, waiverExample } from '#test/i601a-cases.ts'
import { asylumMapCases } from '#test/map-cases/asylum.data.ts'
import { documentsOf, type MapCase } from '#test/map-cases/map-case.ts'
import { waiverMapCases } from '#test/map-cases/waiver.data.ts'
import { asylumBrief } from '#tools/asylum-brief/tool.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
import { writeRequest } from './write-request.ts'

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

const cases = [...waiverMapCases.map(openWaiver), ...asylumMapCases.map(openAsylum)]

/** The facts of a map that rest on these words. */
function factsWith({ map }: Opened, words: string) {
  const passages = map.passages.filter((passage) => plain(passage.words).includes(plain(words))).map(({ id }) => id)
  return map.facts.filter(({ sources }) =>
    sources.some((source) => source.type === 'passage' && passages.includes(source.passage)),
  )
}

const plain = (text: string) => text.replaceAll(/[“”"’‘']/g, '').replaceAll(/\s+/g, ' ')

function requestFor({ opened }: Opened, section: string): string {
  const plan = opened.plan().find(({ id }) => id === section)
  if (!plan) throw new Error(`${section} is not planned`)
  const { caseFile, task } = writeRequest({ opened, plan, written: [], instruction: '' }, '')
  return plain(`${caseFile}\n${task}`)
}

test('the passages that a section needs reach its request, nearly all of them as facts of that section', () => {
  let [needed, reached, listed] = [0, 0, 0]
  for (const one of cases) {
    const missing = one.one.needed.filter(([section, words]) => !requestFor(one, section).includes(plain(words)))
    const elsewhere = one.one.needed.filter(([section, words]) => {
      const lists = one.map.sections.find((own) => own.section === section)
      const own = new Set([...(lists?.tells ?? []), ...(lists?.refers ?? []), ...(lists?.meets ?? [])])
      return !factsWith(one, words).some(({ id }) => own.has(id))
    })
    needed += one.one.needed.length
    reached += one.one.needed.length - missing.length
    listed += one.one.needed.length - elsewhere.length
    console.info(
      `${one.one.name}: ${one.one.needed.length - missing.length} of ${one.one.needed.length} reach the request; not in the section's own list: ${elsewhere.map((pair) => pair.join(' ')).join('; ')}`,
    )
    expect(missing, one.one.name).toEqual([])
  }
  console.info(`${reached} of ${needed} passages reach their request, ${listed} as facts of the section`)
  expect(reached / needed).toBeGreaterThanOrEqual(0.95)
})

test('what speaks against the client is put to the section that must meet it', () => {
  const missed = cases.flatMap((one) =>
    one.one.adverse
      .filter(([section, words]) => {
        const meets = new Set(one.map.sections.find((own) => own.section === section)?.meets)
        return !factsWith(one, words).some(({ id }) => meets.has(id))
      })
      .map((pair) => `${one.one.name}: ${pair.join(' ')}`),
  )
  console.info(missed)
  expect(missed).toEqual([])
})

test('contradictions between papers and answers are found, and none is made up', () => {
  for (const one of cases) {
    const found = one.map.conflicts.map(({ sides }) =>
      sides
        .map(({ value }) => value)
        .toSorted()
        .join(' / '),
    )
    console.info(one.one.name, found)
    expect(found, one.one.name).toEqual(one.one.conflicts.map((pair) => [...pair].toSorted().join(' / ')))
  }
})
