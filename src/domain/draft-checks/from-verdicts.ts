import type { StatementVerdict } from '#domain/comparison/statement-verdict.ts'
import type { Unnamed } from './from-old-case.ts'
import { overlap, type ReadPlace } from './settle-doubts.ts'

const looks = {
  supported: { code: 'read-supported', kind: 'From your sources', severity: 'green' },
  contradicted: { code: 'read-contradicted', kind: 'Conflict', severity: 'red' },
  'not-found': { code: 'read-not-found', kind: 'Not found', severity: 'amber' },
} as const

type Doubts = {
  /** What software doubts. */
  readonly open: readonly Unnamed[]
  /** What it doubted until the model named the words on file; the card says so. */
  readonly settled: readonly Unnamed[]
}

/**
 * What a model read of the sentences that still stand as they stood then. Where software has a doubt a model's that nothing
 * was found adds none, nor does the same contradiction by the same words.
 */
export function fromVerdicts(read: readonly ReadPlace[], { open, settled }: Doubts): Unnamed[] {
  return read.flatMap(({ verdict, place, text }): Unnamed[] => {
    const isHere = (doubt: Unnamed) => doubt.place !== undefined && overlap(doubt.place, place)
    const doubts = open.filter((doubt) => (doubt.severity === 'red' || doubt.severity === 'amber') && isHere(doubt))
    const isSaid = verdict.verdict !== 'contradicted' || doubts.some((doubt) => saysTheSame(doubt, verdict))
    if (doubts.length > 0 && isSaid) return []
    const before = settled.filter(isHere).map(({ message }) => ` Software by itself had a doubt: ${message}`)
    return [
      {
        ...looks[verdict.verdict],
        message: describe(verdict) + before.join(''),
        place,
        text,
        passages: verdict.passage ? [verdict.passage] : [],
      },
    ]
  })
}

/** Software is as sure, and by the same words of the file. */
const saysTheSame = ({ severity, passages: [source] }: Unnamed, { passage }: StatementVerdict) =>
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
