import type { IsoDate } from '#domain/dates/calendar.ts'
import type { Place } from '#domain/findings/flag.ts'
import type { SourceText, WrittenSection } from '#domain/drafting/tool.ts'
import { readSection, type ReadSection } from '#domain/section-content/read.ts'
import type { Authority } from '#law/authorities/authority.ts'
import { authoritiesCheckedOn } from '#law/authorities/list.ts'
import { isSameName } from './case-names.ts'
import type { Citation, CitationKind } from './citation.ts'
import { classifyCitation } from './classify.ts'
import { findPinProblem } from './compare.ts'
import { checkHolding } from './holding.ts'
import { indexAuthorities, type AuthorityIndex } from './known-authorities.ts'
import { recogniseCitations } from './recognise.ts'
import { dropRecordReferences } from './record-references.ts'
import { resolveShortForms, type Occurrence, type Resolution } from './resolve.ts'
import { indexSourceCitations, readSourceCitations, type CitationsOfSource } from './source-index.ts'
import { findUnequalTwins } from './twins.ts'
import type { CitationClass, ClassifyContext, Verdict } from './verdict.ts'

export type CitationContext = {
  readonly authorities: readonly Authority[]
  /** The attorney's chosen sources; those of kind `citation` can confirm a citation. */
  readonly sources: readonly SourceText[]
  /** What `readSourceCitations` gave for them before, so that a document is read once. */
  readonly sourceCitations?: readonly CitationsOfSource[]
  readonly draftDate: IsoDate
  /** Default: the draft's date. */
  readonly today?: IsoDate | undefined
  readonly circuit?: string | undefined
  /** Default: the date of the built-in list. */
  readonly checkedOn?: IsoDate | undefined
  /** The parties of this very case: their caption is not a citation. */
  readonly ownNames?: readonly string[]
}

export type CitationItem = Place &
  Verdict & {
    readonly text: string
    readonly kind: CitationKind
    /** For a short form: the key of what it stands for. */
    readonly key?: string
    /** A short form that takes its verdict from an earlier citation. */
    readonly isShort: boolean
  }

type CitationSummary = {
  readonly total: number
  readonly byClass: Readonly<Record<CitationClass, number>>
  /** Citations that an attorney must still verify, repair or remove, each occurrence counted. */
  readonly open: number
}

export type CitationCheck = { readonly items: readonly CitationItem[]; readonly summary: CitationSummary }

const indexes = new WeakMap<readonly Authority[], AuthorityIndex>()

/** The list of authorities read for checking; read once for each list. */
function authorityIndex(list: readonly Authority[]): AuthorityIndex {
  const index = indexes.get(list) ?? indexAuthorities(list)
  indexes.set(list, index)
  return index
}

/** The words that the list quotes from an authority, by the key of its citation. */
export function quoteOf(list: readonly Authority[], key: string | undefined): string | undefined {
  const known = authorityIndex(list).byKey.get(key ?? '') ?? []
  return known
    .map(({ authority }) => ('quote' in authority ? String(authority.quote) : undefined))
    .find((quote) => quote !== undefined)
}

/**
 * Finds and classifies every citation of a draft. Equal inputs give equal results; nothing is looked up anywhere else.
 * @internal
 */
export function checkCitations(sections: readonly WrittenSection[], context: CitationContext): CitationCheck {
  return checkReadings(
    sections.map(({ id, html }) => ({ id, reading: readSection(html) })),
    context,
  )
}

/** As `checkCitations`, for sections that were read already. */
export function checkReadings(sections: readonly ReadSection[], context: CitationContext): CitationCheck {
  const authorities = authorityIndex(context.authorities)
  const sourceCitations = context.sourceCitations ?? context.sources.map(readSourceCitations)
  const classify: ClassifyContext = {
    authorities,
    sources: indexSourceCitations(sourceCitations),
    checkedOn: context.checkedOn ?? authoritiesCheckedOn(),
    draftDate: context.draftDate,
    today: context.today ?? context.draftDate,
    circuit: context.circuit,
  }
  const occurrences = findOccurrences(sections, context, authorities)
  const resolutions = resolveShortForms(occurrences, authorities)
  const twins = findUnequalTwins(occurrences)
  const verdicts = occurrences.map(({ citation }, at) => twins.get(at) ?? classifyCitation(citation, classify))
  const items = occurrences.map((occurrence, at) =>
    toItem(occurrence, resolutions[at] ?? { state: 'none' }, { occurrences, verdicts, classify, at }),
  )
  return { items, summary: summarise(items) }
}

function findOccurrences(
  sections: readonly ReadSection[],
  { ownNames = [] }: CitationContext,
  authorities: AuthorityIndex,
): Occurrence[] {
  const judged = new Map<string, boolean>()
  const isKnownName = (name: string) => {
    const known =
      judged.get(name) ??
      authorities.cases.some(({ citation, authority }) => isSameName(citation.name ?? authority.name, name))
    judged.set(name, known)
    return known
  }
  const isOwn = ({ kind, name }: Citation) =>
    kind === 'name-only' && ownNames.some((own) => isSameName(own, name ?? ''))
  let stream = 0
  return sections.flatMap(({ id, reading }) => {
    const streams = [
      { text: reading.text, emphasised: reading.emphasised },
      ...reading.footnotes.map(({ text }) => ({ text, emphasised: [] })),
    ]
    return streams.flatMap(({ text, emphasised }, index) => {
      stream += 1
      const number = stream
      return dropRecordReferences(text, recogniseCitations(text, { emphasised, isKnownName }))
        .filter((citation) => !isOwn(citation))
        .map((citation): Occurrence => {
          const { start, end } = citation
          const place = { sectionId: id, start, end, ...(index > 0 && { footnote: index - 1 }) }
          return { citation, place, stream: number, streamText: text }
        })
    })
  })
}

