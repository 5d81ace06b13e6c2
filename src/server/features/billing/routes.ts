import { api } from '#contract/api.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { readStatus } from './subscription-status.ts'

export function serveBilling(app: App, services: Services): void {
  implement(app, services, api.getStatus, ({ account }) => readStatus(services.database, account, services.now()))
}
