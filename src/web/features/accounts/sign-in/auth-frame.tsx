import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSupportEmail } from '#web/data/config.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import styles from './auth-screen.module.css'
import { ExampleSheet } from './example-sheet.tsx'

type Props = { title: string; lead: string; children?: ReactNode }

/** The frame of the sign-in screen around the pages of a forgotten password. */
export function AuthFrame({ title, lead, children }: Props) {
  const supportEmail = useSupportEmail()
  return (
    <div className={styles.gate}>
      <main className={styles.form} id="main" tabIndex={-1}>
        <Logo />
        <div className={styles.column}>
          <div className="stack">
            <h1 className="title">{title}</h1>
            <p className="lead muted">{lead}</p>
          </div>
          {children}
          <p>
            <Link to="/login">Back to log in</Link>
          </p>
        </div>
        <p className={`small muted ${styles.foot}`}>
          <span>
            Need help? <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </span>
        </p>
      </main>
      <ExampleSheet />
    </div>
  )
}

/** The fields of such a page: they are sent without leaving the page. */
export function AuthFields({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** Why it did not work, in one sentence. */
export function AuthMessage({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <p className={styles.message}>
          <Icon icon={CircleAlert} />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
