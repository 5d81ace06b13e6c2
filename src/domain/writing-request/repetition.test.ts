import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { DraftInput, DraftingTool } from '#domain/drafting/tool.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { letterInputs } from '#test/expert-letter-cases.ts'
import { asylumExamples, inputOf as asylumInput } from '#test/asylum-examples.ts'
import { inputOf as waiverInput, waiverExamples } from '#test/i601a-cases.ts'
import { asylumBrief } from '#tools/asylum-brief/tool.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
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

function openWithMap(input: DraftInput, tool: DraftingTool = expertLetterTool) {
  const rules = tool.caseRules?.(input)
  if (!rules) throw new Error('The tool states no elements.')
  const { answers, client, filingDate: asOf } = input
  return tool.open({
    ...input,
    caseMap: makeCaseMap({ tool: tool.identity.type, asOf, answers, client, rules, documents: [] }),
  })
}

const examples: readonly (readonly [string, DraftingTool, () => readonly DraftInput[]])[] = [
  ['asylum', asylumBrief, () => asylumExamples.map((example) => asylumInput(example))],
  ['waiver', i601aTool, () => waiverExamples.map((example) => waiverInput(example))],
  ['expert letter', expertLetterTool, () => letterInputs()],
]

/** Of one section’s own part: the share of its words in runs of eight that stood before, in it or in what is sent before it. */
function repeatedIn(task: string, before: string): number {
  const words = foldToWords(task).split(' ')
  const runs = (text: readonly string[]) => text.map((_, at) => text.slice(at, at + 8).join(' ')).slice(0, -7)
  const seen = new Set(runs(foldToWords(before).split(' ')))
  const again = new Set<number>()
  for (const [at, run] of runs(words).entries()) {
    if (seen.has(run)) for (let word = at; word < at + 8; word += 1) again.add(word)
    seen.add(run)
  }
  return again.size / words.length
}

test.each(examples)(
  '%s: outside the first part that is the same for all sections little is said twice',
  (name, tool, inputs) => {
    const found = inputs().flatMap((input) => {
      const opened = openWithMap(input, tool)
      const plans = opened.plan().filter(({ mode }) => mode === 'model')
      return plans.map((plan) => {
        const { caseFile, task } = writeRequest({ opened, plan, written: [], instruction: '' }, '')
        return { id: plan.id, words: task.split(/\s+/u).length, share: repeatedIn(task, caseFile) }
      })
    })
    const worst = found.toSorted((a, b) => b.share - a.share)
    const words = found.reduce((sum, one) => sum + one.words, 0)
    const all = found.reduce((sum, one) => sum + one.words * one.share, 0) / words
    console.info(
      `${name}: ${found.length} requests, ${(100 * all).toFixed(1)} % in all; most ${worst
        .slice(0, 6)
        .map(({ id, share, words: own }) => `${id} ${(100 * share).toFixed(1)} % of ${own}`)
        .join(', ')}`,
    )
    // The goal is 15 %. A short section whose long heading the outline has too is above it, and so is a prayer of a hundred words.
    expect(worst[0]?.share).toBeLessThanOrEqual(0.17)
  },
)

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
