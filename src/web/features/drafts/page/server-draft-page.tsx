import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import { AppError } from '#contract/errors.ts'
import type { DecisionKind } from '#domain/draft-checks/decision.ts'
import { modelAliases } from '#domain/drafting/tool.ts'
import { findIdentity } from '#tools/identities.ts'
import { sectionsNotFetched } from '#domain/messages.ts'
import { useSession } from '#web/session/session.ts'
import { useSupportEmail } from '#web/session/support-email.ts'
import { call } from '#web/data/call.ts'
import { downloadDraft } from '#web/features/drafts/list/draft-actions.ts'
import { toSummary, useAllDrafts } from '#web/features/drafts/list/drafts-queries.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { notify } from '#web/ui/notify.tsx'
import { showError } from '#web/ui/show-error.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { OpenCheck } from './open-checks.ts'
import type { DownloadForm } from './download-button.tsx'
import type { DecidedChecks } from './draft-page-props.ts'
import { DraftPage } from './draft-page.tsx'
import type { DraftFlag, Passage } from './draft-view.ts'
import { type DraftPath, useDocument, useDraft, useDraftChanges, useFlags } from './draft-queries.ts'
import { compareTexts } from './revision/redline-of.ts'
import { useProposal } from './use-proposal.ts'
import { versionsOf, viewOf } from './view-of.ts'
import { AddSource } from './add-source.tsx'
import { applyFlag } from './apply-flag.ts'
import { fillGap } from './fill-gap.ts'

/** The page of one draft, whichever tool it came from. The client stands in the address, or is found by the draft. */
export function ServerDraftPage() {
  const { draftId = '' } = useParams()
  const [query] = useSearchParams()
  const named = query.get('client')
  const { data: drafts } = useAllDrafts()
  const listed = drafts?.find(({ id }) => id === draftId)
  const clientId = named ?? new URLSearchParams(listed?.href.split('?')[1]).get('client')
  if (clientId !== null) return <Loaded key={draftId} path={{ clientId, draftId }} />
  return drafts ? <NotThere /> : <Loading />
}

function Loaded({ path }: { path: DraftPath }) {
  const { data, error, isLost } = useDraft(path)
  if (data) return <Page draft={data} path={path} isLost={isLost} />
  if (error === null) return <Loading />
  const isGone = error instanceof AppError && error.code === 'not-found'
  return isGone ? <NotThere /> : <NotFetched said={error.message} />
}

function Loading() {
  return (
    <div className="wrap">
      <Skeleton label="Loading the draft" lines={12} />
    </div>
  )
}

function NotFetched({ said }: { said: string }) {
  return (
    <div className="wrap">
      <EmptyState title="The draft did not load">{sectionsNotFetched(said, useSupportEmail())}</EmptyState>
    </div>
  )
}

function NotThere() {
  return (
    <div className="wrap">
      <EmptyState title="This draft is not here">
        It may have been deleted with its client. My Drafts shows all that there are.
      </EmptyState>
    </div>
  )
}

function Page({ draft, path, isLost }: { draft: Draft; path: DraftPath; isLost: boolean }) {
  const { email } = useSession()
  const { busy, change } = useDraftChanges(path)
  const [isPageView, setPageView] = useState(false)
  const [wanted, setWanted] = useState<string | undefined>(undefined)
  const [isAdding, setAdding] = useState(false)
  const flags = useFlags(path, draft)
  const versions = useQuery({
    queryKey: ['versions', path.draftId, wanted],
    queryFn: () => call(api.listVersions, { params: { ...path, sectionId: wanted ?? '' } }),
    enabled: wanted !== undefined,
  })
  const pages = useDocument(path, draft, isPageView)
  const models = findIdentity(draft.type)?.models ?? []
  const model = modelAliases.find((alias) => alias === draft.model) ?? models[0] ?? 'gpt-5'
  const proposing = useProposal({ draft, sectionId: wanted, versions: versions.data, model, change })
  const view = useMemo(() => viewOf(draft, isLost, flags.data, email), [draft, isLost, flags.data, email])
  const waiting = draft.sections.find(({ id }) => id === wanted)?.proposal
  const taken = versions.data?.filter(({ version }) => version !== waiting)
  return (
    <>
      <DraftPage
        draft={view}
        models={models}
        model={model}
        compare={compareTexts}
        downloadForms={downloadForms}
        {...(pages.data && { document: pages.data })}
        onPageView={setPageView}
        busy={{
          isStopping: busy.has('stop'),
          isDownloading: busy.has('download'),
          isSavingEdit: busy.has('edit'),
          isSavingProposal: busy.has('accept proposal'),
          isReimporting: busy.has('reimport'),
        }}
        {...(proposing.proposal && { proposal: proposing.proposal })}
        {...(taken && { versions: versionsOf(taken, email) })}
        {...useEditing(draft, path, change, () => setAdding(true))}
        {...decisionsOn(draft, path, change)}
        onReimport={(file) => run(change, 'reimport', () => reimport(path, file))}
        onVersionsWanted={setWanted}
        onRevise={proposing.revise}
        onStopRevision={proposing.stop}
        onSaveProposal={proposing.save}
        onDiscardProposal={proposing.discard}
      />
      <AddSource
        clientId={path.clientId}
        toolType={draft.type}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onRead={(id) =>
          run(change, 'source', () => call(api.addDraftSources, { params: path, body: { citation_ids: [id] } }))
        }
      />
    </>
  )
}