type ItemContext = {
  readonly occurrences: readonly Occurrence[]
  readonly verdicts: readonly Verdict[]
  readonly classify: ClassifyContext
  readonly at: number
}

function toItem({ citation, place }: Occurrence, resolution: Resolution, context: ItemContext): CitationItem {
  const base = { ...place, text: citation.text, kind: citation.kind }
  if (resolution.state === 'resolved') {
    const full = context.occurrences[resolution.to]?.citation
    const verdict = context.verdicts[resolution.to]
    if (full && verdict)
      return { ...base, ...shortVerdict(citation, full, verdict, context), isShort: true, ...keyOf(full) }
  }
  if (resolution.state === 'listed') {
    const { citation: known } = resolution.known
    return { ...base, ...nameOnlyVerdict(resolution.known.authority, known, context), isShort: true, ...keyOf(known) }
  }
  if (resolution.state === 'full') {
    const verdict = context.verdicts[context.at] ?? unresolved([])
    return { ...base, ...withHolding(verdict, context), isShort: false, ...keyOf(citation) }
  }
  const isUnknownName = citation.kind === 'name-only' && resolution.state === 'none'
  return { ...base, ...(isUnknownName ? unknownName : unresolved(candidatesOf(resolution))), isShort: true }
}

/** A decision that the list has is also asked for what the sentence cites it for. */
function withHolding(verdict: Verdict, { occurrences, at, classify }: ItemContext): Verdict {
  const occurrence = occurrences[at]
  if (!occurrence || verdict.class !== 'B' || verdict.severity === 'red') return verdict
  const { citation, streamText } = occurrence
  if (citation.kind !== 'case' && citation.kind !== 'docket') return verdict
  const known = classify.authorities.byKey
    .get(citation.key ?? '')
    ?.find(({ authority }) => authority.id === verdict.authorityId)
  const before = occurrences
    .slice(Math.max(0, at - 8), at)
    .flatMap((one) => (one.stream === occurrence.stream ? [one.citation] : []))
  const found = known && checkHolding(streamText, citation.start, citation.end, known.authority, before)
  if (!found) return verdict
  // That nobody has read it yet is said beside what it is listed for.
  const message = verdict.severity === 'green' ? found.message : `${found.message} ${verdict.message}`
  return { ...verdict, ...found, message }
}

const keyOf = ({ key }: Citation) => (key === undefined ? {} : { key })
const candidatesOf = (resolution: Resolution) => (resolution.state === 'ambiguous' ? resolution.candidates : [])

/** A short form shares the verdict of what it stands for; its own pinpoint or subsection is checked again. */
function shortVerdict(short: Citation, full: Citation, verdict: Verdict, { classify }: ItemContext): Verdict {
  const problem = findPinProblem(short.pin, full.page)
  if (problem !== undefined)
    return { class: 'C', flag: 'Verify or remove', severity: 'red', message: `Of ${full.text}: ${problem}.` }
  if (short.sub !== undefined)
    return classifyCitation({ ...full, sub: short.sub, text: `${full.text} ${short.sub}` }, classify)
  const severity = verdict.severity === 'green' ? 'green' : 'grey'
  return { ...verdict, severity, message: `Stands for ${full.text}. ${verdict.message}` }
}

function nameOnlyVerdict(authority: Authority, known: Citation, { classify }: ItemContext): Verdict {
  const verdict = classifyCitation(known, classify)
  const message = `Named without a citation anywhere in the draft. ${verdict.message}`
  const severity = verdict.severity === 'green' ? 'amber' : verdict.severity
  const flag = verdict.severity === 'green' ? 'Verify or remove' : verdict.flag
  return { ...verdict, message, severity, flag, suggest: authority.citation }
}

function unresolved(candidates: readonly string[]): Verdict {
  const message =
    candidates.length === 0
      ? 'A short form without a citation before it that it could stand for.'
      : `A short form that could stand for several citations: ${candidates.join('; ')}.`
  return { class: 'E', flag: 'Verify or remove', severity: 'amber', message }
}

const unknownName: Verdict = {
  class: 'F',
  flag: 'Verify or remove',
  severity: 'amber',
  message: 'A case is named without a citation, and it is not in your sources or our list. Verify or remove.',
}

function summarise(items: readonly CitationItem[]): CitationSummary {
  const byClass = { A: 0, B: 0, C: 0, D: 0, E: 0, F: 0, G: 0 }
  for (const item of items) byClass[item.class] += 1
  return {
    total: items.length,
    byClass,
    open: items.filter((item) => item.severity === 'red' || (item.class === 'F' && item.severity === 'amber')).length,
  }
}
