import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { ClientAccess } from '#contract/firms.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { downloadRecordOfAccess } from './download-record.ts'
import { firmKey, useClientAccess, useFirm, useRecordOfAccess } from './firm-queries.ts'
import { levelNames, roleNames } from './firm-words.ts'
import styles from './firm.module.css'
import { ShareDialog } from './share-dialog.tsx'

type Props = { readonly clientId: string; readonly name: string }

/** Who has access to a client, and who made use of it. */
export function AccessTab({ clientId, name }: Props) {
  const access = useClientAccess(clientId)
  if (!access.data)
    return <Missing isError={access.isError} label="Loading who has access" onRefresh={() => void access.refetch()} />
  return access.data.belongs_to === 'me' ? (
    <Own clientId={clientId} name={name} />
  ) : (
    <OfFirm clientId={clientId} name={name} access={access.data} />
  )
}

function Own({ clientId, name }: Props) {
  const firm = useFirm().data
  const [asks, setAsks] = useState(false)
  const handOver = useChange(() => call(api.handOver, { params: { clientId } }), {
    touches: [['clients'], firmKey],
    onDone: () => setAsks(false),
  })
  return (
    <section className={`panel stack ${styles.section}`}>
      <p>
        {name} is your own client: nobody else sees anything of it{firm ? `, ${firm.name} included` : ''}.
      </p>
      {firm && (
        <div>
          <Button onClick={() => setAsks(true)}>Hand to the firm</Button>
        </div>
      )}
      <ConfirmDialog
        opened={asks}
        title={`Hand ${name} to ${firm?.name ?? 'the firm'}?`}
        confirmLabel="Hand to the firm"
        busy={handOver.isPending}
        onConfirm={() => handOver.run()}
        onCancel={() => setAsks(false)}
      >
        <p>
          The client with all documents and drafts then belongs to the firm and stays with it when you leave.
          {firm?.owner_sees_all ? ' The owner of the firm sees it.' : ''} Nobody else sees it until it is shared.
        </p>
      </ConfirmDialog>
    </section>
  )
}

function OfFirm({ clientId, name, access }: Props & { readonly access: ClientAccess }) {
  const [isSharing, setSharing] = useState(false)
  const mayShare = access.may.includes('share')
  const walls = access.people.filter(({ level }) => level === 'wall')
  return (
    <div className="stack l">
      <section className={`panel ${styles.section}`} aria-labelledby="who-has-access">
        <div className={styles.head}>
          <h2 className="sub" id="who-has-access">
            Who has access
          </h2>
          {mayShare && (
            <Button size="s" icon={Share2} onClick={() => setSharing(true)}>
              Share
            </Button>
          )}
        </div>
        <ul className={styles.people}>
          {access.people
            .filter(({ level }) => level !== 'wall')
            .map((one) => (
              <li key={one.id}>
                <Avatar name={one.name} />
                <span>
                  {one.name} {one.is_you && <span className="small muted">you</span>}
                  <small>{roleNames[one.role]}</small>
                </span>
                <span className="small muted">{levelNames[one.level]}</span>
                <span />
              </li>
            ))}
        </ul>
        {walls.map((one) => (
          <p key={one.id} className="small muted">
            {one.name} is kept out by a wall.
          </p>
        ))}
      </section>
      {mayShare && <Record clientId={clientId} />}
      {isSharing && <ShareDialog clientId={clientId} name={name} onClose={() => setSharing(false)} />}
    </div>
  )
}

const whats = { read: 'Opened', changed: 'Changed', downloaded: 'Downloaded', decided: 'Decided' } as const

function Record({ clientId }: { clientId: string }) {
  const now = useNow()
  const { data, isError, refetch } = useRecordOfAccess(clientId, true)
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="record-of-access">
      <div className={styles.head}>
        <h2 className="sub" id="record-of-access">
          Record of access
        </h2>
        <Button size="s" icon={Download} onClick={() => void downloadRecordOfAccess(clientId)}>
          Download
        </Button>
      </div>
      {data ? (
        <ul className={styles.record}>
          {data.slice(0, 20).map(({ at, person, what, call: path }, index) => (
            <li key={`${at} ${index}`}>
              <span>{person}</span>
              <span className="small muted">
                {whats[what]} {partOf(path)}
              </span>
              <span className="small muted">
                <Moment at={Date.parse(at)} now={now} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Missing isError={isError} label="Loading the record of access" onRefresh={() => void refetch()} />
      )}
    </section>
  )
}

/** What of the client a call is about, in the words of the page. */
function partOf(path: string): string {
  const parts: readonly (readonly [RegExp, string])[] = [
    [/record-of-access/, 'the record of access'],
    [/\/access/, 'who has access'],
    [/packet|preflight|kit-documents|\/forms/, 'the filing packet'],
    [/drafts|ai_tool|sign-off/, 'a draft'],
    [/documents|records|extra|citations|experts/, 'documents and sources'],
    [/answers|case-maps/, 'answers and evidence'],
    [/dates/, 'dates'],
  ]
  return parts.find(([pattern]) => pattern.test(path))?.[1] ?? 'the record'
}
