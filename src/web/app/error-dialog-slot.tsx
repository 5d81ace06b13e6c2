import { useSyncExternalStore } from 'react'
import { usePart } from '#web/lazy/use-part.ts'
import { notify } from '#web/ui/notify.tsx'
import { closeError, errorOnShow, messagesOf } from '#web/ui/show-error.ts'

/**
 * The error dialog, whose code comes soon after the page, or with the first error. Should it not arrive, the messages are
 * said as notifications: an error is never swallowed.
 */
export function ErrorDialogSlot() {
  const shown = useSyncExternalStore(errorOnShow.subscribe, errorOnShow.get)
  const renderHost = usePart(loadHost, shown !== null, () => {
    for (const message of messagesOf(shown)) notify('error', message)
    closeError()
  })
  return renderHost?.() ?? null
}

async function loadHost() {
  const { ErrorDialogHost } = await import('#web/ui/error-dialog.tsx')
  return () => <ErrorDialogHost />
}
