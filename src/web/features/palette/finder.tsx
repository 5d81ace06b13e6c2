import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { DraftStateWords } from '#web/features/drafts/list/draft-state-label.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import { type Entry, useEntries } from './entries.ts'
import styles from './palette.module.css'

/** A field, and below it everything that answers what is typed. */
export function Finder({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const typed = words.trim()
  const sought = useDeferredValue(typed)
  const entries = useEntries(sought)
  const current = entries[Math.min(chosen, entries.length - 1)]
  const navigate = useNavigate()
  const list = useId()
  function open({ to, run }: Entry, inNewTab: boolean): void {
    onClose()
    run?.()
    if (to === undefined) return
    if (inNewTab) window.open(to, '_blank', 'noopener')
    else void navigate(to)
  }

  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && entries.length > 0) {
      event.preventDefault()
      setChosen((Math.min(chosen, entries.length - 1) + step + entries.length) % entries.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      enter.press(event.ctrlKey || event.metaKey)
    }
  }
  const enter = useEnter(sought !== typed, (inNewTab) => current && open(current, inNewTab))

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
          placeholder="Find a client, a draft, a tool, or do something"
          value={words}
          onChange={({ target }) => {
            enter.forget()
            setWords(target.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <kbd aria-hidden>Esc</kbd>
          <span className="sr">Close</span>
        </button>
      </div>
      <Found list={list} entries={entries} current={current} onOpen={open} />
      <p className={styles.none} role="status">
        {entries.length === 0 ? `Nothing is called “${typed}”.` : ''}
      </p>
      <Keys />
    </>
  )
}

/** Enter that is pressed while the list still answers earlier words waits, and opens what the present ones find. */
function useEnter(isBehind: boolean, openCurrent: (inNewTab: boolean) => void) {
  const early = useRef<{ readonly inNewTab: boolean }>(undefined)
  useEffect(() => {
    if (!early.current || isBehind) return
    const { inNewTab } = early.current
    early.current = undefined
    openCurrent(inNewTab)
  })
  return {
    press: (inNewTab: boolean) => {
      if (isBehind) early.current = { inNewTab }
      else openCurrent(inNewTab)
    },
    forget: () => {
      early.current = undefined
    },
  }
}

type FoundProps = {
  readonly list: string
  readonly entries: readonly Entry[]
  readonly current: Entry | undefined
  readonly onOpen: (entry: Entry, inNewTab: boolean) => void
}

function Found({ list, entries, current, onOpen }: FoundProps) {
  return (
    <div className={styles.entries} id={list} role="listbox" aria-label="Found">
      {entries.map((entry, index) => (
        <Row
          key={entry.id}
          id={`${list}-${entry.id}`}
          entry={entry}
          isFirstOfGroup={entries[index - 1]?.group !== entry.group}
          isCurrent={entry === current}
          onOpen={(inNewTab) => onOpen(entry, inNewTab)}
        />
      ))}
    </div>
  )
}

/** What the keys do while the list is open. */
function Keys() {
  return (
    <p className={styles.foot} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> in a new tab
      </span>
      <span>
        <kbd>&gt;</kbd> only actions
      </span>
      <span>
        <kbd>?</kbd> all keys
      </span>
    </p>
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
          <b className={entry.draft && 'docname'}>{entry.label}</b> <small>{entry.about}</small>
        </span>
        {entry.draft && <DraftStateWords draft={entry.draft} />}
        {entry.end !== undefined && <small>{entry.end}</small>}
      </button>
    </>
  )
}

function showInList(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' })
}
