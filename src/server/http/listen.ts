import type { Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { normalAddress } from './rate-limit.ts'
import type { App } from './strict-headers.ts'

/** What Node itself refuses, before the product sees a request. */
const limits = {
  /** All headers together, in bytes. */
  maxHeaderSize: 16_384,
  /** Milliseconds for the headers, and for the whole of a request: a file of 25 MB over a slow line. */
  headersTimeout: 10_000,
  requestTimeout: 900_000,
  connectionsCheckingInterval: 2000,
  /** Longer than the proxies in front keep a connection, so that they never use one that is being closed. */
  keepAliveTimeout: 65_000,
} as const
const mostHeaders = 100
const mostConnections = 2000
/** An office behind one address has that many browsers; the proxy of this machine is not limited. */
const mostOfAddress = 200

type Place = {
  readonly port: number
  readonly hostname: string
  /** For those without a proxy in front; plain HTTP without it. */
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined
}

/** `answered` resolves when no call is being worked on any more, whether or not its caller still waits for the answer. */
type Listening = { readonly server: Server; readonly answered: () => Promise<void> }

/** Serves the product with limits on headers, connections and the time that they take. */
export function listen(app: App, { tls, ...place }: Place, onListening: (port: number) => void): Listening {
  const how = tls
    ? { createServer: createSecureServer, serverOptions: { ...limits, ...tls, minVersion: 'TLSv1.2' as const } }
    : { serverOptions: limits }
  const underWay = new Set<Promise<unknown>>()
  const fetch: typeof app.fetch = (...call) => {
    const answer = app.fetch(...call)
    if (answer instanceof Promise) {
      underWay.add(answer)
      const forget = () => underWay.delete(answer)
      answer.then(forget, forget)
    }
    return answer
  }
  const server = serve({ fetch, ...place, ...how }, ({ port }) => onListening(port)) as Server
  server.maxHeadersCount = mostHeaders
  server.maxConnections = mostConnections
  limitConnections(server)
  const answered = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }
  return { server, answered }
}

function limitConnections(server: Server): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = normalAddress(socket.remoteAddress ?? '')
    if (/^127\.|^0:0:0:0::/.test(address)) return
    const count = (open.get(address) ?? 0) + 1
    if (count > mostOfAddress) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
