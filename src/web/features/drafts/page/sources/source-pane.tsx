import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { SourceWords } from '../draft-flag.ts'
import type { DraftPath } from '../draft-queries.ts'
import { MarkedPage } from './marked-page.tsx'
import styles from './source-pane.module.css'

type Props = {
  readonly path: DraftPath
  readonly source: SourceWords
  readonly onClose: () => void
}

/** The page of a source beside the paper, with the words that a finding names marked on it. */
export function SourcePane({ path, source, onClose }: Props) {
  const { id, start, end, title } = source
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isError } = useQuery({
    queryKey: ['source-page', path.draftId, id, start, end],
    queryFn: () => call(api.getSourcePage, { params: { ...path, sourceId: id }, query: { start, end } }),
    retry: false,
  })
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className={styles.head}>
        {data?.letter != null && <span className={styles.letter}>Exh. {data.letter}</span>}
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {data?.title ?? title}
        </h2>
        {data?.page != null && (
          <span className={styles.page}>
            {data.pages === null ? `page ${data.page}` : `${data.page} of ${data.pages}`}
          </span>
        )}
        <IconButton icon={X} label="Close the source" onClick={onClose} />
      </div>
      {isError && (
        <EmptyState small title="The page is not there any more">
          What the draft was checked against said “{source.text.slice(0, 200)}”.
        </EmptyState>
      )}
      {!data && !isError && <Skeleton lines={10} label="Loading the page" />}
      {data && <MarkedPage key={data.id} reply={data} />}
    </>
  )
}
