import { createServer } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { type ProviderEvent, startChargebee, webhookHeader } from '#test/doubles/chargebee/start.ts'
import { moveTo } from './billing-steps.ts'
import { startServer } from './own-server.ts'

export type Hosted = Awaited<ReturnType<typeof startHosted>>

/** A server whose money the provider's double keeps: its events reach the server, its clock moves with the server's. */
export async function startHosted(begin: number) {
  const held: ProviderEvent[] = []
  let holds = false
  const provider = await startChargebee({ begin, deliver })
  const port = await freePort()
  const address = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
  const server = await startServer({ ...provider.environment, ...address })

  async function deliver(event: ProviderEvent): Promise<void> {
    if (holds) return void held.push(event)
    const headers = { 'Content-Type': 'application/json', Authorization: webhookHeader() }
    const body = JSON.stringify(event)
    expect((await fetch(`${server.address}/api/chargebee/webhook`, { method: 'POST', headers, body })).status).toBe(200)
  }

  return {
    server,
    provider,
    /** Events stay where they are until they are released. */
    hold: () => void (holds = true),
    release: async () => {
      holds = false
      for (const event of held.splice(0)) await deliver(event)
    },
    /** Moves the provider's clock with those of server and page. */
    moveTo: async (page: Page, now: number, email?: string) => {
      await provider.moveTo(now)
      await moveTo(page, server, now, email)
    },
    stop: async () => {
      await server.stop()
      provider.stop()
    },
  }
}

/** The hosted pages lead back to an address that has to be known before the server starts. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
