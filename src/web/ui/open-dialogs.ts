import { useEffect, useId, useSyncExternalStore } from 'react'

let open: readonly string[] = []
const listeners = new Set<() => void>()

/** True for the dialog that lies on top, so that Escape closes one dialog at a time. */
export function useIsTopDialog(opened: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!opened) return
    change([...open, id])
    return () => change(open.filter((other) => other !== id))
  }, [id, opened])
  return useSyncExternalStore(subscribe, () => open.at(-1) === id)
}

function change(next: readonly string[]) {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
