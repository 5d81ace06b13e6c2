import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { PassageReply } from '#contract/case-maps.ts'
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
          {data.heading !== null && <span className="small muted">{data.heading}</span>}
        </span>
      </header>
      <Leaf key={data.id} reply={data} others={onPage.map(({ words }) => words)} />
      <Foot desk={desk} reply={data} />
    </>
  )
}

function Leaf({ reply, others }: { reply: PassageReply; others: readonly string[] }) {
  const chosen = useRef<HTMLElement>(null)
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className={styles.scroll} id={sourcePaneId} tabIndex={0} role="region" aria-label={`Page of ${reply.title}`}>
      <article className={styles.leaf}>
        {markedPieces(reply, others).map(({ start, text, is }) => (
          <Fragment key={start}>
            {is === 'plain' ? (
              text
            ) : (
              <mark ref={is === 'chosen' ? chosen : undefined} data-is={is}>
                {text}
              </mark>
            )}
          </Fragment>
        ))}
        {reply.page !== null && <span className={styles.folio}>{reply.page}</span>}
      </article>
    </div>
  )
}

type Piece = { readonly start: number; readonly text: string; readonly is: 'plain' | 'chosen' | 'other' }

/** The page's text, cut where marked words begin and end. */
export function markedPieces(
  reply: Pick<PassageReply, 'page_text' | 'start' | 'end'>,
  others: readonly string[],
): Piece[] {
  const { page_text: text, start, end } = reply
  const found = others.flatMap((words) => {
    const at = text.indexOf(words)
    return at === -1 || (at < end && at + words.length > start)
      ? []
      : [{ start: at, end: at + words.length, is: 'other' as const }]
  })
  const marks = [{ start, end, is: 'chosen' as const }, ...found].toSorted((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  for (const mark of marks) {
    if (mark.start < at) continue
    if (mark.start > at) pieces.push({ start: at, text: text.slice(at, mark.start), is: 'plain' })
    pieces.push({ start: mark.start, text: text.slice(mark.start, mark.end), is: mark.is })
    at = mark.end
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), is: 'plain' })
  return pieces
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
