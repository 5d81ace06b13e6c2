import { expect, test } from 'vitest'
import { forumIds, preflightRules } from '#law/filing-kit/filing-kit.ts'
import type { Filing } from './filing.ts'
import { isOf, runPreflight, summarize } from './run-preflight.ts'
import { alarms, filing, today } from './testing/sample-filing.ts'

test('every rule of every forum is judged, and a filing without a fault has no alarm', () => {
  for (const forum of forumIds) {
    const lines = runPreflight(filing(forum))
    expect(alarms(lines).map(({ code, sentence }) => `${forum} ${code}: ${sentence}`)).toEqual([])
    expect(summarize(lines)).toMatchObject({ mustFix: 0, toCheck: 0 })
    const known = preflightRules()
      .filter((rule) => isOf(rule, forum))
      .map(({ code }) => code)
    expect(lines.every(({ code }) => known.includes(code))).toBe(true)
  }
})

test('an answer settles a question, a reason lets a finding stand, and a no opens the rule', () => {
  const tick = (code: string, answer: 'yes' | 'no' | 'override', place = '') => ({
    code,
    place,
    answer,
    reason: null,
    by: 'n@firm.example',
    at: today,
  })
  const of = (code: string, given: Filing) => runPreflight(given).find((line) => line.code === code)
  expect(of('E02', filing('court'))?.state).toBe('ask')
  expect(of('E02', filing('court', { ticks: [tick('E02', 'yes')] }))).toMatchObject({
    state: 'settled',
    tick: { by: 'n@firm.example' },
  })
  expect(of('E02', filing('court', { ticks: [tick('E02', 'yes'), tick('E02', 'no')] }))).toMatchObject({
    state: 'open',
    severity: 'block',
  })
  expect(of('E04', filing('court', { bodyPages: 30, ticks: [tick('E04', 'yes')] }))?.state).toBe('open')
  expect(of('E04', filing('court', { bodyPages: 30, ticks: [tick('E04', 'override')] }))?.state).toBe('settled')
})

test('a rule whose text nobody has read warns where it would stop', () => {
  const lines = runPreflight(
    filing('court', { record: { ...filing('court').record, aNumbers: [] }, kit: { lead: { name: 'R. M.' } } }),
  )
  expect(lines.find(({ code }) => code === 'E07')).toMatchObject({ confirmed: false, severity: 'warn', state: 'open' })
})

test('nothing is asked for silence: a missing date is a question', () => {
  const lines = runPreflight(filing('court', { answers: { hearing_type: '', hearing_date: '' } }))
  expect(
    runPreflight(filing('asylum-office', { answers: { interview_date: '' } })).find(({ code }) => code === 'A01')
      ?.state,
  ).toBe('ask')
  expect(lines.find(({ code }) => code === 'E02')?.state).toBe('ask')
})
