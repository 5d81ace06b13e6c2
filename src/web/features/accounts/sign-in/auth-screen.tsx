import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { AuthForm } from './auth-form.tsx'
import styles from './auth-screen.module.css'
import { ExampleSheet } from './example-sheet.tsx'
import type { AuthMode, AuthScreenProps } from './ways-to-sign-in.ts'

const words = {
  'log in': { title: 'Legal drafts you can check, line by line', lead: null },
  'sign up': { title: 'Start with 250 credits', lead: 'Enough for two legal drafts. No card needed.' },
}

/** Log in and sign up on one screen, beside a page that shows what a checked draft looks like. */
export function AuthScreen(props: AuthScreenProps) {
  const { mode, onPasskey, googleButton } = props
  const others = googleButton !== undefined || (onPasskey !== undefined && mode === 'log in')
  return (
    <div className={styles.gate}>
      <main className={styles.form} id="main" tabIndex={-1}>
        <Logo />
        <div className={styles.column}>
          <div className="stack">
            <h1 className="title">{words[mode].title}</h1>
            <Lead mode={mode} invitedBy={props.invitedBy} />
          </div>
          <ModeSwitch {...props} />
          {others && (
            <>
              <div className="stack m">
                {googleButton}
                {onPasskey && mode === 'log in' && (
                  <Button icon={KeyRound} wide onClick={onPasskey}>
                    Use a passkey
                  </Button>
                )}
              </div>
              <div className={styles.or}>or with your email</div>
            </>
          )}
          <AuthForm key={props.invitedEmail ?? ''} {...props} />
        </div>
        <Foot {...props} />
      </main>
      <ExampleSheet />
    </div>
  )
}

function Lead({ mode, invitedBy }: { mode: AuthMode; invitedBy: string | undefined }) {
  if (invitedBy !== undefined)
    return <p className="lead muted">{invitedBy} invites you to use Drafty with the subscription of their account.</p>
  const { lead } = words[mode]
  return lead === null ? null : <p className="lead muted">{lead}</p>
}

function ModeSwitch({ mode, onModeChange }: AuthScreenProps) {
  const here = (wanted: AuthMode) => (mode === wanted ? { 'aria-current': 'page' as const } : {})
  return (
    <nav className={styles.modes} aria-label="Log in or sign up">
      <Link to="/login" onClick={onModeChange} {...here('log in')}>
        Log in
      </Link>
      <Link to="/signup" onClick={onModeChange} {...here('sign up')}>
        Sign up
      </Link>
    </nav>
  )
}

function Foot({ supportEmail, onLegal }: AuthScreenProps) {
  return (
    <p className={`small muted ${styles.foot}`}>
      <span>
        Need help? <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </span>
      <button type="button" className={styles.link} onClick={() => onLegal('terms')}>
        Terms of service
      </button>
      <button type="button" className={styles.link} onClick={() => onLegal('privacy')}>
        Privacy
      </button>
    </p>
  )
}
