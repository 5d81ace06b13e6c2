import {
  flagKinds,
  severities,
  type FlagKind,
  type FlagSeverity,
  type Place,
  type SourcePassage,
} from '#domain/findings/flag.ts'

/** What was found; the web app chooses its actions by it. */
export type DraftCheckCode =
  | 'citation-from-source'
  | 'citation-listed'
  | 'citation-unread'
  | 'citation-mismatch'
  | 'citation-negative'
  | 'citation-unresolved'
  | 'citation-unknown'
  | 'citation-malformed'
  | 'quotation-found'
  | 'quotation-found-elsewhere'
  | 'quotation-misquoted'
  | 'quotation-not-found'
  | 'quotation-not-checked'
  | 'fact-supported'
  | 'fact-derived'
  | 'fact-check'
  | 'fact-conflict'
  | 'fact-not-found'
  | 'relation-conflict'
  | 'sentence-without-source'
  | 'statement-supported'
  | 'statement-conflict'
  | 'statement-not-found'
  /** A model read the sentence beside the file; the words that it named stand there. */
  | 'read-supported'
  | 'read-contradicted'
  | 'read-not-found'
  | 'gap'
  /** A fact against the client that no section states. */
  | 'adverse-not-met'
  | 'sources-disagree'
  | 'draft-disagrees'
  | 'other-client'
  | 'repeated-passage'
  /** A sentence of the template that says something of whoever the client is. */
  | 'template-claim'
  /** The text took longer than a check may take. */
  | 'not-checked'
  /** A rule of the tool's own domain file on a finished draft. */
  | 'tool-rule'

/** One mark in a draft and its card. What was not checked is never green. */
export type DraftCheck = {
  /** Unique within a result, equal in the next one while the flag stays the same. */
  readonly id: string
  /** Equal for every occurrence of the same finding in a section; what an override is recorded for. */
  readonly finding: string
  readonly code: DraftCheckCode
  /** The rule that found it, by its name in the domain file (`C22`); of `tool-rule` only. */
  readonly rule?: string
  readonly kind: FlagKind
  readonly severity: FlagSeverity
  readonly message: string
  /** Absent where two sources disagree: such a flag belongs to the whole draft. */
  readonly place?: Place
  readonly text?: string
  /** What could stand there instead. */
  readonly suggest?: string
  /** Passages that speak for it or against it. */
  readonly passages: readonly SourcePassage[]
}

/** Conflicts first, then what is to be verified, and so on to what is verified; within a kind red before green, then by place. */
export function orderChecks(checks: readonly DraftCheck[], sectionIds: readonly string[]): DraftCheck[] {
  const rank = ({ kind, severity, place }: DraftCheck) => [
    flagKinds.indexOf(kind),
    severities.indexOf(severity),
    place ? sectionIds.indexOf(place.sectionId) : -1,
    place?.start ?? 0,
  ]
  return checks.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)]
    const at = one.findIndex((value, index) => value !== other[index])
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
  })
}

/** An attorney's recorded decision to accept a draft with a red flag. */
export type Override = { readonly finding: string }

/** What must be decided before accepting: every red flag, and a citation that neither the sources nor the list know. */
export function needsDecision({ severity, code }: { readonly severity: FlagSeverity; readonly code: string }): boolean {
  return severity === 'red' || (code === 'citation-unknown' && severity === 'amber')
}

/** What the final export asks for besides: a tick for each authority of the list that nobody has read. */
export function needsTick({ severity, code }: { readonly severity: FlagSeverity; readonly code: string }): boolean {
  return code === 'citation-unread' && severity !== 'green'
}

/** What must be decided before the draft leaves as final. */
export function openAtExport(checks: readonly DraftCheck[], overrides: readonly Override[]): DraftCheck[] {
  const decided = new Set(overrides.map(({ finding }) => finding))
  return checks.filter((check) => (needsDecision(check) || needsTick(check)) && !decided.has(check.finding))
}

/** Such flags without an override: of one section, or of the whole draft, which includes those that have no place. */
export function openFlags(
  checks: readonly DraftCheck[],
  overrides: readonly Override[],
  sectionId?: string,
): DraftCheck[] {
  const decided = new Set(overrides.map(({ finding }) => finding))
  return checks.filter(
    (check) =>
      needsDecision(check) &&
      !decided.has(check.finding) &&
      (sectionId === undefined || check.place?.sectionId === sectionId),
  )
}
