import { BrickWall } from 'lucide-react'
import { Link } from 'react-router'
import type { AccessOfPerson } from '#contract/client-access.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { longDate } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useClientAccess } from './firm-queries.ts'
import { levelNames, roleNames } from './firm-words.ts'
import styles from './firm.module.css'
import list from './people.module.css'

/** Beside the overview of a client of the firm: who has access. Nothing at all for a private client. */
export function WhoHasAccess({ clientId }: { clientId: string }) {
  const { data } = useClientAccess(clientId)
  if (data?.belongs_to !== 'firm') return null
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="rail-access">
      <div className="row between">
        <h2 className="sub" id="rail-access">
          Who has access
        </h2>
        <Link to="?tab=access" className="small">
          {data.may.includes('share') ? 'Share' : 'All'}
        </Link>
      </div>
      <PeopleWithAccess people={data.people} />
    </section>
  )
}

/** Those who have a client, and who is kept out of it by a wall. */
export function PeopleWithAccess({ people }: { people: readonly AccessOfPerson[] }) {
  return (
    <>
      <ul className={list.people}>
        {people
          .filter(({ level }) => level !== 'wall')
          .map((one) => (
            <li key={one.id}>
              <Avatar name={one.name} />
              <span>
                {one.name} {one.is_you && <span className="small muted">you</span>}
                <small>
                  {roleNames[one.role]}
                  {one.until !== null && `, until ${longDate(Date.parse(one.until))}`}
                </small>
              </span>
              <span className="small muted">{levelNames[one.level]}</span>
            </li>
          ))}
      </ul>
      {people
        .filter(({ level }) => level === 'wall')
        .map((one) => (
          <p key={one.id} className={`small muted ${styles.note}`}>
            <Icon icon={BrickWall} size="s" /> {one.name} is kept out by a wall.
          </p>
        ))}
    </>
  )
}