const downloadForms = ['clean', 'tracked', 'sources'] as const

/** Sends the edited Word file; what changed in it waits for decisions, section by section. */
async function reimport(path: DraftPath, file: File): Promise<void> {
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

/** The attorney's own edits: kept while they are open, stored when they are saved. */
function useEditing(draft: Draft, path: DraftPath, change: Change, onAddSource: () => void) {
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, string>>>({})
  const keep = (sectionId: string, html?: string) =>
    setUnsaved(({ [sectionId]: _old, ...rest }) => (html === undefined ? rest : { ...rest, [sectionId]: html }))
  const store = (sectionId: string, html: string, base_version: number) =>
    call(api.editSection, { params: { draftId: draft.id, sectionId }, body: { section_content: html, base_version } })
  return {
    unsaved,
    onKeepEdit: keep,
    onCancelEdit: (sectionId: string) => keep(sectionId),
    onSaveEdit: (sectionId: string, html: string, base: number) =>
      run(change, 'edit', async () => {
        await store(sectionId, html, base)
        keep(sectionId)
      }),
    onFlagAction: (flag: DraftFlag, action: string) => {
      const { finding } = flag
      if (action === 'verify' && finding !== undefined)
        return run(change, 'decide', () => decide(path, 'verified', [finding]))
      if (action === 'source') return onAddSource()
      const found = draft.sections.find(({ id }) => id === flag.place?.sectionId)
      const html = found && applyFlag(found.section_content, flag, action)
      if (found && html !== undefined) run(change, 'edit', () => store(found.id, html, found.version))
    },
    onWriteGap: ({ place, message }: DraftFlag, text: string) => {
      const found = draft.sections.find(({ id }) => id === place?.sectionId)
      if (found)
        run(change, 'edit', () => store(found.id, fillGap(found.section_content, message, text), found.version))
    },
  }
}

/** Stopping, retrying, downloading, accepting, restoring, locking. */
function decisionsOn(draft: Draft, path: DraftPath, change: Change) {
  const at = (sectionId: string) => ({ ...path, sectionId })
  const setLocks = (sectionId: string, next: (locks: readonly string[]) => string[]) => {
    const locks = draft.sections.find(({ id }) => id === sectionId)?.locks ?? []
    run(change, 'lock', () => call(api.lockPassages, { params: at(sectionId), body: { passages: next(locks) } }))
  }
  return {
    onStop: () => run(change, 'stop', () => call(api.cancelDraft, { params: path })),
    onRetry: () => run(change, 'retry', () => call(api.retryDraft, { params: path })),
    onDownload: (form: DownloadForm, withComments: boolean, decided?: DecidedChecks) =>
      run(change, 'download', async () => {
        if (decided) await decide(path, 'accepted', decided.findings, decided.reason)
        await downloadDraft(toSummary({ ...draft, templates: [] }), { form, withComments })
      }),
    onKeep: (findings: readonly string[], reason: string) =>
      run(change, 'decide', () => decide(path, 'accepted', findings, reason)),
    onTakeBack: (finding: string) => run(change, 'decide', () => decide(path, 'withdrawn', [finding])),
    onAccept: (sectionId: string, override?: string) =>
      change('accept', async () => {
        await call(api.acceptSection, { params: at(sectionId), body: override === undefined ? {} : { override } })
        return []
      }).then((none) => none ?? [], refusedChecks),
    onRestore: (sectionId: string, version: number) =>
      run(change, 'restore', () => call(api.restoreVersion, { params: at(sectionId), body: { version } })),
    onLock: ({ sectionId, text }: Passage) => setLocks(sectionId, (locks) => [...locks, text]),
    onUnlock: (sectionId: string, lock: string) =>
      setLocks(sectionId, (locks) => locks.filter((words) => words !== lock)),
  }
}

/** The checks that the server names in its refusal; any other failure is told. */
function refusedChecks(error: unknown): OpenCheck[] {
  if (error instanceof AppError && error.code === 'open-flags')
    return (error.details.checks ?? []).map(({ code, message }) => ({ finding: code, message }))
  showError(error instanceof Error ? error.message : String(error))
  return []
}

function decide(path: DraftPath, kind: DecisionKind, findings: readonly string[], reason?: string) {
  const body = { kind, findings: [...findings], ...(reason !== undefined && { reason }) }
  return call(api.decideFlags, { params: path, body })
}

type Change = ReturnType<typeof useDraftChanges>['change']

function run(change: Change, name: string, action: () => Promise<unknown>): void {
  change(name, action).catch((error: unknown) => showError(error instanceof Error ? error.message : String(error)))
}
