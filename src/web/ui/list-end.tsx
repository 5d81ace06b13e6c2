import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './list-end.module.css'

type List = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** The end of a list that goes on: the next page is fetched when this comes near the window, or by the button. */
export function ListEnd({ list }: { list: List }) {
  return list.hasNextPage ? <MoreRows list={list} /> : null
}

function MoreRows({ list }: { list: List }) {
  const end = useRef<HTMLDivElement>(null)
  const fetchNext = useEffectEvent(() => {
    if (!list.isFetchingNextPage) list.fetchNextPage()
  })
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchNext(), {
      rootMargin: '600px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className={styles.listEnd}>
      <Button look="quiet" size="s" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        Show more
      </Button>
    </div>
  )
}
