import type { Draft } from '#contract/drafting.ts'
import type { SectionVersion as ServerVersion } from '#contract/revising.ts'
import { lockedRanges } from '#domain/redline/locked-ranges.ts'
import type { DraftView, SectionVersion } from './draft-view.ts'
import { gapFlags } from './gap-flags.ts'

/** The server's draft as the page shows it. */
export function viewOf(draft: Draft, isLost: boolean): DraftView {
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
      state: section.proposal === null ? section.state : ('revising' as const),
      ...(section.mode === 'software' && { isSetByRule: true }),
      ...(section.has_heading && !/^\s*<h2/.test(section.section_content) && { heading: section.title }),
      html: section.section_content,
      version: section.version,
      locks: lockedRanges(section.section_content, section.locks).map(({ words, ...range }) => ({
        id: words,
        ...range,
      })),
    })),
    flags: draft.status === 'ready' ? draft.sections.flatMap(gapFlags) : [],
    isConnectionLost: isLost,
  }
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

/** `November 18, 4:12 PM`; `today 9:58 AM`. */
export function momentText(at: Date): string {
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  if (at.toDateString() === new Date().toDateString()) return `today ${time}`
  return `${at.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}, ${time}`
}
