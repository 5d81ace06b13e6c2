import { checkReadings, quoteOf, type CitationItem } from '#domain/citations/check.ts'
import type { IsoDate } from '#domain/dates/calendar.ts'
import type { WrittenSection } from '#domain/drafting/tool.ts'
import { checkFacts } from '#domain/provenance/check.ts'
import { findContradictions } from '#domain/provenance/contradictions.ts'
import { readTextFacts } from '#domain/provenance/fact-index.ts'
import { findBoilerplate } from '#domain/provenance/mask.ts'
import { foldWord } from '#domain/language/fold.ts'
import { checkQuotations } from '#domain/quotations/check.ts'
import { readSection, type ReadSection } from '#domain/section-content/read.ts'
import { checkStatements } from '#domain/statements/check-statements.ts'
import type { Authority } from '#law/authorities/authority.ts'
import { knownAuthorities } from '#law/authorities/list.ts'
import { orderChecks, type DraftCheck } from './draft-check.ts'
import { findRepetitions, type EarlierDraft } from './fingerprints.ts'
import { fromKeptClaims, fromOldCase, type Unnamed } from './from-old-case.ts'
import type { Place } from '#domain/findings/flag.ts'
import { nameOf } from '#domain/findings/name-finding.ts'
import type { DraftMaterial } from './material.ts'
import type { OldWords } from '#domain/old-client/leftovers.ts'
import type { KeptClaim } from '#domain/old-client/kept-claims.ts'
import { fromNamedFacts, type NamedFacts } from './from-named-facts.ts'
import { fromDraft, fromSources } from './from-contradictions.ts'
import { fromCitation, fromFact, fromQuotation, fromStatement, isSaidAlready } from './from-items.ts'
import { fromUnmetFacts } from './unmet-facts.ts'
import { fromVerdicts } from './from-verdicts.ts'
import { findRead, settleDoubts } from './settle-doubts.ts'
import { weighDoubts } from './weigh-doubts.ts'
import type { StatementVerdict } from '#domain/comparison/statement-verdict.ts'
import { findForeign, type OtherClientIndex } from './other-clients.ts'

export type DraftCheckInput = {
  readonly sections: readonly WrittenSection[]
  readonly material: DraftMaterial
  readonly filingDate: IsoDate
  /** The day of the check; the age of the list of authorities counts from it. Default: the filing date. */
  readonly today?: IsoDate
  /** The circuit whose law controls (`9`, `DC`). */
  readonly circuit?: string
  /** Default: the built-in list. */
  readonly authorities?: readonly Authority[]
  /** The parties: a caption with their names is no citation. */
  readonly ownNames?: readonly string[]
  /** Runs of words of the tool's templates (`indexBoilerplate`). */
  readonly boilerplate?: ReadonlySet<string>
  /** Runs of words that the tool's templates give this very case: repeating them is the product's way, not a slip. */
  readonly ownWording?: ReadonlySet<string>
  /** Sections that argue the law only. */
  readonly legalSections?: readonly string[]
  readonly otherClients?: OtherClientIndex
  /** Words of the case that the draft's template was last used for. */
  readonly oldWords?: OldWords | undefined
  /** Claims of the template that the attorney kept for every client. */
  readonly keptClaims?: readonly KeptClaim[] | undefined
  /** Whose draft it is; what this client's own record gives is not foreign. */
  readonly clientId?: string
  /** The case map of the draft, and the facts that writers named for its sentences, by section. */
  readonly rests?: NamedFacts
  /** What a model said of sentences that it read beside the file. */
  readonly verdicts?: readonly StatementVerdict[]
  /** Fingerprints of the firm's earlier drafts for other cases. */
  readonly earlierDrafts?: readonly EarlierDraft[]
}

/**
 * Every check of a draft in one list: citations, quotations, facts, gaps, contradictions, other clients' identifiers,
 * passages of earlier drafts; ordered as the page shows them. Pure and quick enough to run after every change.
 */
