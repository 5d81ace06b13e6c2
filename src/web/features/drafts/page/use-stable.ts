import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same while what it does follows the latest render: memoised sections need that. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
