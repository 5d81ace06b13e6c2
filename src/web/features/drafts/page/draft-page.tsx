import type { Draft } from '#contract/drafting.ts'
import { Workspace } from '#web/workspace/workspace.tsx'
import { DraftOfPage, DraftTrouble } from '../list/draft-of-page.tsx'
import { AddSource } from './add-source.tsx'
import { ConnectionLost } from './connection-lost.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { DraftBottom } from './draft-bottom.tsx'
import { DraftHeader } from './draft-header.tsx'
import { DraftPageSkeleton } from './draft-page-skeleton.tsx'
import { type DraftPath, useDraft } from './draft-queries.ts'
import { referenceAndTitle } from './draft-section.ts'
import { DraftGuide } from './outline/draft-guide.tsx'
import { WrittenFrom } from './outline/written-from.tsx'
import { LawNotice } from './law-notice.tsx'
import { PendingNotice } from './pending-notice.tsx'
import type { DraftFlag } from './draft-flag.ts'
import { ReadingDesk } from './reading-desk.tsx'
import { RedlineDesk } from './revision/redline-desk.tsx'
import { SourcesDialog } from './sources/sources-dialog.tsx'
import { UndoBar } from './undo/undo-bar.tsx'
import { useDraftDesk } from './use-draft-desk.ts'
import { useStable } from './use-stable.ts'
import { BesidePaper, type Part } from './beside-paper.tsx'
import { RightPane } from './right-pane.tsx'

/** The page of one draft, whichever tool it came from. */
export function DraftPage() {
  return (
    <DraftOfPage {...named} loading={<DraftPageSkeleton />}>
      {(path) => <Loaded key={path.draftId} path={path} />}
    </DraftOfPage>
  )
}

const named = { page: 'Draft', what: 'The draft' }

function Loaded({ path }: { path: DraftPath }) {
  const { data, error, isLost, refetch } = useDraft(path)
  if (data) return <DraftOnDesk draft={data} path={path} isLost={isLost} />
  if (error === null) return <DraftPageSkeleton />
  return <DraftTrouble {...named} error={error} onRefresh={() => void refetch()} />
}

/** A draft: its outline, the document on paper while it is being written and after, the checks beside it. */
function DraftOnDesk({ path, draft, isLost }: { path: DraftPath; draft: Draft; isLost: boolean }) {
  const desk = useDraftDesk(path, draft, isLost)
  const { view, acts } = desk
  const onSection = useStable(desk.goToSection)
  const onPoint = useStable((flag: DraftFlag) => desk.showWords(flag, true))
  const outline = (
    <>
      <DraftGuide
        sections={view.sections}
        flags={view.flags}
        current={desk.current?.id}
        onSection={onSection}
        selectedFlag={desk.selectedFlag}
        onPoint={onPoint}
      />
      <WrittenFrom draft={view} />
    </>
  )
  const right = <RightPane desk={desk} />
  const beside = <BesidePaper desk={desk} path={path} pane={right} />
  const rightLabel = desk.revising ? 'Revision' : desk.beside.is === 'comments' ? 'Comments' : 'Checks'
  return (
    <>
      <Workspace
        title={view.title}
        crumbs={view.crumbs}
        actions={<DraftHeader desk={desk} />}
        notice={<Notice desk={desk} />}
        left={outline}
        leftLabel="Outline of the draft"
        middleRef={desk.pane}
        right={desk.hasLane ? undefined : beside}
        rightLabel={desk.beside.is === 'source' && !desk.revising ? 'Source' : rightLabel}
        bottom={<DraftBottom desk={desk} outline={outline} pane={beside} paneTitle={rightLabel} />}
      >
        <Middle desk={desk} />
      </Workspace>
      <DecisionDialog desk={desk} />
      <UndoBar undo={desk.undo} />
      {desk.sources && (
        <SourcesDialog
          key={desk.sources.sectionId}
          path={path}
          asked={desk.sources}
          title={referenceAndTitle(view.sections, desk.sources.sectionId)}
          onClose={() => desk.setSources(undefined)}
        />
      )}
      <AddSource
        clientId={path.clientId}
        toolType={draft.type}
        isOpen={desk.isAddingSource}
        onClose={() => desk.setAddingSource(false)}
        onRead={acts.addSource.run}
      />
    </>
  )
}

/** What concerns the whole draft: the lost connection first, then what waits for a decision. */
function Notice({ desk }: Part) {
  if (desk.view.isConnectionLost) return <ConnectionLost />
  const waiting = desk.view.sections.filter(({ id, state }) => state === 'revising' && id !== desk.revising?.id)
  const newer = desk.view.law?.newer
  if (waiting.length === 0 && newer && desk.view.state === 'ready')
    return (
      <LawNotice
        newer={newer}
        isBusy={desk.acts.takeLaw.isPending}
        onTake={desk.may('decide') ? () => desk.acts.takeLaw.run() : undefined}
      />
    )
  return <PendingNotice sections={waiting} onReview={(id) => desk.openRevision(id, 'prompt')} />
}

function Middle({ desk }: Part) {
  const { revising: section, mode } = desk
  if (!section) return <ReadingDesk desk={desk} />
  return (
    <RedlineDesk
      section={section}
      hasIndents={desk.view.hasIndents}
      title={referenceAndTitle(desk.view.sections, section.id)}
      passage={mode.is === 'revising' ? mode.passage : undefined}
      revision={desk.revision}
      versions={desk.versions ?? []}
      proposal={desk.ready}
      isSaving={desk.isSaving}
      onSave={desk.may('decide') && desk.may('accept') ? desk.saveProposal : undefined}
      onDiscard={desk.discardProposal}
      onClose={desk.close}
    />
  )
}
