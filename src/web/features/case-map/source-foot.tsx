import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PassageReply } from '#contract/case-maps.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { EvidenceDesk } from './evidence-desk.ts'
import styles from './source-pane.module.css'

/** Which facts the passage carries, and the way to the other passages of the document. */
export function Foot({ desk, reply }: { desk: EvidenceDesk; reply: PassageReply }): ReactNode {
  const { map } = desk
  const inDocument = map.passages.filter(({ document }) => document === reply.document)
  const index = inDocument.findIndex(({ id }) => id === reply.id)
  const carried = map.facts.filter(({ sources }) =>
    sources.some((source) => source.type === 'passage' && source.passage === reply.id),
  ).length
  const go = (by: number) => desk.setPassage(inDocument[index + by]?.id ?? reply.id)
  const page = reply.page === null ? undefined : `Page ${reply.page}${reply.pages === null ? '' : ` of ${reply.pages}`}`
  return (
    <footer className={styles.foot}>
      <span>
        {reply.paragraph === null ? 'This passage' : `¶ ${reply.paragraph}`} carries {carried}{' '}
        {carried === 1 ? 'fact' : 'facts'}
      </span>
      <span className={styles.pager}>
        <IconButton icon={ChevronLeft} label="Passage before" disabled={index <= 0} onClick={() => go(-1)} />
        <span className="num">{page ?? `${index + 1} of ${inDocument.length}`}</span>
        <IconButton
          icon={ChevronRight}
          label="Next passage"
          disabled={index === inDocument.length - 1}
          onClick={() => go(1)}
        />
      </span>
    </footer>
  )
}
