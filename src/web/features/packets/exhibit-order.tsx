import { BookmarkPlus, Check, FileQuestion, FolderInput, GripVertical, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PacketItem, PacketReply } from '#contract/packets.ts'
import { StateLabel } from '#web/ui/state-label.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { findingOf, findingsOfDraft, type RowFinding } from './item-findings.ts'
import { FindingState, ItemState } from './item-state.tsx'
import { megabytes, type PacketActs, type PacketPath, usePreflight } from './packet-queries.ts'
import styles from './packet.module.css'
import { PutBehind } from './put-behind.tsx'
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
  const [moved, setMoved] = useState<PacketItem>()
  const lines = usePreflight(path, `${packet.version} ${packet.status}`).data?.lines ?? []
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
        <BriefRow packet={packet} finding={findingsOfDraft(lines)} />
        {shown.map((item) => {
          const inside = packet.items.filter(({ parent }) => parent === item.id)
          return (
            <ExhibitRow
              key={item.id}
              item={item}
              inside={inside}
              finding={findingOf(
                lines,
                [item, ...inside].map(({ id }) => id),
              )}
              lift={lift}
              acts={acts}
              at={packet.made && !packet.made.is_stale ? pageHref(path, item) : undefined}
              {...(tops.length > 1 && inside.length === 0 && { onPutBehind: () => setMoved(item) })}
            />
          )
        })}
      </ol>
      <p className={`small muted ${styles.foot}`}>
        <span>{footOf(packet)}</span>
        {acts.may('prepare') && <span className={styles.deskOnly}>Contents and cites renumber as you move</span>}
      </p>
      <PutBehind packet={packet} acts={acts} item={moved} onClose={() => setMoved(undefined)} />
    </section>
  )
}

type RowProps = {
  readonly item: PacketItem
  readonly inside: readonly PacketItem[]
  readonly finding: RowFinding | undefined
  readonly lift: Lift
  readonly acts: PacketActs
  /** Where its first page can be looked at, once it is made. */
  readonly at: string | undefined
  /** Absent where nothing can be put behind another tab. */
  readonly onPutBehind?: () => void
}

const pageHref = ({ clientId, draftId }: PacketPath, { first }: PacketItem) =>
  first === null ? undefined : `/drafty/my-drafts/${draftId}/packet/${first}?client=${clientId}`

/** The draft itself: what the exhibits belong to. Where the forum wants it apart, it is a file of its own. */
type BriefProps = { readonly packet: PacketReply; readonly finding: RowFinding | undefined }

function BriefRow({ packet: { draft_title: title, made }, finding }: BriefProps) {
  const pages = made?.brief_pages ?? null
  const isApart = made?.parts.some(({ kind }) => kind === 'brief') ?? false
  return (
    <li className={styles.row}>
      <span className={styles.deskOnly} />
      <span className={styles.briefTab}>Brief</span>
      <div className={styles.name}>
        <p className="docname">{title}</p>
        <p className="small muted">
          {made && pages === null ? 'Could not be printed here; a sheet says so' : wordOf(isApart)}
        </p>
      </div>
      <span className={`num ${styles.right}`}>{pages ?? ''}</span>
      <span className="num muted">{pages !== null && !isApart ? 'In front' : ''}</span>
      <span className={`num ${styles.right}`} />
      {finding ? <FindingState finding={finding} /> : made && <BriefState isPrinted={pages !== null} />}
    </li>
  )
}

const wordOf = (isApart: boolean) => (isApart ? 'A file of its own' : 'With cover and contents')

function BriefState({ isPrinted }: { isPrinted: boolean }) {
  return (
    <span className={`small ${styles.state}`}>
      <StateLabel icon={isPrinted ? Check : FileQuestion} tone={isPrinted ? 'success' : 'danger'}>
        {isPrinted ? 'Ready' : 'Not printed'}
      </StateLabel>
    </span>
  )
}

function ExhibitRow({ item, inside, finding, lift, acts, at, onPutBehind }: RowProps) {
  const isLifted = lift.isLifted(item.id)
  const mayMove = acts.may('prepare')
  const actions = [
    ...(onPutBehind ? [{ label: 'Put behind another tab', icon: FolderInput, run: onPutBehind }] : []),
    ...(item.is_extra ? [takeOut(item, acts)] : []),
  ]
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
          <div key={one.id} className={`small muted ${styles.inside}`}>
            <span>
              {one.title}
              {one.first !== null && `, ${rangeOf(one)}`}
            </span>
            {mayMove && (
              <span className={styles.deskOnly}>
                <RowMenu name={one.title} actions={[ownTabOf(one, acts)]} />
              </span>
            )}
          </div>
        ))}
      </div>
      <span className={`num ${styles.right}`}>{item.pages ?? ''}</span>
      <span className="num muted">{rangeOf(item)}</span>
      <span className={`num ${styles.right}`}>{item.bytes === null ? '' : megabytes(item.bytes)}</span>
      <ItemState item={item} finding={finding} />
      <span className={styles.deskOnly}>
        {actions.length > 0 && mayMove && <RowMenu name={item.title} actions={actions} />}
      </span>
    </li>
  )
}

const takeOut = ({ id }: PacketItem, acts: PacketActs) => ({
  label: 'Take out of the packet',
  icon: X,
  run: () => acts.change.run({ remove: id }),
})

/** What stands behind the tab of another: an exhibit of the draft gets its own again, what was added leaves. */
const ownTabOf = (item: PacketItem, acts: PacketActs) =>
  item.is_extra
    ? takeOut(item, acts)
    : { ...takeOut(item, acts), label: 'Give it a tab of its own', icon: BookmarkPlus }

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
