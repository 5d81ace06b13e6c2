import '#web/theme/layers.css'
import '#web/theme/tokens.css'
import '#web/theme/fonts.css'
import '#web/theme/ground.css'
import '#web/theme/text.css'
import '#web/theme/mantine.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Header } from '#web/app/header/header.tsx'
import { MemorySession } from '#web/session/memory-session.tsx'
import { Providers } from '#web/app/providers.tsx'
import { ErrorDialogHost } from '#web/ui/error-dialog.tsx'
import { DraftingScreens } from './drafting/drafting-screens.tsx'
import { naomi } from './sample-desk.tsx'

// The tool screen and the draft page in every state, at /dev/drafting?show=... Served by Vite alone: the production
// build starts from index.html and never sees this file.
const show = new URLSearchParams(window.location.search).get('show')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <MemorySession start={naomi}>
          <MemoryRouter initialEntries={[show?.startsWith('tool') ? '/' : '/drafty/my-drafts']}>
            <Header />
            <main id="main">
              <DraftingScreens show={show} />
            </main>
            <ErrorDialogHost />
          </MemoryRouter>
        </MemorySession>
      </Providers>
    </StrictMode>,
  )
