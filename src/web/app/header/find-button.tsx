import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useKeys } from '#web/ui/use-keys.ts'
import styles from './find-button.module.css'

const importPalette = () => import('#web/features/palette/palette.tsx')

const Palette = lazy(() => loadChunk(async () => ({ default: (await importPalette()).Palette })))

/** Questions, evidence and drafts, whose pages have three panes. */
const isWide = (path: string) => /^\/ai\/|^\/drafty\/my-drafts\/./.test(path)

/** The way to everything by its name: the button, Ctrl K, and `?` for the keys. */
export function FindButton() {
  const [shows, setShows] = useState<'entries' | 'keys'>()
  const isSmall = isWide(useLocation().pathname)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setShows('entries')
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  useLoadingAhead()
  useKeys({ '?': () => setShows('keys') })
  return (
    <>
      <button
        type="button"
        className={isSmall ? `${styles.find} ${styles.small}` : styles.find}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => setShows('entries')}
      >
        <Icon icon={Search} />
        <span className={isSmall ? 'sr' : undefined}>Find or do</span>
        <kbd>Ctrl K</kbd>
      </button>
      {shows && (
        <Suspense>
          <Palette shows={shows} onClose={() => setShows(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Fetches the palette once somebody is at the desk, so that it opens without a connection too. */
function useLoadingAhead(): void {
  useEffect(() => {
    const over = new AbortController()
    const load = () => {
      over.abort()
      // It is asked for again, and said, when it is opened.
      void importPalette().catch(() => undefined)
    }
    for (const sign of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(sign, load, { signal: over.signal, passive: true })
    return () => over.abort()
  }, [])
}
