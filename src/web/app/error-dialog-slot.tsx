import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { errorOnShow } from '../ui/show-error.ts'
import { loadChunk } from '../lazy/load-chunk.ts'

const Host = lazy(() => loadChunk(async () => ({ default: (await import('../ui/error-dialog.tsx')).ErrorDialogHost })))

/** The error dialog, whose code comes with the first error; with the shell it is there from the start. */
export function ErrorDialogSlot() {
  const shown = useSyncExternalStore(errorOnShow.subscribe, errorOnShow.get)
  const [wanted, setWanted] = useState(false)
  if (shown !== null && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <Host />
    </Suspense>
  ) : null
}
