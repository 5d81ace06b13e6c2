import '../theme/layers.css'
import '../theme/tokens.css'
import '../theme/fonts.css'
import '../theme/ground.css'
import '../theme/text.css'
import '../theme/mantine.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Header } from '../app/header/header.tsx'
import { MemorySession } from '../app/memory-session.tsx'
import { Providers } from '../app/providers.tsx'
import { ErrorDialogHost } from '../ui/error-dialog.tsx'
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
