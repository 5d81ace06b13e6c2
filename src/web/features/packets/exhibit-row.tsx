import { BookmarkPlus, Eye, FolderInput, GripVertical, MoveDown, MoveUp, X } from 'lucide-react'
import { Link } from 'react-router'
import type { PacketItem } from '#contract/packets.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import type { RowFinding } from './item-findings.ts'
import { ItemState } from './item-state.tsx'
import { megabytes, type PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'
import type { Lift } from './use-lift.ts'

type Props = {
  readonly item: PacketItem
  readonly inside: readonly PacketItem[]
  readonly finding: RowFinding | undefined
  readonly lift: Lift
  readonly acts: PacketActs
  /** Where its first page can be looked at, once it is made. */
  readonly at: string | undefined
  /** Absent where it cannot go there. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  /** Absent where nothing can be put behind another tab. */
  readonly onPutBehind: (() => void) | undefined
}

/** An exhibit with what stands behind its tab, its place in the packet, its size, and what the rules say of it. */
export function ExhibitRow({ item, inside, finding, lift, acts, at, onUp, onDown, onPutBehind }: Props) {
  const isLifted = lift.isLifted(item.id)
  const mayMove = acts.may('prepare')
  const actions = [
    ...(at === undefined ? [] : [{ label: 'Look at its pages', icon: Eye, to: at }]),
    ...(onUp ? [{ label: 'Move up', icon: MoveUp, run: onUp }] : []),
    ...(onDown ? [{ label: 'Move down', icon: MoveDown, run: onDown }] : []),
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
          <Inside key={one.id} item={one} acts={acts} />
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

/** What stands behind the tab of another document. */
function Inside({ item, acts }: { item: PacketItem; acts: PacketActs }) {
  return (
    <div className={`small muted ${styles.inside}`}>
      <span>
        {item.title}
        {item.first !== null && `, ${rangeOf(item)}`}
      </span>
      {acts.may('prepare') && (
        <span className={styles.deskOnly}>
          <RowMenu name={item.title} actions={[ownTabOf(item, acts)]} />
        </span>
      )}
    </div>
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

/** `2–5`, `7`: numbers of packet pages. */
export function rangeOf({ first, last }: Pick<PacketItem, 'first' | 'last'>): string {
  if (first === null || last === null) return ''
  return first === last ? String(first) : `${first}–${last}`
}
