import { type ReactNode, useState } from 'react'
import { nobody, type Session, SessionContext } from './session.ts'

const loggedOut: Omit<Session, 'logOut'> = { state: 'logged-out', ...nobody }

/** A session that lives in the page alone, for the component page and for tests. */
export function MemorySession({ start = {}, children }: { start?: Partial<Session>; children: ReactNode }) {
  const [session, setSession] = useState({ ...loggedOut, ...start })
  const logOut = () => {
    setSession(loggedOut)
    return Promise.resolve()
  }
  return <SessionContext value={{ ...session, logOut }}>{children}</SessionContext>
}
