import { useEffect, useState } from 'react'

const longestMs = 5000
const extraMs = 300

const atOnce = () => 0

/**
 * True while the start-up screen shows: until 300 ms after the app is ready, and never longer than 5 s since it began
 * `passedMs` ago (specification 1, sections 2 and 9).
 */
export function useStartUp(ready: boolean, passedMs: () => number = atOnce): boolean {
  const [over, setOver] = useState(false)

  const [leftMs] = useState(() => Math.max(0, longestMs - passedMs()))
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), leftMs)
    return () => clearTimeout(timer)
  }, [leftMs])

  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => setOver(true), extraMs)
    return () => clearTimeout(timer)
  }, [ready])

  return !over
}
