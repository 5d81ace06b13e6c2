import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Session } from '#contract/sessions.ts'
import { invitation } from '#web/session/invitation.ts'
import { call } from '#web/data/call.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { FieldError } from '#web/ui/field.tsx'
import { type GoogleCredential, loadGoogle } from './load-google.ts'
import { problemOf } from './sign-in-problem.ts'

const CodeDialog = lazy(() => loadChunk(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog })))

type Props = { clientId: string; scriptUrl: string; onSession: (reply: Session) => void }

/** Google's own button. What it returns goes to the server, with a code from the authenticator app where one is wanted. */
export function GoogleButton({ clientId, scriptUrl, onSession }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [waiting, setWaiting] = useState<GoogleCredential | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)

  async function send(credential: GoogleCredential, totp?: string): Promise<string | undefined> {
    const invite = invitation.get()
    try {
      const body = { ...credential, ...(totp !== undefined && { totp }), ...(invite !== null && { invite }) }
      onSession(await call(api.logInWithGoogle, { body }))
      return undefined
    } catch (error) {
      const { askTotp, fields, message } = problemOf(error)
      if (askTotp && totp === undefined) setWaiting(credential)
      return fields?.totp ?? message
    }
  }
  const take = useEffectEvent(async (credential: GoogleCredential) => setProblem(await send(credential)))

  useEffect(() => {
    let gone = false
    async function show() {
      try {
        const [google, { nonce }] = await Promise.all([loadGoogle(scriptUrl), call(api.googleNonce, {})])
        if (gone || !place.current) return
        google.initialize({ client_id: clientId, nonce, callback: (credential) => void take(credential) })
        google.renderButton(place.current, { theme: 'outline', size: 'large', text: 'continue_with', width: 360 })
      } catch {
        if (!gone) setProblem('The Google button did not load. Log in with your email, or reload the page.')
      }
    }
    void show()
    return () => {
      gone = true
    }
  }, [clientId, scriptUrl])

  return (
    <div className="stack">
      <div ref={place} />
      <div role="alert">
        <FieldError id="google-problem" error={problem} />
      </div>
      {waiting && (
        <Suspense>
          <CodeDialog onClose={() => setWaiting(null)} onCode={(code) => send(waiting, code)} />
        </Suspense>
      )}
    </div>
  )
}
