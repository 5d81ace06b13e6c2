import { expect, test } from 'vitest'
import type { Draft } from '#contract/drafting.ts'
import type { DraftComments, WaitingForMe } from '#contract/comments.ts'
import { readSection } from '#domain/section-content/read.ts'
import { createRoom } from '#test/draft-room.ts'
import type { Caller } from '#test/test-app.ts'

const dayMs = 86_400_000

/** A room whose section says two sentences. */
async function createCommented() {
  const room = await createRoom()
  const { attorney, sectionId, draft } = room
  const { version } = (await room.save(attorney, '<p>She fled in 2019. Soldiers burned the house.</p>')).body
  const passage = (words: string) => {
    const start = 'She fled in 2019. Soldiers burned the house.'.indexOf(words)
    return { version, start, end: start + words.length }
  }
  return {
    ...room,
    idOf: room.firm.idOf,
    passage,
    comment: (who: Caller, body: string, more: object = {}) =>
      who.call<DraftComments>('POST', `${draft}/comments`, { section_id: sectionId, body, ...more }),
    read: async (who: Caller) => (await who.call<DraftComments>('GET', `${draft}/comments`)).body,
    waiting: async (who: Caller) =>
      (await who.call<WaitingForMe[]>('GET', '/waiting')).body.filter(({ asked_by }) => asked_by !== firmOwner),
  }
}

/** Whoever made the firm of the tests asks everybody for a review. */
const firmOwner = 'ana@firm.example'

test('a comment stands at its passage and stays there when the text around it is written anew', async () => {
  const room = await createCommented()
  const made = await room.comment(room.reviewer, 'Which soldiers?', { passage: room.passage('Soldiers burned') })
  expect(made.status).toBe(201)
  expect(made.body.comments.at(-1)).toMatchObject({
    quote: 'Soldiers burned',
    author: { name: room.reviewer.email, is_you: true },
  })
  await room.save(room.attorney, '<p>In October 2019 she fled. Soldiers of the army burned the house.</p>')
  const [comment] = (await room.read(room.attorney)).comments.slice(-1)
  const { sections } = (await room.attorney.call<Draft>('GET', room.draft)).body
  const html = sections.find(({ id }) => id === room.sectionId)?.section_content ?? ''
  const { start = 0, end = 0 } = comment?.place ?? {}
  expect(readSection(html).text.slice(start, end)).toBe('Soldiers of the army burned')
  await room.save(room.attorney, '<p>Nothing of that.</p>')
  expect((await room.read(room.attorney)).comments.at(-1)).toMatchObject({ place: null, quote: 'Soldiers burned' })
})

test('a comment is answered, resolved under a name, and opened again', async () => {
  const room = await createCommented()
  const { body } = await room.comment(room.reviewer, 'Which soldiers?')
  const path = `${room.draft}/comments/${body.comments.at(-1)?.id}`
  await room.paralegal.call('POST', `${path}/replies`, { body: 'The rapid intervention unit.' })
  await room.attorney.call('PUT', `${path}/resolution`, { is_resolved: true })
  const [resolved] = (await room.read(room.reviewer)).comments.slice(-1)
  expect(resolved?.replies.map((one) => [one.body, one.author.name])).toEqual([
    ['The rapid intervention unit.', room.paralegal.email],
  ])
  expect(resolved?.resolved?.by).toBe(room.attorney.email)
  const opened = await room.reviewer.call<DraftComments>('PUT', `${path}/resolution`, { is_resolved: false })
  expect(opened.body.comments.at(-1)?.resolved).toBeNull()
})

test('a mention waits for whoever is mentioned until they answer, or the comment is resolved', async () => {
  const room = await createCommented()
  const mentions = [room.idOf('paralegal'), room.idOf('attorney')]
  const { body } = await room.comment(room.reviewer, '@Ines, @Dapo: which soldiers?', { mentions })
  const path = `${room.draft}/comments/${body.comments.at(-1)?.id}`
  expect(await room.waiting(room.paralegal)).toMatchObject([
    { kind: 'mention', asked_by: room.reviewer.email, draft_id: room.draftId, section_id: room.sectionId },
  ])
  await room.paralegal.call('POST', `${path}/replies`, { body: 'The army.' })
  expect([await room.waiting(room.paralegal), (await room.waiting(room.attorney)).length]).toEqual([[], 1])
  await room.reviewer.call('PUT', `${path}/resolution`, { is_resolved: true })
  expect(await room.waiting(room.attorney)).toEqual([])
})

