import { expect, test } from 'vitest'
import { type Changes, inputOf, waiverExample } from '#test/i601a-cases.ts'
import { suggestExhibits } from './evidence.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { readCase } from '../case.ts'
import { i601aTool } from '../tool.ts'

function exhibits(id: string, changes: Changes = {}) {
  return suggestExhibits(readCase(inputOf(waiverExample(id), changes)))
}

function textsOf(id: string, changes: Changes = {}): string[] {
  return exhibits(id, changes).flatMap(({ items }) => items.map(({ text }) => text))
}

test('exhibits are lettered: form, visa case, relationship, then each relative by factor, then discretion', () => {
  expect(exhibits('two_parents').map(({ letter, title }) => `${letter} ${title}`)).toEqual([
    'A Form',
    'B Identity and visa case',
    'C Relationship and status',
    'D Health: Marta Luna Pineda',
    'E Economic: Marta Luna Pineda',
    'F Social and country conditions: Marta Luna Pineda',
    'G Health: Óscar Arriaga Mejía',
    'H Economic: Óscar Arriaga Mejía',
    'I Social and country conditions: Óscar Arriaga Mejía',
    'J Discretion',
  ])
})

test('the visa case decides which papers are suggested', () => {
  expect(textsOf('F1')).toContain('Form I-797 approval notice')
  expect(textsOf('F5')).toContain('Diversity Visa selection letter')
  expect(textsOf('F5')).not.toContain('Form I-797 approval notice')
  expect(textsOf('F3')).toContain('Marriage or birth certificate tying the applicant to the principal')
  expect(textsOf('F4')).toContain("Deceased spouse's death certificate")
  expect(textsOf('F1')).toContain("Applicant's declaration of a single entry")
  expect(textsOf('F3')).toContain('Form I-94 record, visa page, admission stamp or parole notice')
  expect(textsOf('two_parents')).toContain("School and vaccination records showing the applicant's age at arrival")
  expect(textsOf('F1')).not.toContain("School and vaccination records showing the applicant's age at arrival")
})

test('a relative who is not the petitioner needs full proof of the tie', () => {
  const proof = 'Full proof of the relationship: civil records, then secondary evidence'
  expect(textsOf('two_parents').filter((text) => text.startsWith(proof))).toEqual([`${proof}: Óscar Arriaga Mejía`])
  expect(textsOf('two_parents')).toContain("Parents' marriage certificate: Óscar Arriaga Mejía")
})

test('papers on character are suggested with the argument, dispositions with words of other grounds', () => {
  expect(textsOf('F5').join('\n')).not.toContain('Police clearances')
  expect(textsOf('F1')).toContain('Police clearances or court dispositions')
  expect(textsOf('F1')).not.toContain('Certified court dispositions')
  expect(textsOf('F4')).toContain('Certified court dispositions')
})

test('what the attorney keeps in the file is never indexed', () => {
  expect(textsOf('F4').join('\n')).not.toContain('memorandum')
})

test('the index lists the documents that are there and what is ticked as enclosed, never what is still to be supplied', () => {
  const input = inputOf(waiverExample('two_parents'), {
    answers: { enclosed_exhibits: ['passport'], father_enclosed_exhibits: ['statement', 'unknown'] },
    sources: [
      { id: 'd1', kind: 'client_document', title: 'Declaration of Marta Luna', text: 'I am Marta Luna Pineda.' },
    ],
  })
  const index = i601aTool
    .open(input)
    .plan()
    .find(({ id }) => id === 'exhibit_index')
  const rows = blocksFromSection(index ? i601aTool.open(input).write(index, []) : '')
  const table = rows.find(({ kind }) => kind === 'table')
  const text = JSON.stringify(table)
  expect(text).toContain('Declaration of Marta Luna')
  expect(text).toContain('Applicant’s passport identification page')
  expect(text).toContain('Signed statement under 28 U.S.C.')
  expect(text).not.toContain('to be supplied')
  expect(text).not.toContain('birth certificate')
})
