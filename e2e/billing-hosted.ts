import { expect, type Page } from '@playwright/test'
import { type ProviderEvent, startChargebee, webhookHeader } from '#test/doubles/chargebee/start.ts'
import { moveTo } from './billing-steps.ts'
import { quietPort, startServer } from './own-server.ts'

export type Hosted = Awaited<ReturnType<typeof startHosted>>

/** A server whose money the provider's double keeps: its events reach the server, its clock moves with the server's. */
export async function startHosted(begin: number) {
  const provider = await startChargebee({ begin, deliver })
  // The hosted pages lead back to an address that has to be known before the server starts.
  const port = await quietPort()
  const address = { PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  const server = await startServer({ ...provider.environment, ...address })

  async function deliver(event: ProviderEvent): Promise<void> {
    const headers = { 'Content-Type': 'application/json', Authorization: webhookHeader() }
    const body = JSON.stringify(event)
    expect((await fetch(`${server.address}/api/chargebee/webhook`, { method: 'POST', headers, body })).status).toBe(200)
  }

  return {
    server,
    provider,
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
