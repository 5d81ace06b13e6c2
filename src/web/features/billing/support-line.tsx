import { useSession } from '#web/session/session.ts'
import { useSupportEmail } from '#web/data/config.ts'

/** Whom a dependent asks about the subscription. */
export function SupportLine() {
  const { parentEmail } = useSession()
  const supportEmail = useSupportEmail()
  return (
    <p className="lead">
      Your subscription is managed by your admin. Please contact <a href={`mailto:${parentEmail}`}>{parentEmail}</a> or{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  )
}
