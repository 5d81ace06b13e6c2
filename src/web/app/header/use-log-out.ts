import { useNavigate } from 'react-router'
import { returnPlace } from '../return-place.ts'
import { useSession } from '#web/session/session.ts'

/** Logs out and goes to the login screen; the next login begins at the dashboard. */
export function useLogOut(): () => Promise<void> {
  const { logOut } = useSession()
  const navigate = useNavigate()
  return async () => {
    await logOut()
    returnPlace.forget()
    await navigate('/login', { replace: true })
  }
}
