import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { routeAt } from '#web/app/route-table.ts'
import { useSession } from '#web/session/session.ts'
import { type Config, useConfig } from '#web/data/config.ts'

/** Usage counts and error reports of the logged-in, when the installation has them; otherwise nothing at all. */
export function Telemetry() {
  const config = useConfig()
  const { state } = useSession()
  if (!config || state !== 'logged-in') return null
  return (
    <>
      {config.posthog && <PageCounts settings={config.posthog} />}
      {config.sentry_dsn !== null && <ErrorReports dsn={config.sentry_dsn} />}
    </>
  )
}

type Settings = NonNullable<Config['posthog']>
let analytics: Promise<{ countPage: (pattern: string) => void }> | undefined

/** Loads the counting when the first page is counted; where it cannot be loaded nothing is counted. */
async function countPage(pattern: string, settings: Settings): Promise<void> {
  analytics ??= import('#web/telemetry/analytics.ts').then(({ createAnalytics }) => createAnalytics(settings))
  await analytics.then((loaded) => loaded.countPage(pattern)).catch(() => undefined)
}

function PageCounts({ settings }: { settings: Settings }) {
  const { pathname } = useLocation()
  const pattern = routeAt(pathname)?.path
  useEffect(() => {
    if (pattern === undefined || navigator.doNotTrack === '1') return
    void countPage(pattern, settings)
  }, [pattern, settings])
  return null
}

function ErrorReports({ dsn }: { dsn: string }) {
  useEffect(() => {
    const reporter = import('#web/telemetry/error-reports.ts').then(({ createErrorReporter }) =>
      createErrorReporter(dsn),
    )
    const report = (error: unknown) => void reporter.then((send) => send(error)).catch(() => undefined)
    const onError = (event: ErrorEvent) => report(event.error)
    const onRejection = (event: PromiseRejectionEvent) => report(event.reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [dsn])
  return null
}
