import { GripVertical } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { TemplateSection } from '#domain/template-sections/template-section.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './section-list.module.css'
import { modeWords } from './split-words.ts'
import type { SplitEditor } from './use-split-editor.ts'

type Props = {
  readonly editor: SplitEditor
  /** The section was chosen here and not by the text: the text follows. */
  readonly onChosen: (id: string) => void
}

/**
 * The sections in their order. Dragged by the pointer; by keyboard: arrows choose, Alt and arrows move, M joins with the
 * next one, K keeps as it is, Ctrl Z takes the last step back.
 */
export function SectionList({ editor, onChosen }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const { sections } = editor.split
  const drag = useDrag(editor)

  function choose(position: number) {
    const id = sections[position]?.id
    if (id === undefined) return
    editor.select(id)
    onChosen(id)
    list.current?.querySelectorAll('button')[position]?.focus()
  }

  return (
    <ol
      ref={list}
      className={styles.list}
      aria-label="Sections"
      aria-describedby="section-keys"
      data-dragging={drag.from !== undefined || undefined}
    >
      {sections.map((section, position) => (
        <li key={section.id} data-over={drag.over === position || undefined} {...drag.handlers(section.id, position)}>
          <Line
            section={section}
            isSelected={position === editor.position}
            onChoose={() => choose(position)}
            onKeyDown={(event) => onKey(event, editor, position, choose)}
          />
        </li>
      ))}
    </ol>
  )
}

type LineProps = {
  readonly section: TemplateSection
  readonly isSelected: boolean
  readonly onChoose: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function Line({ section: { title, mode, level }, isSelected, onChoose, onKeyDown }: LineProps) {
  const { icon, word } = modeWords[mode]
  return (
    <button
      type="button"
      className={styles.line}
      data-level={level >= 2 ? 2 : 1}
      data-mode={mode}
      aria-current={isSelected ? 'true' : undefined}
      tabIndex={isSelected ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <Icon icon={GripVertical} size="s" className={styles.grip} />
      <span className={styles.title}>{title}</span>
      <Icon icon={icon} label={word} className={styles.mode} />
    </button>
  )
}

function onKey(event: KeyboardEvent, editor: SplitEditor, position: number, choose: (position: number) => void): void {
  const section = editor.split.sections[position]
  if (!section) return
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const run = (action: () => void) => {
    event.preventDefault()
    action()
  }
  if (step !== 0) return run(() => (event.altKey ? editor.move(section.id, position + step) : choose(position + step)))
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return run(editor.undo)
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key.toLowerCase() === 'm') return run(() => editor.join(position))
  if (event.key.toLowerCase() === 'k') return run(() => editor.toggleKeep(section.id))
}

/** Dragging a line to another place in the list. */
function useDrag(editor: SplitEditor) {
  const [from, setFrom] = useState<string>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setFrom(undefined)
    setOver(undefined)
  }
  const handlers = (id: string, position: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      setFrom(id)
    },
    onDragOver: (event: DragEvent) => {
      if (from === undefined) return
      event.preventDefault()
      setOver(position)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (from !== undefined) editor.move(from, position)
      end()
    },
    onDragEnd: end,
  })
  return { from, over, handlers }
}
