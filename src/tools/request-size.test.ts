import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { DraftInput, DraftingTool } from '#domain/drafting/tool.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { letterInputs } from '#test/expert-letter-cases.ts'
import { asylumExamples, inputOf as asylumInput } from '#test/asylum-examples.ts'
import { inputOf as waiverInput, waiverExamples } from '#test/i601a-cases.ts'
import { asylumBrief } from './asylum-brief/tool.ts'
import { i601aTool } from './i601a-waiver/tool.ts'
import { expertLetterTool } from './expert-letter/tool.ts'
import { writeRequest } from '#domain/writing-request/write-request.ts'
import { readInstructions } from '#server/features/drafting/instructions.ts'
import { billedTokens } from '#test/request-tokens.ts'

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

const examples: readonly (readonly [string, DraftingTool, () => readonly (readonly [string, DraftInput])[]])[] = [
  ['asylum', asylumBrief, () => asylumExamples.map((example) => [example.id, asylumInput(example)])],
  ['waiver', i601aTool, () => waiverExamples.map((example) => [example.id, waiverInput(example)])],
  ['expert letter', expertLetterTool, () => letterInputs().map((input, at) => [`letter ${at + 1}`, input])],
]

/** All requests of a draft, as a model is sent them, its sections written by the tool where later ones read them. */
function requestsOf(tool: DraftingTool, input: DraftInput) {
  const opened = openWithMap(input, tool)
  const { rules, bySection } = readInstructions(tool.identity.type)
  const plans = opened.plan()
  const written = plans.map((plan) => ({ id: plan.id, html: opened.write(plan, []) }))
  return plans
    .filter(({ mode }) => mode === 'model')
    .map((plan) => {
      const instruction = bySection.get(plan.instruction ?? '') ?? ''
      const earlier = written.filter(({ id }) => plans.some((one) => one.id === id && one.wave < plan.wave))
      return { id: plan.id, instruction, ...writeRequest({ opened, plan, written: earlier, instruction }, rules) }
    })
}

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
  '%s: outside the first part that is the same for all sections no request says much twice',
  (name, tool, inputs) => {
    const found = inputs().flatMap(([example, input]) =>
      requestsOf(tool, input).map(({ id, instruction, system, caseFile, task }) => {
        // What earlier waves wrote is the same for all of a wave, and the instruction is the product’s own and long: neither counts.
        const at = task.indexOf('<section id=')
        const [finished, section] = [task.slice(0, at), task.slice(at)]
        const own = instruction === '' ? section : section.replace(instruction, '')
        const before = `${system}\n${caseFile}\n${finished}`
        return { id: `${example} ${id}`, words: own.split(/\s+/u).length, share: repeatedIn(own, before) }
      }),
    )
    const worst = found.toSorted((a, b) => b.share - a.share)
    const words = found.reduce((sum, one) => sum + one.words, 0)
    const all = found.reduce((sum, one) => sum + one.words * one.share, 0) / words
    console.info(
      `${name}: ${found.length} requests, ${(100 * all).toFixed(1)} % in all; most ${worst
        .slice(0, 6)
        .map(({ id, share, words: own }) => `${id} ${(100 * share).toFixed(1)} % of ${own}`)
        .join(', ')}`,
    )
    expect(found.filter(({ share }) => share > 0.15)).toEqual([])
  },
)

/**
 * Tokens of all requests of a draft in the last commit before there was a case map (cd2cc6cc, November 22, 2026), with what
 * they had in common cached as well, for the asylum briefs and the waivers.
 */
const beforeTheMap: Readonly<Record<string, number>> = {
  B3: 19_614,
  A4: 28_777,
  A7: 20_158,
  A1: 16_481,
  A3: 20_936,
  A6: 18_753,
  B2: 6073,
  B1: 16_178,
  dv_derivative_three_year_bar: 6953,
  F5_dv_admitted_usc_father: 8394,
  F1_i130_usc_spouse_ewi: 10_771,
  resident_father_paroled: 7832,
  two_parents_entered_as_child: 12_387,
  F3_i140_derivative_admitted: 8296,
  self_petition_duration_of_status: 8179,
  widow_admitted: 9029,
  F4_i360_widower_ewi_lpr_mother: 10_335,
}

test.each(examples.slice(0, 2))(
  '%s: a draft takes at most 1.3 times the tokens of one without a case map',
  (name, tool, inputs) => {
    const shares = inputs().map(([example, input]) => {
      const requests = requestsOf(tool, input).map(({ system, caseFile, task }) => `${system}\n${caseFile}\n${task}`)
      const tokens = billedTokens(requests).reduce((sum, one) => sum + one, 0)
      return { example, sections: requests.length, share: tokens / (beforeTheMap[example] ?? 0) }
    })
    console.info(
      name,
      shares.map(({ example, sections, share }) => `${example} (${sections} sections) ${share.toFixed(2)}`).join(', '),
    )
    // The first part is paid for once: the fewer sections share it, the more of it falls on each.
    expect(shares.filter(({ share, sections }) => !(share <= (sections < 15 ? 1.35 : 1.3)))).toEqual([])
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
