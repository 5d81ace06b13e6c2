import '#web/app/strict-csp.ts'
import '#web/theme/layers.css'
import '#web/theme/tokens.css'
import '#web/theme/fonts.css'
import '#web/theme/ground.css'
import '#web/theme/text.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { Providers } from '#web/app/providers.tsx'
import { ServerSession } from '#web/session/session-provider.tsx'
import { noteMissingStyles } from '#web/lazy/load-chunk.ts'

noteMissingStyles()

// Names a constant of the build, so that nothing of the development pages reaches production.
const dev = import.meta.env.DEV ? await import('#web/dev/dev-routes.tsx') : null
const sample = dev?.wantsSampleDesk() ? await import('#web/dev/sample-desk.tsx') : null
const Panel = dev?.DeveloperPanel
const Desk = sample?.SampleDesk ?? ServerSession

const root = document.getElementById('root')
if (root)
  // An error that a screen catches is an error of the page all the same: in the console, and for error reports.
  createRoot(root, { onCaughtError: (error) => reportError(error) }).render(
    <StrictMode>
      <Providers>
        <Desk>
          <App extraRoutes={dev?.devRoutes ?? []} />
          {Panel && <Panel />}
        </Desk>
      </Providers>
    </StrictMode>,
  )
