import { Popover } from '@mantine/core'
import { ChevronDown, ChevronsUpDown, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { ListedEntry } from '#domain/questionnaire/record-entries.ts'
import styles from './entry-picker.module.css'
import { EntryOptions } from './entry-options.tsx'
import { filterEntries } from './filter-entries.ts'

type Props = {
  readonly id: string
  readonly labelId?: string
  /** Instead of a visible label. */
  readonly label?: string
  readonly describedBy?: string | undefined
  readonly required?: boolean
  readonly invalid?: boolean
  readonly entries: readonly ListedEntry[]
  /** One value, or several when entries are ticked. */
  readonly chosen: string | readonly string[]
  readonly placeholder: string
  /** Shows a search box; entries are then matched word by word. */
  readonly searchLabel?: string
  /** Said after the chosen value. */
  readonly hint?: string
  readonly picture?: (label: string) => ReactNode
  readonly small?: boolean
  readonly emptyText?: string
  readonly onChoose: (value: string) => void
}

/** A button that opens a list, with search where lists are long. Keys: arrows, Home, End, Enter, Escape. */
export function EntryPicker({ id, entries, chosen, searchLabel, small = false, picture, hint, ...props }: Props) {
  const list = useEntryList({ entries, chosen, canSearch: searchLabel !== undefined, onChoose: props.onChoose })
  const listId = useId()
  const shown = shownText(entries, chosen)
  return (
    <Popover opened={list.isOpen} onChange={list.setOpen} width="target" position="bottom-start" trapFocus>
      <Popover.Target withRoles={false}>
        <button
          type="button"
          id={id}
          className={styles.target}
          data-small={small || undefined}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? listId : undefined}
          aria-label={props.label && `${props.label}: ${shown ?? props.placeholder}`}
          aria-labelledby={props.labelId && `${props.labelId} ${id}`}
          aria-describedby={props.describedBy}
          aria-required={props.required || undefined}
          aria-invalid={props.invalid || undefined}
          onClick={() => list.setOpen(!list.isOpen)}
          onKeyDown={list.openByKey}
        >
          <span className={styles.value}>
            {shown !== undefined && picture?.(shown)}
            <span className={shown === undefined ? styles.placeholder : undefined}>{shown ?? props.placeholder}</span>
          </span>
          <span className={styles.hint}>
            {hint}
            {searchLabel === undefined ? <ChevronDown size={16} aria-hidden /> : <ChevronsUpDown size={16} aria-hidden />}
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} onKeyDown={list.onKeyDown}>
        <SearchBox label={searchLabel} listId={listId} list={list} />
        <EntryOptions
          id={listId}
          label={searchLabel ?? props.label ?? props.placeholder}
          entries={list.found}
          active={list.active}
          chosen={chosen}
          emptyText={list.query === '' ? (props.emptyText ?? 'Nothing here yet') : 'No match'}
          onActive={list.setActive}
          onChoose={list.choose}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

type SearchProps = { readonly label: string | undefined; readonly listId: string; readonly list: EntryList }

/** Without search it is still there, for the keyboard: the list needs one element that keeps the focus. */
function SearchBox({ label, listId, list }: SearchProps) {
  return (
    <div className={label === undefined ? styles.searchless : styles.search}>
      {label !== undefined && <Search size={16} aria-hidden />}
      <input
        data-autofocus
        role="combobox"
        aria-label={label ?? 'Options'}
        aria-expanded
        aria-autocomplete={label === undefined ? 'none' : 'list'}
        aria-controls={listId}
        aria-activedescendant={list.found.length > 0 ? `${listId}-${list.active}` : undefined}
        placeholder={label}
        maxLength={255}
        readOnly={label === undefined}
        value={list.query}
        onChange={(event) => list.search(event.currentTarget.value)}
      />
    </div>
  )
}

type ListInput = Pick<Props, 'entries' | 'chosen' | 'onChoose'> & { readonly canSearch: boolean }
type EntryList = ReturnType<typeof useEntryList>

function useEntryList({ entries, chosen, canSearch, onChoose }: ListInput) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const isMany = typeof chosen !== 'string'
  const found = filterEntries(entries, query)

  function setOpen(open: boolean) {
    setQuery('')
    setActive(Math.max(0, isMany ? 0 : entries.findIndex(({ value }) => value === chosen)))
    setIsOpen(open)
  }

  function choose(entry: ListedEntry) {
    if (entry.disabled) return
    if (!isMany || entry.special) setOpen(false)
    onChoose(entry.value)
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = found.length - 1
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + 5, PageUp: active - 5 }
    const target = moves[event.key]
    if (target !== undefined) {
      event.preventDefault()
      setActive(Math.min(last, Math.max(0, target)))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const entry = found[active]
      if (entry) choose(entry)
    } else if (!canSearch && event.key.length === 1) {
      setActive(nextBeginningWith(found, event.key, active))
    }
  }

  return {
    isOpen,
    setOpen,
    query,
    found,
    active: Math.min(active, Math.max(0, found.length - 1)),
    setActive,
    choose,
    onKeyDown,
    search(text: string) {
      setQuery(text)
      setActive(firstMatch(filterEntries(entries, text), text))
    },
    openByKey(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(true)
    },
  }
}

/** While searching, the first real record is the one that Enter takes. */
function firstMatch(found: readonly ListedEntry[], query: string): number {
  return query === '' ? 0 : Math.max(0, found.findIndex(({ special }) => !special))
}

/** Where there is no search, a letter goes to the next entry that begins with it. */
function nextBeginningWith(found: readonly ListedEntry[], letter: string, active: number): number {
  const begins = ({ label }: ListedEntry) => label.toLowerCase().startsWith(letter.toLowerCase())
  const after = found.findIndex((entry, index) => index > active && begins(entry))
  return after === -1 ? Math.max(active * Number(!found.some(begins)), found.findIndex(begins)) : after
}

function shownText(entries: readonly ListedEntry[], chosen: string | readonly string[]): string | undefined {
  if (typeof chosen === 'string') return entries.find(({ value }) => value === chosen)?.label
  if (chosen.length === 0) return undefined
  return chosen.length === 1 ? '1 chosen' : `${chosen.length} chosen`
}
