import { Hourglass, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { connection } from '#web/data/connection.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './connection-notice.module.css'

const sentences = {
  offline: 'You are offline. What you typed stays on this page.',
  lost: 'The server does not answer. What you typed stays on this page, which goes on by itself when the server is back.',
  slow: 'The server is slow to answer. What you typed stays on this page.',
}

/** Says that there is no connection, or a slow one, and goes when it is good again. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
  const state = useSyncExternalStore(connection.subscribe, connection.get)
  const trouble = online ? state : 'offline'
  return (
    <div role="status" className={styles.place}>
      {trouble !== 'good' && (
        <p className={styles.notice}>
          <Icon icon={trouble === 'slow' ? Hourglass : WifiOff} />
          {sentences[trouble]}
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
