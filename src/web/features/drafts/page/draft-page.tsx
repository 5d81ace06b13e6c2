import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Workspace } from '#web/workspace/workspace.tsx'
import { CheckPane } from './checks/check-pane.tsx'
import { ConnectionLost } from './connection-lost.tsx'
import { ChecksButton, DraftBottomBar } from './draft-bottom-bar.tsx'
import { DraftHeader } from './draft-header.tsx'
import type { DraftPageProps } from './draft-page-props.ts'
import { referenceAndTitle } from './draft-view.ts'
import { flagLooks } from './flag-looks.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { PendingNotice } from './pending-notice.tsx'
import { Outline } from './outline/outline.tsx'
import { ReadingDesk } from './reading-desk.tsx'
import { RedlineDesk } from './revision/redline-desk.tsx'
import { RevisionPane } from './revision/revision-pane.tsx'
import { type Revision, useRevision } from './revision/use-revision.ts'
import { AcceptButton } from './section-toolbar.tsx'
import { type DraftDesk, useDraftPage } from './use-draft-page.ts'

type Parts = { readonly props: DraftPageProps; readonly desk: DraftDesk; readonly revision: Revision }

/** A draft: its outline, the document on paper while it is being written and after, the checks beside it. */
export function DraftPage(props: DraftPageProps) {
  const { draft } = props
  const desk = useDraftPage(props)
  const revision = useRevision({
    section: desk.revising,
    versions: props.versions ?? [],
    proposal: readyProposal(props, desk),
    compare: props.compare,
    startsComparing: desk.mode.is === 'revising' && desk.mode.at === 'compare',
  })
  const parts = { props, desk, revision }
  const outline = (
    <Outline sections={draft.sections} flags={draft.flags} current={desk.current?.id} onSection={desk.goToSection} />
  )
  const right = <RightPane {...parts} />
  const rightLabel = desk.revising ? 'Revision' : 'Checks'
  return (
    <>
      <Workspace
        title={draft.title}
        crumbs={[
          draft.listedIn ?? { label: 'My Drafts', to: '/drafty/my-drafts' },
          { label: draft.client.name, to: `/drafty/clients/${draft.client.id}` },
        ]}
        actions={<Header {...parts} />}
        notice={<Notice {...parts} />}
        left={outline}
        leftLabel="Outline of the draft"
        middleRef={desk.pane}
        right={right}
        rightLabel={rightLabel}
        bottom={<BottomBar {...parts} outline={outline} right={right} rightLabel={rightLabel} />}
      >
        <Middle {...parts} />
      </Workspace>
      <DecisionDialog props={props} desk={desk} />
    </>
  )
}

/** What concerns the whole draft: the lost connection first, then what waits for a decision. */
function Notice({ props: { draft }, desk }: Parts) {
  if (draft.isConnectionLost) return <ConnectionLost />
  const waiting = draft.sections.filter(({ id, state }) => state === 'revising' && id !== desk.revising?.id)
  return <PendingNotice sections={waiting} onReview={(id) => desk.openRevision(id, 'prompt')} />
}

type BarParts = Parts & { readonly outline: ReactNode; readonly right: ReactNode; readonly rightLabel: string }

function BottomBar({ props, desk, outline, right, rightLabel }: BarParts) {
  const openPane = () => desk.setSheet('pane')
  const open = props.draft.flags.filter(({ kind }) => flagLooks[kind].isOpen).length
  const bar = { sheet: desk.sheet, onSheet: desk.setSheet, outline, pane: right, paneTitle: rightLabel }
  if (desk.revising)
    return (
      <DraftBottomBar
        {...bar}
        paneButton={null}
        main={
          <Button look="accent" icon={MessageSquareText} aria-haspopup="dialog" onClick={openPane}>
            Prompt and versions
          </Button>
        }
      />
    )
  return (
    <DraftBottomBar
      {...bar}
      paneButton={<ChecksButton open={open} onOpen={openPane} />}
      main={<AcceptButton section={desk.current} isNext={desk.isAcceptNext} size="m" wide onAccept={desk.accept} />}
    />
  )
}

function Middle({ props, desk, revision }: Parts) {
  const section = desk.revising
  if (!section) return <ReadingDesk {...props} desk={desk} />
  return (
    <RedlineDesk
      section={section}
      title={referenceAndTitle(props.draft.sections, section.id)}
      passage={desk.mode.is === 'revising' ? desk.mode.passage : undefined}
      revision={revision}
      versions={props.versions ?? []}
      proposal={readyProposal(props, desk)}
      isSaving={props.busy.isSavingProposal === true}
      onSave={props.onSaveProposal}
      onDiscard={() => props.onDiscardProposal(section.id)}
      onClose={desk.close}
    />
  )
}

function RightPane({ props, desk, revision }: Parts) {
  const section = desk.revising
  const shared = {
    selectedFlag: desk.selectedFlag,
    onPlace: desk.showWords,
    onAction: desk.actOnFlag,
    onWrite: props.onWriteGap,
  }
  if (!section) return <CheckPane draft={props.draft} onTakeBack={props.onTakeBack} {...shared} />
  return (
    <RevisionPane
      {...shared}
      section={section}
      proposal={props.proposal?.sectionId === section.id ? props.proposal : undefined}
      changes={revision.isDeciding ? (revision.redline?.changes ?? []) : []}
      versions={props.versions}
      compared={revision.compared}
      passage={desk.mode.is === 'revising' ? desk.mode.passage : undefined}
      models={props.models}
      model={props.model}
      onRevise={(request) => props.onRevise(section.id, request, section.version)}
      onStopRevision={() => props.onStopRevision(section.id)}
      onRestore={(version) => props.onRestore(section.id, version)}
      onCompare={(from) => revision.setCompared({ from, to: revision.compared?.to ?? section.version })}
    />
  )
}

function Header({ props, desk }: Parts) {
  const { draft, busy } = props
  return (
    <DraftHeader
      draft={draft}
      isStopping={busy.isStopping === true}
      isDownloading={busy.isDownloading === true}
      downloadForms={props.downloadForms}
      isDownloadNext={desk.mode.is === 'page' || draft.sections.every(({ state }) => state === 'accepted')}
      onStop={props.onStop}
      onRetry={props.onRetry}
      onDownload={desk.download}
      {...(props.onReimport && { onReimport: props.onReimport })}
      isReimporting={busy.isReimporting === true}
    />
  )
}

/** The proposal for the section under revision, once it can be decided. */
function readyProposal({ proposal }: DraftPageProps, { revising }: DraftDesk) {
  return proposal?.state === 'ready' && proposal.sectionId === revising?.id ? proposal : undefined
}
