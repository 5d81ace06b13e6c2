import type { PreflightLineReply } from '#contract/filing-kit.ts'

/** What a row says of a finding about its document, short enough for its column. */
const words: Readonly<Record<string, string>> = {
  X03: 'No translation',
  X05: 'No interpreter',
  X06: 'Closing words',
  X08: 'Not cited',
  X10: 'Not printed',
  X13: 'Signature image',
  E16: 'Signed “/s/”',
  E18: 'Sealed',
  E20: 'Upload apart',
  E35: 'Source and date',
  U12: 'In it twice',
  U14: 'No Form G-28',
  U19: 'Incomplete',
}

/** Rules about the words and the pages of the draft itself. */
const ofDraft = new Set(['X01', 'X07', 'E04', 'E12', 'E29', 'B06', 'B07', 'B10'])

/** Rules about documents that are missing beside an exhibit. */
const ofDocuments = new Set(['X03', 'X04', 'X05', 'X09', 'B16', 'U14', 'U20'])

/** Where a finding is mended: in the draft, or with a document of the client; undefined where that is not one place. */
export function wayOf({
  code,
}: Pick<PreflightLineReply, 'code'>): { word: string; to: 'draft' | 'client' } | undefined {
  if (code === 'X01') return { word: 'Fill in', to: 'draft' }
  if (code === 'X08') return { word: 'Cite', to: 'draft' }
  if (ofDraft.has(code)) return { word: 'To the draft', to: 'draft' }
  return ofDocuments.has(code) ? { word: 'Add', to: 'client' } : undefined
}

export type RowFinding = { readonly word: string; readonly severity: 'block' | 'warn'; readonly sentence: string }

/** The gravest open finding about a document and those behind its tab; undefined where there is none. */
export function findingOf(lines: readonly PreflightLineReply[], ids: readonly string[]): RowFinding | undefined {
  const own = lines.filter(({ place }) => ids.some((id) => place === id || place.startsWith(`${id} `)))
  const [first] = gravestFirst(own)
  return first && { word: wordFor(first), severity: severityOf(first), sentence: first.sentence }
}

/** How many findings are open about the draft itself. */
export function findingsOfDraft(lines: readonly PreflightLineReply[]): RowFinding | undefined {
  const open = gravestFirst(lines.filter(({ code }) => ofDraft.has(code)))
  const [first] = open
  return (
    first && {
      word: open.length === 1 ? first.title : `${open.length} open points`,
      severity: severityOf(first),
      sentence: open.map(({ sentence }) => sentence).join('\n'),
    }
  )
}

function gravestFirst(lines: readonly PreflightLineReply[]): PreflightLineReply[] {
  const open = lines.filter(({ state, severity }) => state === 'open' && (severity === 'block' || severity === 'warn'))
  return open.toSorted((a, b) => Number(a.severity === 'warn') - Number(b.severity === 'warn'))
}

const severityOf = ({ severity }: PreflightLineReply) => (severity === 'block' ? 'block' : 'warn')

function wordFor({ code, title, sentence }: PreflightLineReply): string {
  if (code === 'X04' || code === 'B16')
    return sentence.endsWith('has no translator’s certificate.') ? 'No certificate' : 'Certificate'
  return words[code] ?? title
}
