import { expect, test } from 'vitest'
import { benefitDocuments } from '#tools/template-revision/testing/firm-documents/benefits.data.ts'
import { courtDocuments } from '#tools/template-revision/testing/firm-documents/court.data.ts'
import { measureDraft } from '#tools/template-revision/testing/firm-documents/measure.ts'
import { statementDocuments } from '#tools/template-revision/testing/firm-documents/statements.data.ts'
import { draftFirmDocument } from './testing/draft-firm-document.ts'

const documents = [...courtDocuments, ...benefitDocuments, ...statementDocuments]

test.for(documents)(
  '$name: the file has nothing of the earlier client, the firm’s words and the new client’s',
  async (document) => {
    const measure = measureDraft(document, await draftFirmDocument(document))
    expect(measure.missed).toEqual([])
    expect(measure.left).toEqual([])
    expect(measure.told).toEqual([])
    expect(measure.stories).toEqual([])
    expect(measure.taken.length / measure.own).toBeLessThanOrEqual(0.03)
    expect(measure.kept / measure.toKeep).toBeGreaterThanOrEqual(0.9)
    expect(measure.lacking).toEqual([])
  },
)
