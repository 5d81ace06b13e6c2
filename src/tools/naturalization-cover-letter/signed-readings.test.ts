import { expect, test } from 'vitest'
import type { Field } from '#domain/clients/client-record.ts'
import { inlineText } from '#domain/legal-document/block.ts'
import { buildClient, composeLetterFor, draftInput, freshTool } from './testing/application.ts'
import { signedReadings } from './testing/signed-readings.data.ts'

const fields = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, Field] => [name, { value, dataType: 'text' }]),
  )

function read(name: string, changes: { readonly filingDate?: string; readonly without?: readonly string[] } = {}) {
  const reading = signedReadings.find((one) => one.name.includes(name))
  if (!reading) throw new Error(`no reading ${name}`)
  const { answers, client, spouse, children = [], sources } = reading
  const filingDate = changes.filingDate ?? reading.filingDate
  const record = { ...buildClient(client, spouse), children: children.map(fields) }
  const input = {
    ...draftInput({ answers, client: record, filingDate }),
    sources: sources.filter(({ id }) => !changes.without?.includes(id)),
  }
  const text = composeLetterFor(freshTool, input)
    .blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items.map(({ content }) => inlineText(content))
      return 'content' in block && Array.isArray(block.content) ? [inlineText(block.content)] : []
    })
    .join('\n')
  const opened = freshTool.open(input)
  return {
    text,
    checks: Object.fromEntries(opened.check().map(({ code, message }) => [code, message])),
    review: opened.review([]).map(({ code }) => code),
  }
}

test('before the first day of filing the letter bears no date and never says that it is filed within the 90 days', () => {
  const early = read('pharmacist')
  expect(early.text).toContain('[Date: not before December 20, 2026]')
  expect(early.text).toContain('may be filed on or after December 20, 2026')
  expect(early.text).not.toMatch(/is filed within|November 30, 2026/)
  expect(early.review).toContain('E07')
  const timely = read('pharmacist', { filingDate: '2026-12-20' })
  expect(timely.text).toContain('December 20, 2026\nVIA COURIER')
  expect(timely.text).toContain('is filed within the 90-day period before that date')
  expect(timely.review).not.toContain('E07')
  const older = read('grandmother', { filingDate: '2026-11-15' })
  expect(older.text).toContain('[Date: not before November 16, 2026]')
  expect(older.text).not.toContain('is filed within')
})

test('of seven months away the letter names work, family, home and reason, each in the words of a paper', () => {
  const { text } = read('pharmacist')
  expect(text).toContain('217 days')
  expect(text).toContain('247 days in all')
  for (const words of [
    'her position was kept open” (Letter of Dominion Care Pharmacies, Exhibit ',
    'My husband Robert stayed in our apartment in Manassas the whole time',
    'The home in the United States: “03/01/2025 Rent, Signal Hill Apartments $1,985.00”',
    'I did not work in Nepal',
    'my father had fallen from a roof',
  ])
    expect(text).toContain(words)
  // Where an exhibit has it already it is enclosed once.
  expect(text.slice(text.indexOf('\nExhibits\n')).split('Bank statements 2025 (joint account)')).toHaveLength(2)
})

test('a charge is told by the court’s record; without one, by the declaration and with a gap for the record', () => {
  const { text } = read('pharmacist')
  expect(text).toContain('reckless driving by speed (class 1 misdemeanor). Offense date 08/30/2024.”')
  expect(text).toContain('amended to 46.2-869, improper driving')
  expect(text).not.toMatch(/How the matter|I was stopped on Route 28|“5\. /)
  const alone = read('pharmacist', { without: ['c'] })
  expect(alone.text).toContain('says of it: “On August 30, 2024 I was stopped on Route 28')
  expect(alone.text).toContain('[The certified record of the arrest, citation or charge, and how it ended]')
})

test('a medical certification, a lost card and an expunged charge stand in the letter, grown children beside it', () => {
  const { text, checks } = read('grandmother')
  expect(text).toContain('asks for the exception of INA § 312(b)(1), 8 U.S.C. § 1423(b)(1)')
  expect(text).toContain('Form N-648, Medical Certification for Disability Exceptions')
  expect(text).toContain('Form I-90 receipt notice')
  expect(text).toContain('petition under PC 1203.4a granted; plea withdrawn and the accusation dismissed.”')
  expect(text).toContain('None lasted more than six months.')
  expect(text).not.toMatch(/Alzheimer|MoCA/)
  expect(checks.W22).toContain('Minh Tran')
  expect(checks.W22).not.toContain('Lan Tran')
  expect(checks.W23).toContain('Vietnam')
  expect(checks.W24).toContain('171 days')
  expect(checks.W28).toBeUndefined()
  expect(read('pharmacist').text).not.toContain('312(b)(1)')
})

test('a date of permanent residence within a listed trip is warned of', () => {
  expect(read('grandmother').checks.W29).toContain(
    'February 14, 2022, lies within a trip that the papers list: November 2, 2021, to March 15, 2022 (132 days)',
  )
  expect(read('pharmacist').checks.W29).toBeUndefined()
})
