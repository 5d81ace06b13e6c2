import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { implement } from '#server/http/implement.ts'
import { receiveText } from '#server/http/receive-text.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { isFromProvider } from './events.ts'
import { storeEvent } from './store-event.ts'

/** Events of the provider, and the clock of development. */
export function serveBillingEvents(app: App, services: Services): void {
  implement(app, services, api.receiveBillingEvent, async ({ context }) => {
    if (!services.billing) throw new AppError('not-found')
    if (!isFromProvider(services, context.req.header('Authorization'))) {
      context.header('WWW-Authenticate', 'Basic realm="Drafty"')
      throw new AppError('wrong-credentials')
    }
    const { text, release } = await receiveText(api.receiveBillingEvent, context)
    await storeEvent(services, text).finally(release)
    return { received: true }
  })

  implement(app, services, api.moveClock, async ({ body }) => {
    services.moveClock(typeof body.now === 'string' ? Date.parse(body.now) : body.now)
    services.nudge.wake()
    return { now: new Date(services.now()).toISOString() }
  })
}
