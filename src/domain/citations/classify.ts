import { addDays, formatLongDate } from '#domain/dates/calendar.ts'
import { isSameName } from './case-names.ts'
import type { Authority } from '#law/authorities/authority.ts'
import type { Citation } from './citation.ts'
import { findDifference } from './compare.ts'
import { sameRule, type KnownAuthority } from './known-authorities.ts'
import { findImplausibility } from './plausibility.ts'
import type { SourceCitation } from './source-index.ts'
import { repealOf } from './recognise-constitution.ts'
import { findMissingPart, isKnownPart } from './missing-parts.ts'
import { isWithin } from './subsections.ts'
import type { ClassifyContext, Verdict } from './verdict.ts'
import { withHistory } from './with-history.ts'

/** Classifies a full citation: source, list, mismatch, negative history, unknown or impossible, in this order. */
export function classifyCitation(citation: Citation, context: ClassifyContext): Verdict {
  if (citation.malformed) return malformed(citation.malformed)
  const keys = [citation.key, ...(citation.parallel ?? [])].flatMap((key) => (key === undefined ? [] : sameRule(key)))
  const inSources = keys.flatMap((key) => context.sources.get(key) ?? [])
  const inList = keys.flatMap((key) => context.authorities.byKey.get(key) ?? [])
  const verdict =
    checkAgainstSources(citation, inSources) ??
    checkAgainstList(citation, inList, context) ??
    checkByName(citation, context) ??
    constitutional(citation) ??
    unknown(citation, inSources, context)
  return withHistory(verdict, citation, inList[0], context)
}

function checkAgainstSources(citation: Citation, found: readonly SourceCitation[]): Verdict | undefined {
  const cited = found.filter(({ isCitedSource }) => isCitedSource)
  const fitting = cited.filter((source) => isWithin(source.citation.sub, citation.sub))
  const agreeing = fitting.find((source) => findDifference(citation, source.citation) === undefined)
  if (agreeing) {
    const message = `Stands in "${agreeing.place.title}", one of your cited sources.`
    return { class: 'A', flag: 'From your sources', severity: 'green', message, source: agreeing.place }
  }
  const [differing] = fitting
  if (!differing) return undefined
  const difference = findDifference(citation, differing.citation) ?? ''
  return {
    ...mismatch(`Your source "${differing.place.title}" cites it otherwise: ${difference}.`, differing.citation.text),
    source: differing.place,
  }
}

function checkAgainstList(
  citation: Citation,
  found: readonly KnownAuthority[],
  context: ClassifyContext,
): Verdict | undefined {
  const [first] = found
  if (!first) return undefined
  const exact = found.find((known) => isWithin(known.citation.sub, citation.sub))
  const difference = exact && findDifference(citation, exact.citation)
  if (exact && difference !== undefined) return mismatch(`In our list ${difference}.`, exact.authority.citation, exact)
  if (exact) return listed(exact, context)
  const above = found
    .filter((known) => isWithin(citation.sub, known.citation.sub))
    .toSorted((a, b) => (b.citation.sub ?? '').length - (a.citation.sub ?? '').length)[0]
  const beyond = findMissingPart(citation)
  if (beyond !== undefined) return mismatch(beyond, undefined, first)
  if (above) return isKnownPart(citation) ? listed(above, context) : partly(above, citation)
  const known = [...new Set(found.map((entry) => entry.citation.sub ?? ''))].filter(Boolean).slice(0, 6)
  if (isKnownPart(citation)) {
    const message = `The section is in our list with ${known.join(', ')}; ${citation.sub} exists and was not read.`
    return { class: 'B', flag: 'Verify or remove', severity: 'grey', message, authorityId: first.authority.id }
  }
  const message = `Our list knows ${baseOf(citation)} with ${known.join(', ')}, not with ${citation.sub}. Check the subsection.`
  return { ...mismatch(message, undefined, first), severity: 'amber' }
}

const baseOf = ({ text, sub = '' }: Citation) => text.replaceAll(' (', '(').replace(sub, '').trim()

