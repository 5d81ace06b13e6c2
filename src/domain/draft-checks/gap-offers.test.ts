import { expect, test } from 'vitest'
import type { FactSource } from '#domain/provenance/fact.ts'
import { offersForGap } from './gap-offers.ts'

const record: FactSource = {
  id: 'record',
  kind: 'record',
  title: 'Client record',
  text: 'Name: Emmanuel Ngwa Tabot\nA number: 240-555-418\nDate of birth: 1988-03-09\nSpouse a number: 240-555-419\nCity: Austin',
}
const answer: FactSource = {
  id: 'answer:date_filed',
  kind: 'answer',
  title: 'Date Form I-589 was received',
  text: 'Date Form I-589 was received: 2025-02-11',
}
const offers = (label: string) => offersForGap(label, [record, answer])

test('a gap is offered what the record holds under its name, as a document says it', () => {
  expect(offers('DATE OF BIRTH')).toEqual([{ text: 'March 9, 1988', from: 'Client record: Date of birth' }])
  expect(offers('A-NUMBER')[0]).toEqual({ text: '240-555-418', from: 'Client record: A number' })
})

test('a gap is offered what was answered to its question', () => {
  const from = 'Your answer: Date Form I-589 was received'
  expect(offers('DATE I-589 RECEIVED')).toEqual([{ text: 'February 11, 2025', from }])
})

test('a gap about something else is offered nothing', () => {
  for (const label of ['DATE', 'RELIEF SOUGHT', 'NUMBER OF CHILDREN', 'CITY OF BIRTH', ''])
    expect({ label, offers: offers(label) }).toEqual({ label, offers: [] })
})
