import { expect, test } from 'vitest'
import type { KitCase } from '../kit-case.ts'
import { assemblySheet } from './assembly-sheet.ts'
import { criminalChart } from './criminal-chart.ts'
import { gapsOf } from './paper.ts'
import { witnessList } from './witness-list.ts'
import { textOfPaper } from '../preflight/identities.ts'

const kit = (forum: KitCase['forum'], answers: KitCase['answers'], more: Partial<KitCase> = {}): KitCase => ({
  forum,
  filing: 1,
  lead: { name: 'Miriam Tesfaye Alemu', aNumber: 'A 219-004-771' },
  others: [],
  counsel: { name: 'Renata Vogel', address: [], email: 'renata@vogel.example' },
  detained: false,
  proceeding: 'removal',
  form: 'I-589',
  usedModel: false,
  answers,
  ...more,
})
const said = (document: ReturnType<typeof witnessList>) => (document ? textOfPaper(document) : '')

test('a witness list has a row for each witness, and a gap for what is not said of one', () => {
  const list = witnessList(
    kit('court', {
      witnesses:
        'Marta Tesfaye | LPR | sister | the payment to the guard | 20 | English | in person; Helen Osei, Ph.D. | | expert | her evaluation | | English | by telephone | Ex. B at 9',
    }),
  )
  expect(said(list)).toContain('Marta Tesfaye\nLPR\nsister\nthe payment to the guard\n20\nEnglish\nin person\n')
  expect(said(list)).toContain(
    'Helen Osei, Ph.D.\n\nexpert\nher evaluation\n[MINUTES]\nEnglish\nby telephone\nEx. B at 9',
  )
  expect(list && gapsOf(list)).toEqual(['minutes'])
  expect(list?.layout.isLandscape).toBe(true)
  // One a line, as the field shows it: a semicolon is then a part of the words.
  const byLine = witnessList(
    kit('court', {
      witnesses: 'Marta | LPR | sister | the payment; the calls | 20 | English | in person\nIna | | | | | |',
    }),
  )
  expect(said(byLine)).toContain('the payment; the calls')
  expect(said(byLine)).toContain('Ina\n\n[RELATION]')
  expect(witnessList(kit('court', {}))).toBeUndefined()
  expect(witnessList(kit('board', { witnesses: 'Marta' }))).toBeUndefined()
})

test('a criminal history chart has what is told of each arrest, and gaps with the outcome for the others on record', () => {
  const told =
    'June 6, 2026 | Montgomery County Police | theft, Md. Code § 7-104 | dismissed, September 1, 2026 | none | District Court, No. 4-1 | Ex. E at 31'
  const arrests = [{ outcome: 'dismissed' }, { outcome: 'fined' }]
  const chart = criminalChart(kit('court', { arrest_rows: told }, { arrests }))
  expect(said(chart)).toContain('theft, Md. Code § 7-104\ndismissed, September 1, 2026\nnone\n')
  expect(said(chart)).toContain('[CHARGE AND STATUTE]\nfined\n[SENTENCE]')
  expect(said(chart)).toContain('Immigration effect')
  expect(criminalChart(kit('court', {}))).toBeUndefined()
  expect(criminalChart(kit('uscis-paper', {}, { arrests }))).toBeUndefined()
})

test('an assembly sheet tells the order of the sheets, who signs where by hand, and the day to send it by', () => {
  const sheet = assemblySheet(kit('uscis-paper', { answers_notice: 'yes', notice_due: '2027-01-15' }), [
    'Exhibit A: Lease',
  ])
  const text = said(sheet)
  expect(text).toMatch(
    /1\. The notice that it answers[^]*2\. Form G-1450 or G-1650[^]*3\. Form G-28[^]*4\. Form I-589\n5\. Cover letter[^]*6\. Exhibit A: Lease/,
  )
  expect(text).toContain("Form G-28, Part 4, item 2.a, b: client's signature, date")
  expect(text).toContain('Nothing is stapled')
  expect(text).toContain('January 8, 2027')
  expect(sheet && gapsOf(sheet)).toEqual(['address for Form I-589'])
  expect(said(assemblySheet(kit('uscis-paper', { fee_option: 'none' }), []))).not.toContain('G-1450')
  expect(assemblySheet(kit('court', {}), [])).toBeUndefined()
  expect(assemblySheet(kit('uscis-online', {}), [])).toBeUndefined()
})
