import { Check, CircleDashed, LoaderCircle } from 'lucide-react'
import { isOpenKind } from '#domain/draft-checks/open-points.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import type { DraftFlag } from '../draft-flag.ts'
import type { DraftView } from '../draft-view.ts'
import { isDone } from '../progress.ts'
import styles from './checks-so-far.module.css'

const kinds: readonly { readonly name: string; readonly holds: (flag: DraftFlag) => boolean }[] = [
  { name: 'Citations against the list', holds: ({ topic, isQuotation }) => topic === 'Citation' && !isQuotation },
  { name: 'Quotations word for word', holds: ({ isQuotation }) => isQuotation === true },
  { name: 'Facts against the file', holds: ({ topic }) => topic === 'Facts' },
]

/** While a draft is written: each kind of check, of how much of what it found in the finished sections nothing is open. */
export function ChecksSoFar({ sections, flags }: Pick<DraftView, 'sections' | 'flags'>) {
  const done = sections.filter(isDone).length
  return (
    <section className={styles.part} aria-labelledby="checks-so-far">
      <div className={styles.head}>
        <h2 className="sub" id="checks-so-far">
          Checking as it is written
        </h2>
        <span className="small muted num">
          {done} of {sections.length} sections
        </span>
      </div>
      <ul className={styles.rows}>
        {kinds.map(({ name, holds }) => (
          <Row key={name} name={name} flags={flags.filter(holds)} />
        ))}
        <li className={styles.later}>
          <Icon icon={CircleDashed} />
          <span>Rules for the whole document</span>
          <span>at the end</span>
        </li>
      </ul>
    </section>
  )
}

function Row({ name, flags }: { name: string; flags: readonly DraftFlag[] }) {
  const total = flags.length
  const settled = flags.filter(({ kind }) => !isOpenKind(kind)).length
  if (total === 0)
    return (
      <li className={styles.later}>
        <Icon icon={CircleDashed} />
        <span>{name}</span>
        <span>none yet</span>
      </li>
    )
  const isSettled = settled === total
  return (
    <li className={isSettled ? styles.settled : styles.open}>
      <Icon icon={isSettled ? Check : LoaderCircle} spin={!isSettled} />
      <span>{name}</span>
      <span className="num">
        {settled} of {total} settled
      </span>
      {!isSettled && <ProgressBar percent={(100 * settled) / total} className={styles.bar} />}
    </li>
  )
}
