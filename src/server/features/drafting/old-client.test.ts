import { expect, test } from 'vitest'
import { benefitDocuments } from '#tools/template-revision/testing/firm-documents/benefits.data.ts'
import { briefDocuments } from '#tools/template-revision/testing/firm-documents/briefs.data.ts'
import { courtDocuments } from '#tools/template-revision/testing/firm-documents/court.data.ts'
import { filingDocuments } from '#tools/template-revision/testing/firm-documents/filings.data.ts'
import { fifthDocuments } from '#tools/template-revision/testing/firm-documents/fifth.data.ts'
import { sixthDocuments } from '#tools/template-revision/testing/firm-documents/sixth.data.ts'
import { seventhDocuments } from '#tools/template-revision/testing/firm-documents/seventh.data.ts'
import { eighthDocuments } from '#tools/template-revision/testing/firm-documents/eighth.data.ts'
import { ninthDocuments } from '#tools/template-revision/testing/firm-documents/ninth.data.ts'
import { tenthDocuments } from '#tools/template-revision/testing/firm-documents/tenth.data.ts'
import { eleventhDocuments } from '#tools/template-revision/testing/firm-documents/eleventh.data.ts'
import { twelfthDocuments } from '#tools/template-revision/testing/firm-documents/twelfth.data.ts'
import { thirteenthDocuments } from '#tools/template-revision/testing/firm-documents/thirteenth.data.ts'
import { fourteenthDocuments } from '#tools/template-revision/testing/firm-documents/fourteenth.data.ts'
import { fifteenthDocuments } from '#tools/template-revision/testing/firm-documents/fifteenth.data.ts'
import { sixteenthDocuments } from '#tools/template-revision/testing/firm-documents/sixteenth.data.ts'
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
  ...fifthDocuments,
  ...sixthDocuments,
  ...seventhDocuments,
  ...eighthDocuments,
  ...ninthDocuments,
  ...tenthDocuments,
  ...eleventhDocuments,
  ...twelfthDocuments,
  ...thirteenthDocuments,
  ...fourteenthDocuments,
  ...fifteenthDocuments,
  ...sixteenthDocuments,
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

test('what looks like a claim is shown seldom where it is the firm’s own', () => {
  const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length
  const doubted = measures.reduce((sum, { doubted: own }) => sum + (own.length > 0 ? words(own) : 0), 0)
  expect(measures.reduce((sum, { claims }) => sum + claims, 0)).toBeGreaterThan(10)
  expect(doubted / measures.reduce((sum, { own }) => sum + own, 0)).toBeLessThanOrEqual(0.05)
})

test('of the firm’s own words at least 95 in 100 are kept', () => {
  const sum = (count: (measure: FirmMeasure) => number) => measures.reduce((total, one) => total + count(one), 0)
  expect(sum(({ toKeep }) => toKeep)).toBeGreaterThan(1500)
  expect(sum(({ kept }) => kept) / sum(({ toKeep }) => toKeep)).toBeGreaterThanOrEqual(0.95)
})
