import { expect, type Page } from '@playwright/test'
import { apiToken } from './attorney.ts'

/** Calls the server as the attorney who is signed in on a page. */
export async function callerOf(page: Page) {
  const headers = { Authorization: `Bearer ${await apiToken(page)}` }
  const call = async <Reply>(method: string, path: string, data?: object): Promise<Reply> => {
    const reply = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect([path, reply.status() < 300, reply.status() < 300 ? '' : await reply.text()]).toEqual([path, true, ''])
    return (await reply.json()) as Reply
  }
  const upload = async (client: string, title: string, name: string, buffer: Uint8Array) => {
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) }
    const reply = await page.request.post(`/api/clients/${client}/documents`, {
      headers,
      multipart: { document_title: title, file },
    })
    expect(reply.status()).toBe(201)
    return ((await reply.json()) as { id: string }).id
  }
  return { call, upload }
}

export type Caller = Awaited<ReturnType<typeof callerOf>>
