import { expect, test } from 'vitest'
import type { Draft } from '#contract/drafting.ts'
import type { SectionVersion } from '#contract/revising.ts'
import type { TakenSection, Together } from '#contract/together.ts'
import { answerWithinMs, hereForMs, silentAfterMs } from '#domain/together/hand-over.ts'
import { createRoom, wordsOnServer } from '#test/draft-room.ts'

test('those who have a draft open see each other and the section that each reads, until they leave or fall silent', async () => {
  const room = await createRoom()
  const { attorney, reviewer, draft, sectionId } = room
  await attorney.call('PUT', `${draft}/presence`, { section_id: sectionId })
  const seen = await reviewer.call<Together>('PUT', `${draft}/presence`, { section_id: null })
  expect(seen.body.people.map(({ name, is_you, section_id }) => [name, is_you, section_id])).toEqual([
    [attorney.email, false, sectionId],
    [reviewer.email, true, null],
  ])
  expect((await reviewer.call('DELETE', `${draft}/presence`)).status).toBe(204)
  expect((await room.together(attorney)).people.map(({ name }) => name)).toEqual([attorney.email])
  room.wait(hereForMs + 1)
  expect((await room.together(attorney)).people).toEqual([])
})

test('who may not see the draft any more is not shown in it, and their section is free at once with what they typed kept', async () => {
  const room = await createRoom()
  const { firm, attorney, paralegal, draft, hold } = room
  await paralegal.call('PUT', `${draft}/presence`, { section_id: null })
  await paralegal.call('POST', hold)
  await paralegal.call('PUT', hold, { words: '<p>Typed before the wall.</p>' })
  await firm.set('paralegal', { level: 'wall' })
  expect(await room.together(attorney)).toMatchObject({ people: [], holds: [] })
  expect((await paralegal.call('GET', `${draft}/together`)).status).toBe(404)
  const taken = await attorney.call<TakenSection>('POST', hold)
  expect(taken.status).toBe(200)
  const versions = await attorney.call<SectionVersion[]>('GET', hold.replace('/hold', '/versions'))
  const kept = versions.body.find(({ version }) => version === taken.body.kept_version)
  expect(kept).toMatchObject({ section_content: '<p>Typed before the wall.</p>', author: paralegal.email })
})

test('a section is edited by one at a time: nobody else changes, restores or accepts it meanwhile', async () => {
  const room = await createRoom()
  const { attorney, paralegal, hold } = room
  expect((await paralegal.call('POST', hold)).status).toBe(200)
  const section = hold.replace('/hold', '')
  const refused = [
    await attorney.call('POST', hold),
    await room.save(attorney, '<p>Mine.</p>'),
    await attorney.call('POST', `${section}/restore`, { version: 1 }),
    await attorney.call('POST', `${section}/accept`, {}),
  ]
  for (const { status, body } of refused) {
    expect([status, body['code']]).toEqual([409, 'section-held'])
    expect(body['message']).toContain(paralegal.email)
  }
  expect((await room.save(paralegal, '<p>Theirs.</p>')).status).toBe(200)
  expect((await room.save(attorney, '<p>Mine.</p>')).status).toBe(200)
})

test('who reads and comments edits nothing: a reviewer takes no section and asks for none', async () => {
  const { reviewer, attorney, hold } = await createRoom()
  await attorney.call('POST', hold)
  for (const [method, path, body] of [
    ['POST', hold, undefined],
    ['PUT', hold, { words: '<p>x</p>' }],
    ['POST', `${hold}/request`, undefined],
  ] as const)
    expect((await reviewer.call(method, path, body)).status, path).toBe(403)
})

