import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { DraftSection } from '../draft-view.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { sectionExtensions } from './extensions.ts'
import { readEditor } from './read-editor.ts'
import { InsertForm, type Insertion } from './insert-form.tsx'
import styles from './section-editor.module.css'

export type SectionEditorProps = {
  readonly section: DraftSection
  /** Words that were typed earlier and not saved yet. */
  readonly unsaved?: string | undefined
  readonly isSaving: boolean
  /** A second after the last key, so that a closed page loses nothing. */
  readonly onKeep: (html: string) => void
  readonly onSave: (html: string) => void
  readonly onCancel: () => void
}

const keepAfterMs = 1000

/** A section under the attorney's own hands. Checks run after saving; typing waits for nothing. */
export function SectionEditor({ section, unsaved, isSaving, onKeep, onSave, onCancel }: SectionEditorProps) {
  const [inserting, setInserting] = useState<Insertion>()
  const keep = useDelayed(onKeep, keepAfterMs)
  const editor = useEditor({
    extensions: sectionExtensions,
    injectCSS: false,
    content: unsaved ?? section.html,
    autofocus: 'start',
    editorProps: {
      attributes: { 'aria-label': `Text of ${section.title}`, role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: ({ editor: changed }) => keep(readEditor(changed)),
  })
  const save = () => onSave(readEditor(editor))
  return (
    // Ctrl+S saves from anywhere in the editor; its buttons are what those without a keyboard use.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        save()
      }}
    >
      <div className={styles.bar}>
        <EditorToolbar editor={editor} onFootnote={() => setInserting('footnote')} onGap={() => setInserting('gap')} />
        <span className={styles.end}>
          <Button look="quiet" size="s" onClick={onCancel}>
            Cancel
          </Button>
          <Button look="accent" size="s" busy={isSaving} onClick={save}>
            Save
          </Button>
        </span>
        {inserting && <InsertForm editor={editor} insertion={inserting} onDone={() => setInserting(undefined)} />}
      </div>
      <EditorContent editor={editor} className={styles.text} />
    </div>
  )
}

/** Calls `run` once nothing has come for a while; what still waits when the editor closes is called at once. */
function useDelayed(run: (html: string) => void, delayMs: number): (html: string) => void {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; html: string }>(undefined)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      latest.current(waiting.current.html)
    },
    [],
  )
  return (html) => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    const timer = setTimeout(() => {
      waiting.current = undefined
      latest.current(html)
    }, delayMs)
    waiting.current = { timer, html }
  }
}
