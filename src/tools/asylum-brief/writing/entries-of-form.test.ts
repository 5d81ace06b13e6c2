import { expect, test } from 'vitest'
import { entriesOfForm } from './entries-of-form.ts'

test('the entries of a form are told as a sentence, each in its own words, without who somebody is', () => {
  expect(
    entriesOfForm(
      'Sex: M Age: 78 Place of death: Central Hospital, Ocotal Immediate cause: pneumonia Manner: natural',
      'certificate',
    ),
  ).toBe(
    'The certificate gives as place of death “Central Hospital, Ocotal”; as immediate cause “pneumonia”; and as manner “natural.”',
  )
  expect(entriesOfForm('Offense: 298-C, 295-B P.P.C. Accused: Amina Noor', 'report')).toBe(
    'The report gives as offense “298-C, 295-B P.P.C.” and as accused “Amina Noor.”',
  )
})

test('what is no row of entries stays a quotation', () => {
  expect(entriesOfForm('He said: I will come back. The police: nothing was done.', 'letter')).toBeUndefined()
  expect(entriesOfForm('Contents: He came. She left. Action: none', 'report')).toBeUndefined()
  expect(entriesOfForm('Findings: fracture of the left clavicle', 'record')).toBeUndefined()
})
