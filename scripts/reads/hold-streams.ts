import { parentPort } from 'node:worker_threads'
import { type Call, readWorkedCases, requestDraft } from '#test/worked-cases.ts'

/** So many attorneys who each have a draft written, and so many pages that listen to these drafts. */
export type Hold = { readonly address: string; readonly drafts: number; readonly streams: number }
export type Held =
  | { readonly opened: number; readonly drafting: number }
  | { readonly ms: number; readonly ready: number; readonly other: number; readonly ended: number }

parentPort?.once('message', (asked: Hold) => void hold(asked))

/** Calls the server as somebody at an address of their own. */
function callerOf(address: string, from: string, token?: string): Call {
  return async <T>(method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData
    const headers = {
      'X-Forwarded-For': from,
      ...(!isForm && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    }
    const content = body && { body: isForm ? body : JSON.stringify(body) }
    const reply = await fetch(`${address}/api${path}`, { method, headers, ...content })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`)
    return JSON.parse(text) as T
  }
}

async function hold({ address, drafts, streams }: Hold): Promise<void> {
  const [worked] = readWorkedCases('asylum-brief')
  if (!worked) throw new Error('The asylum case is gone.')
  const attorneys: { readonly call: Call; readonly token: string; readonly from: string }[] = []
  for (let number = 0; number < drafts; number += 1) {
    const from = `10.1.${number >> 8}.${number & 255}`
    const account = { email: `a${number}@firm.example`, password: 'a long pass phrase', accepted_terms: true }
    // oxlint-disable-next-line no-await-in-loop -- passwords are hashed one after the other anyway
    const { token } = await callerOf(address, from)<{ token: string }>('POST', '/auth/signup', account)
    attorneys.push({ token, from, call: callerOf(address, from, token) })
  }
  const began = performance.now()
  const pages: ((typeof attorneys)[number] & { readonly path: string })[] = []
  const waiting = [...attorneys]
  // A few at a time, as people come: all at once would be told that the server is busy.
  const come = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop())
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      pages.push({ ...one, path: await requestDraft(one.call, 'draft_generator', worked) })
  }
  await Promise.all(Array.from({ length: 4 }, come))
  const replies: { readonly status: number; readonly text: Promise<string> }[] = []
  const listen = async (number: number) => {
    const { token, from, path } = pages[number % pages.length] ?? { token: '', from: '', path: '' }
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': from }
    const reply = await fetch(`${address}/api${path}/events`, { headers })
    // Read as it comes, as a page does: what nobody takes waits in the server.
    return { status: reply.status, text: reply.text() }
  }
  while (replies.length < streams) {
    const some = Array.from({ length: Math.min(25, streams - replies.length) }, (_, index) =>
      listen(replies.length + index),
    )
    // oxlint-disable-next-line no-await-in-loop -- a busy machine does not take a thousand connections at once
    replies.push(...(await Promise.all(some)))
  }
  const states = () => Promise.all(pages.map(async ({ call, path }) => (await call('GET', path))['status']))
  const drafting = (await states()).filter((status) => status !== 'ready' && status !== 'failed').length
  const opened = replies.filter(({ status }) => status === 200).length
  parentPort?.postMessage({ opened, drafting } satisfies Held)
  const ended = await Promise.all(replies.map(async ({ text }) => /"status":"ready"/.test(await text)))
  const ready = (await states()).filter((status) => status === 'ready').length
  const ms = performance.now() - began
  const told = ended.filter(Boolean).length
  parentPort?.postMessage({ ms, ready, other: pages.length - ready, ended: told } satisfies Held)
}
