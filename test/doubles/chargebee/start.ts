import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { itemPriceId, planIds } from '#domain/subscription/plans.ts'
import { answerApi } from './api.ts'
import { createBook } from './book.ts'
import { showPage } from './pages.ts'
import { readForm } from './read-form.ts'
import { script } from './script.ts'
import { customerOnWire } from './wire.ts'

export const chargebeeKey = 'test_key_of_the_site'
export const webhookLogin = { username: 'chargebee', password: 'a password for events' }

/** How the next calls of the API go wrong. */
type Fault = { readonly status: number; readonly code?: string; readonly type?: string } | 'never answers'

/** An event as it is sent to the product. */
export type ProviderEvent = { readonly id: string; readonly event_type: string; readonly [name: string]: unknown }

type Options = { readonly begin: number; readonly deliver?: (event: ProviderEvent) => Promise<unknown> }

/**
 * A stateful Chargebee on loopback: the API for the real SDK, hosted pages, portal and script for a real browser, events to
 * the product. `deliver` is called for every event in its order; without it they wait in `events`.
 */
export async function startChargebee({ begin, deliver }: Options) {
  const sold = new Set(planIds.flatMap((id) => [itemPriceId(id, 'monthly'), itemPriceId(id, 'yearly')]))
  const book = createBook(begin, sold)
  const events: ProviderEvent[] = []
  const calls: string[] = []
  const faults: Fault[] = []
  let send = deliver
  let base = ''

  async function tell(): Promise<void> {
    for (const { type, customerId, content: more } of book.takeNoted()) {
      const customer = book.customers.get(customerId)
      const content = { ...more, customer: customer && customerOnWire(customer) }
      const event = { id: book.newId('ev'), event_type: type, occurred_at: book.now(), object: 'event', content }
      events.push(event)
      await send?.(event)
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', base)
    const text = await bodyOf(request)
    const method = request.method ?? 'GET'
    if (url.pathname.startsWith('/api/v2/')) {
      calls.push(`${method} ${url.pathname.replace('/api/v2', '')}`)
      const fault = faults.shift()
      if (fault === 'never answers') return
      if (fault) return json(response, fault.status, { message: 'x', api_error_code: fault.code, type: fault.type })
      const login = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
      if (login !== `${chargebeeKey}:`) return json(response, 401, { api_error_code: 'api_authentication_failed' })
      const { status, body } = answerApi(book, base, method, url.pathname, readForm(text || url.search.slice(1)))
      await tell()
      return json(response, status, body)
    }
    if (url.pathname === '/v2/chargebee.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
      return
    }
    const shown = showPage(book, url.pathname, url.searchParams, method === 'POST' ? readForm(text) : undefined)
    await tell()
    if (!shown) response.writeHead(404).end()
    else if ('redirect' in shown) response.writeHead(303, { Location: shown.redirect }).end()
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(shown.html)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => json(response, 400, { message: String(error) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    address: base,
    book,
    sold,
    events,
    /** Every call of the API, in order. */
    calls,
    faults,
    environment: {
      CHARGEBEE_SITE: 'drafty-test',
      CHARGEBEE_API_KEY: chargebeeKey,
      CHARGEBEE_API_URL: base,
      CHARGEBEE_HOSTED_URL: base,
      CHARGEBEE_SCRIPT_URL: `${base}/v2/chargebee.js`,
      CHARGEBEE_WEBHOOK_USERNAME: webhookLogin.username,
      CHARGEBEE_WEBHOOK_PASSWORD: webhookLogin.password,
    },
    deliverTo: (to: typeof deliver) => void (send = to),
    /** Moves the provider's clock and sends what time brings. */
    moveTo: async (time: number) => {
      book.moveTo(time)
      await tell()
    },
    /** Sends what the test changed in the books. */
    tell,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The header of the agreed user name and password. */
export function webhookHeader({ username, password } = webhookLogin): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
