import { expect, test } from 'vitest'
import { benefitDocuments } from '#tools/template-revision/testing/firm-documents/benefits.data.ts'
import { briefDocuments } from '#tools/template-revision/testing/firm-documents/briefs.data.ts'
import { courtDocuments } from '#tools/template-revision/testing/firm-documents/court.data.ts'
import { filingDocuments } from '#tools/template-revision/testing/firm-documents/filings.data.ts'
import { lastDocuments } from '#tools/template-revision/testing/firm-documents/last.data.ts'
import { unseenDocuments } from '#tools/template-revision/testing/firm-documents/unseen.data.ts'
import { furtherDocuments } from '#tools/template-revision/testing/firm-documents/further.data.ts'
import { newestDocuments } from '#tools/template-revision/testing/firm-documents/newest.data.ts'
import { laterDocuments } from '#tools/template-revision/testing/firm-documents/later.data.ts'
import { type FirmMeasure, measureDraft } from '#tools/template-revision/testing/firm-documents/measure.ts'
import { statementDocuments } from '#tools/template-revision/testing/firm-documents/statements.data.ts'
import { draftFirmDocument } from './testing/draft-firm-document.ts'

const documents = [
  ...courtDocuments,
  ...benefitDocuments,
  ...statementDocuments,
  ...briefDocuments,
  ...laterDocuments,
  ...lastDocuments,
  ...filingDocuments,
  ...newestDocuments,
  ...furtherDocuments,
  ...unseenDocuments,
]
const measures: FirmMeasure[] = []

test.for(documents)(
  '$name: the file and a request have nothing of the earlier client, and the file says what is new',
  async (document) => {
    const measure = measureDraft(document, await draftFirmDocument(document))
    measures.push(measure)
    expect(measure).toMatchObject({ missed: [], left: [], told: [], stories: [], lacking: [] })
    expect(measure.taken.length / measure.own).toBeLessThanOrEqual(0.03)
  },
)

test('of the firm’s own words at least 95 in 100 are kept', () => {
  const sum = (count: (measure: FirmMeasure) => number) => measures.reduce((total, one) => total + count(one), 0)
  expect(sum(({ toKeep }) => toKeep)).toBeGreaterThan(1500)
  expect(sum(({ kept }) => kept) / sum(({ toKeep }) => toKeep)).toBeGreaterThanOrEqual(0.95)
})
