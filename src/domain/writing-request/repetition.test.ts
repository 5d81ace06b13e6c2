import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { letterInputs } from '#test/expert-letter-cases.ts'
import { expertLetterTool } from '#tools/expert-letter/tool.ts'
import { writeRequest } from './write-request.ts'

/** The share of a text's words that stand in a run of eight which stood in it before. */
function repeatedShare(text: string): number {
  const words = foldToWords(text)
    .split(' ')
    .filter((word) => word !== '')
  const seen = new Set<string>()
  const again = new Set<number>()
  for (let at = 0; at + 8 <= words.length; at += 1) {
    const run = words.slice(at, at + 8).join(' ')
    if (seen.has(run)) for (let word = at; word < at + 8; word += 1) again.add(word)
    seen.add(run)
  }
  return again.size / words.length
}

function openWithMap(input: DraftInput) {
  const rules = expertLetterTool.caseRules?.(input)
  if (!rules) throw new Error('The tool states no elements.')
  const { answers, client, filingDate: asOf } = input
  return expertLetterTool.open({
    ...input,
    caseMap: makeCaseMap({ tool: 'expert_letter', asOf, answers, client, rules, documents: [] }),
  })
}

test('a letter’s request says little twice: what a statement has, no quotation sends again', () => {
  const shares = letterInputs().map((input) => {
    const opened = openWithMap(input)
    const plan = opened.plan().find(({ id }) => id === 'findings')
    if (!plan) throw new Error('A letter without findings.')
    const { caseFile, task } = writeRequest({ opened, plan, written: [], instruction: '' }, '')
    return repeatedShare(`${caseFile}\n${task}`)
  })
  console.info(shares.map((share) => `${Math.round(share * 100)} %`).join(', '))
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.15)
})

test('the curriculum vitae of the expert is told among the qualifications, the client’s in the findings', () => {
  const input = letterInputs().find(({ answers }) => JSON.stringify(answers).includes('Kamande'))
  const found = input ?? letterInputs().find(({ sources }) => sources.some(({ text }) => /Kamande/.test(text)))
  if (!found) throw new Error('The example is gone.')
  const map = openWithMap(found).input.caseMap
  const toldIn = (words: string) => map?.facts.find(({ statement }) => statement.includes(words))?.toldIn
  expect(toldIn('Meridian State University, 1998')).toBe('qualifications')
  expect(toldIn('Nakuru Institute of Technology')).toBe('findings')
  expect(toldIn('We found 89 percent')).toBe('findings')
})
