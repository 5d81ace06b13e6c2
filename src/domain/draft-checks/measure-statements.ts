import { humanise } from '#domain/provenance/fact-sources.ts'
import type { FactSource } from '#domain/provenance/fact.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { LabelledRecord } from '#domain/statements/labelled-statements.data.ts'
import { checkDraft } from './check-draft.ts'
import type { DraftCheck } from './draft-check.ts'
import { readMaterial, type DraftMaterial } from './material.ts'

/** What the checks say of one labelled statement; `flags` are the red and amber ones at a place. */
export type StatementOutcome = {
  readonly record: string
  readonly text: string
  readonly isTrue: boolean
  readonly flags: readonly DraftCheck[]
}

/** Reads a labelled case as the server reads a client's: record, answers, documents, what software computed. */
export function readLabelledCase({ record, filingDate, answers, documents, computed = {} }: LabelledRecord) {
  const texts = Object.entries(documents).map(([title, text]) => ({
    id: title,
    kind: 'client_document' as const,
    title,
    text,
  }))
  const facts: FactSource[] = [
    { id: 'record', kind: 'record', title: 'Client record', text: record },
    { id: 'filing_date', kind: 'record', title: 'Filing date', text: filingDate },
    ...Object.entries(answers).map(([title, text]): FactSource => {
      const lead = text.length <= 60 ? `${title}: ` : ''
      return { id: `answer:${title}`, kind: 'answer', title, text: lead + text, lead: lead.length }
    }),
    ...texts.map(({ id, title, text }): FactSource => ({ id, kind: 'document', title, text })),
    { id: 'documents', kind: 'document', title: 'Titles of documents', text: Object.keys(documents).join('\n') },
    {
      id: 'computed',
      kind: 'computed',
      title: 'Computed',
      text: Object.entries(computed)
        .map(([name, value]) => `${humanise(name)}: ${value}`)
        .join('\n'),
    },
  ]
  return readMaterial(texts, facts)
}

/** Checks every statement of a record as a draft of its own. */
export function measureStatements(labelled: LabelledRecord): StatementOutcome[] {
  const material: DraftMaterial = readLabelledCase(labelled)
  const filingDate = new Date(`${labelled.filingDate} UTC`).toISOString().slice(0, 10)
  return labelled.statements.map((marked) => {
    const sections = [{ id: 'S', html: `<p>${escapeText(marked.slice(2))}</p>` }]
    const flags = checkDraft({ sections, material, filingDate }).filter(
      ({ place, severity }) => place && (severity === 'red' || severity === 'amber'),
    )
    return { record: labelled.name, text: marked.slice(2), isTrue: marked.startsWith('+'), flags }
  })
}

/** The share of the false statements that are flagged, and of the true ones. */
export function flaggedShares(outcomes: readonly StatementOutcome[]): {
  readonly false: number
  readonly true: number
} {
  const share = (isTrue: boolean) => {
    const own = outcomes.filter((outcome) => outcome.isTrue === isTrue)
    return own.filter(({ flags }) => flags.length > 0).length / Math.max(1, own.length)
  }
  return { false: share(false), true: share(true) }
}
