import type { api } from '#contract/api.ts'
import type { Draft, DraftSection as ServerSection } from '#contract/drafting.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { DraftFlagReply, FlagDecisionReply, SectionVersion as ServerVersion } from '#contract/revising.ts'
import { lockedRanges } from '#domain/redline/locked-ranges.ts'
import { longDate } from '#web/ui/dates.ts'
import type { Decision, DraftFlag, DraftSection, DraftView, SectionVersion } from './draft-view.ts'
import { textActions } from './apply-flag.ts'
import { flagOfCheck } from './flag-of-check.ts'
import { gapFlags } from './gap-flags.ts'

/** The server's draft as the page shows it. */
export function viewOf(draft: Draft, isLost: boolean, checks: Checks | undefined, self: string | null): DraftView {
  const decided = new Set(checks?.decisions.map(({ finding }) => finding))
  return {
    id: draft.id,
    title: draft.title,
    client: { id: draft.client_id, name: draft.client_name },
    ...(draft.type === 'draft_from_template_sections' && { listedIn: revisionWorkflow }),
    state: draft.status,
    ...(draft.reason !== null && { reason: draft.reason }),
    sections: draft.sections.map((section) => numbered(sectionOf(section), checks?.numbers[section.id])),
    flags: draft.status === 'ready' ? (checks ? flagsOf(checks, decided) : draft.sections.flatMap(gapFlags)) : [],
    ...(checks && { authoritiesCheckedOn: longDate(Date.parse(checks.checked_on)) }),
    ...(checks &&
      draft.status === 'ready' && {
        pages: checks.pages,
        rules: checks.review.filter(({ finding }) => !decided.has(finding)),
        decisions: checks.decisions.flatMap((one) => decisionOf(one, self)),
      }),
    ...(draft.writer !== 'software' && { sentAt: `/drafty/my-drafts/${draft.id}/sent?client=${draft.client_id}` }),
    ...(!draft.is_shielded && draft.writer !== 'offline' && { isShieldOff: true }),
    isConnectionLost: isLost,
  }
}

const revisionWorkflow = { label: 'Revision workflow', to: '/drafty/revision-workflow' }

const shown = new WeakMap<ServerSection, DraftSection>()

/** The same section of the server is always the same object here: the paper draws again only what changed. */
function sectionOf(section: ServerSection): DraftSection {
  const known = shown.get(section)
  if (known) return known
  const made: DraftSection = {
    id: section.id,
    title: section.title,
    level: section.level === 2 ? (2 as const) : (1 as const),
    state: section.proposal === null ? section.state : 'revising',
    ...(section.mode === 'software' && { isSetByRule: true }),
    ...(section.has_heading && !/^\s*<h2/.test(section.section_content) && { heading: section.title }),
    html: section.section_content,
    version: section.version,
    locks: lockedRanges(section.section_content, section.locks).map(({ words, ...range }) => ({ id: words, ...range })),
  }
  shown.set(section, made)
  return made
}

const withNumber = new WeakMap<DraftSection, DraftSection>()

/** The section with the number that its heading carries in the document; again the same object for the same section. */
function numbered(section: DraftSection, number: string | undefined): DraftSection {
  if (number === undefined) return section
  const known = withNumber.get(section)
  if (known?.number === number) return known
  const made = { ...section, number }
  withNumber.set(section, made)
  return made
}

export function versionsOf(versions: readonly ServerVersion[], self: string | null): SectionVersion[] {
  return versions.map(({ version, origin, section_content, created_at, author, model, prompt }) => ({
    version,
    origin,
    by: model ?? (author === self ? 'you' : (author ?? 'Drafty')),
    at: momentText(new Date(created_at)),
    ...(prompt !== null && { prompt }),
    html: section_content,
  }))
}

type Checks = ReplyOf<typeof api.listFlags>

/** The marks of the server; what the tool's rules find in the whole draft has cards of its own. */
function flagsOf({ flags }: Checks, decided: ReadonlySet<string>): DraftFlag[] {
  return flags
    .filter(({ rule, place }) => rule === undefined || place !== undefined)
    .map((flag) => (decided.has(flag.finding) ? asDecided(flag) : flagOf(flag)))
}

const anywhere: readonly string[] = ['write', 'verify', 'keep', 'source']

/** A mark of the server as a card, with the buttons that can do something here. */
function flagOf(check: DraftFlagReply): DraftFlag {
  const flag = flagOfCheck(check)
  const isInText = check.place !== undefined && check.place.footnote === undefined
  const canDo = (id: string) => anywhere.includes(id) || (isInText && textActions.includes(id))
  return { ...flag, actions: flag.actions.filter(({ id }) => canDo(id)) }
}

/** What was decided speaks no more; its words keep a thin line. */
function asDecided(check: DraftFlagReply): DraftFlag {
  return { ...flagOfCheck(check), kind: 'Decided', severity: 'grey', actions: [] }
}

function decisionOf({ finding, kind, section_id, words, message, ...one }: FlagDecisionReply, self: string | null) {
  if (kind === 'withdrawn') return []
  const by = one.by === self ? 'you' : (one.by ?? 'a former account')
  const decision: Decision = {
    finding,
    kind,
    about: words ?? message,
    by,
    at: momentText(new Date(one.at)),
    ...(section_id !== null && { sectionId: section_id }),
    ...(one.reason !== null && { reason: one.reason }),
  }
  return [decision]
}

/** `November 18, 4:12 PM`; `today 9:58 AM`. */
export function momentText(at: Date): string {
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  if (at.toDateString() === new Date().toDateString()) return `today ${time}`
  return `${at.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}, ${time}`
}
