import { useKeptWords } from '#web/data/use-kept-words.ts'
import { type DraftSection, type LockedPassage, referenceAndTitle } from './draft-section.ts'
import { LazySectionEditor } from './editor/lazy-section-editor.tsx'
import { NothingWritten } from './nothing-written.tsx'
import { documentOfSections } from './page-view/draft-document.ts'
import { PageView } from './page-view/page-view.tsx'
import { PassageTools } from './paper/passage-tools.tsx'
import { useSelectedPassage } from './paper/selected-passage.ts'
import { Sheet } from './paper/sheet.tsx'
import { ReviewBar } from './review-bar.tsx'
import { LookControl, SectionToolbar } from './section-toolbar.tsx'
import type { DraftDesk } from './use-draft-desk.ts'
import { useStable } from './use-stable.ts'

type Props = { readonly desk: DraftDesk }

/** The middle while a draft is read or edited: the toolbar, and the sheet or the page. */
export function ReadingDesk({ desk }: Props) {
  const { view, current, mode } = desk
  const name = current ? referenceAndTitle(view.sections, current.id) : 'the section'
  if (mode.is === 'page')
    return (
      <PageView
        document={desk.document ?? documentOfSections(view.title, view.sections)}
        lookControl={<LookControl look="page" onLook={(is) => desk.setMode({ is })} />}
      />
    )
  return (
    <>
      <SectionToolbar
        section={current}
        name={name}
        isEditing={mode.is === 'editing'}
        onAction={desk.act}
        onLook={(is) => desk.setMode({ is })}
      />
      <Paper desk={desk} />
      {mode.is === 'reading' && <ReviewBar desk={desk} />}
    </>
  )
}

function Paper({ desk }: Props) {
  const { view, mode, acts } = desk
  const passage = useSelectedPassage(desk.pane)
  const selected = view.sections.find(({ id }) => id === passage?.sectionId)
  const onFlag = useStable(desk.showCard)
  const onUnlock = useStable((sectionId: string, lock: LockedPassage) => acts.unlock(sectionId, lock.id))
  return (
    <>
      <Sheet
        draft={view}
        selectedFlag={desk.selectedFlag}
        onFlag={onFlag}
        onUnlock={onUnlock}
        editing={mode.is === 'editing' ? { sectionId: mode.sectionId, editor: <Editor desk={desk} /> } : undefined}
        empty={<NothingWritten draft={view} onRetry={() => acts.retry.run()} />}
      />
      {passage && selected && selected.state !== 'generating' && (
        <PassageTools
          passage={passage}
          canRevise={!selected.isSetByRule}
          onRevise={(words) => desk.openRevision(words.sectionId, 'prompt', words)}
          onLock={acts.lock}
          onSources={desk.setSources}
        />
      )}
    </>
  )
}

function Editor({ desk }: Props) {
  const { current } = desk
  return current ? <EditorOf key={current.id} desk={desk} section={current} /> : null
}

function EditorOf({ desk, section }: Props & { section: DraftSection }) {
  const { acts, keptKey } = desk
  const words = useKeptWords(keptKey(section.id), section.html, String(section.version))
  return (
    <LazySectionEditor
      section={section}
      words={words}
      isSaving={acts.edit.isPending}
      onSave={(html) => {
        // Forgotten when the server has it.
        words.setText(html)
        acts.edit.run({ sectionId: section.id, html, base: section.version })
        desk.close()
      }}
      onCancel={() => {
        words.forget()
        desk.close()
      }}
    />
  )
}
