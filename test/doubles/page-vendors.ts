import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PageVendors = Awaited<ReturnType<typeof startPageVendors>>
type Call = { readonly path: string; readonly body: string; readonly cookie: string | undefined }

/**
 * Stands in for what the page may talk to besides its own server: takes page counts as PostHog does and error reports as
 * Sentry does, and serves a chat script as Chatwoot does.
 */
export async function startPageVendors() {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    calls.push({ path, body: Buffer.concat(parts).toString(), cookie: request.headers.cookie })
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    if (path.endsWith('/sdk.js')) response.setHeader('Content-Type', 'text/javascript').end(chatwootScript)
    else response.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: `http://${address}`,
    calls,
    environment: {
      POSTHOG_KEY: 'phc_key',
      POSTHOG_HOST: `http://${address}`,
      SENTRY_DSN: `http://publickey@${address}/42`,
      SUPPORT_CHAT: `chatwoot:sitetoken@http://${address}`,
      SUPPORT_CHAT_SECRET: 'chat secret',
    },
    close: () => server.close(),
  }
}

/** What the chats of vendors were told, in `window.chatCalls`. */
const keepCalls = `window.chatCalls = []; const keep = (...call) => void window.chatCalls.push(call);`

const chatwootScript = `${keepCalls}
  window.chatwootSDK = { run(settings) {
    keep('run', settings)
    window.$chatwoot = { setUser: (...user) => keep('setUser', ...user), reset: () => keep('reset') }
    setTimeout(() => window.dispatchEvent(new Event('chatwoot:ready')), 20)
  } }`

/** Scripts of the two chats that have one address for everybody. */
export const crispScript = `${keepCalls}
  for (const command of window.$crisp) keep(...command)
  window.$crisp = { push: (command) => keep(...command) }`

export const intercomScript = `${keepCalls} window.Intercom = keep`
