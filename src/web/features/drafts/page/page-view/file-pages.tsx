import { type ReactNode, useState } from 'react'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type DraftPath, usePrintedPage } from '../draft-queries.ts'
import { PageTurner, turnByKey } from './page-view.tsx'
import styles from './page-view.module.css'

type Props = {
  readonly path: DraftPath
  /** Changes with the text. */
  readonly of: string
  /** The words on each page; none while the file is being printed. */
  readonly pages: readonly string[] | undefined
  readonly lookControl: ReactNode
  /** The document as the browser sets it: what the browser prints. */
  readonly children: ReactNode
}

/** The Word file of a draft inside a template, page by page as the server prints it. Keys: Page Up, Page Down, Home, End. */
export function FilePages({ path, of, pages = [], lookControl, children }: Props) {
  const [chosen, setChosen] = useState(1)
  const count = pages.length
  const page = Math.max(1, Math.min(chosen, count))
  const turnTo = (wanted: number) => setChosen(Math.min(count, Math.max(1, wanted)))
  return (
    <>
      {/* The keys turn the page from anywhere in this view; the buttons are for everyone else. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={`${styles.desk} ${styles.onScreen}`} onKeyDown={(event) => turnByKey(event, page, count, turnTo)}>
        <div className={styles.bar}>
          {count > 0 ? <PageTurner page={page} count={count} onPage={turnTo} /> : <span className={styles.turner} />}
          <span className={`${styles.prints} small muted`}>As the file prints, in the type of the template</span>
          {lookControl}
        </div>
        {count === 0 ? (
          <div className={styles.page}>
            <Skeleton label="Loading the pages of the file" lines={14} />
          </div>
        ) : (
          <Picture path={path} of={of} page={page} count={count} words={pages[page - 1] ?? ''} />
        )}
      </div>
      <div className={styles.onPaper}>{children}</div>
    </>
  )
}

type PictureProps = Pick<Props, 'path' | 'of'> & {
  readonly page: number
  readonly count: number
  readonly words: string
}

function Picture({ path, of, page, count, words }: PictureProps) {
  const picture = usePrintedPage(path, page, of)
  const name = `Page ${page} of ${count}, as in the Word file`
  return (
    <article className={`${styles.page} ${styles.printed}`} aria-label={name}>
      {picture.data !== undefined && <img src={picture.data} alt="" />}
      {picture.isPending && <Skeleton label={`Loading page ${page}`} lines={14} />}
      {picture.isError && <NotLoaded title="This page cannot be shown" onRefresh={() => void picture.refetch()} />}
      {picture.data !== undefined && <div className="sr">{words}</div>}
    </article>
  )
}
