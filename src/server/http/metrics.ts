import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { MiddlewareHandler } from 'hono'
import type { WhatWaits } from '#contract/operators.ts'
import { createWaitingGauges } from './waiting-gauges.ts'

export type Metrics = { readonly measure: MiddlewareHandler; readonly print: () => Promise<string> }

let ofProcess: Registry | undefined

/** Figures of the process. It watches itself once, however many servers stand in it: each watcher costs at every collection of garbage. */
function watchProcess(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess, prefix: 'drafty_' })
  return ofProcess
}

/** Figures for operators, in Prometheus' format: the process, how long requests take by route and status, and what waits. */
export function createMetrics(readWaiting: () => Promise<WhatWaits>): Metrics {
  const ofThisProcess = watchProcess()
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'drafty_http_request_seconds',
    help: 'How long requests take, by route pattern: no ids, no names.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const gauges = createWaitingGauges(registry)
  return {
    measure: async (context, next) => {
      const end = seconds.startTimer()
      await next()
      const route = context.res.status === 404 ? 'none' : context.req.routePath
      end({ method: context.req.method, route, status: String(context.res.status) })
    },
    async print() {
      gauges.set(await readWaiting())
      return Registry.merge([ofThisProcess, registry]).metrics()
    },
  }
}
