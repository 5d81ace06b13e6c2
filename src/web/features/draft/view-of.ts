import type { Draft } from '#contract/drafting.ts'
import type { DraftFlagReply, SectionVersion as ServerVersion } from '#contract/revising.ts'
import { parseSection, plainText } from '#domain/section-content/tree.ts'
import { longDate } from '#web/ui/dates.ts'
import type { DraftFlag, DraftView, LockedPassage, SectionVersion } from './draft-view.ts'
import { gapFlags } from './gap-flags.ts'

/** The server's draft as the page shows it. */
export function viewOf(draft: Draft, isLost: boolean, checks: Checks | undefined): DraftView {
  return {
    id: draft.id,
    title: draft.title,
    client: { id: draft.client_id, name: draft.client_name },
    state: draft.status,
    ...(draft.reason !== null && { reason: draft.reason }),
    sections: draft.sections.map((section) => ({
      id: section.id,
      title: section.title,
      level: section.level === 2 ? (2 as const) : (1 as const),
      state: section.state,
      ...(section.origin === 'template' && { isSetByRule: true }),
      ...(section.has_heading && !/^\s*<h2/.test(section.section_content) && { heading: section.title }),
      html: section.section_content,
      version: section.version,
      locks: locksIn(section.section_content, section.locks),
    })),
    flags: draft.status === 'ready' ? (checks?.flags.map(flagOf) ?? draft.sections.flatMap(gapFlags)) : [],
    ...(checks && { authoritiesCheckedOn: longDate(Date.parse(checks.checked_on)) }),
    isConnectionLost: isLost,
  }
}

/** Locked passages are stored as their words; here they get their places in the text as it is now. */
function locksIn(html: string, locks: readonly string[]): LockedPassage[] {
  const text = plainText(parseSection(html)).trim()
  return locks.flatMap((words) => {
    const start = text.indexOf(words)
    return start === -1 ? [] : [{ id: words, start, end: start + words.length }]
  })
}

export function versionsOf(versions: readonly ServerVersion[], self: string | null): SectionVersion[] {
  return versions.map(({ version, origin, section_content, created_at, author, model, prompt }) => ({
    version,
    origin,
    by: model ?? (author === self ? 'you' : (author ?? 'Drafty')),
    at: new Date(created_at).toLocaleString('en-US', {
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
    ...(prompt !== null && { prompt }),
    html: section_content,
  }))
}

type Checks = { readonly checked_on: string; readonly flags: readonly DraftFlagReply[] }

/** A mark of the server as a card: conflicts show both readings, gaps can be written where they stand. */
function flagOf({ id, code, kind, severity, message, place, text, passages }: DraftFlagReply): DraftFlag {
  const readings = [...(text === undefined ? [] : [{ value: text, source: 'The draft' }]), ...passages.map(readingOf)]
  return {
    id,
    kind,
    topic: topicOf(code),
    severity,
    message,
    ...(place && { place }),
    ...(text !== undefined && { quote: text }),
    ...(kind === 'Conflict' && readings.length > 1 && { readings: readings.slice(0, 2) }),
    actions: code === 'gap' ? [{ id: 'write', label: 'Write it' }] : [],
  }
}

function readingOf({ title, text }: DraftFlagReply['passages'][number]) {
  return { value: text, source: title }
}

function topicOf(code: string): DraftFlag['topic'] {
  if (code === 'gap') return 'Placeholder'
  return code.startsWith('citation') || code.startsWith('quotation') ? 'Citation' : 'Facts'
}
