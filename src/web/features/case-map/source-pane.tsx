import { MarkedPage } from '#web/features/drafts/page/sources/marked-page.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePassage } from './case-map-queries.ts'
import { type EvidenceDesk, sourcePaneId } from './evidence-desk.ts'
import styles from './source-pane.module.css'
import { Foot } from './source-foot.tsx'

/** The page of a document that a fact rests on, with its words marked; other facts of the page are marked more quietly. */
export function SourcePane({ desk }: { desk: EvidenceDesk }) {
  const { map, path, passage } = desk
  const { data, isError, refetch } = usePassage(path, passage)
  if (passage === undefined)
    return (
      <div className={styles.empty}>
        <EmptyState small title="No page to show">
          {map.facts.length === 0
            ? 'The page of a document stands here, with the words that a fact rests on.'
            : 'This fact rests on answers or the record alone. Documents make it stronger.'}
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
