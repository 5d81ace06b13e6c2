import type { DatabaseInfo } from '#contract/developer-panel.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyLine } from './copy-line.tsx'
import styles from './panel.module.css'

/** What is in the local MySQL, and how other programs reach it. */
export function InfoTable({ info, onHide }: { info: DatabaseInfo; onHide: () => void }) {
  const { from_host, from_container } = info.connection_strings
  return (
    <div className={styles.part}>
      <CopyLine name="From this machine" text={from_host} shown={withoutPassword(from_host)} />
      <CopyLine name="From a container" text={from_container} shown={withoutPassword(from_container)} />
      <p className={styles.note}>Databases: {info.databases.join(', ')}</p>
      <table className={styles.counts}>
        <caption className="sr">Rows in each table</caption>
        <tbody>
          {Object.entries(info.table_counts).map(([table, count]) => (
            <tr key={table}>
              <th scope="row">{table}</th>
              <td className="num">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button size="s" look="text" onClick={onHide}>
          Hide info
        </Button>
      </div>
    </div>
  )
}

function withoutPassword(location: string): string {
  return location.replace(/:[^:@/]+@/, ':…@')
}
