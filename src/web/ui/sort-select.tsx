import { ArrowUpDown } from 'lucide-react'
import { useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './sort-select.module.css'
import type { Sort } from './table-rows.ts'

/** An order of a list, in words: `Name, A to Z`. */
export type Order = Sort & { readonly label: string }

type Props = {
  readonly orders: readonly Order[]
  readonly sort: Sort
  readonly onChange: (sort: Sort) => void
  /** Beside another field, without the words before it. */
  readonly compact?: boolean
}

/** The order of a list on a phone, where rows are blocks and no head of a column can be pressed. */
export function SortSelect({ orders, sort, onChange, compact = false }: Props) {
  const id = useId()
  return (
    <div className={`only-small ${styles.sort} ${compact ? styles.compact : ''}`}>
      <Icon icon={ArrowUpDown} size="s" />
      <label htmlFor={id} className={compact ? 'sr' : undefined}>
        Sort by
      </label>
      <select
        id={id}
        value={valueOf(sort)}
        onChange={({ target }) => {
          const chosen = orders.find((order) => valueOf(order) === target.value)
          if (chosen) onChange({ by: chosen.by, descending: chosen.descending })
        }}
      >
        {orders.map((order) => (
          <option key={valueOf(order)} value={valueOf(order)}>
            {order.label}
          </option>
        ))}
      </select>
    </div>
  )
}

const valueOf = ({ by, descending }: Sort) => `${descending ? '-' : ''}${by}`