test('asked for, a section is handed over with what was typed as its text, under the name of whoever typed it', async () => {
  const room = await createRoom()
  const { attorney, paralegal, hold } = room
  await paralegal.call('POST', hold)
  await paralegal.call('PUT', hold, { words: '<p>Half a sentence</p>' })
  await attorney.call('POST', `${hold}/request`)
  expect((await room.together(paralegal)).holds[0]?.asked_by?.name).toBe(attorney.email)
  const given = await paralegal.call<{ version: number }>('POST', `${hold}/answer`, {
    gives: true,
    words: '<p>Half a sentence more.</p>',
  })
  expect((await room.together(attorney)).holds[0]?.person.is_you).toBe(true)
  const taken = await attorney.call<TakenSection>('POST', hold)
  expect(taken.body).toMatchObject({ version: given.body.version, section_content: '<p>Half a sentence more.</p>' })
  expect((await paralegal.call('PUT', hold, { words: '<p>Half a sentence more.</p>' })).body).toEqual({
    is_held: false,
    kept_version: given.body.version,
  })
})

test('a request that nobody answers frees the section in half a minute, unless they go on typing', async () => {
  const room = await createRoom()
  const { attorney, paralegal, hold } = room
  await paralegal.call('POST', hold)
  await attorney.call('POST', `${hold}/request`)
  room.wait(answerWithinMs - 1)
  expect((await attorney.call('POST', hold)).status).toBe(409)
  await paralegal.call('PUT', hold, { words: '<p>Still here.</p>' })
  room.wait(answerWithinMs - 1)
  expect((await attorney.call('POST', hold)).status).toBe(409)
  room.wait(1)
  const taken = await attorney.call<TakenSection>('POST', hold)
  expect(taken.status).toBe(200)
  expect(await wordsOnServer(room.firm, room.draftId, room.sectionId)).toContain('Still here.')
})

test('kept after a request, a section stays in its hands', async () => {
  const room = await createRoom()
  const { attorney, paralegal, hold } = room
  await paralegal.call('POST', hold)
  await attorney.call('POST', `${hold}/request`)
  await paralegal.call('POST', `${hold}/answer`, { gives: false })
  expect((await room.together(attorney)).holds[0]).toMatchObject({ asked_by: null, person: { is_you: false } })
  expect((await attorney.call('POST', `${hold}/answer`, { gives: true })).status).toBe(409)
})

test('after a silence anybody who writes takes over, and what comes late from the silent one is kept in the history', async () => {
  const room = await createRoom()
  const { attorney, paralegal, hold } = room
  await paralegal.call('POST', hold)
  await paralegal.call('PUT', hold, { words: '<p>Typed and forgotten.</p>' })
  room.wait(silentAfterMs)
  const taken = await attorney.call<TakenSection>('POST', hold)
  expect(taken.body.kept_version).not.toBeNull()
  expect(taken.body.section_content).not.toContain('forgotten')
  const late = await paralegal.call('PUT', hold, { words: '<p>Typed and forgotten. Back again.</p>' })
  expect(late.body).toMatchObject({ is_held: false })
  expect(await wordsOnServer(room.firm, room.draftId, room.sectionId)).toContain('Back again.')
  const { body } = await attorney.call<Draft>('GET', room.draft)
  expect(JSON.stringify(body.sections)).not.toContain('forgotten')
})

test('what was typed is there again after a crash, on any device of the same person', async () => {
  const { attorney, hold } = await createRoom()
  await attorney.call('POST', hold)
  await attorney.call('PUT', hold, { words: '<p>Before the crash.</p>' })
  expect((await attorney.call<TakenSection>('POST', hold)).body.words).toBe('<p>Before the crash.</p>')
})

test('an open draft hears at once who comes, who edits, and what changed', async () => {
  const room = await createRoom()
  const { firm, attorney, paralegal, draft, hold } = room
  const stream = await firm.app.request(`/api${draft}/together/events`, {
    headers: { Authorization: `Bearer ${attorney.token}` },
  })
  const reader = stream.body?.getReader()
  let heard = ''
  const hear = async (words: string) => {
    while (!heard.includes(words)) {
      const part = await reader?.read()
      if (!part || part.done) throw new Error(`The stream ended before “${words}”.`)
      heard += new TextDecoder().decode(part.value)
    }
    heard = ''
  }
  await hear('event: together')
  await paralegal.call('PUT', `${draft}/presence`, { section_id: room.sectionId })
  await hear(paralegal.email)
  await paralegal.call('POST', hold)
  await hear('"free_at"')
  await room.save(paralegal, '<p>New words on paper.</p>')
  await hear('New words on paper.')
  await firm.set('attorney', { level: 'wall' })
  const since = performance.now()
  while (!(await reader?.read())?.done) expect(performance.now() - since).toBeLessThan(60_000)
  expect((await attorney.call('GET', draft)).status).toBe(404)
})

