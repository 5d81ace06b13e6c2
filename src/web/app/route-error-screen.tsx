import { useLocation, useNavigate, useRouteError } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

/** In the place of a page that broke or did not arrive; what is around it stays. Trying again goes to the page anew. */
export function RouteErrorScreen() {
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const tryAgain = () => void navigate(`${pathname}${search}${hash}`, { replace: true })
  return <ErrorScreen error={error} onTryAgain={tryAgain} />
}
