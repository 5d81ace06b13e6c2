import { expect, test } from 'vitest'
import { readOldCase } from '#domain/old-client/read-old-case.ts'
import { firmDocuments } from '#tools/template-revision/testing/firm-documents/all-documents.ts'
import { linesOf } from '#tools/template-revision/testing/firm-documents/firm-document.ts'
import { type FirmMeasure, measureDraft } from '#tools/template-revision/testing/firm-documents/measure.ts'
import { allRefilled, type Refilled, refill } from '#tools/template-revision/testing/firm-documents/refilled/refill.ts'
import { isLong } from '#test/long.ts'
import { draftFirmDocument } from './testing/draft-firm-document.ts'

/** Each paper with the words of another earlier client, drafted and measured. */
async function measureRefilled(seed: number, kinds: readonly Refilled[]): Promise<FirmMeasure[]> {
  const measures: FirmMeasure[] = []
  for (const document of firmDocuments) {
    const persons = new Set(readOldCase(linesOf(document).map(({ line }) => line)).names)
    const made = refill(document, persons, seed, kinds)
    measures.push(measureDraft(made, await draftFirmDocument(made)))
  }
  return measures
}
const sum = (measures: readonly FirmMeasure[], count: (measure: FirmMeasure) => number) =>
  measures.reduce((total, one) => total + count(one), 0)

/** Of about 3,600 places in each round; what is left is what no rule knows yet. */
const all: Round = [allRefilled, 26, 85]
type Round = [kinds: readonly Refilled[], seed: number, left: number]
/** Kind by kind, in the long form: they say from which kind it comes that the round of all leaves more. */
const byKind: readonly Round[] = [
  [['dates', 'numbers', 'illnesses', 'things'], 21, 20],
  [['names'], 24, 40],
  [['places'], 25, 36],
]

test.for<Round>(isLong ? [...byKind, all] : [all])(
  'papers filled with other %s leave little of the earlier client and keep the firm’s words',
  { timeout: 600_000 },
  async ([kinds, seed, left]) => {
    const measures = await measureRefilled(seed, kinds)
    const counted = {
      left: sum(measures, (one) => one.left.length + one.stories.length),
      clean: measures.filter((one) => one.left.length + one.stories.length === 0).length,
      papers: measures.length,
      taken: sum(measures, (one) => one.taken.length) / sum(measures, (one) => one.own),
      kept: sum(measures, (one) => one.kept) / sum(measures, (one) => one.toKeep),
    }
    expect(counted.left).toBeLessThanOrEqual(left)
    expect(counted.taken).toBeLessThanOrEqual(0.01)
    expect(counted.kept).toBeGreaterThanOrEqual(0.94)
  },
)
