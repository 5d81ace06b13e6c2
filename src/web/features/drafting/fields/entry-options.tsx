import { Check, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ListedEntry } from '#domain/questionnaire/record-entries.ts'
import styles from './entry-picker.module.css'

type Props = {
  readonly id: string
  readonly label: string
  readonly entries: readonly ListedEntry[]
  readonly active: number
  readonly chosen: string | readonly string[]
  readonly emptyText: string
  readonly onActive: (index: number) => void
  readonly onChoose: (entry: ListedEntry) => void
}

/** The entries of an open list. The focus stays in the search box, which names the active entry. */
export function EntryOptions({ id, label, entries, active, chosen, emptyText, onActive, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const isMany = typeof chosen !== 'string'
  const lastSpecial = entries.findLastIndex(({ special }) => special)
  if (entries.length === 0) return <p className={styles.none}>{emptyText}</p>
  return (
    <ul className={styles.list} ref={list} id={id} role="listbox" aria-label={label} aria-multiselectable={isMany || undefined}>
      {entries.map((entry, index) => {
        const isChosen = isMany ? chosen.includes(entry.value) : chosen === entry.value
        const endsSpecial = index === lastSpecial && index < entries.length - 1
        return (
          // The keyboard acts through the search box.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={entry.value}
            id={`${id}-${index}`}
            role="option"
            className={endsSpecial ? `${styles.option} ${styles.lastSpecial}` : styles.option}
            data-active={index === active || undefined}
            data-special={entry.special}
            aria-selected={isChosen}
            aria-disabled={entry.disabled || undefined}
            onMouseMove={() => onActive(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <OptionIcon isMany={isMany} isChosen={isChosen} isSpecial={entry.special === true} />
            {entry.label}
          </li>
        )
      })}
    </ul>
  )
}

function OptionIcon({ isMany, isChosen, isSpecial }: { isMany: boolean; isChosen: boolean; isSpecial: boolean }) {
  if (isSpecial) return <Plus size={16} aria-hidden />
  if (isMany)
    return (
      <span className={styles.box} data-on={isChosen || undefined}>
        {isChosen && <Check size={12} strokeWidth={3} aria-hidden />}
      </span>
    )
  return isChosen ? <Check size={16} aria-hidden /> : <span />
}
