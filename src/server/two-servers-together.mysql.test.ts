import { expect, onTestFinished, test } from 'vitest'
import type { TakenSection, Together } from '#contract/together.ts'
import { ask, createServerHome, type RunningServer } from '#test/running-server.ts'
import { finish, startDraft } from '#test/slow-drafts.ts'
import { connectForTest } from '#test/test-app.ts'

type Person = { readonly token: string; readonly id: string }
type Way = readonly [method: string, path: string]

/** Two real servers of one MariaDB, and a firm whose attorney works on the first one and whose owner on the second. */
// oxlint-disable-next-line max-lines-per-function -- one firm on two servers
async function createFirmOnTwo() {
  const home = await createServerHome({ WRITER: 'offline', APP_SECRET: 'a secret of more than thirty-two letters' })
  const [one, other] = await Promise.all([home.start(), home.start()])
  const database = connectForTest(home.database['DATABASE_URL'] ?? '')
  const idOf = async (email: string) =>
    (await database.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const started = await startDraft(other, 'ana@firm.example')
  await finish(other, started)
  const owner: Person = { token: started.token, id: await idOf('ana@firm.example') }
  const account = { email: 'dapo@firm.example', password: 'a long pass phrase', accepted_terms: true }
  const signedUp = await ask<{ token: string }>(one, ['POST', '/auth/signup'], { body: account })
  const attorney: Person = { token: signedUp.body.token, id: await idOf(account.email) }
  // As if both had verified their addresses, and the attorney had been invited and had accepted.
  await database.updateTable('accounts').set({ email_verified_at: Date.now() }).execute()
  await database.updateTable('accounts').set({ parent_account_id: owner.id }).where('id', '=', attorney.id).execute()

  async function call<T>(server: RunningServer, { token }: Person, way: Way, body?: object): Promise<T> {
    const reply = await ask<T>(server, way, { token, ...(body && { body }) })
    if (reply.status >= 300) throw new Error(`${way.join(' ')}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body
  }

  const path = `/clients/${started.client}`
  const roles = { [attorney.id]: 'attorney' }
  await call(other, owner, ['POST', '/firm'], { name: 'Clarke Law', owner_sees_all: true, roles })
  await call(other, owner, ['POST', `${path}/hand-over`])
  await call(other, owner, ['PUT', `${path}/access/${attorney.id}`], { level: 'full' })
  const draft = started.path[1]
  const { sections } = await finish(other, started)
  const [{ id: sectionId } = { id: '' }] = sections
  const draftId = draft.split('/').at(-1) ?? ''
  const section = { draft, draftId, sectionId, hold: `${draft}/sections/${sectionId}/hold` }
  return { one, other, owner, attorney, call, path, ...section }
}

/** What an open event stream has said up to now, and when it ended. */
async function listen({ address }: RunningServer, { token }: Person, path: string) {
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  const headers = { Authorization: `Bearer ${token}` }
  const reply = await fetch(`${address}/api${path}`, { headers, signal: gone.signal })
  expect(reply.status).toBe(200)
  const heard = { text: '', endedAt: undefined as number | undefined }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of reply.body ?? []) heard.text += decoder.decode(bytes, { stream: true })
    heard.endedAt = performance.now()
  }
  read().catch(() => undefined)
  return heard
}

test('who works on one server is seen on the other: presence, who edits, the new text, and a section handed over', async () => {
  const { one, other, owner, attorney, call, draft, draftId, sectionId, hold } = await createFirmOnTwo()
  const heard = await listen(other, owner, `${draft}/together/events`)
  await call(one, attorney, ['PUT', `${draft}/presence`], { section_id: sectionId })
  await expect.poll(() => heard.text).toContain('"name":"dapo@firm.example"')
  const { people } = await call<Together>(other, owner, ['GET', `${draft}/together`])
  expect(people).toMatchObject([{ name: 'dapo@firm.example', is_you: false, section_id: sectionId }])

  const taken = await call<TakenSection>(one, attorney, ['POST', hold])
  await expect.poll(() => heard.text).toContain('"free_at"')
  const manual = `/ai_tool/draft_from_template_sections/manual/${draftId}/${sectionId}`
  const mine = { section_content: '<p>Of the other server.</p>', base_version: taken.version }
  const refused = await ask(other, ['PUT', manual], { token: owner.token, body: mine })
  expect([refused.status, refused.body['code']]).toEqual([409, 'section-held'])

  const theirs = { section_content: '<p>Typed on the first server.</p>', base_version: taken.version }
  await call(one, attorney, ['PUT', manual], theirs)
  // The stream stays open and is never opened anew here: the text comes because this server looks for changes of the other.
  await expect.poll(() => heard.text, { interval: 20 }).toContain('Typed on the first server.')

  await call(one, attorney, ['POST', hold])
  await call(one, attorney, ['PUT', hold], { words: '<p>Half a sentence</p>' })
  const asked = await listen(one, attorney, `${draft}/together/events`)
  await call(other, owner, ['POST', `${hold}/request`])
  await expect.poll(() => asked.text).toContain('"asked_by":{')
  await call(one, attorney, ['POST', `${hold}/answer`], { gives: true, words: '<p>Half a sentence more.</p>' })
  const { holds } = await call<Together>(other, owner, ['GET', `${draft}/together`])
  expect(holds).toMatchObject([{ person: { is_you: true } }])
  const { section_content: text } = await call<TakenSection>(other, owner, ['POST', hold])
  expect(text).toContain('Half a sentence more.')
}, 600_000)

test('who is removed from the firm on one server reads nothing of it on the other one second later', async () => {
  const { one, other, owner, attorney, call, path, draft, draftId, sectionId } = await createFirmOnTwo()
  const heard = await listen(one, attorney, `${draft}/together/events`)
  await expect.poll(() => heard.text).toContain('event: draft')
  const statusOf = async (address: string) => (await ask(one, ['GET', address], { token: attorney.token })).status
  const readings = [path, `${path}/documents`, draft, `${draft}/together`, `${draft}/download`, `${draft}/events`]
  for (const address of readings) expect(await statusOf(address), address).toBe(200)

  await call(other, owner, ['DELETE', `/users/me/dependents/${attorney.id}`])
  const removedAt = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  for (const address of readings) expect(await statusOf(address), address).toBe(404)
  await expect.poll(() => heard.endedAt, { interval: 20 }).toBeDefined()
  // Half a second between two looks, and what a busy machine adds.
  expect((heard.endedAt ?? Infinity) - removedAt).toBeLessThan(5000)
  const before = heard.text
  const manual = `/ai_tool/draft_from_template_sections/manual/${draftId}/${sectionId}`
  await call(other, owner, ['PUT', manual], { section_content: '<p>Said after the parting.</p>' })
  expect(heard.text).toBe(before)
  const list = await ask(one, ['GET', '/clients'], { token: attorney.token })
  expect(list.body).toMatchObject({ code: 'no-clients' })
}, 600_000)
