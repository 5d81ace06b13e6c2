import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { apiToken } from './attorney.ts'

type Case = {
  readonly client: Record<string, unknown>
  readonly answers: Record<string, unknown>
  readonly sources?: readonly {
    readonly id: string
    readonly kind: string
    readonly title: string
    readonly text: string
  }[]
}

/**
 * Puts a worked case on file as the page would: the client, its records and the saved answers. Returns the client's id.
 * `address` where the page is not at the base URL.
 */
export async function prepareCase(page: Page, tool: string, example: string, address = ''): Promise<string> {
  const worked = JSON.parse(readFileSync(`src/tools/${example}.json`, 'utf8')) as Case
  const api = await callerOf(page, address)
  const { first_name, middle_name, last_name, spouse, children, client = {}, ...fields } = worked.client
  const record = { first_name, middle_name, last_name, spouse, children, client: { ...fields, ...(client as object) } }
  const id = await api('POST', '/clients/', record)
  const { cited_sources: _without, ...answers } = worked.answers
  const ids = await putOnFile(api, id, worked.sources ?? [])
  const named = JSON.stringify({ ...answers, client_id: id })
  const own = [...ids].reduce((text, [old, made]) => text.replaceAll(`"${old}"`, `"${made}"`), named)
  await api('PUT', `/clients/${id}/answers/${tool}`, { answers: JSON.parse(own) as object })
  return id
}

type CallApi = (method: 'POST' | 'PUT', path: string, body: object, isForm?: boolean) => Promise<string>

/** Stores the sources of a case as records; the ids that they got, by those that the case gives them. */
async function putOnFile(api: CallApi, client: string, sources: NonNullable<Case['sources']>) {
  const ids = new Map<string, string>()
  const ofKind = (kind: string) => sources.filter((source) => source.kind === kind)
  for (const { id, title, text } of ofKind('client_cv')) {
    const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
    ids.set(id, await api('POST', `/clients/${client}/documents`, { document_title: title, is_cv: 'true', file }, true))
  }
  for (const { id, title, text } of ofKind('extra_client')) {
    const body = { extra_client_information_title: title, extra_client_description: text }
    ids.set(id, await api('POST', `/clients/${client}/extra_client`, body, true))
  }
  let expert = ''
  for (const { id, title, text } of ofKind('expert')) {
    expert = await api('POST', `/clients/${client}/experts`, { expert_name: title, expert_description: text }, true)
    ids.set(id, expert)
  }
  for (const { id, title, text } of ofKind('extra_expert')) {
    const body = { extra_expert_information_title: title, extra_expert_description: text }
    ids.set(id, await api('POST', `/clients/${client}/experts/${expert}/extra_expert`, body, true))
  }
  return ids
}

async function callerOf(page: Page, address: string): Promise<CallApi> {
  const token = await apiToken(page, address)
  const headers = { Authorization: `Bearer ${token}` }
  return async (method, path, body, isForm = false) => {
    const content = isForm ? { multipart: body as Record<string, string> } : { data: body }
    const reply = await page.request.fetch(`${address}/api${path}`, { method, headers, ...content })
    expect([path, reply.status(), reply.ok() ? '' : await reply.text()]).toEqual([path, expect.any(Number), ''])
    return ((await reply.json()) as { id?: string }).id ?? ''
  }
}
