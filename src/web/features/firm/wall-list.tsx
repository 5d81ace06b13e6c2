import { BrickWall, Lock } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { longDate } from '#web/ui/dates.ts'
import { useFirmClients } from './firm-queries.ts'
import styles from './firm.module.css'

/** The walls around the clients that one may share, with their reasons. */
export function WallList() {
  const pages = useFirmClients('')
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const walls = rows.flatMap(({ id, name, access }) =>
    access.flatMap((one) => (one.level === 'wall' ? [{ ...one, client: name, key: `${id} ${one.id}` }] : [])),
  )
  if (walls.length === 0) return null
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="firm-walls">
      <h2 className="sub" id="firm-walls">
        Walls
      </h2>
      <ul className={styles.walls}>
        {walls.map(({ key, name, client, since, reason }) => (
          <li key={key}>
            <Icon icon={BrickWall} />
            <div>
              <p>
                <span className="sub">{name}</span>{' '}
                {since !== null && <span className="small muted">since {longDate(Date.parse(since))}</span>}
              </p>
              <p className="small">
                {client}. {reason}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={`small muted ${styles.note}`}>
        <Icon icon={Lock} size="s" /> Behind a wall nothing is shown: no name in lists, search, mails or the credits of
        the firm.
      </p>
    </section>
  )
}
