import { CloudOff } from 'lucide-react'
import { messages } from '#domain/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MessageText } from '#web/ui/message-text.tsx'
import styles from './connection-lost.module.css'

/** The page has lost the server while a draft is being written; the draft goes on there. */
export function ConnectionLost() {
  return (
    <div className={styles.notice} role="alert">
      <Icon icon={CloudOff} />
      <p>
        {messages.networkInterrupted} <MessageText message={messages.checkMyDrafts} />
      </p>
    </div>
  )
}
