import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { Readiness, ReadinessItem } from '#domain/questionnaire/readiness.ts'
import { usePortal } from '#web/features/billing/use-hosted-page.ts'
import { refreshSubscription } from '#web/session/subscription.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MessageText } from '#web/ui/message-text.tsx'
import styles from './readiness-list.module.css'
import { severities, SeverityIcon } from '#web/ui/severity.tsx'

type Props = { readonly readiness: Readiness; readonly onQuestion: (name: string) => void }

/** Must fix, Check, Note, each leading to its question. */
export function ReadinessList({ readiness: { items, counts }, onQuestion }: Props) {
  return (
    <>
      {counts.block === 0 && (
        <p className={styles.ready}>
          <Icon icon={CircleCheck} />
          Nothing is missing
        </p>
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.key} item={item} onQuestion={onQuestion} />
        ))}
      </ul>
    </>
  )
}

function Item({ item, onQuestion }: { item: ReadinessItem; onQuestion: Props['onQuestion'] }) {
  const [first] = item.questions
  return (
    <li className={styles.item} data-kind={item.severity}>
      <SeverityIcon severity={item.severity} />
      <div>
        <div className={styles.kind}>
          <span>{severities.find(({ severity }) => severity === item.severity)?.word}</span>
          {item.group && first && (
            <button type="button" className={styles.link} onClick={() => onQuestion(first.name)}>
              {item.group.title}
            </button>
          )}
        </div>
        <p>
          <MessageText message={item.message} />
        </p>
        {item.wayOn && <WayOn {...item.wayOn} />}
        {item.questions.length > 1 && !item.isUntouched && <Missing item={item} onQuestion={onQuestion} />}
      </div>
    </li>
  )
}

function WayOn({ label, to }: { label: string; to: string }) {
  const { opening, manage } = usePortal()
  const cache = useQueryClient()
  if (to === 'reload')
    return (
      <Button size="s" onClick={() => void refreshSubscription(cache)}>
        {label}
      </Button>
    )
  if (to === 'portal')
    return (
      <Button size="s" busy={opening} onClick={() => void manage()}>
        {label}
      </Button>
    )
  return (
    <ButtonLink size="s" to={to}>
      {label}
    </ButtonLink>
  )
}

function Missing({ item, onQuestion }: { item: ReadinessItem; onQuestion: Props['onQuestion'] }) {
  return (
    <ul className={styles.missing}>
      {item.questions.map(({ name, label }) => (
        <li key={name}>
          <button type="button" className={styles.link} onClick={() => onQuestion(name)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The three counts beside the title, in the order of the list. */
export function ReadinessTally({ counts }: Pick<Readiness, 'counts'>) {
  return (
    <span className={styles.tally}>
      <span className="sr">{spokenCounts(counts)}</span>
      {severities.map(({ severity }) => (
        <span key={severity} data-kind={severity} aria-hidden>
          <SeverityIcon severity={severity} size="s" />
          {counts[severity]}
        </span>
      ))}
    </span>
  )
}

/** The counts as they are spoken: "4 to fix, 2 to check, 3 notes". */
export function spokenCounts({ block, warn, inform }: Readiness['counts']): string {
  return `${block} to fix, ${warn} to check, ${inform} ${inform === 1 ? 'note' : 'notes'}`
}
