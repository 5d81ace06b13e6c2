import { useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from './load-chunk.ts'

/**
 * A part of a page that is loaded when it is first wanted; null until it is there. When it does not arrive the page stays
 * as it is, `onMissing` says so, and it is asked for again the next time it is wanted.
 */
export function usePart<T>(load: () => Promise<T>, wanted: boolean, onMissing: () => void): T | null {
  const [part, setPart] = useState<{ value: T } | null>(null)
  const start = useEffectEvent(() => loadChunk(load))
  const missing = useEffectEvent(onMissing)
  const there = part !== null

  useEffect(() => {
    if (!wanted || there) return
    let left = false
    const arrived = (value: T) => !left && setPart({ value })
    const failed = () => !left && missing()
    void start().then(arrived, failed)
    return () => {
      left = true
    }
  }, [wanted, there])

  return part?.value ?? null
}
