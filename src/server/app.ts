import { randomUUID, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { serveAccounts } from './features/accounts/routes.ts'
import { serveBilling } from './features/billing/routes.ts'
import { serveCaseMaps } from './features/case-map/routes.ts'
import { serveClientFile } from './features/client-file/routes.ts'
import { serveClients } from './features/client-file/client-routes.ts'
import { serveDeadlines } from './features/deadlines/routes.ts'
import { serveDeveloperPanel } from './features/developer-panel/routes.ts'
import { serveAnswers } from './features/answers/routes.ts'
import { serveReimport } from './features/drafting/reimport.ts'
import { serveRevising } from './features/drafting/revising-routes.ts'
import { serveDrafting } from './features/drafting/routes.ts'
import { serveFirm } from './features/firm/index.ts'
import { serveLaw } from './features/law/routes.ts'
import { readWaiting, serveOperators } from './features/operators/index.ts'
import { servePackets } from './features/packets/routes.ts'
import { servePrivacy } from './features/privacy/routes.ts'
import { serveRecords } from './features/records/routes.ts'
import { serveSignOffs } from './features/sign-off/routes.ts'
import { serveTemplates } from './features/templates/routes.ts'
import { serveTogether } from './features/together/index.ts'
import { hostedUrlOf } from './gateways/billing/chargebee-site.ts'
import { compressReplies } from './http/compress-replies.ts'
import { answerErrors } from './http/error-replies.ts'
import { implement } from './http/implement.ts'
import { forOtherPages } from './http/other-pages.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { describeApi } from './http/openapi.ts'
import { readProxies } from './http/client-address.ts'
import { addressOf, isThisMachine, peerOf } from './http/rate-limit.ts'
import { type App, strictHeadersFor } from './http/strict-headers.ts'
import type { Config } from './config.ts'
import { hashOf } from './hash-of.ts'
import type { Services } from './services.ts'

/** The whole API; tests call it in-process with `app.request`. Every path answers with and without a trailing slash. */
export function createApp(services: Services): App {
  const app: App = new Hono({ strict: false })
  const clientAddress = readProxies(services.config.TRUSTED_PROXY)
  answerErrors(app, services.log, services.config.SUPPORT_EMAIL)
  app.use(compressReplies(), strictHeadersFor(services.config), async (context, next) => {
    context.set('requestId', randomUUID())
    context.set(
      'address',
      clientAddress(peerOf(context), (name) => context.req.header(name)),
    )
    await next()
  })
  const metrics = createMetrics(() => readWaiting(services))
  if (!services.config.isProduction) app.use('/api/*', forOtherPages)
  app.use('/api/*', metrics.measure, stayOn(services.databases))
  serveOperations(app, services, metrics)
  serveOperators(app, services)
  serveAccounts(app, services)
  serveBilling(app, services)
  serveClients(app, services)
  serveAnswers(app, services)
  serveCaseMaps(app, services)
  serveDeadlines(app, services)
  serveRevising(app, services)
  serveReimport(app, services)
  serveDrafting(app, services)
  serveFirm(app, services)
  serveLaw(app, services)
  servePackets(app, services)
  serveSignOffs(app, services)
  servePrivacy(app, services)
  serveRecords(app, services)
  serveClientFile(app, services)
  serveTemplates(app, services)
  serveTogether(app, services)
  serveDeveloperPanel(app, services)
  app.all('/api/*', (context) => context.notFound())
  return app
}

/** A request finishes on the database on which it began; only the panel's own calls move between them. */
const stayOn =
  ({ pinned }: Services['databases']): MiddlewareHandler =>
  ({ req }, next) =>
    req.path.startsWith('/api/dev/') ? next() : pinned(next)

function serveOperations(app: App, services: Services, metrics: Metrics): void {
  const { config, database } = services
  const describe = once(() => describeApi('Drafty', Object.values(api)))

  implement(app, services, api.getConfig, async () => ({
    support_email: config.SUPPORT_EMAIL,
    google_client_id: config.GOOGLE_CLIENT_ID ?? null,
    chargebee_site: config.CHARGEBEE_SITE ?? null,
    chargebee_environment: config.CHARGEBEE_ENVIRONMENT,
    chargebee_script_url: config.CHARGEBEE_SITE ? config.CHARGEBEE_SCRIPT_URL : null,
    chargebee_hosted_url: hostedUrlOf(config) ?? null,
    chargebee_portal: config.CHARGEBEE_PORTAL_SSO === 'yes' ? ('single-sign-on' as const) : ('login' as const),
    dev_mode: !config.isProduction,
    chat: config.SUPPORT_CHAT?.split(':')[0] ?? null,
    google_script_url: config.GOOGLE_SCRIPT_URL,
    posthog: config.POSTHOG_KEY ? { key: config.POSTHOG_KEY, host: config.POSTHOG_HOST } : null,
    sentry_dsn: config.SENTRY_DSN ?? null,
  }))
  // Load balancers ask at the root.
  for (const path of ['/livez', '/readyz', '/metrics'])
    app.get(path, (context) => app.request(`/api${path}`, context.req.raw, context.env))
  implement(app, services, api.live, async () => ({ status: 'ok' as const }))
  implement(app, services, api.ready, async () => {
    // A table of ours: a node that is cut off from its cluster still answers questions about nothing.
    await database.selectFrom('migrations').select('step').limit(1).execute()
    if (await isNearlyFull(config.DRAFTY_DATA_DIR)) throw new AppError('storage-full')
    return { status: 'ok' as const }
  })
  implement(app, services, api.metrics, async ({ context }) => {
    if (!mayReadMetrics(config, context)) throw new AppError('not-found')
    return context.text(await metrics.print())
  })
  implement(app, services, api.describe, async ({ context }) => context.json(describe()))
}

/** With the token; without one that is set, this machine in development alone: behind a proxy everybody seems to be here. */
function mayReadMetrics({ METRICS_TOKEN, isProduction }: Config, context: Context): boolean {
  if (METRICS_TOKEN === undefined) return !isProduction && isThisMachine(addressOf(context))
  const given = context.req.header('Authorization') ?? ''
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(`Bearer ${METRICS_TOKEN}`)))
}

/** Made when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

const leastRoom = 50_000_000

async function isNearlyFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < leastRoom
}
