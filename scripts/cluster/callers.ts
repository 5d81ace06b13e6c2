import { setTimeout as sleep } from 'node:timers/promises'
import { waiverAnswers, waiverClient } from '#test/records.ts'

type Draft = { status?: string; sections?: { version: number; section_content: string }[] }
type Accepted = { readonly token: string; readonly path: string }

/** Attorneys who work at an address; every answer is looked at, and every draft that was accepted is asked for at the end. */
// oxlint-disable-next-line max-lines-per-function -- one object with one count of what was answered
export function createCallers(base: string) {
  const count = { calls: 0, failed: 0, drafts: 0, streams: 0, cut: 0 }
  const failures = new Map<string, number>()
  const accepted: Accepted[] = []

  function fail(what: string): void {
    count.failed += 1
    failures.set(what, (failures.get(what) ?? 0) + 1)
  }

  async function ask<T>(method: string, path: string, token?: string, body?: object): Promise<T | undefined> {
    count.calls += 1
    const name = `${method} ${path.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')}`
    try {
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
      const content = body && { body: JSON.stringify(body) }
      const signal = AbortSignal.timeout(60_000)
      const reply = await fetch(`${base}/api${path}`, { method, headers, signal, ...content })
      const text = await reply.text()
      if (reply.ok) return (/^[[{]/.test(text) ? JSON.parse(text) : text) as T
      fail(`${name}: ${reply.status}`)
    } catch (error) {
      fail(`${name}: ${(error as { cause?: { code?: string } }).cause?.code ?? String(error)}`)
    }
    return undefined
  }

  async function watch({ token, path }: Accepted): Promise<void> {
    for (let tries = 0; tries < 40; tries += 1) {
      count.streams += 1
      try {
        const headers = { Authorization: `Bearer ${token}` }
        const reply = await fetch(`${base}/api${path}/events`, { headers, signal: AbortSignal.timeout(60_000) })
        if (/"status":"(?:ready|failed)"/.test(await reply.text())) return
      } catch {
        // Cut off; a page opens it again.
      }
      count.cut += 1
      await sleep(200)
    }
  }

  /** One attorney after the other until then, each with a client and a draft of their own. */
  async function work(name: string, until: number): Promise<void> {
    for (let round = 0; Date.now() < until; round += 1) {
      const account = { email: `${name}-${round}@firm.example`, password: 'a long pass phrase', accepted_terms: true }
      const session = await ask<{ token: string }>('POST', '/auth/signup', undefined, account)
      const client = session && (await ask<{ id: string }>('POST', '/clients/', session.token, waiverClient))
      if (!client) continue
      const { token } = session
      const request = { ...waiverAnswers, client_id: client.id, filing_date: '2026-11-20' }
      const made = await ask<{ draft_id: string }>('POST', '/ai_tool/upw', token, request)
      if (!made) continue
      count.drafts += 1
      const draft = { token, path: `/clients/${client.id}/drafts/${made.draft_id}` }
      accepted.push(draft)
      await watch(draft)
      for (let reads = 0; reads < 5; reads += 1) await ask('GET', '/clients/', token)
    }
  }

  /** What became of all drafts that were accepted. */
  async function settle() {
    const wrong = { lost: 0, doubled: 0, charged: 0 }
    for (const one of accepted) {
      const { status, sections = [] } = await waitFor(one)
      const billing = await ask<{ drafts_current_count: number }>('GET', '/chargebee/status', one.token)
      if (status !== 'ready') wrong.lost += 1
      if (sections.some(({ version }) => version !== 1)) wrong.doubled += 1
      if (billing?.drafts_current_count !== 1) wrong.charged += 1
    }
    return { ...count, ...wrong, failures: Object.fromEntries(failures) }
  }

  async function waitFor({ token, path }: Accepted): Promise<Draft> {
    let draft: Draft = {}
    for (let tries = 0; tries < 240; tries += 1) {
      draft = (await ask<Draft>('GET', path, token)) ?? {}
      if (draft.status === 'ready' || draft.status === 'failed') break
      await sleep(500)
    }
    return draft
  }

  return { work, settle }
}
