import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { usePart } from '#web/lazy/use-part.ts'
import styles from './data-table.module.css'
import { Icon } from './icon.tsx'
import type { Sort } from './table-rows.ts'
import ticks from './tick-box.module.css'
import type { RowExtra } from './virtual-rows.tsx'

export type Column<Row> = {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Makes the header a sort button. */
  readonly sortBy?: (row: Row) => string | number
  /** Numbers stand at the right. */
  readonly align?: 'end'
  /** Left out where each row is a block (under 768 px). */
  readonly wideOnly?: boolean
  /** Left out between 768 and 1024 px, where columns have little room. */
  readonly notMid?: boolean
  /** In rem, where the first column should get what the others leave. */
  readonly width?: number
}

/** Rows that can be chosen, to do something with many at once. */
export type RowChoice<Row> = {
  readonly isChosen: (row: Row) => boolean
  /** What the row is about, for its tick box. */
  readonly nameOf: (row: Row) => string
  readonly onChoose: (row: Row) => void
  /** Chooses all rows, or none where all are chosen. */
  readonly onAll: () => void
  readonly count: number
}

export type DataTableProps<Row> = {
  /** What the table lists, said by screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  onSort?: (key: string) => void
  /** At the end of each row: at most one visible action and a menu. */
  renderActions?: (row: Row) => ReactNode
  choice?: RowChoice<Row>
  /** The head is there for screen readers only. */
  hideHead?: boolean
  /** Rows with two lines: 64 px instead of 56. */
  tall?: boolean
  /** Under the rows, see `TableFoot`. */
  foot?: ReactNode
}

/** Above this the rows outside the window are not rendered. */
const virtualFrom = 100

/** The one table of the product. The first column is the link; under 768 px each row becomes a block. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowKey, renderActions, choice, hideHead = false, tall = false, foot } = props
  const virtual = rows.length > virtualFrom
  const renderRows = usePart(loadVirtualRows, virtual, () => undefined)
  const row = (item: Row, extra?: RowExtra) => (
    <TableRow key={rowKey(item)} {...{ item, columns, renderActions, choice, extra }} />
  )
  const virtualRow = (extra: RowExtra) => {
    const item = rows[extra.index]
    return item === undefined ? null : row(item, extra)
  }
  return (
    <div className="panel">
      <table
        className={classNames(styles.table, tall && styles.tall, virtual && styles.virtual, choice && styles.choosable)}
        aria-label={label}
        {...(virtual && { 'aria-rowcount': rows.length + 1 })}
      >
        <Head {...props} hideHead={hideHead} />
        {virtual && renderRows ? (
          renderRows({ count: rows.length, render: virtualRow })
        ) : (
          <tbody>{rows.slice(0, virtualFrom).map((item) => row(item))}</tbody>
        )}
      </table>
      {foot}
    </div>
  )
}

function Head<Row>({ columns, rows, renderActions, choice, sort, onSort, hideHead = false }: DataTableProps<Row>) {
  return (
    <thead className={hideHead ? 'sr' : undefined}>
      <tr>
        {choice && (
          <th scope="col" className={styles.choice}>
            <Tick
              label="Choose all"
              checked={choice.count > 0 && choice.count === rows.length}
              isMixed={choice.count > 0 && choice.count < rows.length}
              onChange={choice.onAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={classOf(column)}
            style={widthOf(column)}
            aria-sort={ariaSort(column.key, sort)}
          >
            {column.sortBy && onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
          </th>
        ))}
        {renderActions && (
          <th scope="col" className={styles.actions}>
            <span className="sr">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

export function widthOf({ width }: { width?: number }): { width: string } | undefined {
  return width === undefined ? undefined : { width: `${width}rem` }
}

type SortProps = { column: { key: string; header: string }; sort: Sort | undefined; onSort: (key: string) => void }

function SortButton({ column, sort, onSort }: SortProps) {
  const direction = ariaSort(column.key, sort)
  const icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button type="button" onClick={() => onSort(column.key)}>
      {column.header}
      <Icon icon={icon} size="s" />
    </button>
  )
}

function ariaSort(key: string, sort: Sort | undefined): 'ascending' | 'descending' | undefined {
  if (sort?.by !== key) return undefined
  return sort.descending ? 'descending' : 'ascending'
}

type RowProps<Row> = {
  item: Row
  columns: readonly Column<Row>[]
  renderActions: ((row: Row) => ReactNode) | undefined
  choice: RowChoice<Row> | undefined
  extra: RowExtra | undefined
}

function TableRow<Row>({ item, columns, renderActions, choice, extra }: RowProps<Row>) {
  const isChosen = choice?.isChosen(item) ?? false
  return (
    <tr
      data-chosen={isChosen || undefined}
      {...(extra && { ref: extra.ref, 'data-index': extra.index, 'aria-rowindex': extra.index + 2 })}
    >
      {choice && (
        <td className={styles.choice}>
          <Tick label={`Choose ${choice.nameOf(item)}`} checked={isChosen} onChange={() => choice.onChoose(item)} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={classOf(column)}>
          {column.cell(item)}
        </td>
      ))}
      {renderActions && (
        <td className={styles.actions}>
          <div>{renderActions(item)}</div>
        </td>
      )}
    </tr>
  )
}

type TickProps = { label: string; checked: boolean; isMixed?: boolean; onChange: () => void }

function Tick({ label, checked, isMixed = false, onChange }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={ticks.box}
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={onChange}
      />
    </label>
  )
}

type Shown = { align?: 'end'; wideOnly?: boolean; notMid?: boolean }

function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

function classOf({ align, wideOnly = false, notMid = false }: Shown): string | undefined {
  return classNames(align === 'end' && styles.end, wideOnly && 'hide-small', notMid && 'hide-mid') || undefined
}

async function loadVirtualRows() {
  const { VirtualRows } = await import('./virtual-rows.tsx')
  return (props: ComponentProps<typeof VirtualRows>) => <VirtualRows {...props} />
}
