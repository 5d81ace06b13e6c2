import { api } from '#contract/api.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { createLocalDatabase } from './local-database.ts'
import { describeCurrent, switchToLocal, switchToRemote } from './switch-database.ts'

const mailsShown = 50

/** The calls of the developer panel (specification 2, section 7); in production each of them is not found. */
export function serveDeveloperPanel(app: App, services: Services): void {
  const { databases, database, config } = services
  const local = createLocalDatabase(services)

  implement(app, services, api.readLocalDatabase, () => local.readStatus())
  implement(app, services, api.setUpLocalDatabase, local.setUp)
  implement(app, services, api.startLocalDatabase, local.start)
  implement(app, services, api.stopLocalDatabase, local.stop)
  implement(app, services, api.resetLocalDatabase, local.reset)
  implement(app, services, api.readDatabaseInfo, local.readInfo)
  implement(app, services, api.syncDatabases, local.sync)
  implement(app, services, api.ensureChargebee, local.ensureBilling)
  implement(app, services, api.readCurrentDatabase, async () => describeCurrent(services))
  implement(app, services, api.switchDatabase, async ({ body }) => {
    if (body.useLocal) await switchToLocal(services, await local.localLocation())
    else await switchToRemote(services)
    services.nudge.wake()
    return describeCurrent(services)
  })
  implement(app, services, api.readDeveloperSettings, async () => ({
    staging_api_url: config.STAGING_API_URL ?? null,
    has_remote_database: config.REMOTE_DATABASE_URL !== undefined,
  }))
  implement(app, services, api.readOutbox, async () => {
    // The mails of the remote database are real people's.
    if (databases.location() === config.REMOTE_DATABASE_URL) return []
    const mails = await database
      .selectFrom('mails')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(mailsShown)
      .execute()
    return mails.map(({ id, recipient, subject, text_body, created_at, sent_at }) => ({
      id,
      recipient,
      subject,
      text: text_body,
      created_at: new Date(created_at).toISOString(),
      sent_at: sent_at === null ? null : new Date(sent_at).toISOString(),
    }))
  })
}