export function checkDraft(input: DraftCheckInput): DraftCheck[] {
  const { material, sections } = input
  const read = sections.map(({ id, html }): ReadSection => ({ id, reading: readSection(html) }))
  const citations = findCitations(read, input)
  const { quotable, citations: sourceCitations } = material
  const quotations = checkQuotations(read, {
    sources: quotable,
    citations,
    sourceCitations,
    listedQuote: (key) => quoteOf(input.authorities ?? knownAuthorities(), key),
  })
  const facts = checkFacts(read, { ...input, sources: material.facts, citations })
  const { filingDate, legalSections = [] } = input
  const { facts: own, told, persons } = material
  const statements = checkStatements(read, {
    sources: own,
    told,
    persons,
    hidden: citations,
    wordings: [input.boilerplate, input.ownWording].flatMap((runs) => (runs ? [runs] : [])),
    filingDate,
    legalSections,
  })
  const places = findRead(read, input.verdicts ?? [])
  const doubts = settleDoubts(
    weighDoubts(
      [
        ...facts.map(fromFact),
        ...statements.filter((item) => !isSaidAlready(item, [...facts, ...statements])).map(fromStatement),
      ],
      read,
      material,
    ),
    places,
  )
  const found = [
    ...citations.map(fromCitation),
    ...quotations.map(fromQuotation),
    ...doubts.open,
    ...sections.flatMap((section) => fromNamedFacts(section, input.rests, facts)),
    ...read.flatMap(fromGaps),
    ...fromUnmetFacts(read, input.rests),
    ...material.contradictions.map((contradiction) => fromSources(contradiction, facts)),
    ...findContradictions(read.map((section) => asSource(section, citations))).map(fromDraft),
    ...read.flatMap((section) => fromOtherClients(section, input)),
    ...read.flatMap((section) => fromOldCase(section, input)),
    ...read.flatMap((section) => fromKeptClaims(section, input, [...facts, ...statements])),
    ...fromVerdicts(places, doubts),
    ...read.flatMap((section) => fromEarlierDrafts(section, input, [...citations, ...quotations])),
  ]
  const ids = sections.map(({ id }) => id)
  return orderChecks(nameChecks(found), ids)
}

function findCitations(read: readonly ReadSection[], input: DraftCheckInput): readonly CitationItem[] {
  const { material, filingDate, today, circuit, authorities = knownAuthorities(), ownNames = [] } = input
  const { sources, citations: sourceCitations } = material
  return checkReadings(read, { authorities, sources, sourceCitations, draftDate: filingDate, today, circuit, ownNames })
    .items
}

/** Gaps are typed in the content; a bracket that somebody wrote as text is no gap. */
function fromGaps({ id, reading }: ReadSection): Unnamed[] {
  return reading.gaps.map(({ start, end, label }) => ({
    code: 'gap',
    kind: 'Fill in',
    severity: 'amber',
    message: label,
    place: { sectionId: id, start, end },
    text: reading.text.slice(start, end),
    passages: [],
  }))
}

/** A section as one of several accounts of the same events; a gap that names both sides of a contradiction tells neither. */
function asSource({ id, reading: { text, gaps } }: ReadSection, citations: readonly Place[]) {
  const cited = citations.filter(({ sectionId, footnote }) => sectionId === id && footnote === undefined)
  return readTextFacts({ id, kind: 'document', title: 'this draft', text }, [...cited, ...gaps])
}

function fromOtherClients({ id, reading }: ReadSection, input: DraftCheckInput): Unnamed[] {
  const { otherClients, material, clientId: own } = input
  if (!otherClients) return []
  const isOwn = (written: string) => {
    const words = (written.replaceAll(/['’]s(?!\p{L})/gu, '').match(/[\p{L}\p{N}]+/gu) ?? []).map(foldWord)
    return material.facts.some((source) => words.every((word) => source.words.has(word)))
  }
  const foreign = findForeign(reading.text, otherClients, isOwn).filter(({ clientId }) => clientId !== own)
  return foreign.map(({ start, end, text }) => ({
    code: 'other-client',
    kind: 'Conflict',
    severity: 'red',
    message: `"${text}" belongs to another client of ${otherClients.of === 'you' ? 'yours' : 'the firm'}.`,
    place: { sectionId: id, start, end },
    text,
    passages: [],
  }))
}

function fromEarlierDrafts({ id, reading }: ReadSection, input: DraftCheckInput, known: readonly Place[]): Unnamed[] {
  const { earlierDrafts = [], boilerplate = new Set<string>(), ownWording = new Set<string>() } = input
  if (earlierDrafts.length === 0) return []
  const here = known.filter(({ sectionId, footnote }) => sectionId === id && footnote === undefined)
  const ours = [boilerplate, ownWording].flatMap((runs) => findBoilerplate(reading.text, runs))
  const hidden = [...here, ...reading.gaps, ...ours]
  return findRepetitions(reading.text, earlierDrafts, hidden).map(({ start, end, words, draft }) => ({
    code: 'repeated-passage',
    kind: 'Verify or remove',
    severity: 'amber',
    message: `${words} words that stand in an earlier draft too (${draft.title}). Check that they are true of this case.`,
    place: { sectionId: id, start, end },
    text: reading.text.slice(start, end),
    passages: [],
  }))
}

/** Names every flag by what it says, so that it is the same flag after the next run. */
function nameChecks(found: readonly Unnamed[]): DraftCheck[] {
  const seen = new Map<string, number>()
  return found.map((check) => {
    const { code, place, text, message, passages } = check
    const finding = nameOf(code, place?.sectionId ?? '', text ?? message, ...passages.map((passage) => passage.text))
    const count = (seen.get(finding) ?? 0) + 1
    seen.set(finding, count)
    return { id: `${finding}-${count}`, finding, ...check }
  })
}
