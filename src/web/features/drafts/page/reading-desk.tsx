import { ListChecks, MessagesSquare } from 'lucide-react'
import { type RefObject, useCallback, useRef } from 'react'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { useKeptWords } from '#web/data/use-kept-words.ts'
import type { DraftFlag } from './draft-flag.ts'
import { type DraftSection, type LockedPassage, referenceAndTitle, sectionReference } from './draft-section.ts'
import { LazySectionEditor } from './editor/lazy-section-editor.tsx'
import { FollowBar } from './follow-bar.tsx'
import { claimOf } from './notes/claim-of.ts'
import { NoteLane } from './notes/note-lane.tsx'
import { NothingWritten } from './nothing-written.tsx'
import { documentOfSections } from './page-view/draft-document.ts'
import { FilePages } from './page-view/file-pages.tsx'
import { PageView } from './page-view/page-view.tsx'
import { PassageTools } from './paper/passage-tools.tsx'
import { useSelectedPassage } from './paper/selected-passage.ts'
import { Sheet } from './paper/sheet.tsx'
import { openPointsOf } from './review-points.ts'
import { ReviewBar } from './review-bar.tsx'
import { LookControl, SectionToolbar, ToolbarToggle } from './section-toolbar.tsx'
import { AskedNotice, HeldNotice } from './together/held-notice.tsx'
import type { DraftDesk } from './use-draft-desk.ts'
import { useStable } from './use-stable.ts'

type Props = { readonly desk: DraftDesk }

/** The middle while a draft is read or edited: the toolbar, and the sheet or the page. */
export function ReadingDesk({ desk }: Props) {
  const { view, current, mode } = desk
  const name = current ? referenceAndTitle(view.sections, current.id) : 'the section'
  if (mode.is === 'page') return <Pages desk={desk} />
  return (
    <>
      <SectionToolbar
        section={current}
        name={name}
        isEditing={mode.is === 'editing'}
        canWrite={desk.may('write')}
        heldBy={desk.holds.byOther(current?.id)?.person.name}
        onAction={desk.act}
        onLook={(is) => desk.setMode({ is })}
        checks={
          <>
            {desk.canHaveNotes && <ChecksToggle desk={desk} />}
            {!desk.holds.isAlone && <CommentsToggle desk={desk} />}
          </>
        }
      />
      <Held desk={desk} />
      <Paper desk={desk} />
      {mode.is === 'reading' && (isRunning(view.state) ? <FollowBar desk={desk} /> : <ReviewBar desk={desk} />)}
    </>
  )
}

/** The pages of the file: composed here, or printed by the server where a template sets them. */
function Pages({ desk }: Props) {
  const { view, printed } = desk
  const look = <LookControl look="page" onLook={(is) => desk.setMode({ is })} />
  const composed = (
    <PageView
      document={desk.document ?? documentOfSections(view.title, view.sections)}
      isFromTemplate={view.isFromTemplate}
      lookControl={look}
    />
  )
  if (!printed.isPrinting && printed.pages === undefined) return composed
  return (
    <FilePages path={desk.path} of={printed.of} pages={printed.pages} lookControl={look}>
      {composed}
    </FilePages>
  )
}

function Paper({ desk }: Props) {
  const { view, mode, acts } = desk
  const paper = useRef<HTMLElement>(null)
  const passage = useSelectedPassage(desk.pane)
  const selected = view.sections.find(({ id }) => id === passage?.sectionId)
  const onFlag = useStable(desk.showCard)
  const onUnlock = useStable((sectionId: string, lock: LockedPassage) => acts.unlock(sectionId, lock.id))
  return (
    <>
      <Sheet
        draft={view}
        selectedFlag={desk.selectedFlag}
        asked={desk.current?.id}
        onFlag={onFlag}
        onUnlock={desk.may('write') ? onUnlock : undefined}
        editing={mode.is === 'editing' ? { sectionId: mode.sectionId, editor: <Editor desk={desk} /> } : undefined}
        paper={paper}
        lane={desk.hasLane ? <Lane desk={desk} text={paper} /> : undefined}
        empty={<NothingWritten draft={view} onRetry={desk.may('draft') ? () => acts.retry.run() : undefined} />}
      />
      {passage && selected && selected.state !== 'generating' && (
        <PassageTools
          passage={passage}
          canRevise={!selected.isSetByRule && desk.may('write')}
          canLock={desk.may('write')}
          onComment={
            desk.holds.isAlone || !desk.may('comment')
              ? undefined
              : (words) => desk.openComments({ ...words, version: selected.version })
          }
          onRevise={(words) => desk.openRevision(words.sectionId, 'prompt', words)}
          onLock={acts.lock}
          onSources={desk.setSources}
        />
      )}
    </>
  )
}

