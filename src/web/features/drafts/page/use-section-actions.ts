import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import { AppError } from '#contract/errors.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { applyFlag } from './apply-flag.ts'
import type { DraftFlag } from './draft-flag.ts'
import { type DraftPath, draftKeys } from './draft-queries.ts'
import type { Passage } from './draft-section.ts'
import { fillGap } from './fill-gap.ts'
import type { OpenCheck } from './open-checks.ts'
import type { Done } from './undo/use-undo.ts'

type Edit = {
  readonly sectionId: string
  readonly html: string
  readonly base: number
  /** It is what was typed since the section was taken. */
  readonly endsHold?: boolean
  /** What it did, for the way back: `“March 9, 1988” put in`. */
  readonly words?: string
}
type Accept = {
  readonly sectionId: string
  readonly override?: string
  /** The findings that the reason is about. */
  readonly findings?: readonly string[]
}

type Restore = { readonly sectionId: string; readonly version: number; readonly before: number }
type Locks = {
  readonly sectionId: string
  readonly passages: readonly string[]
  readonly before: readonly string[]
}

export type Listeners = {
  /** The server names checks that the page has not heard of yet; nothing was accepted. */
  readonly onOpenChecks: (sectionId: string, checks: readonly OpenCheck[]) => void
  /** The server has this text of a section now. */
  readonly onEdited: (sectionId: string, html: string) => void
  /** It was done, and can be taken back. */
  readonly onDone: (done: Done) => void
}

type SectionListeners = Listeners & { readonly takeBack: (findings: readonly string[]) => Promise<unknown> }

/** What can be done to one section of a draft, each with the way back. */
export function useSectionActions(path: DraftPath, draft: Draft, listeners: SectionListeners) {
  const sections = reach(path, draft)
  return {
    accept: useAccepting(sections, listeners),
    ...useWriting(sections, listeners),
    ...useLocking(sections, listeners),
  }
}

type Sections = ReturnType<typeof reach>

/** The draft's sections by their ids, and the calls that put something of them back. */
function reach(path: DraftPath, draft: Draft) {
  const at = (sectionId: string) => ({ ...path, sectionId })
  const find = (id: string | undefined) => draft.sections.find((section) => section.id === id)
  return {
    at,
    find,
    touches: draftKeys.ofDraft(path),
    nameOf: (id: string) => `“${find(id)?.title ?? 'Section'}”`,
    putBack: (sectionId: string, version: number) => () =>
      call(api.restoreVersion, { params: at(sectionId), body: { version } }),
  }
}

function useAccepting({ at, nameOf, touches }: Sections, { onOpenChecks, onDone, takeBack }: SectionListeners) {
  return useChange(
    ({ sectionId, override }: Accept) =>
      call(api.acceptSection, { params: at(sectionId), body: override === undefined ? {} : { override } }),
    {
      touches,
      onDone: (_, { sectionId, findings = [] }) =>
        onDone({
          words: `${nameOf(sectionId)} accepted`,
          undo: async () => {
            await call(api.reopenSection, { params: at(sectionId) })
            if (findings.length > 0) await takeBack(findings)
          },
        }),
      onRefused: (error, { sectionId }) => {
        if (!(error instanceof AppError) || error.code !== 'open-flags') return false
        const checks = error.details.checks ?? []
        onOpenChecks(
          sectionId,
          checks.map(({ code, message }) => ({ finding: code, message })),
        )
        return true
      },
    },
  )
}

/** New words: the attorney's own text, an earlier version, or what a finding asks for. */
function useWriting({ at, find, nameOf, putBack, touches }: Sections, { onEdited, onDone }: Listeners) {
  const { draftId } = at('')
  const edit = useChange(
    ({ sectionId, html, base, endsHold = false }: Edit) =>
      call(api.editSection, {
        params: { draftId, sectionId },
        body: { section_content: html, base_version: base, ...(endsHold && { ends_hold: true }) },
      }),
    {
      touches,
      onDone: ({ version }, { sectionId, html, base, words }) => {
        onEdited(sectionId, html)
        // A text that was saved as it was makes no version.
        if (version === base) return
        onDone({ words: words ?? `${nameOf(sectionId)} changed`, undo: putBack(sectionId, base) })
      },
    },
  )
  const restore = useChange(
    ({ sectionId, version }: Restore) => call(api.restoreVersion, { params: at(sectionId), body: { version } }),
    {
      touches,
      onDone: (_, { sectionId, version, before }) =>
        onDone({ words: `Version ${version} of ${nameOf(sectionId)} put back`, undo: putBack(sectionId, before) }),
    },
  )
  /** Puts new words where a flag stands: of a suggestion, none, or the attorney's own into a gap. */
  function rewrite(flag: DraftFlag, words: string, change: (html: string) => string | undefined): void {
    const section = find(flag.place?.sectionId)
    const html = section && change(section.section_content)
    if (section && html !== undefined) edit.run({ sectionId: section.id, html, base: section.version, words })
  }

  return {
    edit,
    restore: {
      ...restore,
      run: ({ sectionId, version }: { sectionId: string; version: number }) =>
        restore.run({ sectionId, version, before: find(sectionId)?.version ?? version }),
    },
    applyFlag: (flag: DraftFlag, action: string) =>
      rewrite(flag, action === 'take' ? `“${flag.suggest}” put in` : `“${flag.quote}” removed`, (html) =>
        applyFlag(html, flag, action),
      ),
    writeGap: (flag: DraftFlag, words: string) =>
      rewrite(flag, `“${words}” put in`, (html) => fillGap(html, flag.message, words)),
  }
}

function useLocking({ at, find, touches }: Sections, { onDone }: Listeners) {
  const setLocks = ({ sectionId, passages }: Locks) =>
    call(api.lockPassages, { params: at(sectionId), body: { passages: [...passages] } })
  const lock = useChange(setLocks, {
    touches,
    onDone: (_, { sectionId, passages, before }) =>
      onDone({
        words: passages.length > before.length ? 'Passage locked' : 'Passage unlocked',
        undo: () => setLocks({ sectionId, passages: before, before: passages }),
      }),
  })
  const locksOf = (id: string) => find(id)?.locks ?? []
  return {
    lock: ({ sectionId, text }: Passage) => {
      const before = locksOf(sectionId)
      lock.run({ sectionId, passages: [...before, text], before })
    },
    unlock: (sectionId: string, words: string) => {
      const before = locksOf(sectionId)
      lock.run({ sectionId, passages: before.filter((locked) => locked !== words), before })
    },
  }
}
