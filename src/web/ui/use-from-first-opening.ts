import { useState } from 'react'

/** Whether what can open has to be there: from its first opening on. Until then it costs the page nothing. */
export function useFromFirstOpening(opened: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return wasOpened || opened
}
