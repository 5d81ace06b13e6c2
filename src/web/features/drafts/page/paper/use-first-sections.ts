import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftSection } from '../draft-section.ts'

/** More than a window shows, in characters of a section's text. */
const atFirst = 4000
/** So much comes with each idle moment of the page. */
const eachTime = 12_000

/**
 * The sections that are drawn: at first those up to `asked` with what a window shows below it; the rest as the page has
 * time, and all of them before the first key or press is answered, which may lead to any of them.
 */
export function useFirstSections(
  sections: readonly DraftSection[],
  asked: string | undefined,
  isOn: boolean,
): readonly DraftSection[] {
  const [length, setLength] = useState(() =>
    isOn && 'requestIdleCallback' in window ? lengthTo(sections, asked) : all,
  )
  const count = countIn(sections, length)
  const isWhole = count >= sections.length
  useEffect(() => {
    if (isWhole || !isOn) return
    const idle = requestIdleCallback(() => startTransition(() => setLength(length + eachTime)))
    const drawAll = () => flushSync(() => setLength(all))
    const acts = ['keydown', 'pointerdown', 'beforeprint'] as const
    for (const act of acts) window.addEventListener(act, drawAll, { capture: true })
    return () => {
      cancelIdleCallback(idle)
      for (const act of acts) window.removeEventListener(act, drawAll, { capture: true })
    }
  }, [isWhole, isOn, length])
  return isWhole || !isOn ? sections : sections.slice(0, count)
}

const all = Number.POSITIVE_INFINITY

function lengthTo(sections: readonly DraftSection[], asked: string | undefined): number {
  const before = sections.slice(
    0,
    Math.max(
      0,
      sections.findIndex(({ id }) => id === asked),
    ) + 1,
  )
  return before.reduce((sum, { html }) => sum + html.length, atFirst)
}

/** As many as have this length together; the last one whole. */
function countIn(sections: readonly DraftSection[], length: number): number {
  let left = length
  const after = sections.findIndex(({ html }) => {
    left -= html.length
    return left <= 0
  })
  return after < 0 ? sections.length : after + 1
}
