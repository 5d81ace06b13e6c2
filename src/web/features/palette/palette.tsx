import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import styles from './palette.module.css'
import { type Entry, useEntries } from './use-entries.ts'
import { KeyList } from './key-list.tsx'

type Props = { readonly shows: 'entries' | 'keys'; readonly onClose: () => void }

/** Everything by its name: clients, drafts, tools and places; what was loaded is found without the server too. */
export function Palette({ shows, onClose }: Props) {
  return (
    <Dialog opened size="2xl" onClose={onClose} title={shows === 'keys' ? 'Keys' : 'Find or do'}>
      {shows === 'keys' ? <KeyList /> : <Finder onClose={onClose} />}
    </Dialog>
  )
}

function Finder({ onClose }: Pick<Props, 'onClose'>) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const entries = useEntries(useDeferredValue(words.trim()))
  const current = entries[Math.min(chosen, entries.length - 1)]
  const navigate = useNavigate()
  const list = useId()

  function open({ to }: Entry, inNewTab: boolean): void {
    onClose()
    if (inNewTab) window.open(to, '_blank', 'noopener')
    else void navigate(to)
  }

  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && entries.length > 0) {
      event.preventDefault()
      setChosen((Math.min(chosen, entries.length - 1) + step + entries.length) % entries.length)
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      open(current, event.ctrlKey || event.metaKey)
    }
  }

  return (
    <>
      <div className={styles.field}>
        <Icon icon={Search} />
        <input
          type="text"
          role="combobox"
          aria-label="Find a client, a draft, a tool or a place"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={current ? `${list}-${current.id}` : undefined}
          data-autofocus
          placeholder="Client, draft, tool or place"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
      </div>
      <div className={styles.entries} id={list} role="listbox" aria-label="Found">
        {entries.map((entry, index) => (
          <Row
            key={entry.id}
            id={`${list}-${entry.id}`}
            entry={entry}
            isFirstOfGroup={entries[index - 1]?.group !== entry.group}
            isCurrent={entry === current}
            onOpen={(inNewTab) => open(entry, inNewTab)}
          />
        ))}
      </div>
      <p className={styles.none} role="status">
        {entries.length === 0 ? `Nothing is called “${words.trim()}”.` : ''}
      </p>
      <p className={styles.foot} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Ctrl Enter</kbd> in a new tab <kbd>?</kbd> all keys
      </p>
    </>
  )
}

type RowProps = {
  readonly id: string
  readonly entry: Entry
  readonly isFirstOfGroup: boolean
  readonly isCurrent: boolean
  readonly onOpen: (inNewTab: boolean) => void
}

function Row({ id, entry, isFirstOfGroup, isCurrent, onOpen }: RowProps) {
  return (
    <>
      {isFirstOfGroup && (
        <div className={styles.group} role="presentation">
          {entry.group}
        </div>
      )}
      <button
        type="button"
        id={id}
        className={styles.entry}
        role="option"
        aria-selected={isCurrent}
        tabIndex={-1}
        ref={isCurrent ? showInList : undefined}
        onClick={({ ctrlKey, metaKey }) => onOpen(ctrlKey || metaKey)}
      >
        {entry.tool ? <ToolPicture type={entry.tool} /> : <Icon icon={entry.icon} />}
        <span>
          <b>{entry.label}</b> <small>{entry.about}</small>
        </span>
        {entry.end !== undefined && <small>{entry.end}</small>}
      </button>
    </>
  )
}

function showInList(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' })
}
