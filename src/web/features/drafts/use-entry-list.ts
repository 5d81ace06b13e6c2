import { type KeyboardEvent, useState } from 'react'
import type { ListedEntry } from '#domain/questionnaire/record-entries.ts'
import { filterEntries } from './filter-entries.ts'

type Input = {
  readonly entries: readonly ListedEntry[]
  readonly chosen: string | readonly string[]
  readonly onChoose: (value: string) => void
  /** Where the list is too long to be here as a whole: asks for the entries that match. */
  readonly onSearch?: ((query: string) => void) | undefined
}

export type EntryList = ReturnType<typeof useEntryList>

/** An open or closed list: what is searched for, what was found, which entry the keyboard is at. */
export function useEntryList({ entries, chosen, onChoose, onSearch }: Input) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState(0)
  const found = filterEntries(entries, query)
  const last = Math.max(0, found.length - 1)
  const active = Math.min(place, last)

  function setOpen(open: boolean) {
    setQuery('')
    onSearch?.('')
    setPlace(Math.max(0, typeof chosen === 'string' ? entries.findIndex(({ value }) => value === chosen) : 0))
    setIsOpen(open)
  }

  function choose(entry: ListedEntry) {
    if (entry.disabled) return
    if (typeof chosen === 'string' || entry.special) setOpen(false)
    onChoose(entry.value)
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = placeByKey(event.key, active, last)
    if (target !== undefined) {
      event.preventDefault()
      setPlace(target)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const entry = found[active]
      if (entry) choose(entry)
    }
  }

  function search(text: string) {
    setQuery(text)
    onSearch?.(text)
    setPlace(firstMatch(filterEntries(entries, text), text))
  }

  return { isOpen, setOpen, query, search, found, active, setActive: setPlace, choose, onKeyDown }
}

function placeByKey(key: string, active: number, last: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + 5,
    PageUp: active - 5,
  }
  const place = places[key]
  return place === undefined ? undefined : Math.min(last, Math.max(0, place))
}

/** While searching, the first real record is the one that Enter takes. */
function firstMatch(found: readonly ListedEntry[], query: string): number {
  if (query === '') return 0
  return Math.max(
    0,
    found.findIndex(({ special }) => !special),
  )
}
