import { useQueryClient } from '@tanstack/react-query'
import { FileUp, Scale } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#contract/api.ts'
import type { JudgedLaw, LawChangeReply } from '#contract/law.ts'
import { call } from '#web/data/call.ts'
import { lawKey } from '#web/data/law.ts'
import { useAction } from '#web/data/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notify.tsx'
import { draftKey } from '#web/data/query-keys.ts'
import styles from './law-page.module.css'

type Chosen = { readonly pack: string; readonly judged: JudgedLaw }

/** A signed file is looked at first; it comes into force by a second act, which says what it reaches. */
export function ImportLaw() {
  const cache = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const { busy, fields, message, run } = useAction()
  const trouble = fields['pack'] ?? message
  const look = (file: File) =>
    run(async () => {
      setChosen(undefined)
      const pack = await file.text()
      setChosen({ pack, judged: await call(api.judgeLaw, { body: { pack } }) })
    })
  const putInForce = ({ pack, judged }: Chosen) =>
    run(async () => {
      await call(api.importLaw, { body: { pack } })
      setChosen(undefined)
      notify('success', `The law of ${judged.version} is in force.`)
      await cache.invalidateQueries({ queryKey: lawKey })
      await cache.invalidateQueries({ queryKey: draftKey })
    })
  return (
    <section className="stack" aria-labelledby="import-law">
      <h2 className="head" id="import-law">
        Import a newer law
      </h2>
      <p className="muted">
        A signed law pack. Nothing changes before you have seen what it reaches and put it in force. It then counts for
        every account of this installation; drafts that were made before keep theirs.
      </p>
      <div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Law pack"
          accept="application/json,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void look(file)
          }}
        />
        <Button icon={FileUp} busy={busy && !chosen} onClick={() => input.current?.click()}>
          Choose a law pack
        </Button>
      </div>
      <div role="alert">{trouble !== undefined && <p className={styles.trouble}>{trouble}</p>}</div>
      {chosen && (
        <div className={`stack panel ${styles.judged}`}>
          <h3 className="sub">Law of {chosen.judged.version}</h3>
          <p>{chosen.judged.says}</p>
          <Changes changes={chosen.judged.changes} />
          <Reached {...chosen.judged.touched} />
          <div>
            <Button look="accent" icon={Scale} busy={busy} onClick={() => void putInForce(chosen)}>
              Put it in force
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

function Changes({ changes }: { changes: readonly LawChangeReply[] }) {
  if (changes.length === 0) return <p className="muted">Only the days on which it was read are newer.</p>
  return (
    <>
      <p>{changes.length === 1 ? '1 entry is different:' : `${changes.length} entries are different:`}</p>
      <ul className={styles.changes}>
        {changes.map(({ kind, label, how }) => (
          <li key={`${kind} ${label}`}>
            {label} <span className="small muted">({how})</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The drafts and clients of this account that it reaches, each with its way there. */
function Reached({ drafts, clients }: JudgedLaw['touched']) {
  if (drafts.length + clients.length === 0) return <p>It reaches none of your drafts and clients.</p>
  const labels = (changes: readonly LawChangeReply[]) => changes.map(({ label }) => label).join('; ')
  const list = (rows: readonly ReactNode[]) => <ul className={styles.changes}>{rows}</ul>
  return (
    <>
      <p>
        It reaches {drafts.length === 1 ? '1 draft' : `${drafts.length} drafts`} and{' '}
        {clients.length === 1 ? '1 client' : `${clients.length} clients`} of yours:
      </p>
      {list([
        ...drafts.map(({ draft_id, client_id, client_name, title, changes }) => (
          <li key={draft_id}>
            <Link to={`/drafty/my-drafts/${draft_id}?client=${client_id}`}>
              {client_name}, {title}
            </Link>
            : {labels(changes)}
          </li>
        )),
        ...clients.map(({ client_id, client_name, changes }) => (
          <li key={client_id}>
            <Link to={`/drafty/clients/${client_id}`}>{client_name}</Link>: {labels(changes)}
          </li>
        )),
      ])}
    </>
  )
}
