import { BrickWall, Lock, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FirmClient } from '#contract/client-access.ts'
import { Button } from '#web/ui/button.tsx'
import { longDate } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { ChooseClient } from './choose-client.tsx'
import { useWalls } from './firm-queries.ts'
import styles from './firm.module.css'
import list from './walls.module.css'
import { ShareDialog } from './share-dialog.tsx'

/** The walls around the clients that one may share, with their reasons, the latest first. */
export function WallList() {
  const pages = useWalls()
  const [isChoosing, setChoosing] = useState(false)
  const [walled, setWalled] = useState<FirmClient>()
  const walls = pages.data?.pages.flatMap(({ items }) => items)
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="firm-walls">
      <div className={list.titled}>
        <h2 className="sub" id="firm-walls">
          Walls
        </h2>
        <Button size="s" look="text" icon={Plus} onClick={() => setChoosing(true)}>
          Wall
        </Button>
      </div>
      {walls === undefined ? (
        <Missing isError={pages.isError} label="Loading the walls" onRefresh={() => void pages.refetch()} />
      ) : walls.length === 0 ? (
        <p className={`small muted ${list.walls}`}>There is no wall around a client that you may share.</p>
      ) : (
        <ul className={list.walls}>
          {walls.map((wall) => (
            <li key={`${wall.client_id} ${wall.person_id}`}>
              <Icon icon={BrickWall} />
              <div>
                <p>
                  <span className="sub">{wall.person}</span>{' '}
                  <span className="small muted">since {longDate(Date.parse(wall.since))}</span>
                </p>
                <p className="small">
                  {wall.client_name}. {wall.reason}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <p>
          <Button size="s" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show earlier
          </Button>
        </p>
      )}
      <p className={`small muted ${styles.note}`}>
        <Icon icon={Lock} size="s" /> Behind a wall nothing is shown: no name in lists, search, mails or the credits of
        the firm.
      </p>
      {isChoosing && (
        <ChooseClient
          title="Make a wall"
          subtitle="Around which client? Whom it keeps out, and why, comes next."
          onChoose={(client) => {
            setChoosing(false)
            setWalled(client)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {walled && <ShareDialog clientId={walled.id} name={walled.name} forWall onClose={() => setWalled(undefined)} />}
    </section>
  )
}
