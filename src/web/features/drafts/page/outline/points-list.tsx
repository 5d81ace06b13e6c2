import { Icon } from '#web/ui/icon.tsx'
import type { DraftFlag } from '../draft-flag.ts'
import { sectionReference, type DraftSection } from '../draft-section.ts'
import { flagLooks } from '../flag-looks.ts'
import type { PointGroup, ReviewPoint } from '../review-points.ts'
import { bindSpaces } from '#domain/legal-document/bind-spaces.ts'
import styles from './points-list.module.css'
import { groupPoints } from '../group-points.ts'

type Props = {
  readonly sections: readonly DraftSection[]
  readonly flags: readonly DraftFlag[]
  readonly selected: string | undefined
  readonly onPoint: (flag: DraftFlag) => void
}

/** Everything that is open, once each, by what it is; a click goes to its words. */
export function PointsList({ sections, flags, selected, onPoint }: Props) {
  const groups = groupPoints({ sections, flags })
  if (groups.length === 0) return <p className={styles.none}>No open points. What was found is settled.</p>
  return groups.map((group) => (
    <Group key={group.kind} group={group} sections={sections} selected={selected} onPoint={onPoint} />
  ))
}

function Group({ group, ...props }: { group: PointGroup } & Omit<Props, 'flags'>) {
  const { icon, tone } = flagLooks[group.kind]
  return (
    <section className={styles.group} aria-label={group.kind}>
      <h2 className={styles.kind} data-tone={tone}>
        <Icon icon={icon} size="s" />
        <span>{group.kind}</span>
        <span className={styles.count}>{group.points.length}</span>
      </h2>
      <ul>
        {group.points.map((point) => (
          <Point key={point.flags[0]?.id} point={point} {...props} />
        ))}
      </ul>
    </section>
  )
}

/** The parts of a subsection, `(b)(3)`, with a joint at which no line breaks. */
const unbroken = ')\u2060('

function Point({ point, sections, selected, onPoint }: { point: ReviewPoint } & Omit<Props, 'flags'>) {
  const { name, flags } = point
  const [first] = flags
  if (!first) return null
  const at = flags.findIndex(({ id }) => id === selected)
  const next = flags[(at + 1) % flags.length] ?? first
  return (
    <li>
      <button
        type="button"
        className={styles.point}
        aria-current={at >= 0 ? 'true' : undefined}
        onClick={() => onPoint(next)}
      >
        <span className={styles.name}>
          {bindSpaces(name).replaceAll(')(', unbroken)}
          {flags.length > 1 && (
            <>
              , <span className={styles.places}>{flags.length} places</span>
            </>
          )}
        </span>
        <span className={styles.where}>{sectionReference(sections, first.place?.sectionId ?? '')}</span>
      </button>
    </li>
  )
}
