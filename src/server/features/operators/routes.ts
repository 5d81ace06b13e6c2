import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { readWaiting } from './read-waiting.ts'

/** For whoever runs the installation; for everybody else there is nothing here. */
export function serveOperators(app: App, services: Services): void {
  implement(app, services, api.getWaiting, ({ account }) => {
    const { email, email_verified_at: verified, parent_account_id: parent } = account
    const isOperator = verified !== null && parent === null && services.config.OPERATORS.includes(email.toLowerCase())
    if (!isOperator) throw new AppError('not-found')
    return readWaiting(services)
  })
}
