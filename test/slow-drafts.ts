import { expect, onTestFinished } from 'vitest'
import { sectionAsked, startOpenAiDouble } from './doubles/openai.ts'
import { waiverAnswers, waiverClient } from './records.ts'
import { ask, type RunningServer } from './running-server.ts'

export type Draft = {
  status: string
  sections: { id: string; title: string; version: number; section_content: string; origin: string | null }[]
}
export type Started = { token: string; client: string; path: readonly [string, string] }

/** A writer that takes its time for each section, so that a server can be killed in the middle of one. */
export async function startSlowWriter(pace: { readonly firstTokenMs: number; readonly tokenMs: number }) {
  const asked: string[] = []
  const double = await startOpenAiDouble((call) => {
    const { id } = sectionAsked(call)
    asked.push(id)
    return { kind: 'text', text: `<p>The whole text of ${id}.</p>`, ...pace }
  })
  onTestFinished(() => double.close())
  return { asked, environment: { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: double.baseUrl } }
}

export async function startDraft(server: RunningServer, email: string): Promise<Started> {
  const account = { email, password: 'a long pass phrase', accepted_terms: true }
  const { body } = await ask<{ token: string }>(server, ['POST', '/auth/signup'], { body: account })
  const { token } = body
  const client = await ask<{ id: string }>(server, ['POST', '/clients/'], { token, body: waiverClient })
  const request = { ...waiverAnswers, client_id: client.body.id, filing_date: '2026-11-20' }
  const started = await ask<{ draft_id: string }>(server, ['POST', '/ai_tool/upw'], { token, body: request })
  expect(started.status).toBe(202)
  return { token, client: client.body.id, path: ['GET', `/clients/${client.body.id}/drafts/${started.body.draft_id}`] }
}

export async function read(server: RunningServer, { path, token }: Started): Promise<Draft> {
  return (await ask<Draft>(server, path, { token })).body
}

export const isWritten = ({ version }: { version: number }) => version > 0

export async function finish(server: RunningServer, started: Started): Promise<Draft> {
  await expect.poll(async () => (await read(server, started)).status, { timeout: 120_000 }).toBe('ready')
  return read(server, started)
}

export async function expectWholeAndChargedOnce(server: RunningServer, started: Started, drafts = 1): Promise<void> {
  const draft = await read(server, started)
  expect(draft.sections.map(({ title, version }) => [title, version])).toEqual(
    draft.sections.map(({ title }) => [title, 1]),
  )
  expect(draft.sections.every(({ section_content }) => section_content !== '')).toBe(true)
  const status = await ask(server, ['GET', '/chargebee/status'], { token: started.token })
  expect(status.body).toMatchObject({ drafts_current_count: drafts })
}
