import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { measureDraft } from '#test/prose-measures.ts'
import { type EvidenceCase, evidenceCases } from '#test/waiver-evidence.data.ts'
import { hastyWaivers } from '#test/waiver-hasty.data.ts'
import { secondWaivers } from '#test/waiver-second-readings.data.ts'
import { waiverReadings } from '#test/waiver-readings.data.ts'
import { waiverCaseRules } from './map/elements.ts'
import { i601aTool } from './tool.ts'

const cases = [...evidenceCases, ...waiverReadings, ...hastyWaivers, ...secondWaivers]

function measure({ base, changes, needed }: EvidenceCase) {
  const input = inputOf(waiverExample(base), changes)
  const documents = input.sources.map(({ id, title, text }) => ({ id, title, text }))
  const rules = waiverCaseRules(input)
  const caseMap = makeCaseMap({ ...input, tool: 'upw', asOf: input.filingDate, rules, documents })
  return measureDraft(i601aTool.open({ ...input, caseMap }), {
    exhibits: caseMap.exhibits,
    people: referentsOf(caseMap.persons),
    needed,
  })
}

test('a case stands in its offline brief, with documents or from answers alone: facts, cites, few gaps, nothing twice or pasted', () => {
  for (const one of cases) {
    const { text, missing, words, gapsPerThousandWords, ...found } = measure(one)
    const share = 1 - missing.length / one.needed.length
    console.info(
      `${one.name}: ${words} words, ${Math.round(share * 100)} % of ${one.needed.length} facts, ${gapsPerThousandWords.toFixed(1)} gaps per 1,000 words; not there: ${missing.join('; ')}`,
    )
    expect(share, `${one.name}: ${missing.join('; ')}`).toBeGreaterThanOrEqual(0.8)
    expect(gapsPerThousandWords, one.name).toBeLessThanOrEqual(3)
    expect({ name: one.name, ...found }).toEqual({
      name: one.name,
      repeated: [],
      pasted: [],
      straightQuotes: 0,
      namesTwice: [],
      unresolved: [],
    })
    expect(text).not.toMatch(/\bundefined\b|\{|\}/)
  }
})

test('no paragraph is the same for two clients, save what states the law', () => {
  const law = /\b(?:INA §|C\.F\.R\.|USCIS-PM|I&N Dec\.)/
  const drafts = cases.map((one) =>
    measure(one)
      .text.split('\n')
      .filter((line) => line.length > 40 && !law.test(line)),
  )
  const twice = drafts.flatMap((lines, index) =>
    lines.filter((line) => drafts.some((other, at) => at > index && other.includes(line))),
  )
  expect(twice).toEqual([])
})

test('two men of one name are told apart, and what speaks against the applicant is told', () => {
  const [two] = secondWaivers
  if (!two) throw new Error('The case is gone.')
  const { text } = measure(two)
  expect(text).toContain('she cannot leave Eusebio Villatoro Cruz, because he has nobody')
  expect(text).toContain('Mr. Villatoro Cruz weighs 170')
  expect(text).toMatch(/They are conceded\. Mr\. Villatoro was arrested in August 2014 for public intoxication\./)
  expect(text).toContain('He worked without authorization.')
  expect(text.split('merits the favorable exercise')[1]?.slice(0, 60)).not.toContain('arrested')
  expect(text).not.toMatch(
    /would cost Eusebio Villatoro Cruz more[^.]*(?:Noelia|Novak)|would cost Mr\. Villatoro Cruz more[^.]*(?:Noelia|Novak)/,
  )
})
