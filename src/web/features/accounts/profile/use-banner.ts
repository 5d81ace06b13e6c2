import { useEffect, useRef, useState } from 'react'
import type { Banner } from './profile-banner.tsx'

type Timers = Set<ReturnType<typeof setTimeout>>

/** A message that goes by itself after its time, and what happens after another. Both end with the page. */
export function useBanner() {
  const [banner, setBanner] = useState<Banner | null>(null)
  const timers = useRef<Timers>(new Set())
  useEffect(() => {
    const running = timers.current
    return () => stopAll(running)
  }, [])
  const later = (ms: number, run: () => void) => void timers.current.add(setTimeout(run, ms))
  const show = (next: Banner, ms?: number) => {
    stopAll(timers.current)
    setBanner(next)
    if (ms !== undefined) later(ms, () => setBanner(null))
  }
  return { banner, show, later }
}

function stopAll(timers: Timers) {
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
}
