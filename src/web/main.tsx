import './data/strict-csp.ts'
import './theme/layers.css'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/ground.css'
import './theme/text.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { Providers } from '#web/app/providers.tsx'
import { SessionProvider } from '#web/session/session-provider.tsx'
import { noteMissingStyles } from '#web/lazy/load-chunk.ts'

noteMissingStyles()

// Names a constant of the build, so that nothing of the development pages reaches production.
const dev = import.meta.env.DEV ? await import('#web/dev/dev-routes.tsx') : null
if (dev?.wantsSampleDesk()) (await import('#web/dev/sample-desk.tsx')).openSampleDesk()
const Panel = dev?.DeveloperPanel

const root = document.getElementById('root')
if (root)
  // An error that a screen catches is an error of the page all the same: in the console, and for error reports.
  createRoot(root, { onCaughtError: (error) => reportError(error) }).render(
    <StrictMode>
      <Providers>
        <SessionProvider>
          <App extraRoutes={dev?.devRoutes ?? []} />
          {Panel && <Panel />}
        </SessionProvider>
      </Providers>
    </StrictMode>,
  )
