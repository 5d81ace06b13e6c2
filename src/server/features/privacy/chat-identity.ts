import { createHmac } from 'node:crypto'
import { api } from '#contract/api.ts'
import { attorneyNameOf } from '#server/features/accounts/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'

type Vendor = 'crisp' | 'intercom' | 'chatwoot'

/** What each vendor signs: Crisp the address, Intercom and Chatwoot the account's id. */
const signs: Readonly<Record<Vendor, 'email' | 'user_id'>> = {
  crisp: 'email',
  intercom: 'user_id',
  chatwoot: 'user_id',
}

/** Who is chatting, with the vendor's secret kept on the server. */
export function serveChatIdentity(app: App, services: Services): void {
  const { config, database } = services

  implement(app, services, api.chatIdentity, async ({ account }) => {
    const [, vendor, id = '', base_url = null] =
      /^(crisp|intercom|chatwoot):([\w-]+)(?:@(\S+))?$/.exec(config.SUPPORT_CHAT ?? '') ?? []
    if (vendor === undefined) return null
    const who = { user_id: account.id, email: account.email }
    const secret = config.SUPPORT_CHAT_SECRET
    const signed = who[signs[vendor as Vendor]]
    const signature = secret === undefined ? null : createHmac('sha256', secret).update(signed).digest('hex')
    const name = (await attorneyNameOf(database, account.id)) ?? account.email
    return { vendor: vendor as Vendor, id, base_url, ...who, name, signature }
  })
}
