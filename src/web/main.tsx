import './app/strict-csp.ts'
import './theme/layers.css'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/ground.css'
import './theme/text.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { Providers } from './app/providers.tsx'
import { ServerSession } from './app/server-session.tsx'
import { noteMissingStyles } from './lazy/load-chunk.ts'

noteMissingStyles()

// Names a constant of the build, so that nothing of the development pages reaches production.
const dev = import.meta.env.DEV ? await import('./dev/dev-routes.tsx') : null
const sample = dev?.wantsSampleDesk() ? await import('./dev/sample-desk.tsx') : null
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
