import { expect, test } from 'vitest'
import { firmDocuments } from '#tools/template-revision/testing/firm-documents/all-documents.ts'
import { type FirmMeasure, measureDraft } from '#tools/template-revision/testing/firm-documents/measure.ts'
import { draftFirmDocument } from './testing/draft-firm-document.ts'

const measures: FirmMeasure[] = []

test.for(firmDocuments)(
  '$name: the file and a request have nothing of the earlier client, and the file says what is new',
  async (document) => {
    const measure = measureDraft(document, await draftFirmDocument(document))
    measures.push(measure)
    expect(measure).toMatchObject({ missed: [], left: [], told: [], stories: [], lacking: [] })
    expect(measure.taken.length / measure.own).toBeLessThanOrEqual(0.03)
  },
)

test('what looks like a claim is shown seldom where it is the firm’s own', () => {
  const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length
  const doubted = measures.reduce((sum, { doubted: own }) => sum + (own.length > 0 ? words(own) : 0), 0)
  expect(measures.reduce((sum, { claims }) => sum + claims, 0)).toBeGreaterThan(10)
  expect(doubted / measures.reduce((sum, { own }) => sum + own, 0)).toBeLessThanOrEqual(0.05)
})

test('an attorney has few sentences and words to look at', () => {
  const sum = (count: (measure: FirmMeasure) => number) => measures.reduce((total, one) => total + count(one), 0)
  expect(sum(({ claims }) => claims) / measures.length).toBeLessThanOrEqual(4)
  expect(sum(({ unsure }) => unsure) / measures.length).toBeLessThanOrEqual(3)
})

test('of the firm’s own words at least 96 in 100 are kept', () => {
  const sum = (count: (measure: FirmMeasure) => number) => measures.reduce((total, one) => total + count(one), 0)
  expect(sum(({ toKeep }) => toKeep)).toBeGreaterThan(1500)
  expect(sum(({ kept }) => kept) / sum(({ toKeep }) => toKeep)).toBeGreaterThanOrEqual(0.96)
})
