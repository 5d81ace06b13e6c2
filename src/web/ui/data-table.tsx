import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { usePart } from '#web/lazy/use-part.ts'
import styles from './data-table.module.css'
import { Icon } from './icon.tsx'
import type { Sort } from './table-rows.ts'
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
  const { label, rows, columns, rowKey, renderActions, hideHead = false, tall = false, foot } = props
  const virtual = rows.length > virtualFrom
  const renderRows = usePart(loadVirtualRows, virtual, () => undefined)
  const row = (item: Row, extra?: RowExtra) => (
    <TableRow key={rowKey(item)} item={item} columns={columns} renderActions={renderActions} extra={extra} />
  )
  const virtualRow = (extra: RowExtra) => {
    const item = rows[extra.index]
    return item === undefined ? null : row(item, extra)
  }
  return (
    <div className="panel">
      <table
        className={`${styles.table} ${tall ? styles.tall : ''} ${virtual ? styles.virtual : ''}`}
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

function Head<Row>({ columns, renderActions, sort, onSort, hideHead = false }: DataTableProps<Row>) {
  return (
    <thead className={hideHead ? 'sr' : undefined}>
      <tr>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={classOf(column)} aria-sort={ariaSort(column.key, sort)}>
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
  extra: RowExtra | undefined
}

function TableRow<Row>({ item, columns, renderActions, extra }: RowProps<Row>) {
  return (
    <tr {...(extra && { ref: extra.ref, 'data-index': extra.index, 'aria-rowindex': extra.index + 2 })}>
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

function classOf({ align, wideOnly = false }: { align?: 'end'; wideOnly?: boolean }): string | undefined {
  const names = [align === 'end' && styles.end, wideOnly && 'hide-small'].filter(Boolean)
  return names.length > 0 ? names.join(' ') : undefined
}

async function loadVirtualRows() {
  const { VirtualRows } = await import('./virtual-rows.tsx')
  return (props: ComponentProps<typeof VirtualRows>) => <VirtualRows {...props} />
}
