import { useCallback } from 'react'
import type { DraftPageProps } from './draft-page-props.ts'
import { type LockedPassage, referenceAndTitle } from './draft-view.ts'
import { LazySectionEditor } from './editor/lazy-section-editor.tsx'
import { NothingWritten } from './nothing-written.tsx'
import { documentOfSections } from './page-view/draft-document.ts'
import { PageView } from './page-view/page-view.tsx'
import { PassageTools } from './paper/passage-tools.tsx'
import { useSelectedPassage } from './paper/selected-passage.ts'
import { Sheet } from './paper/sheet.tsx'
import { LookControl, SectionToolbar } from './section-toolbar.tsx'
import type { DraftDesk } from './use-draft-page.ts'
import { useStable } from './use-stable.ts'

type Props = DraftPageProps & { readonly desk: DraftDesk }

/** The middle while a draft is read or edited: the toolbar, and the sheet or the page. */
export function ReadingDesk(props: Props) {
  const { draft, desk } = props
  const { current, mode } = desk
  const name = current ? referenceAndTitle(draft.sections, current.id) : 'the section'
  if (mode.is === 'page')
    return (
      <PageView
        document={props.document ?? documentOfSections(draft.title, draft.sections)}
        lookControl={<LookControl look="page" onLook={(is) => desk.setMode({ is })} />}
      />
    )
  return (
    <>
      <SectionToolbar
        section={current}
        name={name}
        isEditing={mode.is === 'editing'}
        isAcceptNext={desk.isAcceptNext}
        onAction={desk.act}
        onAccept={desk.accept}
        onLook={(is) => desk.setMode({ is })}
      />
      <Paper {...props} />
    </>
  )
}

function Paper(props: Props) {
  const { draft, desk } = props
  const { mode } = desk
  const passage = useSelectedPassage(desk.pane)
  const selected = draft.sections.find(({ id }) => id === passage?.sectionId)
  const onFlag = useStable(desk.showCard)
  const onUnlock = useStable((sectionId: string, lock: LockedPassage) => props.onUnlock(sectionId, lock.id))
  return (
    <>
      <Sheet
        draft={draft}
        selectedFlag={desk.selectedFlag}
        onFlag={onFlag}
        onUnlock={onUnlock}
        editing={mode.is === 'editing' ? { sectionId: mode.sectionId, editor: <Editor {...props} /> } : undefined}
        empty={<NothingWritten draft={draft} onRetry={props.onRetry} />}
      />
      {passage && selected && selected.state !== 'generating' && (
        <PassageTools
          passage={passage}
          canRevise={!selected.isSetByRule}
          onRevise={(words) => desk.openRevision(words.sectionId, 'prompt', words)}
          onLock={props.onLock}
        />
      )}
    </>
  )
}

function Editor(props: Props) {
  const { desk, busy, unsaved } = props
  const { current } = desk
  const keep = useCallback(
    (html: string) => {
      if (current) props.onKeepEdit(current.id, html)
    },
    [current, props],
  )
  if (!current) return null
  return (
    <LazySectionEditor
      key={current.id}
      section={current}
      unsaved={unsaved?.[current.id]}
      isSaving={busy.isSavingEdit === true}
      onKeep={keep}
      onSave={(html) => {
        props.onSaveEdit(current.id, html, current.version)
        desk.close()
      }}
      onCancel={() => {
        props.onCancelEdit(current.id)
        desk.close()
      }}
    />
  )
}
