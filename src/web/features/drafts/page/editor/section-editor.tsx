import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { KeptWords } from '#web/data/use-kept-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import type { DraftSection } from '../draft-section.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { sectionExtensions } from './extensions.ts'
import { readEditor, readText } from './read-editor.ts'
import { InsertForm, type Insertion } from './insert-form.tsx'
import styles from './section-editor.module.css'

export type SectionEditorProps = {
  readonly section: DraftSection
  /** What is typed, kept on this device until it is saved. */
  readonly words: KeptWords
  readonly isSaving: boolean
  readonly onSave: (html: string) => void
  readonly onCancel: () => void
}

const keepAfterMs = 300

/** A section under the attorney's own hands. Checks run after saving; typing waits for nothing. */
export function SectionEditor({ section, words, isSaving, onSave, onCancel }: SectionEditorProps) {
  const [inserting, setInserting] = useState<Insertion>()
  const [isLeaving, setIsLeaving] = useState(false)
  const keep = useKeeping(words.setText)
  const editor = useEditor({
    extensions: sectionExtensions,
    injectCSS: false,
    content: words.text,
    editorProps: {
      attributes: { 'aria-label': `Text of ${section.title}`, role: 'textbox', 'aria-multiline': 'true' },
    },
    // Read when the keys rest: the text as it is now does not change any more.
    onUpdate: ({ editor: { state } }) => keep.later(() => readText(state.doc)),
  })
  useFocusAtStart(editor)

  function save() {
    keep.forget()
    onSave(readEditor(editor))
  }

  function cancel() {
    keep.forget()
    onCancel()
  }

  return (
    // Ctrl+S saves from anywhere in the editor; its buttons are what those without a keyboard use.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.editor} onKeyDown={(event) => saveByKey(event, save)}>
      <div className={styles.bar}>
        <EditorToolbar editor={editor} onFootnote={() => setInserting('footnote')} onGap={() => setInserting('gap')} />
        <span className={styles.end}>
          <Button
            look="quiet"
            size="s"
            onClick={() => (readEditor(editor) === section.html ? cancel() : setIsLeaving(true))}
          >
            Cancel
          </Button>
          <Button look="accent" size="s" busy={isSaving} onClick={save}>
            Save
          </Button>
        </span>
        {inserting && <InsertForm editor={editor} insertion={inserting} onDone={() => setInserting(undefined)} />}
      </div>
      <KeptNotice
        words={{
          ...words,
          discard: () => {
            words.discard()
            editor.commands.setContent(section.html)
          },
        }}
      />
      <EditorContent editor={editor} className={styles.text} />
      <ConfirmDialog
        opened={isLeaving}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        danger
        onConfirm={cancel}
        onCancel={() => setIsLeaving(false)}
      >
        <p>The section stays as it was saved last.</p>
      </ConfirmDialog>
    </div>
  )
}

function saveByKey(event: KeyboardEvent, save: () => void) {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  save()
}

/**
 * The editor is made before React shows it. Where that takes a moment, it is destroyed and made anew: by its own `autofocus`
 * it would take the focus while it stands in no page yet, and lose it for good.
 */
function useFocusAtStart(editor: Editor) {
  useEffect(() => {
    if (!editor.isDestroyed) editor.commands.focus('start')
  }, [editor])
}

type Waiting = { readonly timer: ReturnType<typeof setTimeout>; readonly read: () => string }

/** Keeps what was typed a moment after the last key, and when the editor or the page closes without saving. */
function useKeeping(onKeep: (html: string) => void) {
  const waiting = useRef<Waiting>(undefined)
  const latest = useRef(onKeep)
  useEffect(() => {
    latest.current = onKeep
  })
  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }, [])
  useEffect(() => {
    const keepNow = () => {
      const left = waiting.current
      forget()
      if (left) latest.current(left.read())
    }
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [forget])
  const later = useCallback(
    (read: () => string) => {
      forget()
      const timer = setTimeout(() => {
        waiting.current = undefined
        latest.current(read())
      }, keepAfterMs)
      waiting.current = { timer, read }
    },
    [forget],
  )
  return { later, forget }
}
