import { asRole } from '#domain/firm/roles.ts'
import { CircleCheck, Info, KeyRound } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { loginNote, wordsOf } from '#web/session/login-note.ts'
import { StateLabel } from '#web/ui/state-label.tsx'
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
            <h1 className="title">{props.invitedBy === undefined ? words[mode].title : 'You are invited to Drafty'}</h1>
            <Lead {...props} />
          </div>
          <WhyHere isInvitationOver={props.isInvitationOver} />
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

function Lead({ mode, invitedBy, invitedTo, invitedEmail = '' }: AuthScreenProps) {
  if (invitedBy !== undefined)
    return (
      <p className="lead muted">
        {invitedBy} invites {invitedEmail} to{' '}
        {invitedTo
          ? `${invitedTo.name}, a firm on Drafty, ${asRole[invitedTo.role]}.`
          : 'use Drafty with the subscription of their account.'}
      </p>
    )
  const { lead } = words[mode]
  return lead === null ? null : <p className="lead muted">{lead}</p>
}

/** Why somebody finds themselves here: a link that ended in some way, a session that is over, an invitation that is none. */
function WhyHere({ isInvitationOver = false }: Pick<AuthScreenProps, 'isInvitationOver'>) {
  const note = useSyncExternalStore(loginNote.subscribe, loginNote.get)
  const { text, isGood } = isInvitationOver
    ? invitationOver
    : note === null
      ? { text: null, isGood: true }
      : wordsOf(note)
  return (
    <div role="status">
      {text !== null && (
        <StateLabel icon={isGood ? CircleCheck : Info} tone={isGood ? 'success' : 'warning'}>
          {text}
        </StateLabel>
      )}
    </div>
  )
}

const invitationOver = {
  text: 'This invitation is not valid any more. Ask whoever sent it for a new one.',
  isGood: false,
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
