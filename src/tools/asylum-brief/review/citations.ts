import { block, type Check, warn } from '#domain/questionnaire/check.ts'
import { isFormOf } from '#domain/section-content/citation-form.ts'
import type { Authority } from '#law/authorities/authority.ts'
import { knownAuthorities } from '#law/authorities/list.ts'
import { caseByKey, type KnownCase, knownCases } from './known-cases.ts'
import { plainText, type ReviewedDraft, type ReviewedSection } from './reviewed-draft.ts'

const core =
  /\b(\d{1,4}) (I&N Dec\.|I\. ?& ?N\. ?Dec\.|U\.S\.(?!C)|S\. ?Ct\.|L\. ?Ed\. ?2d|F\.(?:2d|3d|4th)|F\. Supp\. [23]d) (at )?(\d{1,5})\b/g
const provision =
  /\b(?:INA|\d{1,2} U\.S\.C\.|\d{1,2} C\.F\.R\.) ?§{1,2} ?\d+[A-Za-z]{0,2}(?:\.\d+)?(?:\([A-Za-z0-9]{1,5}\)){0,8}/g
const namedCase =
  /(?<!In the )\b(?:(?:Matter of|In re) [A-Z][\w.'-]{0,40}(?: (?:& )?[A-Z][\w.'-]{0,40}){0,5}|[A-Z][\w.'-]{0,40}(?: [A-Z][\w.'-]{0,40}){0,4} v\. [A-Z][\w.'-]{0,40})/g

/** Words before a citation that are no part of the name. */
const signals = /^(?:(?:But|See|Also|Cf\.?|Accord|Compare|Contra|And|Under|In(?! re)|Citing|Quoting) )+/i

type Scan = {
  readonly draft: ReviewedDraft
  /** What the attorney put on file may be cited, whatever the list says. */
  readonly onFile: string
  /** Decisions cited in full so far. */
  readonly full: Set<KnownCase>
  readonly checks: Check[]
}

/**
 * C15: authorities outside the list of the case, or displaced ones. C16: citations that differ from the stored one. Both
 * block until an override is recorded.
 */
export function citationChecks(draft: ReviewedDraft): Check[] {
  const onFile = plainText(draft.input.sources.map(({ text }) => text).join('\n'))
  const scan: Scan = { draft, onFile, full: new Set(), checks: [] }
  for (const section of draft.sections) {
    const text = section.text.replaceAll('\n', ' ')
    const rest = scanReporters(text, section, scan)
    scanNames(rest, section, scan)
    scanProvisions(text, section, scan)
  }
  return distinct(scan.checks)
}

/** Checks decisions by volume and page; returns the text without those that are right, names included. */
function scanReporters(text: string, section: ReviewedSection, scan: Scan): string {
  let rest = text
  for (const match of text.matchAll(core)) {
    const [whole, volume = '', reporter = '', at, page = ''] = match
    if (at !== undefined) {
      const known = [...scan.full].find((one) => one.volume === `${volume} ${reporter}`)
      if (!known) scan.checks.push(wrongForm(section, whole, 'no full citation of that decision comes before it'))
      continue
    }
    const key = `${volume} ${reporter.startsWith('I.') ? 'I&N Dec.' : reporter} ${page}`
    const known = caseByKey().get(key)
    if (!known) {
      if (!scan.onFile.includes(whole)) scan.checks.push(elsewhere(text, match.index, whole, section))
      continue
    }
    const span = storedForm(text, match.index, whole, known)
    scan.checks.push(...standing(known.authority, section, scan))
    if (span === undefined) scan.checks.push(wrongForm(section, whole, `the list has ${known.authority.citation}`))
    else rest = blank(rest, span)
    scan.full.add(known)
  }
  return rest
}

/** A decision of the list cited at another volume or page (C16), else one that the list does not have (C15). */
function elsewhere(text: string, at: number, whole: string, section: ReviewedSection): Check {
  const before = text.slice(0, at)
  const meant = knownCases().filter(({ name }) => before.endsWith(`${name}, `))
  if (meant.length === 0) return unlisted(section, whole)
  const stored = meant.map(({ authority }) => authority.citation).join(' or ')
  return wrongForm(section, `${meant[0]?.name}, ${whole}`, `the list has ${stored}`)
}

/** Where the stored citation stands around its volume and page, a page added or not; undefined when it differs. */
function storedForm(text: string, at: number, whole: string, known: KnownCase): readonly [number, number] | undefined {
  const start = at - known.name.length - 2
  if (text.slice(Math.max(0, start), at) !== `${known.name}, `) return undefined
  const after = text.slice(at + whole.length)
  const [, pin = ''] = /^((?:, \d[\d–-]*)*) \(/.exec(after) ?? []
  const end = at + whole.length + pin.length + 1
  return whole === known.key && text.startsWith(known.court, end) ? [start, end + known.court.length] : undefined
}

/** Case names that stand without a reporter. */
function scanNames(text: string, section: ReviewedSection, scan: Scan): void {
  for (const [whole] of text.matchAll(namedCase)) {
    const name = whole.replace(/(?<![.,'])[.,']+$/, '').replace(signals, '')
    const meant = knownCases().filter((known) => name === known.name || name.startsWith(`${known.name} `))
    if (meant.length === 0) {
      if (!scan.onFile.includes(name)) scan.checks.push(unlisted(section, name))
      continue
    }
    const docketed = meant.find((known) => known.key === undefined && text.includes(known.authority.citation))
    if (docketed) scan.full.add(docketed)
    const cited = meant.find((known) => scan.full.has(known))
    if (!cited) scan.checks.push(wrongForm(section, name, 'it is not cited in full before'))
    scan.checks.push(...standing((cited ?? meant[0])?.authority, section, scan))
  }
}

function scanProvisions(text: string, section: ReviewedSection, scan: Scan): void {
  for (const [whole] of text.matchAll(provision)) {
    const meant = knownAuthorities().filter(({ citation }) => isFormOf(citation, whole))
    if (meant.some(({ id, offered }) => offered || scan.draft.allowed.has(id)) || scan.onFile.includes(whole)) continue
    scan.checks.push(...(meant.length === 0 ? [unlisted(section, whole)] : standing(meant[0], section, scan)))
  }
}

/** What is wrong with relying on an authority of the list in this case. */
function standing(authority: Authority | undefined, section: ReviewedSection, { draft }: Scan): Check[] {
  if (!authority || draft.allowed.has(authority.id)) return []
  if (authority.confirmed === false && !authority.offered)
    return [
      warn(
        'C15',
        `${authority.citation} in “${section.title}” is known but not confirmed (${authority.open ?? 'everything'}): check it before filing.`,
      ),
    ]
  const displaced = ['overruled', 'vacated', 'superseded'].includes(authority.status)
  // Known, confirmed and in force: another circuit's, or for another relief. The attorney may cite it.
  if (!displaced && authority.offered) return []
  const history = authority.history ? ` (${authority.history})` : ''
  return [
    block(
      'C15',
      displaced
        ? `${authority.citation} may not be cited in “${section.title}”: it is ${authority.status}${history}.`
        : `${authority.citation} in “${section.title}” is not among the authorities of this case${history}.`,
    ),
  ]
}

function unlisted(section: ReviewedSection, citation: string): Check {
  return block(
    'C15',
    `“${citation}” in “${section.title}” is not among the authorities of this case. Verify it or remove it.`,
  )
}

function wrongForm(section: ReviewedSection, citation: string, why: string): Check {
  return block('C16', `“${citation}” in “${section.title}” is not cited as it should be: ${why}.`)
}

function blank(text: string, [start, end]: readonly [number, number]): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

function distinct(checks: readonly Check[]): Check[] {
  return [...new Map(checks.map((check) => [`${check.code} ${check.message}`, check])).values()]
}
