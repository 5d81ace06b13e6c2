import { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/data/call.ts'

type Identity = NonNullable<ReplyOf<typeof api.chatIdentity>>
/** Starts a vendor's chat for an attorney; the result makes it forget them. */
type Vendor = (identity: Identity) => Promise<() => void>

const vendors: Readonly<Record<Identity['vendor'], Vendor>> = { crisp, intercom, chatwoot }

/** Loads the support chat that the installation uses, if any. Resolves to what ends it at logout. */
export async function startSupportChat(): Promise<() => void> {
  const identity = await call(api.chatIdentity, {})
  return identity ? vendors[identity.vendor](identity) : () => undefined
}

const page = globalThis as unknown as {
  $crisp?: { push: (command: readonly unknown[]) => void }
  CRISP_WEBSITE_ID?: string
  Intercom?: (command: string, settings?: object) => void
  intercomSettings?: object
  chatwootSDK?: { run: (settings: object) => void }
  $chatwoot?: { setUser: (id: string, user: object) => void; reset: () => void }
}

async function crisp({ id, email, name, signature }: Identity) {
  page.$crisp ??= [] as unknown as NonNullable<typeof page.$crisp>
  page.CRISP_WEBSITE_ID = id
  page.$crisp.push(['set', 'user:email', signature === null ? [email] : [email, signature]])
  page.$crisp.push(['set', 'user:nickname', [name]])
  await loadScript('https://client.crisp.chat/l.js')
  return () => page.$crisp?.push(['do', 'session:reset'])
}

async function intercom({ id, user_id, email, name, signature }: Identity) {
  const settings = { app_id: id, user_id, email, name, ...(signature !== null && { user_hash: signature }) }
  page.intercomSettings = settings
  await loadScript(`https://widget.intercom.io/widget/${id}`)
  page.Intercom?.('boot', settings)
  return () => page.Intercom?.('shutdown')
}

async function chatwoot({ id, base_url, user_id, email, name, signature }: Identity) {
  await loadScript(`${base_url}/packs/js/sdk.js`)
  const ready = new Promise((resolve) => window.addEventListener('chatwoot:ready', resolve, { once: true }))
  page.chatwootSDK?.run({ websiteToken: id, baseUrl: base_url })
  await ready
  page.$chatwoot?.setUser(user_id, { email, name, ...(signature !== null && { identifier_hash: signature }) })
  return () => page.$chatwoot?.reset()
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The chat did not load.')))
    document.head.append(script)
  })
}
