import { useEffect, useState } from 'react'

/** The time in epoch milliseconds, taken anew every minute: days left and "today" stay right without a request. */
export function useNow(everyMs = 60_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
