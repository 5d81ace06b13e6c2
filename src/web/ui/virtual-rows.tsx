import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const usualHeight = 57

/** What a row needs when only the rows in the window are rendered. */
export type RowExtra = { index: number; ref: (element: HTMLTableRowElement | null) => void }

type Props = { count: number; render: (extra: RowExtra) => ReactNode }

/** The body of a long table: the rows near the window, and empty space for the others. */
export function VirtualRows({ count, render }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => usualHeight,
    overscan: 8,
    scrollMargin: top,
  })
  const items = virtualizer.getVirtualItems()
  const before = (items[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return (
    <tbody ref={body}>
      {before > 0 && <Space height={before} />}
      {items.map(({ index }) => render({ index, ref: virtualizer.measureElement }))}
      {after > 0 && <Space height={after} />}
    </tbody>
  )
}

function Space({ height }: { height: number }) {
  return <tr aria-hidden="true" style={{ height: `${height}px` }} />
}