test('a request to review waits until it is done, and only those whom it concerns end it', async () => {
  const room = await createCommented()
  const asked = await room.paralegal.call<DraftComments>('POST', `${room.draft}/asks`, {
    person_id: room.idOf('reviewer'),
    section_id: room.sectionId,
  })
  const id = asked.body.reviews.at(-1)?.id
  expect(await room.waiting(room.reviewer)).toMatchObject([{ kind: 'review', asked_by: room.paralegal.email }])
  expect((await room.attorney.call('POST', `${room.draft}/asks/${id}/done`)).status).toBe(404)
  const done = await room.reviewer.call<DraftComments>('POST', `${room.draft}/asks/${id}/done`)
  expect(done.body.reviews.at(-1)?.done_at).not.toBeNull()
  expect(await room.waiting(room.reviewer)).toEqual([])
})

test('nobody behind a wall, without a share or out of the firm can be asked, and the refusal is one and the same', async () => {
  const room = await createCommented()
  const refused: unknown[] = []
  const ask = async (person_id: string) => {
    const reply = await room.attorney.call('POST', `${room.draft}/asks`, { person_id })
    refused.push([reply.status, reply.body])
    const mention = await room.comment(room.attorney, 'Look.', { mentions: [person_id] })
    expect([mention.status, mention.body]).toMatchObject([422, { code: 'invalid-fields' }])
  }
  await ask(room.idOf('owner'))
  await room.firm.set('reviewer', { level: 'wall' })
  await ask(room.idOf('reviewer'))
  await ask('019ac000-0000-7000-8000-000000000000')
  expect(new Set(refused.map((one) => JSON.stringify(one))).size).toBe(1)
  expect((await room.read(room.attorney)).people.map(({ name }) => name)).toEqual([
    room.attorney.email,
    room.paralegal.email,
  ])
})

test('what waits behind a wall is not in the list, nor in a mail', async () => {
  const room = await createCommented()
  await room.comment(room.attorney, 'Look.', { mentions: [room.idOf('reviewer')] })
  await room.firm.set('reviewer', { level: 'wall' })
  expect((await room.reviewer.call('GET', '/waiting')).body).toEqual([])
  room.wait(dayMs)
  await mailsSettle(room)
  expect(tellingMails(room, room.reviewer)).toEqual([])
})

test('one mail a day tells what waits, without a word of the case', async () => {
  const room = await createCommented()
  const mention = (words: string) => room.comment(room.attorney, words, { mentions: [room.idOf('reviewer')] })
  await mention('The secret words of the case.')
  await mention('More of them.')
  room.wait(16 * 60_000)
  await expect.poll(() => tellingMails(room, room.reviewer).length).toBe(1)
  const [{ text } = { text: '' }] = tellingMails(room, room.reviewer)
  expect(text).toContain(room.attorney.email)
  for (const word of ['secret', 'Maria', 'Example', room.firm.clientId, room.draftId]) expect(text).not.toContain(word)

  await mention('Again.')
  room.wait(3_600_000)
  await mailsSettle(room)
  expect(tellingMails(room, room.reviewer)).toHaveLength(1)
  room.wait(dayMs)
  await expect.poll(() => tellingMails(room, room.reviewer).length).toBe(2)
})

test('who wants a mail for each gets one for each, and who wants none gets none', async () => {
  const room = await createCommented()
  const mention = async () => {
    const { status } = await room.comment(room.attorney, 'Look.', { mentions: [room.idOf('reviewer')] })
    expect(status).toBe(201)
  }
  await room.reviewer.call('PUT', '/users/me/waiting-mails', { pace: 'each' })
  for (const count of [1, 2]) {
    await mention()
    await expect.poll(() => tellingMails(room, room.reviewer).length).toBe(count)
  }
  expect((await room.reviewer.call('PUT', '/users/me/waiting-mails', { pace: 'none' })).body).toEqual({ pace: 'none' })
  await mention()
  room.wait(2 * dayMs)
  await mailsSettle(room)
  expect(tellingMails(room, room.reviewer)).toHaveLength(2)
})

type Room = Awaited<ReturnType<typeof createCommented>>

function tellingMails({ firm }: Room, { email }: Caller) {
  return firm.mailsTo(email).filter(({ text }) => /wait(s)? for you in Drafty/.test(text))
}

/** Every job that was due has been done. */
async function mailsSettle({ firm }: Room): Promise<void> {
  firm.services.nudge.wake()
  const due = () =>
    firm.database
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', ['tell-waiting', 'send-mail'])
      .where('state', '=', 'waiting')
      .where('run_at', '<=', firm.clock.now)
      .execute()
  await expect.poll(async () => (await due()).length, { timeout: 60_000 }).toBe(0)
}
