import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Brackets,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Superscript,
  Table2,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './section-editor.module.css'

type Tool = {
  readonly label: string
  readonly icon: LucideIcon
  readonly isOn?: (editor: Editor) => boolean
  readonly canRun?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

const tools: readonly (readonly Tool[])[] = [
  [
    { label: 'Undo', icon: Undo2, canRun: (e) => e.can().undo(), run: (e) => e.chain().focus().undo().run() },
    { label: 'Redo', icon: Redo2, canRun: (e) => e.can().redo(), run: (e) => e.chain().focus().redo().run() },
  ],
  [
    { label: 'Bold', icon: Bold, isOn: (e) => e.isActive('bold'), run: (e) => e.chain().focus().toggleBold().run() },
    {
      label: 'Italic',
      icon: Italic,
      isOn: (e) => e.isActive('italic'),
      run: (e) => e.chain().focus().toggleItalic().run(),
    },
    {
      label: 'Underline',
      icon: Underline,
      isOn: (e) => e.isActive('underline'),
      run: (e) => e.chain().focus().toggleUnderline().run(),
    },
  ],
  [
    {
      label: 'Heading',
      icon: Heading2,
      isOn: (e) => e.isActive('heading', { level: 2 }),
      run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Smaller heading',
      icon: Heading3,
      isOn: (e) => e.isActive('heading', { level: 3 }),
      run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      label: 'List',
      icon: List,
      isOn: (e) => e.isActive('bulletList'),
      run: (e) => e.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      isOn: (e) => e.isActive('orderedList'),
      run: (e) => e.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'Quotation',
      icon: TextQuote,
      isOn: (e) => e.isActive('blockquote'),
      run: (e) => e.chain().focus().toggleBlockquote().run(),
    },
    {
      label: 'Table',
      icon: Table2,
      canRun: (e) => !e.isActive('table'),
      run: (e) => e.chain().focus().insertTable({ rows: 2, cols: 2, withHeaderRow: true }).run(),
    },
  ],
]

type Props = { readonly editor: Editor; readonly onFootnote: () => void; readonly onGap: () => void }

/** What the section subset can hold, by pointer; every one has its key in the text as well. */
export function EditorToolbar({ editor, onFootnote, onGap }: Props) {
  const states = useEditorState({
    editor,
    selector: () =>
      tools.flat().map(({ isOn, canRun }) => ({ isOn: isOn?.(editor) ?? false, canRun: canRun?.(editor) ?? true })),
  })
  return (
    <div className={styles.tools} role="toolbar" aria-label="Text" aria-orientation="horizontal">
      {tools.map((group, groupIndex) => (
        <span key={group[0]?.label} className={styles.group}>
          {group.map((tool, index) => {
            const state = states[tools.slice(0, groupIndex).flat().length + index]
            return (
              <IconButton
                key={tool.label}
                icon={tool.icon}
                label={tool.label}
                aria-pressed={tool.isOn ? state?.isOn : undefined}
                disabled={state?.canRun === false}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => tool.run(editor)}
              />
            )
          })}
        </span>
      ))}
      <span className={styles.group}>
        <IconButton icon={Superscript} label="Footnote" onClick={onFootnote} />
        <IconButton icon={Brackets} label="Placeholder" onClick={onGap} />
      </span>
    </div>
  )
}
