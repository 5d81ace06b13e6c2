import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './account-settings.module.css'

/** One matter of a settings page: what it is at the left, what can be done at the right. */
export function SettingsSection({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="stack">
        <h2 className="head" id={id}>
          {title}
        </h2>
        <div className="muted">{lead}</div>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

export function SettingsPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="stack xl">
      <div className="stack">
        <h1 className="title">{title}</h1>
        <p className="lead muted">{lead}</p>
      </div>
      {children}
    </div>
  )
}

/** What went wrong with an action, under it. */
export function Trouble({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <p className={styles.trouble}>
          <Icon icon={CircleAlert} />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
