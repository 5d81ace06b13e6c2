/**
 * True when the server gives out another page than the one that runs here: after a new release the parts of the old one
 * are gone. False when that cannot be told.
 */
export async function isNewRelease(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  if (script === null || script === undefined) return false
  try {
    const response = await fetch('/', { cache: 'no-store' })
    const page = await response.text()
    return response.ok && page.includes('<div id="root">') && !page.includes(script)
  } catch {
    return false
  }
}
