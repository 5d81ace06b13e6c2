import type { CaseMap } from '#domain/case-map/case-map.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { DraftInput, DraftingTool, OpenCase } from '#domain/drafting/tool.ts'
import { asylumExample, inputOf as asylumInput } from '#test/asylum-examples.ts'
import { inputOf as waiverInput, waiverExample } from '#test/i601a-cases.ts'
import { asylumBrief } from '#tools/asylum-brief/tool.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
import { documentsOf, type MapCase } from './map-case.ts'

/** A case with documents, its map, and the tool opened on it. */
export type Opened = { readonly map: CaseMap; readonly opened: OpenCase; readonly one: MapCase }

function openWith(tool: DraftingTool, input: DraftInput, one: MapCase): Opened {
  const documents = documentsOf(one)
  const rules = tool.caseRules?.(input)
  if (!rules) throw new Error('no rules')
  const { answers, client, filingDate: asOf } = input
  const map = makeCaseMap({ tool: tool.identity.type, asOf, answers, client, rules, documents })
  return { map, opened: tool.open({ ...input, caseMap: map }), one }
}

export function openWaiver(one: MapCase): Opened {
  const { client = {}, answers } = one
  return openWith(i601aTool, waiverInput(waiverExample(one.base), { client, answers }), one)
}

export function openAsylum(one: MapCase): Opened {
  const example = asylumExample(one.base)
  const named = { ...example, client: { ...example.client, ...one.client } }
  return openWith(asylumBrief, asylumInput(named, one.answers as never), one)
}

/** Words without their quotation marks, on one line. */
export const plain = (text: string) => text.replaceAll(/[“”"’‘']/g, '').replaceAll(/\s+/g, ' ')

/** The facts of a map that rest on these words. */
export function factsWith({ map }: Opened, words: string) {
  const passages = map.passages.filter((passage) => plain(passage.words).includes(plain(words))).map(({ id }) => id)
  return map.facts.filter(({ sources }) =>
    sources.some((source) => source.type === 'passage' && passages.includes(source.passage)),
  )
}
