import { Check, Plus } from 'lucide-react'
import type { ListedEntry } from '#domain/questionnaire/record-entries.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './entry-picker.module.css'

type Props = {
  readonly id: string
  readonly label: string
  readonly entries: readonly ListedEntry[]
  readonly active: number
  readonly chosen: string | readonly string[]
  readonly onActive: (index: number) => void
  readonly onChoose: (entry: ListedEntry) => void
}

/** The entries of an open list. The focus stays in the search box, which names the active entry. */
export function EntryOptions({ id, label, entries, chosen, ...rest }: Props) {
  if (entries.length === 0) return <p className={styles.none}>No match</p>
  const isMany = typeof chosen !== 'string'
  const lastSpecial = entries.findLastIndex(({ special }) => special)
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={label} aria-multiselectable={isMany || undefined}>
      {entries.map((entry, index) => (
        <EntryOption
          key={entry.value}
          {...rest}
          id={`${id}-${index}`}
          entry={entry}
          index={index}
          isMany={isMany}
          isChosen={isMany ? chosen.includes(entry.value) : chosen === entry.value}
          endsSpecial={index === lastSpecial && index < entries.length - 1}
        />
      ))}
    </div>
  )
}

type OptionProps = Pick<Props, 'active' | 'onActive' | 'onChoose'> & {
  readonly id: string
  readonly entry: ListedEntry
  readonly index: number
  readonly isMany: boolean
  readonly isChosen: boolean
  readonly endsSpecial: boolean
}

function EntryOption({ id, entry, index, active, isMany, isChosen, endsSpecial, onActive, onChoose }: OptionProps) {
  const isActive = index === active
  return (
    // The keyboard acts through the search box.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      ref={isActive ? showInList : undefined}
      role="option"
      className={endsSpecial ? `${styles.option} ${styles.lastSpecial}` : styles.option}
      data-active={isActive || undefined}
      data-special={entry.special}
      aria-selected={isChosen}
      aria-disabled={entry.disabled}
      onMouseMove={() => onActive(index)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
    >
      <OptionIcon isMany={isMany} isChosen={isChosen} isSpecial={entry.special === true} />
      {entry.label}
    </div>
  )
}

function showInList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}

function OptionIcon({ isMany, isChosen, isSpecial }: { isMany: boolean; isChosen: boolean; isSpecial: boolean }) {
  if (isSpecial) return <Icon icon={Plus} />
  if (isMany)
    return (
      <span className={styles.box} data-on={isChosen || undefined}>
        {isChosen && <Icon icon={Check} size="s" />}
      </span>
    )
  return isChosen ? <Icon icon={Check} /> : <span />
}
