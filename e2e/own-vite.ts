import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'

/** The page as `npm run dev` serves it, with the developer panel; its calls go on to the server at `api`. */
export async function startVite(api: string): Promise<{ address: string; stop: () => void }> {
  const port = await freePort()
  const env = { ...process.env, API_URL: api.replace('localhost', '127.0.0.1') }
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
    env,
    stdio: 'ignore',
  })
  const address = `http://localhost:${port}`
  await expect
    .poll(async () => (await fetch(`${address}/login`).catch(() => undefined))?.status, { timeout: 180_000 })
    .toBe(200)
  return { address, stop: () => void child.kill('SIGTERM') }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
