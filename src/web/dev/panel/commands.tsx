import { CopyLine } from './copy-line.tsx'
import styles from './panel.module.css'
import { useLocalDatabase } from './panel-queries.ts'

/** Commands that developers of the product look up again and again. */
export function Commands() {
  const { data } = useLocalDatabase()
  const url = data?.url ? new URL(data.url.replace(/^mysql:/, 'http:')) : undefined
  return (
    <details className={styles.part}>
      <summary className={styles.heading}>Helpful commands</summary>
      {url && (
        <CopyLine
          name="A shell in the local MySQL"
          text={`mysql --host=127.0.0.1 --port=${url.port} --user=${url.username} --password drafty`}
        />
      )}
      {data?.form === 'docker' && (
        <CopyLine name="The containers of MySQL" text="docker ps --all --filter name=drafty-mysql" />
      )}
      <CopyLine name="A tunnel to the remote database" text="ssh -N -L 3306:database.internal:3306 bastion" />
      <CopyLine
        name="Move an installation to MySQL"
        text="npm run data:move -- data/drafty.db mysql://user:password@host/name"
      />
      <CopyLine name="Server and page with restart" text="npm run dev" />
    </details>
  )
}
