import { Check, FileQuestion, GripVertical, X } from 'lucide-react'
import { Link } from 'react-router'
import type { PacketItem, PacketReply } from '#contract/packets.ts'
import { StateLabel } from '#web/ui/state-label.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ItemState } from './item-state.tsx'
import { megabytes, type PacketActs, type PacketPath } from './packet-queries.ts'
import styles from './packet.module.css'
import { type Lift, useLift } from './use-lift.ts'

type Props = { readonly packet: PacketReply; readonly path: PacketPath; readonly acts: PacketActs }

/**
 * The exhibits in their order. Space lifts one, the arrows move it, Space puts it down, Escape puts it back; a mouse drags.
 * What stands behind the tab of another one goes with it.
 */
export function ExhibitOrder({ packet, path, acts }: Props) {
  const tops = packet.items.filter(({ parent }) => parent === null)
  const isStill = packet.status === 'making' || acts.change.isPending
  const lift = useLift(tops, isStill, (order) => acts.change.run({ order }))
  const shown = lift.order.flatMap((id) => tops.find((item) => item.id === id) ?? [])

  return (
    <section className="panel" aria-label="Order of the packet">
      <output className="sr" aria-live="assertive">
        {lift.said}
      </output>
      <ol className={styles.list}>
        <li className={`${styles.row} ${styles.names}`} aria-hidden="true">
          <span />
          <span>Tab</span>
          <span>Document</span>
          <span className={styles.right}>Pages</span>
          <span>In the packet</span>
          <span className={styles.right}>MB</span>
          <span>State</span>
          <span />
        </li>
        <BriefRow packet={packet} />
        {shown.map((item) => (
          <ExhibitRow
            key={item.id}
            item={item}
            inside={packet.items.filter(({ parent }) => parent === item.id)}
            lift={lift}
            acts={acts}
            at={packet.made && !packet.made.is_stale ? pageHref(path, item) : undefined}
          />
        ))}
      </ol>
      <p className={`small muted ${styles.foot}`}>
        <span>{footOf(packet)}</span>
        {acts.may('prepare') && <span className={styles.deskOnly}>Contents and cites renumber as you move</span>}
      </p>
    </section>
  )
}

type RowProps = {
  readonly item: PacketItem
  readonly inside: readonly PacketItem[]
  readonly lift: Lift
  readonly acts: PacketActs
  /** Where its first page can be looked at, once it is made. */
  readonly at: string | undefined
}

const pageHref = ({ clientId, draftId }: PacketPath, { first }: PacketItem) =>
  first === null ? undefined : `/drafty/my-drafts/${draftId}/packet/${first}?client=${clientId}`

/** The draft itself: what the exhibits belong to. Where the forum wants it apart, it is a file of its own. */
function BriefRow({ packet: { draft_title: title, made } }: { packet: PacketReply }) {
  const pages = made?.brief_pages ?? null
  const isApart = made?.parts.some(({ kind }) => kind === 'brief') ?? false
  return (
    <li className={styles.row}>
      <span className={styles.deskOnly} />
      <span className={styles.briefTab}>Brief</span>
      <div className={styles.name}>
        <p className="docname">{title}</p>
        <p className="small muted">
          {made && pages === null
            ? 'Could not be printed here; a sheet says so'
            : isApart
              ? 'A file of its own'
              : 'With cover and contents'}
        </p>
      </div>
      <span className={`num ${styles.right}`}>{pages ?? ''}</span>
      <span className="num muted">{pages !== null && !isApart ? 'In front' : ''}</span>
      <span className={`num ${styles.right}`} />
      {made && (
        <span className={`small ${styles.state}`}>
          <StateLabel icon={pages === null ? FileQuestion : Check} tone={pages === null ? 'danger' : 'success'}>
            {pages === null ? 'Not printed' : 'Ready'}
          </StateLabel>
        </span>
      )}
    </li>
  )
}

function ExhibitRow({ item, inside, lift, acts, at }: RowProps) {
  const isLifted = lift.isLifted(item.id)
  const mayMove = acts.may('prepare')
  return (
    <li className={`${styles.row} ${isLifted ? styles.lifted : ''}`} {...(mayMove && lift.row(item.id))}>
      {mayMove ? (
        <button
          type="button"
          className={`${styles.grip} ${styles.deskOnly}`}
          aria-label={`Move exhibit ${item.letter}, ${item.title}: Space lifts, arrows move`}
          aria-pressed={isLifted}
          {...lift.grip(item.id)}
        >
          <Icon icon={GripVertical} />
        </button>
      ) : (
        <span className={styles.deskOnly} />
      )}
      <span className={styles.tab}>{item.letter}</span>
      <div className={styles.name}>
        <p className="docname">{at === undefined ? item.title : <Link to={at}>{item.title}</Link>}</p>
        {item.detail !== '' && <p className="small muted">{item.detail}</p>}
        {inside.map((one) => (
          <p key={one.id} className="small muted">
            {one.title}
            {one.first !== null && `, ${rangeOf(one)}`}
          </p>
        ))}
      </div>
      <span className={`num ${styles.right}`}>{item.pages ?? ''}</span>
      <span className="num muted">{rangeOf(item)}</span>
      <span className={`num ${styles.right}`}>{item.bytes === null ? '' : megabytes(item.bytes)}</span>
      <ItemState item={item} />
      <span className={styles.deskOnly}>
        {item.is_extra && mayMove && (
          <RowMenu
            name={item.title}
            actions={[{ label: 'Take out of the packet', icon: X, run: () => acts.change.run({ remove: item.id }) }]}
          />
        )}
      </span>
    </li>
  )
}

function rangeOf({ first, last }: PacketItem): string {
  if (first === null || last === null) return ''
  return first === last ? String(first) : `${first}–${last}`
}

function footOf({ items, made }: PacketReply): string {
  const tops = items.filter(({ parent }) => parent === null).length
  const exhibits = tops === 1 ? '1 exhibit' : `${tops} exhibits`
  if (!made) return exhibits
  const files = made.parts.length === 1 ? '1 file' : `${made.parts.length} files`
  return `${exhibits}, ${made.pages} pages, ${megabytes(made.bytes)} MB in ${files}`
}
