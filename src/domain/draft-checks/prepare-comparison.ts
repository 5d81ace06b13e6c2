import { checkReadings } from '#domain/citations/check.ts'
import type { IsoDate } from '#domain/dates/calendar.ts'
import type { DraftMaterial } from './material.ts'
import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { SourcePassage } from '#domain/findings/flag.ts'
import { readSection } from '#domain/section-content/read.ts'
import { indexEvidence } from '#domain/statements/evidence.ts'
import { knownAuthorities } from '#law/authorities/list.ts'
import { statementsToCompare } from '#domain/comparison/compared-statements.ts'
import { type ComparisonPart, partsOf, writeComparisonTask } from '#domain/comparison/comparison-request.ts'
import { findPassages } from '#domain/comparison/find-passages.ts'

export type ComparisonInput = {
  readonly sections: readonly WrittenSection[]
  readonly material: DraftMaterial
  readonly filingDate: IsoDate
  /** The client's name, as the brief has it. */
  readonly client: string
  readonly ownNames?: readonly string[]
  /** Sections that argue the law only. */
  readonly legalSections?: readonly string[]
  /** Runs of words of the tool's templates. */
  readonly wordings?: readonly ReadonlySet<string>[]
  /** Statements that need no look any more. */
  readonly isKnown?: (statement: string) => boolean
}

export type PreparedComparison = { readonly sectionId: string; readonly part: ComparisonPart; readonly task: string }

/**
 * What a model is to be asked about a draft: section by section the statements of the case, each with the passages of the
 * file that share most with it. A statement that shares nothing with the file is not asked about. Pure.
 */
export function prepareComparison(input: ComparisonInput): PreparedComparison[] {
  const { sections, material, filingDate, client, legalSections = [], wordings = [], isKnown = () => false } = input
  const read = sections
    .filter(({ id }) => !legalSections.includes(id))
    .map(({ id, html }) => ({ id, reading: readSection(html) }))
  const citations = checkReadings(read, {
    authorities: knownAuthorities(),
    sources: material.sources,
    sourceCitations: material.citations,
    draftDate: filingDate,
    ownNames: input.ownNames ?? [],
  }).items
  const { evidence } = indexEvidence(material.facts, material.told, material.persons)
  const always = computedIn(material)
  return read.flatMap((section) => {
    const found = statementsToCompare(section, { citations, wordings })
      .filter(({ text }) => !isKnown(text))
      .map((statement) => ({ statement, passages: findPassages(statement.text, evidence) }))
      .filter(({ passages }) => passages.length > 0)
      .map(({ statement, passages }) => ({ statement, passages: [...passages, ...always] }))
    return partsOf(found, client).map((part) => ({
      sectionId: section.id,
      part,
      task: writeComparisonTask(part, { client, filingDate }),
    }))
  })
}

const longestComputed = 3000

/** What software counted is on file too. */
function computedIn({ facts }: DraftMaterial): SourcePassage[] {
  return facts.flatMap(({ source: { id, kind, title, text } }) =>
    kind === 'computed' && text !== '' && text.length <= longestComputed
      ? [{ id, title, start: 0, end: text.length, text }]
      : [],
  )
}
