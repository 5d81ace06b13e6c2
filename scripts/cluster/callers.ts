import { setTimeout as sleep } from 'node:timers/promises'
import { waiverAnswers, waiverClient } from '#test/records.ts'

type Draft = { status?: string; sections?: { version: number; section_content: string }[] }
type Attorney = { readonly token: string; readonly address: string; readonly clientPath: string }
type Accepted = Attorney & { readonly path: string }
type Upload = Attorney & { readonly title: string; readonly content: string; readonly isAccepted: boolean }

/** Attorneys who work at an address; every answer is looked at, and all that was accepted is asked for at the end. */
// oxlint-disable-next-line max-lines-per-function -- one object with one count of what was answered
export function createCallers(base: string) {
  const count = { calls: 0, failed: 0, drafts: 0, uploads: 0, streams: 0, cut: 0, moved: 0 }
  const failures = new Map<string, number>()
  const accepted: Accepted[] = []
  const uploads: Upload[] = []
  let attorneys = 0

  function fail(what: string): void {
    count.failed += 1
    failures.set(what, (failures.get(what) ?? 0) + 1)
  }

  async function ask<T>(
    method: string,
    path: string,
    { token, address }: { readonly token?: string; readonly address: string },
    body?: object,
  ): Promise<T | undefined> {
    count.calls += 1
    const name = `${method} ${path.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')}`
    try {
      const isForm = body instanceof FormData
      const headers = {
        'X-Forwarded-For': address,
        ...(!isForm && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      }
      const content = body && { body: isForm ? body : JSON.stringify(body) }
      const signal = AbortSignal.timeout(120_000)
      const reply = await fetch(`${base}/api${path}`, { method, headers, signal, ...content })
      const text = await reply.text()
      if (reply.ok) return (/^[[{]/.test(text) ? JSON.parse(text) : text) as T
      fail(`${name}: ${reply.status}`)
    } catch (error) {
      fail(`${name}: ${(error as { cause?: { code?: string } }).cause?.code ?? String(error)}`)
    }
    return undefined
  }

  /** Reads the draft's stream to its end; one that is over before the draft is gets opened again, as a page does. */
  async function watch({ token, address, path }: Accepted): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      count.streams += 1
      try {
        const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address }
        const signal = AbortSignal.timeout(120_000)
        const reply = await fetch(`${base}/api${path}/events`, { headers, signal })
        if (/"status":"(?:ready|failed)"/.test(await reply.text())) return
        count.moved += 1
      } catch {
        count.cut += 1
      }
      await sleep(200)
    }
  }

  async function upload(attorney: Attorney): Promise<void> {
    const title = `Statement ${crypto.randomUUID()}`
    const content = `What is told in ${title}. `.repeat(200)
    const form = new FormData()
    form.set('document_title', title)
    form.set('file', new Blob([content], { type: 'text/plain' }), 'statement.txt')
    const made = await ask<{ id: string }>('POST', `${attorney.clientPath}/documents`, attorney, form)
    if (made) count.uploads += 1
    uploads.push({ ...attorney, title, content, isAccepted: made !== undefined })
  }

  async function signUp(name: string): Promise<Attorney | undefined> {
    attorneys += 1
    const address = `10.${(attorneys >> 16) & 255}.${(attorneys >> 8) & 255}.${attorneys & 255}`
    const account = { email: `${name}@firm.example`, password: 'a long pass phrase', accepted_terms: true }
    const session = await ask<{ token: string }>('POST', '/auth/signup', { address }, account)
    if (!session) return undefined
    const { token } = session
    const client = await ask<{ id: string }>('POST', '/clients/', { token, address }, waiverClient)
    return client && { token, address, clientPath: `/clients/${client.id}` }
  }

  /** One attorney after the other until then, each with a client, a file and a draft of their own. */
  async function work(name: string, goesOn: (round: number) => boolean): Promise<void> {
    for (let round = 0; goesOn(round); round += 1) {
      const attorney = await signUp(`${name}-${round}`)
      if (!attorney) {
        await sleep(200)
        continue
      }
      await upload(attorney)
      const client_id = attorney.clientPath.split('/').at(-1)
      const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
      const made = await ask<{ draft_id: string }>('POST', '/ai_tool/upw', attorney, request)
      if (!made) continue
      count.drafts += 1
      const draft = { ...attorney, path: `${attorney.clientPath}/drafts/${made.draft_id}` }
      accepted.push(draft)
      await watch(draft)
      for (let reads = 0; reads < 3; reads += 1) await ask('GET', '/clients/', attorney)
    }
  }

  /** What became of all that was accepted. */
  async function settle() {
    const { failed } = count
    const wrong = { lost: 0, doubled: 0, charged: 0 }
    for (const one of accepted) {
      const { status, sections = [] } = await waitFor(one)
      const billing = await ask<{ drafts_current_count: number }>('GET', '/chargebee/status', one)
      if (status !== 'ready' || sections.some(({ section_content: text }) => text === '')) wrong.lost += 1
      if (sections.some(({ version }) => version !== 1)) wrong.doubled += 1
      if (billing?.drafts_current_count !== 1) wrong.charged += 1
    }
    for (const { title, content, isAccepted, ...attorney } of uploads) {
      const path = `${attorney.clientPath}/documents`
      const listed = (await ask<{ id: string; document_title: string }[]>('GET', path, attorney)) ?? []
      const [found, ...more] = listed.filter((one) => one.document_title === title)
      if (more.length > 0) wrong.doubled += 1
      if (!found && isAccepted) wrong.lost += 1
      if (found && (await ask<string>('GET', `${path}/${found.id}/display?form=original`, attorney)) !== content)
        wrong.lost += 1
    }
    return { ...count, failed, ...wrong, failures: Object.fromEntries(failures) }
  }

  async function waitFor(accepted: Accepted): Promise<Draft> {
    let draft: Draft = {}
    for (let tries = 0; tries < 240; tries += 1) {
      draft = (await ask<Draft>('GET', accepted.path, accepted)) ?? {}
      if (draft.status === 'ready' || draft.status === 'failed') break
      await sleep(500)
    }
    return draft
  }

  return { work, settle, drafts: () => count.drafts, failures: () => Object.fromEntries(failures) }
}
