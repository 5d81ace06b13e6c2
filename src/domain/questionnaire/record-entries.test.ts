import { expect, test } from 'vitest'
import { distinctEntries, finishedReading, listedEntries, specialEntries } from './record-entries.ts'

test('special entries head each list, the entry of AI templates disabled', () => {
  const labels = Object.values(specialEntries)
    .flat()
    .map(({ label, disabled = false }) => (disabled ? `${label} (disabled)` : label))
  expect(labels).toEqual([
    'Provide citation details',
    'Upload New Document',
    "Provide client's information",
    "Provide expert's information",
    "Provide additional client's information",
    "Provide additional expert's information",
    'Upload Your Own Template',
    'Create New AI Generated Template. Coming Soon! (disabled)',
  ])
})

test('records without a value or with no real label are dropped, and each value stands once', () => {
  const records = [
    { value: 'd1', label: 'Declaration' },
    { value: '', label: 'Lost' },
    { value: 'd2', label: 'No Label' },
    { value: 'd3', label: 'Birth certificate' },
    { value: 'd1', label: 'Declaration of the father' },
  ]
  expect(distinctEntries(records).map(({ label }) => label)).toEqual(['Declaration of the father', 'Birth certificate'])
})

test('a list of CVs offers the newest one only', () => {
  const cvs = [
    { value: 'old', label: 'CV 2024', createdAt: 1 },
    { value: 'new', label: 'CV 2026', createdAt: 3 },
    { value: 'mid', label: 'CV 2025', createdAt: 2 },
  ]
  expect(listedEntries('client_cvs', cvs).map(({ label }) => label)).toEqual([
    "Provide client's information",
    'CV 2026',
  ])
})

test('a document that is being read says so, cannot be chosen, and is chosen by itself when it is read', () => {
  const before = [
    { value: 'd1', label: 'Passport' },
    { value: 'temporary', label: 'Declaration', processing: true },
    { value: 'd3', label: 'Lease Processing...' },
  ]
  expect(listedEntries('client_documents', before).slice(2)).toEqual([
    { value: 'temporary', label: 'Declaration Processing...', disabled: true, processing: true },
    { value: 'd3', label: 'Lease Processing...', disabled: true, processing: true },
  ])
  const now = [
    { value: 'd1', label: 'Passport' },
    { value: 'd2', label: 'Declaration' },
    { value: 'd3', label: 'Lease', processing: false },
    { value: 'd9', label: 'Added elsewhere' },
  ]
  expect(finishedReading(before, now)).toEqual(['d2', 'd3'])
  expect(finishedReading(now, now)).toEqual([])
})