/** The same case at another place of the reporter: the volume, page or year is wrong. */
function checkByName(citation: Citation, { authorities }: ClassifyContext): Verdict | undefined {
  if (citation.kind !== 'case' || citation.name === undefined) return undefined
  const name = citation.name
  const meant = authorities.cases.find(
    ({ citation: known }) =>
      known.name !== undefined &&
      isSameName(known.name, name) &&
      known.reporter === citation.reporter &&
      (known.year === citation.year || known.volume === citation.volume || known.page === citation.page),
  )
  return meant && mismatch('Our list has this case at another place.', meant.authority.citation, meant)
}

function listed(known: KnownAuthority, context: ClassifyContext): Verdict {
  const { authority } = known
  const isAdverse = authority.status.endsWith('adverse')
  const base = { class: 'B' as const, authorityId: authority.id, ...(isAdverse && { isAdverse: true as const }) }
  const checked = formatLongDate(context.checkedOn)
  if (authority.confirmed === false) {
    const message = `Known but not confirmed (${authority.open ?? 'everything'}): check it before filing.`
    return { ...base, flag: 'Verify or remove', severity: 'amber', message }
  }
  if (authority.grade === 'C') {
    const message = `In our list, but seen in another list only and not read (list of ${checked}). Confirm it before filing.`
    return { ...base, flag: 'Verify or remove', severity: 'amber', message, isUnread: true }
  }
  if (context.today > addDays(context.checkedOn, 90)) {
    const message = `In our list; status last checked ${checked}. Confirm with a citator before filing.`
    return { ...base, flag: 'Verify or remove', severity: 'amber', message }
  }
  const against = isAdverse ? ' It cuts against the applicant: address it.' : ''
  const message = `In the built-in list, checked on ${checked}.${against} Confirm with a citator before filing.${holdingOf(authority)}`
  return { ...base, flag: 'Verified', severity: 'green', message }
}

/** What a decision is listed for, and its own words where the list has them. */
function holdingOf(authority: Authority): string {
  if (!isDecision(authority)) return ''
  const quote = 'quote' in authority && typeof authority.quote === 'string' ? ` Its words: “${authority.quote}”` : ''
  return ` Listed for: ${authority.proposition}${quote}`
}

const isDecision = ({ citation }: Authority) => /\(\D{2,40} \d{4}\)$|\(\d{4}\)$/.test(citation)

/** The list holds the paragraph above the one cited; the part itself was not read. */
function partly(known: KnownAuthority, citation: Citation): Verdict {
  const message = `Our list has ${known.authority.citation}; its part ${citation.sub} was not checked.`
  return { class: 'B', flag: 'Verify or remove', severity: 'grey', message, authorityId: known.authority.id }
}

function mismatch(message: string, suggest?: string, known?: KnownAuthority): Verdict {
  return {
    class: 'C',
    flag: 'Verify or remove',
    severity: 'red',
    message,
    ...(suggest !== undefined && { suggest }),
    ...(known && { authorityId: known.authority.id }),
  }
}

/** A provision of the Constitution that exists; what it is cited for is the attorney's to read. */
function constitutional({ kind, key }: Citation): Verdict | undefined {
  if (kind !== 'constitution') return undefined
  const repeal = repealOf(key)
  return repeal === undefined
    ? { class: 'B', flag: 'Verified', severity: 'green', message: 'The Constitution has this provision.' }
    : { class: 'D', flag: 'Verify or remove', severity: 'amber', message: `Repealed by U.S. Const. ${repeal}.` }
}

function malformed(message: string): Verdict {
  return { class: 'G', flag: 'Verify or remove', severity: 'red', message }
}

function unknown(citation: Citation, elsewhere: readonly SourceCitation[], context: ClassifyContext): Verdict {
  const problem = findImplausibility(citation, context.draftDate)
  if (problem) return malformed(problem)
  const [document] = elsewhere
  const where =
    document && !document.isCitedSource ? ` It stands in "${document.place.title}", which is not a cited source.` : ''
  return {
    class: 'F',
    flag: 'Verify or remove',
    severity: 'amber',
    message: `Not in your sources or our list. Add it to your cited sources, say where you read it, or remove it.${where}`,
    ...(document && { source: document.place }),
  }
}
