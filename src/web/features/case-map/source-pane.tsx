import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PassageReply } from '#contract/case-maps.ts'
import { MarkedPage } from '#web/features/drafts/page/sources/marked-page.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePassage } from './case-map-queries.ts'
import { type EvidenceDesk, sourcePaneId } from './evidence-desk.ts'
import styles from './source-pane.module.css'

/** The page of a document that a fact rests on, with its words marked; other facts of the page are marked more quietly. */
export function SourcePane({ desk }: { desk: EvidenceDesk }) {
  const { map, path, passage } = desk
  const { data, isError, refetch } = usePassage(path, passage)
  if (passage === undefined)
    return (
      <div className={styles.empty}>
        <EmptyState small title="No page to show">
          This fact rests on answers or the record alone. Documents make it stronger.
        </EmptyState>
      </div>
    )
  if (isError)
    return (
      <div className={styles.empty}>
        <NotLoaded small title="The page did not load" onRefresh={() => void refetch()} />
      </div>
    )
  if (!data) return <Skeleton lines={10} label="Loading the page" />
  const onPage = map.passages.filter(
    ({ document, page }) => document === data.document && page === (data.page ?? undefined),
  )
  return (
    <>
      <header className={styles.head}>
        {data.letter !== null && <span className={styles.letter}>Ex. {data.letter}</span>}
        <span>
          <b className="docname">{data.title}</b>
          {data.heading !== null && data.heading.toLowerCase() !== data.title.toLowerCase() && (
            <span className="small muted">{data.heading}</span>
          )}
        </span>
      </header>
      <MarkedPage key={data.id} id={sourcePaneId} reply={data} others={onPage.map(({ words }) => words)} />
      <Foot desk={desk} reply={data} />
    </>
  )
}

/** Which facts the passage carries, and the way to the other passages of the document. */
function Foot({ desk, reply }: { desk: EvidenceDesk; reply: PassageReply }): ReactNode {
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
