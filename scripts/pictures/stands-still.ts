import type { Page } from '@playwright/test'

/** Streams stay open as long as the page does. */
const isStream = (address: string) => /\/(?:events|together)(?:$|\?)/.test(new URL(address).pathname)

/**
 * Waits for the page itself, never for a clock: every call is answered, nothing is a skeleton, letters and drawn pictures are
 * there, and the page has stopped changing. `isSilent`: no call gets an answer, so that what loads stays as it is. Listens to
 * the page from the moment it is called.
 */
export function watchUntilStill(page: Page, isSilent: boolean): () => Promise<void> {
  const open = new Set<object>()
  page.on('request', (request) => isStream(request.url()) || open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    for (;;) {
      await page.waitForFunction(standsThere, isSilent)
      await page.evaluate(hasStopped)
      if (isSilent || open.size === 0) return
    }
  }
}

/** In the page: it has its heading and its pictures, and nothing is still being loaded. */
export function standsThere(isSilent: boolean): boolean {
  const said = [...document.querySelectorAll('[role=status][aria-label]')].map(({ ariaLabel }) => ariaLabel ?? '')
  return (
    document.querySelector('h1') !== null &&
    document.querySelector('main.start-up') === null &&
    (isSilent || !said.some((words) => /^(?:Loading|Reading|Opening)/.test(words))) &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  )
}

/**
 * In the page: notes from now on whether anything begins to load again, which a page does by itself while its server fails.
 * What it noted is read by `isUntouched`.
 */
export function watchLoading(): void {
  const place = document.documentElement.dataset
  delete place['loadedAgain']
  const look = () => {
    const said = [...document.querySelectorAll('[role=status][aria-label]')].map(({ ariaLabel }) => ariaLabel ?? '')
    if (said.some((words) => /^(?:Loading|Reading|Opening)/.test(words))) place['loadedAgain'] = 'yes'
  }
  look()
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
}

/** In the page: nothing began to load since it is watched. */
export const isUntouched = (): boolean => document.documentElement.dataset['loadedAgain'] === undefined

/** In the page: the browser had nothing to do several times over, and nothing changed in between. */
async function hasStopped(): Promise<void> {
  let changed = false
  const watch = new MutationObserver(() => {
    changed = true
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let quiet = 0, looks = 0; quiet < 6 && looks < 200; looks += 1) {
    changed = false
    await new Promise<void>((resolve) => {
      setTimeout(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 })), 50)
    })
    quiet = changed ? 0 : quiet + 1
  }
  watch.disconnect()
}