test('a section that is left without an end is free at once, and what was typed there is in its history', async () => {
  const { attorney, paralegal, hold, draft, sectionId, together } = await createRoom()
  await paralegal.call('POST', hold)
  await paralegal.call('PUT', hold, { words: '<p>Half a thought.</p>' })
  expect((await attorney.call('POST', hold)).status).toBe(409)
  expect((await paralegal.call('DELETE', `${hold}?keeps=yes`)).status).toBe(204)
  expect((await together(attorney)).holds).toEqual([])
  expect((await attorney.call('POST', hold)).status).toBeLessThan(300)
  const versions = await attorney.call('GET', `${draft}/sections/${sectionId}/versions`)
  expect(JSON.stringify(versions.body)).toContain('Half a thought.')
})

test('nothing of what is typed or who is there is put on record or into a log', async () => {
  const room = await createRoom()
  const { firm, attorney, draft, hold } = room
  const count = () =>
    firm.database
      .selectFrom('audit_events')
      .select(['kind', 'subject', 'detail'])
      .execute()
      .then((rows) => rows.map((row) => JSON.stringify(row)))
  await attorney.call('POST', hold)
  const before = await count()
  await attorney.call('PUT', `${draft}/presence`, { section_id: room.sectionId })
  await attorney.call('PUT', hold, { words: '<p>A secret sentence.</p>' })
  const after = await count()
  expect(after).toHaveLength(before.length)
  expect(after.join(' ')).not.toContain('secret')
  expect(after.join(' ')).toContain('/hold')
})

test('who accepted a section, took a proposal and decided a finding stands there by name', async () => {
  const room = await createRoom()
  const { attorney, paralegal, draft, hold, sectionId } = room
  const profile = { first_name: 'Dapo', last_name: 'Okonjo' }
  await room.firm.database
    .updateTable('attorney_profiles')
    .set(profile)
    .where('account_id', '=', room.firm.idOf('attorney'))
    .execute()
  const section = hold.replace('/hold', '')
  const ask = `/ai_tool/draft_from_template_sections/ai/${room.draftId}/${sectionId}`
  const proposed = await paralegal.call<{ version: number }>('POST', ask, { prompt: 'Shorter.' })
  await attorney.call('POST', `${section}/accept`, { version: proposed.body.version })
  const versions = await paralegal.call<SectionVersion[]>('GET', `${section}/versions`)
  const taken = versions.body.find(({ version }) => version === proposed.body.version)
  expect(taken).toMatchObject({ author_name: paralegal.email, decided: { by: 'Dapo Okonjo' } })
  await room.save(attorney, '<p>See Matter of Nobody-At-All, 99 I&amp;N Dec. 999 (BIA 2019).</p>')
  await attorney.call('POST', `${section}/accept`, { override: 'Read.' })
  const { sections } = (await paralegal.call<Draft>('GET', draft)).body
  expect(sections.find(({ id }) => id === sectionId)?.accepted?.by).toBe('Dapo Okonjo')
  const checks = await paralegal.call<{ decisions: { by_name: string }[] }>('GET', `${draft}/checks`)
  expect(checks.body.decisions.map(({ by_name }) => by_name)).toContain('Dapo Okonjo')
  await attorney.call('POST', `${section}/reopen`)
  const reopened = (await paralegal.call<Draft>('GET', draft)).body.sections.find(({ id }) => id === sectionId)
  expect(reopened?.accepted).toBeUndefined()
})
