import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './section-editor.module.css'

export type Insertion = 'footnote' | 'gap'

const texts = {
  footnote: { label: 'Text of the footnote', action: 'Insert footnote' },
  gap: { label: 'What has to be filled in', action: 'Insert placeholder' },
} as const

type Props = { readonly editor: Editor; readonly insertion: Insertion; readonly onDone: () => void }

/** The words of a footnote or of a placeholder, asked for where the toolbar is. */
export function InsertForm({ editor, insertion, onDone }: Props) {
  const [text, setText] = useState('')
  const { label, action } = texts[insertion]
  return (
    // Escape gives up; so does leaving the field empty.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.insert}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') insert(editor, insertion, text.trim())
        onDone()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        onDone()
        editor.commands.focus()
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the toolbar button asked for this field */}
      <TextField label={label} value={text} onChange={setText} maxLength={2000} autoFocus />
      <Button size="m" type="submit">
        {action}
      </Button>
    </form>
  )
}

function insert(editor: Editor, insertion: Insertion, text: string) {
  if (insertion === 'footnote')
    editor
      .chain()
      .focus()
      .insertContent({ type: 'footnote', attrs: { note: text } })
      .run()
  else
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: `[${text}]`, marks: [{ type: 'gap', attrs: { label: text } }] })
      .run()
}
