import { useEffect, useState } from 'react'

const longestMs = 5000
const extraMs = 300

/**
 * True while the start-up screen shows: until 300 ms after the app is ready, and never longer than 5 s (specification 1,
 * sections 2 and 9).
 */
export function useStartUp(ready: boolean): boolean {
  const [over, setOver] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), longestMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => setOver(true), extraMs)
    return () => clearTimeout(timer)
  }, [ready])

  return !over
}
