import table from './data-table.module.css'
import { type Column, widthOf } from './data-table.tsx'
import skeleton from './skeleton.module.css'
import styles from './table-skeleton.module.css'

type Props = {
  /** Said by screen readers, for example `Loading clients`. */
  label: string
  /** Those of the table that comes: their headings stand already. */
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'align' | 'wideOnly' | 'notMid' | 'width'>[]
  rows: number
  tall?: boolean
  hideHead?: boolean
  /** Rows that will have a tick box before them. */
  choosable?: boolean
}

/** A table whose rows are being fetched: its own grid, heads and heights, so that nothing moves when they come. */
export function TableSkeleton({ label, columns, rows, tall = false, hideHead = false, choosable = false }: Props) {
  const look = [table.table, tall && table.tall, choosable && table.choosable].filter(Boolean).join(' ')
  return (
    <div className="panel" role="status" aria-label={label}>
      <table className={look} aria-hidden>
        <thead className={hideHead ? 'sr' : undefined}>
          <tr>
            {choosable && <th className={table.choice} aria-label="Chosen" />}
            {columns.map((column) => (
              <th key={column.key} className={classOf(column)} style={widthOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {choosable && (
                <td className={table.choice} aria-label="Chosen">
                  <span className={styles.tick} />
                </td>
              )}
              {columns.map((column, at) => (
                <td key={column.key} className={classOf(column)}>
                  <span className={`${skeleton.skeleton} ${styles.bars}`}>
                    <span />
                    {tall && at === 0 && <span className={styles.second} />}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Shown = { align?: 'end'; wideOnly?: boolean; notMid?: boolean }

function classOf({ align, wideOnly = false, notMid = false }: Shown): string | undefined {
  return (
    [align === 'end' && table.end, wideOnly && 'hide-small', notMid && 'hide-mid'].filter(Boolean).join(' ') ||
    undefined
  )
}