/** Every check in one pane, instead of the notes at their lines. */
function ChecksToggle({ desk: { beside, setBeside } }: Props) {
  const isOn = beside.is === 'checks'
  const toggle = () => setBeside({ is: isOn ? 'notes' : 'checks' })
  return <ToolbarToggle icon={ListChecks} label="Checks" isOn={isOn} onToggle={toggle} />
}

/** What colleagues say about the draft. */
function CommentsToggle({ desk }: Props) {
  const isOn = desk.beside.is === 'comments'
  const toggle = () => (isOn ? desk.closeSource() : desk.openComments())
  return <ToolbarToggle icon={MessagesSquare} label="Comments" isOn={isOn} onToggle={toggle} />
}

/** Somebody else edits the section that is read. */
function Held({ desk: { holds, current, may } }: Props) {
  const hold = holds.byOther(current?.id)
  if (!current || !hold) return null
  return (
    <HeldNotice
      hold={hold}
      canWrite={may('write')}
      onAsk={() => holds.ask(current.id)}
      onTake={() => holds.edit(current.id)}
    />
  )
}

/** What is open, at its lines; the chosen point as a card. */
function Lane({ desk, text }: Props & { text: RefObject<HTMLElement | null> }) {
  const { sections, flags } = desk.view
  const where = useCallback(({ place }: DraftFlag) => sectionReference(sections, place?.sectionId ?? ''), [sections])
  const claim = useCallback((flag: DraftFlag) => claimOf(sections, flag), [sections])
  return (
    <NoteLane
      text={text}
      flags={flags}
      points={openPointsOf(desk.view)}
      selectedFlag={desk.selectedFlag}
      where={where}
      claimOf={claim}
      onPlace={useStable(desk.showWords)}
      onAction={useStable(desk.actOnFlag)}
      onWrite={useStable(desk.acts.writeGap)}
      onVerify={useStable(desk.acts.verify)}
      onSource={useStable(desk.openSource)}
    />
  )
}

function Editor({ desk }: Props) {
  const { current } = desk
  return current ? <EditorOf key={current.id} desk={desk} section={current} /> : null
}

/** The editor keeps what is typed a moment after the last key; handing over waits for that. */
const lastWordsMs = 500

function EditorOf({ desk, section }: Props & { section: DraftSection }) {
  const { acts, keptKey, holds } = desk
  const words = useKeptWords(keptKey(section.id), section.html, String(section.version))
  const give = useStable(() => {
    holds.give(section.id, words.text)
    desk.close()
  })
  const askedBy = holds.askedBy(section.id)
  function setText(text: string) {
    words.setText(text)
    holds.type(section.id, text)
  }
  return (
    <>
      <LazySectionEditor
        section={section}
        words={{ ...words, setText }}
        isSaving={acts.edit.isPending}
        onSave={(html) => {
          if (acts.edit.isPending) return
          // Forgotten when the server has it.
          words.setText(html)
          holds.saved()
          acts.edit.run({ sectionId: section.id, html, base: section.version, endsHold: !holds.isAlone })
          desk.close()
        }}
        onCancel={() => {
          words.forget()
          holds.leave(section.id)
          desk.close()
        }}
      />
      {askedBy && (
        <AskedNotice
          by={askedBy}
          onGive={() => setTimeout(give, lastWordsMs)}
          onRefuse={() => holds.refuse(section.id)}
        />
      )}
    </>
  )
}
