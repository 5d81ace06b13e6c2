import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { MiddlewareHandler } from 'hono'
import type { Database } from '#server/database/schema.ts'
import { countJobs } from '#server/work/jobs.ts'

export type Metrics = { readonly measure: MiddlewareHandler; readonly print: () => Promise<string> }

type Source = { readonly database: Database; readonly now: () => number }

/** Figures for operators, in Prometheus' format: the process, how long requests take by route and status, and what waits. */
export function createMetrics(source: Source): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'drafty_' })
  const seconds = new Histogram({
    name: 'drafty_http_request_seconds',
    help: 'How long requests take, by route pattern: no ids, no names.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const measureWork = createWorkGauges(registry, source)
  return {
    measure: async (context, next) => {
      const end = seconds.startTimer()
      await next()
      const route = context.res.status === 404 ? 'none' : context.req.routePath
      end({ method: context.req.method, route, status: String(context.res.status) })
    },
    async print() {
      await measureWork()
      return registry.metrics()
    },
  }
}

/** Work by kind: mails that wait are `send-mail`. What is overdue for long, or given up, wants somebody to look. */
function createWorkGauges(registry: Registry, { database, now }: Source): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `drafty_jobs_${name}`, help, labelNames: ['kind'], registers: [registry] })
  const gauges = {
    waiting: gauge('waiting', 'Jobs that are to be done, now or later.'),
    failing: gauge('failing', 'Of those the ones that have failed at least once and are tried again.'),
    overdue_seconds: gauge('overdue_seconds', 'How long the oldest job that could be done has waited.'),
    failed: gauge('failed', 'Jobs that were given up.'),
  }
  return async () => {
    for (const one of Object.values(gauges)) one.reset()
    for (const { kind, ...counts } of await countJobs(database, now()))
      for (const [name, count] of Object.entries(counts)) gauges[name as keyof typeof gauges].set({ kind }, count)
  }
}
