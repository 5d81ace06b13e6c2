import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a server answers, and its data folder, in whose outbox the mails lie. */
export type Installation = { readonly address: string; readonly folder: string }

type Reply = { readonly ok: boolean; readonly status: number; readonly body: Record<string, unknown> }

/** Of nobody: the signature block of the demo's letters. */
const attorney = {
  first_name: 'Naomi',
  last_name: 'Clarke',
  firm_name: 'Clarke & Osei, Attorneys at Law',
  phone: '(512) 555-0147',
  license_number: '24017745',
  license_authority: 'State Bar of Texas',
  address_1: '1200 Congress Avenue',
  address_2: 'Suite 410',
  city: 'Austin',
  state: 'TX',
  zip_code: '78701',
}

export async function ask(at: Installation, method: string, path: string, token?: string, body?: object) {
  const isForm = body instanceof FormData
  const headers = {
    ...(!isForm && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  const content = body && { body: isForm ? body : JSON.stringify(body) }
  const response = await fetch(`${at.address}/api${path}`, { method, headers, ...content })
  const text = await response.text()
  const reply = { ok: response.ok, status: response.status, body: /^[[{]/.test(text) ? JSON.parse(text) : {} }
  return reply as Reply
}

/** The body of the reply; throws what the server said where it refuses. */
export async function must(at: Installation, method: string, path: string, token?: string, body?: object) {
  const reply = await ask(at, method, path, token, body)
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

export type Login = { readonly email: string; readonly password: string }

/** The token of an account with a confirmed address, a profile and a plan; made where there is none. */
export async function openAccount(at: Installation, login: Login): Promise<string> {
  const known = await ask(at, 'POST', '/auth/login', undefined, login)
  if (known.ok) return String(known.body['token'])
  const session = await must(at, 'POST', '/auth/signup', undefined, { ...login, accepted_terms: true })
  await fetch(await waitForLink(at), { redirect: 'manual' })
  const token = String(session['token'])
  await must(at, 'POST', '/attorneys/me', token, attorney)
  await subscribe(at, token)
  return token
}

/** By local billing: the trial is ordered on the page that a plan card opens. */
async function subscribe(at: Installation, token: string): Promise<void> {
  const { url } = await must(at, 'POST', '/billing/checkout', token, {
    plan_id: 'small-firm-accelerate-sept-2025',
    period: 'monthly',
  })
  const form = new URLSearchParams({ action: 'order', outcome: 'accepted' })
  await fetch(new URL(String(url), at.address), { method: 'POST', body: form, redirect: 'manual' })
  const status = await must(at, 'GET', '/chargebee/status', token)
  if (status['can_generate'] !== true || status['plan_id'] === null)
    throw new Error('The demo account has no subscription.')
}

/** The link in the verification mail, which lies in the outbox as a file. */
async function waitForLink({ folder }: Installation): Promise<string> {
  const outbox = join(folder, 'outbox')
  mkdirSync(outbox, { recursive: true })
  for (let waited = 0; waited < 60_000; waited += 100) {
    for (const name of readdirSync(outbox).filter((file) => file.endsWith('.eml'))) {
      const mail = readFileSync(join(outbox, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
      const link = /http\S+verify-email\?token=[\w-]+/.exec(mail)?.[0]
      if (link) return link
    }
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('The verification mail did not come.')
}
