import { RefreshCw, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './error-screen.module.css'
import { isChunkLoadError } from '#web/lazy/load-chunk.ts'
import { isNewRelease } from '#web/lazy/new-release.ts'
import { onRegained } from '#web/data/connection.ts'

const tryAgainAfterMs = 15_000

type Props = { error: unknown; onTryAgain: () => void; onReload?: () => void }

/** What shows where a page broke, or where a part of it did not arrive (specification 1, section 2). */
export function ErrorScreen({ error, onTryAgain, onReload = reload }: Props) {
  const missing = isChunkLoadError(error)
  useTryAgain(missing, onTryAgain)
  useNewRelease(missing, onReload)
  return (
    <div className={styles.screen} role="alert">
      <h1 className="title">{missing ? 'Loading Error' : 'Something went wrong'}</h1>
      <p className="lead">
        {missing
          ? 'We had trouble loading some resources. This can happen due to network issues or browser cache problems.'
          : 'An unexpected error occurred. Please try refreshing the page.'}
      </p>
      <div className={styles.buttons}>
        <Button look={missing ? 'default' : 'accent'} icon={RefreshCw} onClick={onReload}>
          Reload Page
        </Button>
        {missing && (
          <Button look="accent" icon={RotateCw} onClick={onTryAgain}>
            Try Again
          </Button>
        )}
      </div>
    </div>
  )
}

function reload() {
  window.location.reload()
}

/** A part that did not arrive is asked for again when the connection is back, and now and then, without a click. */
function useTryAgain(missing: boolean, onTryAgain: () => void) {
  const tryAgain = useEffectEvent(onTryAgain)
  useEffect(() => {
    if (!missing) return
    const again = () => tryAgain()
    const timer = setInterval(again, tryAgainAfterMs)
    window.addEventListener('online', again)
    const stop = onRegained(again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      stop()
    }
  }, [missing])
}

/** A part that is gone because of a new release comes with the new page. */
function useNewRelease(missing: boolean, onReload: () => void) {
  const reloadPage = useEffectEvent(onReload)
  useEffect(() => {
    if (missing) void isNewRelease().then((isNew) => isNew && reloadPage())
  }, [missing])
}
