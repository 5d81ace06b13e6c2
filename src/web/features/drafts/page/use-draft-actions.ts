import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import type { ReadSource } from '#contract/draft-findings.ts'
import type { DecisionKind } from '#domain/draft-checks/decision.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { notify } from '#web/ui/notify.tsx'
import { subscriptionKey } from '#web/data/query-keys.ts'
import { downloadWordFile } from '../list/download-draft.ts'
import type { DownloadForm } from './download-button.tsx'
import type { DraftFlag } from './draft-flag.ts'
import { type DraftPath, draftKeys } from './draft-queries.ts'
import { type Listeners, useSectionActions } from './use-section-actions.ts'

type Decide = {
  readonly kind: DecisionKind
  readonly findings: readonly string[]
  readonly reason?: string
  readonly source?: ReadSource
}
type Download = {
  readonly form: DownloadForm
  readonly withComments: boolean
  readonly decided?: Omit<Decide, 'kind'>
  readonly ticked?: readonly string[]
}
/** Everything that can be done to a draft. Refusals open the error dialog; afterwards the draft is read anew. */
export function useDraftActions(path: DraftPath, draft: Draft, listeners: Listeners) {
  const touches = draftKeys.ofDraft(path)
  const send = ({ kind, findings, reason, source }: Decide) =>
    call(api.decideFlags, {
      params: path,
      body: { kind, findings: [...findings], ...(reason !== undefined && { reason }), ...(source && { source }) },
    })

  const takeBack = (findings: readonly string[]) => send({ kind: 'withdrawn', findings })
  /** Tells what was decided, with the way back. */
  const decidedOn = (findings: readonly string[], as: DecisionKind | 'decided') => {
    const count = findings.length === 1 ? 'Finding' : `${findings.length} findings`
    listeners.onDone({ words: `${count} ${as}`, undo: () => takeBack(findings) })
  }

  const takeLaw = useChange(() => call(api.takeNewerLaw, { params: path }), {
    touches,
    onDone: () => notify('success', 'The draft is checked by the law in force.'),
  })
  const stop = useChange((keep: 'finished' | 'nothing') => call(api.cancelDraft, { params: path, body: { keep } }), {
    touches: [...touches, subscriptionKey],
  })
  const retry = useChange(() => call(api.retryDraft, { params: path }), { touches })
  const decide = useChange(send, {
    touches,
    onDone: (_, { kind, findings }) => {
      if (kind !== 'withdrawn') decidedOn(findings, kind)
    },
  })
  const compare = useChange(() => call(api.compareStatements, { params: path }), { touches })
  const reimport = useChange((file: File) => sendWordFile(path, file), { touches })
  const download = useChange(
    async ({ form, withComments, decided, ticked = [] }: Download) => {
      if (ticked.length > 0) await send({ kind: 'verified', findings: ticked })
      if (decided) await send({ kind: 'accepted', ...decided })
      await downloadWordFile(path, draft.file_name, { form, withComments })
    },
    {
      touches,
      onDone: (_, { decided, ticked = [] }) => {
        const findings = [...ticked, ...(decided?.findings ?? [])]
        if (findings.length > 0) decidedOn(findings, 'decided')
      },
    },
  )
  const addSource = useChange(
    (id: string) => call(api.addDraftSources, { params: path, body: { citation_ids: [id] } }),
    { touches },
  )

  const ofSections = useSectionActions(path, draft, { ...listeners, takeBack })
  const verify = ({ finding, alsoFindings = [] }: DraftFlag, source: ReadSource) => {
    if (finding !== undefined) decide.run({ kind: 'verified', findings: [finding, ...alsoFindings], source })
  }
  return { stop, retry, takeLaw, decide, compare, verify, reimport, download, addSource, ...ofSections }
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
