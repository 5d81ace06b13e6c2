import type { Config } from '#web/data/config.ts'
import { nonce } from '#web/data/strict-csp.ts'
import { billingMessages } from '#domain/subscription/billing-messages.ts'

const waitMs = 10_000
const pollMs = 100

type Cart = { readonly setCustomer: (customer: { readonly email: string }) => unknown }

type CheckoutCallbacks = { readonly success?: (hostedPageId: string) => void; readonly close?: () => void }

/** What the product uses of an initialised Chargebee.js. */
export type ChargebeeInstance = {
  readonly getCart: () => Cart
  readonly setCheckoutCallbacks?: (make: (cart: unknown) => CheckoutCallbacks) => void
  readonly setPortalCallbacks?: (callbacks: { readonly close?: () => void }) => void
}

type Chargebee = {
  readonly init: (settings: Readonly<Record<string, unknown>>) => ChargebeeInstance
  readonly getInstance: () => ChargebeeInstance
  /** Binds elements with `data-cb-type` that came to the page after the script. */
  readonly registerAgain: () => void
}

export type ChargebeeOnPage = { readonly instance: ChargebeeInstance; readonly register: () => void }

let loading: Promise<ChargebeeOnPage | null> | undefined

/**
 * The provider's script, which has to come from the provider, loaded once and initialised. Waits up to 10 s and looks every
 * 100 ms (specification 1, section 4 'Checkout'). Null when it does not come or refuses: that is said on the console alone,
 * and tried again the next time.
 */
export function loadChargebee({ chargebee_site, chargebee_script_url }: Config): Promise<ChargebeeOnPage | null> {
  if (chargebee_site === null || chargebee_script_url === null) return Promise.resolve(null)
  loading ??= start(chargebee_site, chargebee_script_url).catch((error: unknown) => {
    loading = undefined
    console.error(error instanceof Error ? error.message : error)
    return null
  })
  return loading
}

async function start(site: string, src: string): Promise<ChargebeeOnPage> {
  let refused = false
  if (!onPage()) {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.dataset['environment'] = String(import.meta.env['CHARGEBEE_ENVIRONMENT'] ?? 'production')
    script.addEventListener('error', () => (refused = true))
    document.head.append(script)
  }
  const chargebee = await waitFor(onPage, () => refused)
  if (!chargebee) throw new Error(billingMessages.scriptFailed)
  return { instance: initialise(chargebee, site), register: () => chargebee.registerAgain() }
}

function initialise(chargebee: Chargebee, site: string): ChargebeeInstance {
  try {
    return chargebee.init({ site, isItemsModel: true, cspNonce: nonce })
  } catch {
    // It was initialised before, by a page that was left since.
    return chargebee.getInstance()
  }
}

function onPage(): Chargebee | undefined {
  return (globalThis as { Chargebee?: Chargebee }).Chargebee
}

async function waitFor<Value>(read: () => Value | undefined, isLost: () => boolean): Promise<Value | undefined> {
  for (let waited = 0; waited <= waitMs && !isLost(); waited += pollMs) {
    const value = read()
    if (value !== undefined) return value
    await new Promise((resume) => setTimeout(resume, pollMs))
  }
  return read()
}
