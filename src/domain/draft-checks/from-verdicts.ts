import { sentencesOf } from '#domain/comparison/compared-statements.ts'
import type { StatementVerdict } from '#domain/comparison/statement-verdict.ts'
import { placeOf, textsOf } from '#domain/provenance/passage.ts'
import type { ReadSection } from '#domain/section-content/read.ts'
import type { Flagged, Unnamed } from './from-old-case.ts'

const looks = {
  supported: { code: 'read-supported', kind: 'From your sources', severity: 'green' },
  contradicted: { code: 'read-contradicted', kind: 'Conflict', severity: 'red' },
  'not-found': { code: 'read-not-found', kind: 'Not found', severity: 'amber' },
} as const

/**
 * What a model read of the sentences that still stand as they stood then. It takes no doubt of software's back, and where
 * software has one a model's that nothing was found adds none, nor does the same contradiction by the same words.
 */
export function fromVerdicts(
  section: ReadSection,
  verdicts: readonly StatementVerdict[],
  others: readonly Flagged[],
): Unnamed[] {
  if (verdicts.length === 0) return []
  const byStatement = new Map(verdicts.map((one) => [one.statement, one]))
  return textsOf(section).flatMap((passage) =>
    sentencesOf(passage).flatMap(({ start, end, text }): Unnamed[] => {
      const verdict = byStatement.get(text)
      if (!verdict) return []
      const place = placeOf(passage, { start, end })
      const doubts = others.filter(
        ({ severity, sectionId, footnote, ...other }) =>
          (severity === 'red' || severity === 'amber') &&
          sectionId === place.sectionId &&
          footnote === place.footnote &&
          other.start < end &&
          start < other.end,
      )
      const isSaid = verdict.verdict !== 'contradicted' || doubts.some((doubt) => saysTheSame(doubt, verdict))
      if (doubts.length > 0 && isSaid) return []
      return [
        {
          ...looks[verdict.verdict],
          message: describe(verdict),
          place,
          text,
          passages: verdict.passage ? [verdict.passage] : [],
        },
      ]
    }),
  )
}

/** Software is as sure, and by the same words of the file. */
const saysTheSame = ({ severity, source }: Flagged, { passage }: StatementVerdict) =>
  severity === 'red' &&
  source !== undefined &&
  source.id === passage?.id &&
  source.start < passage.end &&
  passage.start < source.end

/** No word of the model's is shown: only what it named, and that stands on file. */
function describe({ verdict, passage, model }: StatementVerdict): string {
  const by = `Read by the model (${model})`
  const where = passage ? ` (${passage.title})` : ''
  if (verdict === 'supported') return `${by}: the file says it${where}. You decide whether it does.`
  if (verdict === 'contradicted') return `${by}: the file says otherwise${where}. Compare both.`
  return `${by}: no passage of the file was found that says all of this.${passage ? ' The nearest is shown.' : ''}`
}
