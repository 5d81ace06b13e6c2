import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon.tsx'
import { connection } from './connection.ts'
import styles from './connection-notice.module.css'

/** Says that there is no connection, and goes when it is back. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
  const reachable = useSyncExternalStore(connection.subscribe, connection.get)
  return (
    <div role="status">
      {!(online && reachable) && (
        <p className={styles.notice}>
          <Icon icon={WifiOff} />
          {online
            ? 'The server does not answer. What you typed stays on this page.'
            : 'You are offline. What you typed stays on this page.'}
        </p>
      )}
    </div>
  )
}

function subscribeOnline(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
