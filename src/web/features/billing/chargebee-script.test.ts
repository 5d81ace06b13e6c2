import { afterEach, expect, test, vi } from 'vitest'
import type { Config } from '#web/data/config.ts'
import { loadChargebee } from './chargebee-script.ts'

const config = { chargebee_site: 'drafty-test', chargebee_script_url: 'about:blank' } as Config

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

/** Elements that come to the page load nothing. */
function hold() {
  const scripts: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void scripts.push(...(nodes as never[])))
  return scripts
}

test('the provider’s script, tagged production, is waited for ten seconds; that it did not come is for the console', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const scripts = hold()
  const loading = loadChargebee(config)
  await vi.advanceTimersByTimeAsync(9900)
  expect(said).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300)
  expect(await loading).toBeNull()
  expect(said.mock.calls).toEqual([['Chargebee failed to load']])
  expect(scripts.map(({ dataset }) => dataset['environment'])).toEqual(['production'])
})

test('a script that arrives is found within 100 ms, and one that cannot be initialised is for the console alone', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  hold()
  const refuse = () => {
    throw new Error('This site is not known.')
  }
  const first = loadChargebee(config)
  await vi.advanceTimersByTimeAsync(500)
  vi.stubGlobal('Chargebee', { init: refuse, getInstance: refuse })
  await vi.advanceTimersByTimeAsync(100)
  expect(await first).toBeNull()
  expect(said.mock.calls).toEqual([['This site is not known.']])
  const instance = {}
  vi.stubGlobal('Chargebee', { init: () => instance, getInstance: refuse })
  expect(await loadChargebee(config)).toMatchObject({ instance })
})
