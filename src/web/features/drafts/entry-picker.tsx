import { Popover } from '@mantine/core'
import { ChevronsUpDown, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react'
import type { ListedEntry } from '#domain/questionnaire/record-entries.ts'
import type { ControlProps } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EntryOptions } from './entry-options.tsx'
import styles from './entry-picker.module.css'
import { type EntryList, useEntryList } from './use-entry-list.ts'

type Props = {
  /** From the field around it; a picker without a visible label has a `label` instead. */
  readonly control: ControlProps
  readonly label?: string
  readonly entries: readonly ListedEntry[]
  /** One value, or several when entries are ticked. */
  readonly chosen: string | readonly string[]
  readonly placeholder: string
  readonly searchLabel: string
  /** Shows the initial of the chosen name before it. */
  readonly withInitial?: boolean
  /** The one thing that there is to choose: taken at once, instead of a list of one line. */
  readonly only?: string | undefined
  readonly onChoose: (value: string) => void
  readonly onSearch?: ((query: string) => void) | undefined
}

/**
 * A button that opens a list with search, for records: special entries first, several at a time when `chosen` is a list.
 * Keys: arrows, Page Up and Down, Enter, Escape.
 */
export function EntryPicker({ control, label, entries, chosen, placeholder, searchLabel, only, ...props }: Props) {
  const list = useEntryList({ entries, chosen, onChoose: props.onChoose, onSearch: props.onSearch })
  const listId = useId()
  const takeOnly = useEffectEvent((value: string) => {
    list.setOpen(false)
    props.onChoose(value)
  })
  // Who opened it before the list was there gets what a later press would give.
  useEffect(() => {
    if (list.isOpen && only !== undefined) takeOnly(only)
  }, [list.isOpen, only])
  const shown = shownText(entries, chosen)
  // A button has no required state; the label's asterisk and the answer's problem say it.
  const { 'aria-required': _required, ...target } = control
  return (
    <Popover
      opened={list.isOpen}
      onChange={list.setOpen}
      width="target"
      position="bottom-start"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <button
          type="button"
          {...target}
          className={styles.target}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? `${listId}-popup` : undefined}
          aria-label={label && `${label}: ${shown ?? placeholder}`}
          onClick={() => (only === undefined ? list.setOpen(!list.isOpen) : props.onChoose(only))}
          onKeyDown={(event) => openByArrow(event, list.setOpen)}
        >
          <span className={styles.value}>
            {label && <span className="sr">{label}: </span>}
            {props.withInitial && shown !== undefined && <Initial name={shown} />}
            <span className={shown === undefined ? styles.placeholder : undefined}>{shown ?? placeholder}</span>
          </span>
          <Icon icon={ChevronsUpDown} className={styles.chevron} />
        </button>
      </Popover.Target>
      <Popover.Dropdown
        id={`${listId}-popup`}
        className={styles.dropdown}
        role="dialog"
        aria-label={searchLabel}
        onKeyDown={list.onKeyDown}
      >
        <EntrySearch label={searchLabel} listId={listId} list={list} />
        <EntryOptions
          id={listId}
          label={searchLabel}
          entries={list.found}
          active={list.active}
          chosen={chosen}
          onActive={list.setActive}
          onChoose={list.choose}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

type SearchProps = { readonly label: string; readonly listId: string; readonly list: EntryList }

function EntrySearch({ label, listId, list }: SearchProps) {
  return (
    <div className={styles.search}>
      <Icon icon={Search} />
      <input
        data-autofocus
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={list.found.length > 0 ? `${listId}-${list.active}` : undefined}
        autoComplete="off"
        placeholder={label}
        maxLength={255}
        value={list.query}
        onChange={(event) => list.search(event.currentTarget.value)}
      />
    </div>
  )
}

function Initial({ name }: { name: string }) {
  return <span className={styles.person} data-initial={name.trim().charAt(0).toUpperCase()} />
}

function openByArrow(event: KeyboardEvent, onOpen: (open: boolean) => void) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  onOpen(true)
}

function shownText(entries: readonly ListedEntry[], chosen: string | readonly string[]): string | undefined {
  if (typeof chosen === 'string') return entries.find(({ value }) => value === chosen)?.label
  return chosen.length === 0 ? undefined : `${chosen.length} chosen`
}
