import type { CitationItem } from '#domain/citations/check.ts'
import type { CitationClass } from '#domain/citations/verdict.ts'
import type { Place } from '#domain/findings/flag.ts'
import type { FactItem } from '#domain/provenance/fact.ts'
import type { QuotationItem } from '#domain/quotations/check.ts'
import type { StatementItem } from '#domain/statements/told-passage.ts'
import type { DraftCheckCode } from './draft-check.ts'
import type { Flagged, Unnamed } from './from-old-case.ts'

const citationCodes: Readonly<Record<CitationClass, DraftCheckCode>> = {
  A: 'citation-from-source',
  B: 'citation-listed',
  C: 'citation-mismatch',
  D: 'citation-negative',
  E: 'citation-unresolved',
  F: 'citation-unknown',
  G: 'citation-malformed',
}

export function placeOf({ sectionId, start, end, footnote }: Place): Place {
  return { sectionId, start, end, ...(footnote !== undefined && { footnote }) }
}

export function fromCitation(item: CitationItem): Unnamed {
  return {
    code: item.isUnread && item.class === 'B' ? 'citation-unread' : citationCodes[item.class],
    kind: item.flag,
    severity: item.severity,
    message: item.message,
    place: placeOf(item),
    text: item.text,
    ...(item.suggest !== undefined && { suggest: item.suggest }),
    passages: item.source ? [item.source] : [],
  }
}

export function fromQuotation(item: QuotationItem): Unnamed {
  return {
    code: `quotation-${item.state}`,
    kind: item.flag,
    severity: item.severity,
    message: item.message,
    place: placeOf(item),
    text: item.text,
    ...(item.state === 'misquoted' && item.source && { suggest: item.source.text }),
    passages: item.source ? [item.source] : [],
  }
}

export function fromFact(item: FactItem): Unnamed {
  const code =
    item.type === 'relation'
      ? 'relation-conflict'
      : item.type === 'sentence'
        ? 'sentence-without-source'
        : (`fact-${item.state}` as const)
  return {
    code,
    kind: item.flag,
    severity: item.severity,
    message: item.message,
    place: placeOf(item),
    text: item.text,
    ...(item.state === 'conflict' && item.type !== 'relation' && item.source && { suggest: item.source.text }),
    passages: item.source ? [item.source] : [],
  }
}

export function fromStatement(item: StatementItem): Unnamed {
  return {
    code: `statement-${item.state}`,
    kind: item.flag,
    severity: item.severity,
    message: item.message,
    place: placeOf(item),
    text: item.text,
    passages: item.source ? [item.source] : [],
  }
}

/** A doubt about a whole sentence adds nothing to another flag in it. */
export function isSaidAlready({ sentence, sectionId, footnote }: StatementItem, others: readonly Flagged[]): boolean {
  if (!sentence) return false
  return others.some(
    (other) =>
      other.sentence === undefined &&
      (other.severity === 'red' || other.severity === 'amber') &&
      other.sectionId === sectionId &&
      other.footnote === footnote &&
      other.start < sentence.end &&
      sentence.start < other.end,
  )
}
