import { type PreparedComparison, prepareComparison } from '#domain/draft-checks/prepare-comparison.ts'
import { fullName } from '#domain/clients/client-record.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { basisOf } from '../draft-flags.ts'
import { planOf, toWritten } from '../store.ts'

export type PreparedDraft = {
  /** Of everything that facts may come from. */
  readonly sources: string
  /** How many statements of the draft can be compared, those that have a verdict among them. */
  readonly statements: number
  /** What is still to be asked. */
  readonly open: readonly PreparedComparison[]
}

/** Statements with a verdict, and the sources that it was read beside. */
export type Known = readonly { readonly statement: string; readonly sources: string }[]

/** Runs in a thread: what a model is to be asked about a draft as it stands. */
export function prepareDraft(draft: DraftRow, sections: readonly SectionRow[], known: Known): PreparedDraft {
  const { opened, material, sourcesHash, boilerplate, ownWording } = basisOf(draft, sections)
  const { client, filingDate } = opened.input
  const bySoftware = sections.map(planOf).flatMap(({ id, mode }) => (mode === 'software' ? [id] : []))
  const input = {
    sections: toWritten(sections),
    material,
    filingDate,
    client: fullName(client),
    ownNames: [fullName(client), client.last_name],
    legalSections: bySoftware,
    wordings: [boilerplate, ownWording],
  }
  const answered = new Set(known.flatMap(({ statement, sources }) => (sources === sourcesHash ? [statement] : [])))
  let kept = 0
  const open = prepareComparison({
    ...input,
    isKnown: (statement) => {
      if (!answered.has(statement)) return false
      kept += 1
      return true
    },
  })
  const asked = open.reduce((sum, { part }) => sum + part.statements.length, 0)
  return { sources: sourcesHash, statements: kept + asked, open }
}
