import { expect, test } from 'vitest'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { OpenCase } from '#domain/drafting/tool.ts'
import { writeRequest } from '#domain/writing-request/write-request.ts'
import { twentySeventhAsylum } from '#test/asylum-twenty-seventh-readings.data.ts'
import { inputOf as asylumInput } from '#test/asylum-examples.ts'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { openAsylum } from '#test/measure-asylum.ts'
import { twentyFirstWaivers } from '#test/waiver-twenty-first-readings.data.ts'
import { asylumBrief } from './asylum-brief/tool.ts'
import { waiverCaseRules } from './i601a-waiver/map/elements.ts'
import { i601aTool } from './i601a-waiver/tool.ts'

const [speaker] = twentySeventhAsylum
const [theft] = twentyFirstWaivers
if (!speaker || !theft) throw new Error('The readings are gone.')

const asylum = openAsylum(speaker)

function openWaiver() {
  const input = inputOf(waiverExample(theft?.base ?? ''), theft?.changes ?? {})
  const documents = input.sources.map(({ id, title, text }) => ({ id, title, text }))
  const rules = waiverCaseRules(input)
  const caseMap = makeCaseMap({ ...input, tool: 'upw', asOf: input.filingDate, rules, documents })
  return { opened: i601aTool.open({ ...input, caseMap }), caseMap }
}

const waiver = openWaiver()

/** What a section tells, or may refer to, as statements. */
function said({ opened, caseMap }: { opened: OpenCase; caseMap: CaseMap }, section: string, how: 'tells' | 'refers') {
  const ids = opened.telling(section)[how]
  return ids.map((id) => caseMap.facts.find((fact) => fact.id === id)?.statement ?? '').join('\n')
}

test('a model tells the client’s account whole and in its order in the Statement of Facts', () => {
  const account = said(asylum, 'S15', 'tells')
  const at = (words: string) => account.indexOf(words)
  expect(at('near Kiffa, Assaba')).toBeGreaterThanOrEqual(0)
  expect(at('two months in 2022')).toBeGreaterThan(at('six days in the brigade'))
  expect(at('six days in the brigade')).toBeGreaterThan(at('held for two days'))
})

test('an argument is shown what of that account it rests on, and tells the papers that bear on it', () => {
  expect(said(asylum, 'S28', 'refers')).toContain('two months in 2022')
  expect(said(asylum, 'S28', 'refers')).toContain('had to go at night')
  expect(said(asylum, 'S23', 'tells')).toContain('seven parallel linear marks')
  expect(said(asylum, 'S31', 'tells')).toContain('has paid taxes for 2025')
  expect(said(asylum, 'S31', 'tells')).not.toContain('two months in 2022')
})

test('each fact of a case is told in one section at most', () => {
  for (const { opened } of [asylum, waiver]) {
    const told = opened.plan().flatMap(({ id }) => opened.telling(id).tells)
    expect(told.length).toBe(new Set(told).size)
    expect(told.length).toBeGreaterThan(50)
  }
})

test('the facts of the case file say where they are told, as the sections do', () => {
  const plan = asylum.opened.plan().find(({ id }) => id === 'S28')
  if (!plan) throw new Error('There is no section on relocation.')
  const { caseFile } = writeRequest({ opened: asylum.opened, plan, written: [], instruction: '' }, '')
  expect(caseFile).toMatch(/\[health; told in full in S23\] On the back there are seven parallel linear marks/u)
})

test('an arrest by those who are feared is no record that discretion has to meet', () => {
  const meets = asylum.caseMap.sections.find(({ section }) => section === 'S31')?.meets ?? []
  const met = asylum.caseMap.facts.filter(({ id }) => meets.includes(id)).map(({ statement }) => statement)
  expect(met.join('\n')).not.toContain('arrested with four others')
})

test('how an old theft came about is told with the theft, and languages with the move', () => {
  expect(said(waiver, 'discretion', 'tells')).toContain('took some baby clothes')
  // Her daughter was not born yet: nobody else was ashamed or paid.
  expect(said(waiver, 'discretion', 'tells')).toContain('Ms. Quishpe was ashamed')
  expect(said(waiver, 'discretion', 'tells')).not.toMatch(/Simone (?:was ashamed|paid)/u)
  expect(said(waiver, 'rel_spouse', 'tells')).toContain('a little Creole French')
  expect(said(waiver, 'sep_spouse', 'tells')).toContain('electrician in Houston')
})

test('what an attorney placed is told there, wherever the writer would tell it', () => {
  const fact = asylum.caseMap.facts.find(({ statement }) => statement.includes('seven parallel linear marks'))
  if (!fact) throw new Error('The marks are gone.')
  const facts = asylum.caseMap.facts.map((one) =>
    one.id === fact.id ? { ...one, toldIn: 'S60', placedBy: 'attorney' as const } : one,
  )
  const sections = asylum.caseMap.sections.map((one) => ({
    ...one,
    tells: one.section === 'S60' ? [...one.tells, fact.id] : one.tells.filter((id) => id !== fact.id),
  }))
  const moved = asylumBrief.open({ ...asylumInput(speaker), caseMap: { ...asylum.caseMap, facts, sections } })
  expect(moved.telling('S60').tells).toContain(fact.id)
  expect(moved.telling('S23').tells).not.toContain(fact.id)
})
