import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import { AppError } from '#contract/errors.ts'
import { modelAliases } from '#domain/drafting/tool.ts'
import { findEntry } from '#tools/catalog.ts'
import { useSession } from '#web/app/session.ts'
import { call } from '#web/data/call.ts'
import { downloadDraft } from '#web/features/my-drafts/draft-actions.ts'
import { toSummary, useAllDrafts } from '#web/features/my-drafts/drafts-queries.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showError } from '#web/ui/show-error.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DraftPage } from './draft-page.tsx'
import { type DraftPath, useDraft, useDraftChanges } from './draft-queries.ts'
import { useProposal } from './use-proposal.ts'
import { versionsOf, viewOf } from './view-of.ts'
import { compareWhole } from './whole-change.ts'
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
  const { data, isError, isLost } = useDraft(path)
  if (data) return <Page draft={data} path={path} isLost={isLost} />
  return isError ? <NotThere /> : <Loading />
}

function Loading() {
  return (
    <div className="wrap">
      <Skeleton label="Loading the draft" lines={12} />
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
  const [wanted, setWanted] = useState<string | undefined>(undefined)
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, string>>>({})
  const proposing = useProposal(draft, change)
  const versions = useQuery({
    queryKey: ['versions', path.draftId, wanted],
    queryFn: () => call(api.listVersions, { params: { ...path, sectionId: wanted ?? '' } }),
    enabled: wanted !== undefined,
  })
  const models = findEntry(draft.type)?.identity.models ?? []
  const run = (name: string, action: () => Promise<unknown>) =>
    void change(name, action).catch((error: unknown) => showError(sentenceOf(error)))
  const section = (sectionId: string) => ({ params: { ...path, sectionId } })
  const store = (sectionId: string, html: string, baseVersion: number) =>
    call(api.editSection, {
      params: { draftId: path.draftId, sectionId },
      body: { section_content: html, base_version: baseVersion },
    })
  const keep = (sectionId: string, html?: string) =>
    setUnsaved(({ [sectionId]: _old, ...rest }) => (html === undefined ? rest : { ...rest, [sectionId]: html }))

  return (
    <DraftPage
      draft={viewOf(draft, isLost)}
      models={models}
      model={modelAliases.find((alias) => alias === draft.model) ?? models[0] ?? 'gpt-5'}
      compare={compareWhole}
      downloadForms={['clean']}
      busy={{
        isStopping: busy.has('stop'),
        isDownloading: busy.has('download'),
        isSavingEdit: busy.has('edit'),
        isSavingProposal: busy.has('accept proposal'),
      }}
      unsaved={unsaved}
      {...(proposing.proposal && { proposal: proposing.proposal })}
      {...(versions.data && { versions: versionsOf(versions.data, email) })}
      onStop={() => run('stop', () => call(api.cancelDraft, { params: path }))}
      onRetry={() => run('retry', () => call(api.retryDraft, { params: path }))}
      onDownload={() =>
        run('download', () => downloadDraft(toSummary({ ...draft, client_name: draft.client_name, templates: [] })))
      }
      onAccept={(sectionId, override) =>
        run('accept', () => call(api.acceptSection, { ...section(sectionId), body: override ? { override } : {} }))
      }
      onKeepEdit={keep}
      onSaveEdit={(sectionId, html, base) =>
        run('edit', async () => {
          await store(sectionId, html, base)
          keep(sectionId)
        })
      }
      onCancelEdit={(sectionId) => keep(sectionId)}
      onVersionsWanted={setWanted}
      onRevise={proposing.revise}
      onStopRevision={proposing.stop}
      onSaveProposal={proposing.save}
      onDiscardProposal={proposing.discard}
      onRestore={(sectionId, version) =>
        run('restore', () => call(api.restoreVersion, { ...section(sectionId), body: { version } }))
      }
      onLock={({ sectionId, text }) => run('lock', () => setLocks(draft, path, sectionId, (locks) => [...locks, text]))}
      onUnlock={(sectionId, lock) =>
        run('lock', () => setLocks(draft, path, sectionId, (locks) => locks.filter((words) => words !== lock)))
      }
      onFlagAction={() => undefined}
      onWriteGap={({ place, message }, text) => {
        const found = draft.sections.find(({ id }) => id === place?.sectionId)
        if (!found || place === undefined) return
        run('edit', () => store(found.id, fillGap(found.section_content, message, text), found.version))
      }}
    />
  )
}

function setLocks(draft: Draft, path: DraftPath, sectionId: string, next: (locks: string[]) => string[]) {
  const locks = draft.sections.find(({ id }) => id === sectionId)?.locks ?? []
  return call(api.lockPassages, { params: { ...path, sectionId }, body: { passages: next(locks) } })
}

function sentenceOf(error: unknown): string {
  return error instanceof AppError || error instanceof Error ? error.message : String(error)
}
