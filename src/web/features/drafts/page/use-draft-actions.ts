import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import type { ReadSource } from '#contract/revising.ts'
import { AppError } from '#contract/errors.ts'
import type { DecisionKind } from '#domain/draft-checks/decision.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { notify } from '#web/ui/notify.tsx'
import { downloadWordFile } from '../list/download-draft.ts'
import { applyFlag } from './apply-flag.ts'
import type { DownloadForm } from './download-button.tsx'
import type { DraftFlag } from './draft-flag.ts'
import type { Passage } from './draft-section.ts'
import { type DraftPath, draftKeys } from './draft-queries.ts'
import { fillGap } from './fill-gap.ts'
import type { OpenCheck } from './open-checks.ts'

type Edit = { readonly sectionId: string; readonly html: string; readonly base: number }
type Decide = {
  readonly kind: DecisionKind
  readonly findings: readonly string[]
  readonly reason?: string
  readonly source?: ReadSource
}
type Download = { readonly form: DownloadForm; readonly withComments: boolean; readonly decided?: Omit<Decide, 'kind'> }
type Accept = { readonly sectionId: string; readonly override?: string }

type Listeners = {
  /** The server names checks that the page has not heard of yet; nothing was accepted. */
  readonly onOpenChecks: (sectionId: string, checks: readonly OpenCheck[]) => void
  readonly onEdited: (sectionId: string) => void
}

/** Everything that can be done to a draft. Refusals open the error dialog; afterwards the draft is read anew. */
export function useDraftActions(path: DraftPath, draft: Draft, listeners: Listeners) {
  const touches = draftKeys.ofDraft(path)
  const send = ({ kind, findings, reason, source }: Decide) =>
    call(api.decideFlags, {
      params: path,
      body: { kind, findings: [...findings], ...(reason !== undefined && { reason }), ...(source && { source }) },
    })

  const stop = useChange(() => call(api.cancelDraft, { params: path }), { touches })
  const retry = useChange(() => call(api.retryDraft, { params: path }), { touches })
  const decide = useChange(send, { touches })
  const reimport = useChange((file: File) => sendWordFile(path, file), { touches })
  const download = useChange(
    async ({ form, withComments, decided }: Download) => {
      if (decided) await send({ kind: 'accepted', ...decided })
      await downloadWordFile(path, draft.file_name, { form, withComments })
    },
    { touches },
  )
  const addSource = useChange(
    (id: string) => call(api.addDraftSources, { params: path, body: { citation_ids: [id] } }),
    { touches },
  )

  const verify = ({ finding }: DraftFlag, source: ReadSource) => {
    if (finding !== undefined) decide.run({ kind: 'verified', findings: [finding], source })
  }

  return { stop, retry, decide, verify, reimport, download, addSource, ...useSectionActions(path, draft, listeners) }
}

/** What can be done to one section of a draft. */
function useSectionActions(path: DraftPath, draft: Draft, { onOpenChecks, onEdited }: Listeners) {
  const touches = draftKeys.ofDraft(path)
  const at = (sectionId: string) => ({ ...path, sectionId })
  const sectionOf = (id: string | undefined) => draft.sections.find((section) => section.id === id)
  const accept = useChange(
    ({ sectionId, override }: Accept) =>
      call(api.acceptSection, { params: at(sectionId), body: override === undefined ? {} : { override } }),
    {
      touches,
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
  const edit = useChange(
    ({ sectionId, html, base }: Edit) =>
      call(api.editSection, {
        params: { draftId: path.draftId, sectionId },
        body: { section_content: html, base_version: base },
      }),
    { touches, onDone: (_, { sectionId }) => onEdited(sectionId) },
  )
  const restore = useChange(
    ({ sectionId, version }: { sectionId: string; version: number }) =>
      call(api.restoreVersion, { params: at(sectionId), body: { version } }),
    { touches },
  )
  const lock = useChange(
    ({ sectionId, passages }: { sectionId: string; passages: readonly string[] }) =>
      call(api.lockPassages, { params: at(sectionId), body: { passages: [...passages] } }),
    { touches },
  )
  /** Puts new words where a flag stands: of a suggestion, none, or the attorney's own into a gap. */
  function rewrite(flag: DraftFlag, change: (html: string) => string | undefined): void {
    const section = sectionOf(flag.place?.sectionId)
    const html = section && change(section.section_content)
    if (section && html !== undefined) edit.run({ sectionId: section.id, html, base: section.version })
  }

  return {
    accept,
    edit,
    restore,
    applyFlag: (flag: DraftFlag, action: string) => rewrite(flag, (html) => applyFlag(html, flag, action)),
    writeGap: (flag: DraftFlag, words: string) => rewrite(flag, (html) => fillGap(html, flag.message, words)),
    lock: ({ sectionId, text }: Passage) =>
      lock.run({ sectionId, passages: [...(sectionOf(sectionId)?.locks ?? []), text] }),
    unlock: (sectionId: string, words: string) =>
      lock.run({ sectionId, passages: sectionOf(sectionId)?.locks.filter((locked) => locked !== words) ?? [] }),
  }
}

/** Sends the edited Word file; what changed in it waits for decisions, section by section. */
async function sendWordFile(path: DraftPath, file: File): Promise<void> {
  const form = new FormData()
  form.set('file', file)
  const { sections, warnings } = await call(api.reimportDraft, { params: path, body: form as never })
  const [first] = sections
  const told = first
    ? sections.length === 1
      ? `“${first.title}” was changed in Word. Decide its changes.`
      : `${sections.length} sections were changed in Word. Decide their changes one by one.`
    : 'Nothing was changed in this file.'
  notify(first ? 'success' : 'info', told)
  for (const warning of warnings) notify('warning', warning)
}
