import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import type { Draft } from '#contract/drafting.ts'
import type { PreflightReply } from '#contract/filing-kit.ts'
import type { PacketReply } from '#contract/packets.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

const spanish =
  'La solicitante ha vivido en la ciudad desde el año 2009 y ha cuidado de su madre todos los días, como lo saben los vecinos de la familia que viven en esta calle.'
const english =
  'The applicant has lived in the city since 2009 and has cared for her mother every day, as the neighbors know.'
const certificate =
  'Certificate of translation. I, Ana Lopez, am competent to translate from Spanish into English. My translation of the letter of the neighbors is complete, true and accurate to the best of my abilities. 4 Oak Street, Tucson, AZ 85701, (520) 555-0111. Signed ____ May 2, 2026.'

/** A finished draft whose every document is an exhibit of its own, as they come where all were on file before it. */
async function openDraft() {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  await ana.verify()
  const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
  const upload = async (document_title: string, bytes: string) => {
    const file = { name: 'file.txt', bytes }
    return (await ana.upload<{ id: string }>(`/clients/${client.id}/documents`, { document_title }, file)).body.id
  }
  const ids = {
    letter: await upload('Letter of the neighbors', spanish),
    lease: await upload('Lease', 'The rent of the house is due on the first of each month.'),
    translation: await upload('Letter of the neighbors, English translation', english),
    certificate: await upload('Certificate of translation', certificate),
  }
  const listed = () => ana.call<{ status: string }[]>('GET', `/clients/${client.id}/documents`)
  await expect
    .poll(async () => (await listed()).body.every(({ status }) => status === 'ready'), { timeout: 60_000 })
    .toBe(true)
  const started = await ana.call<Draft>('POST', '/ai_tool/upw', { ...waiverAnswers, client_id: client.id })
  const path = `/clients/${client.id}/drafts/${started.body.draft_id}`
  const draft = async () => (await ana.call<Draft>('GET', path)).body
  await expect.poll(async () => (await draft()).status, { timeout: 60_000 }).toBe('ready')
  const section = (await draft()).sections.find(({ id }) => id === 'sep_spouse')
  const look = async () => (await ana.call<PacketReply>('GET', `${path}/packet`)).body
  const letterOf = async (id: string) => (await look()).items.find((item) => item.id === id)?.letter ?? ''
  const cite = async (id: string) => `<span data-source="ex:${id}|p=1">Ex. ${await letterOf(id)} at 1</span>`
  const content = `<p>They know it. ${await cite(ids.translation)}. The rent is due. ${await cite(ids.lease)}.</p>`
  const manual = `/ai_tool/draft_from_template_sections/manual/${started.body.draft_id}/sep_spouse`
  await ana.call('PUT', manual, { section_content: content, base_version: section?.version })
  const cites = async () => {
    const written = (await draft()).sections.find(({ id }) => id === 'sep_spouse')?.section_content ?? ''
    return [...written.matchAll(/>(Ex\. [A-Z]+ at \d+[^<]*)</g)].map(([, printed]) => printed)
  }
  const change = (changes: object) => ana.call<PacketReply>('PATCH', `${path}/packet`, changes)
  const rule = async (code: string) => {
    const { lines } = (await ana.call<PreflightReply>('GET', `${path}/preflight`)).body
    return lines.find((line) => line.code === code)
  }
  const tabs = async () => (await look()).items.map(({ id, letter, parent }) => [letter, nameOf(id), nameOf(parent)])
  const nameOf = (of: string | null) => Object.entries(ids).find(([, id]) => id === of)?.[0] ?? null
  const word = async (kind: string) => {
    const headers = { Authorization: `Bearer ${ana.token}` }
    const reply = await app.request(`/api${path}/kit-documents/${kind}`, { headers })
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await reply.arrayBuffer()) })
    return value.replaceAll('\u00a0', ' ')
  }
  return { ids, cites, change, rule, tabs, word }
}

test('a translation that has a tab of its own is put behind that of its original, and the cites follow', async () => {
  const { ids, cites, change, rule, tabs, word } = await openDraft()
  const apart = await tabs()
  expect(apart.map(([letter]) => letter)).toEqual(['A', 'B', 'C', 'D'])
  const before = await cites()
  expect((await rule('X03'))?.sentence).toContain('behind the same tab.')
  for (const id of [ids.translation, ids.certificate])
    expect((await change({ add: { id, parent: ids.letter } })).status).toBe(200)
  const together = await tabs()
  expect(new Set(together.map(([letter]) => letter))).toEqual(new Set(['A', 'B']))
  const [own] = together.find(([, name]) => name === 'letter') ?? []
  expect(together.filter(([letter]) => letter === own)).toEqual(
    expect.arrayContaining([
      [own, 'translation', 'letter'],
      [own, 'certificate', 'letter'],
    ]),
  )
  const [lease] = together.find(([, name]) => name === 'lease') ?? []
  expect(await cites()).toEqual([`Ex. ${own} at 1`, `Ex. ${lease} at 1`])
  expect((await rule('X03'))?.state).toBe('holds')
  expect((await rule('X04'))?.state).toBe('ask')
  // The certificate and the list name the letter that was translated.
  await change({ answers: { translator: 'Ana Lopez', translator_language: 'Spanish' } })
  expect(await word('translation-certificate')).toContain(`Letter of the neighbors (Exhibit ${own}`)
  expect(await word('translation-certificate')).not.toContain('neighbors, English')
  // Neither an exhibit twice, nor a tab behind a tab.
  expect((await change({ add: { id: ids.lease, parent: null } })).status).toBe(422)
  expect((await change({ add: { id: ids.letter, parent: ids.lease } })).status).toBe(422)
  for (const id of [ids.translation, ids.certificate]) await change({ remove: id })
  expect((await tabs()).map(([letter]) => letter)).toEqual(['A', 'B', 'C', 'D'])
  expect((await cites()).length).toBe(before.length)
  expect((await rule('X03'))?.state).toBe('open')
})

test('before the courts the letters run on from the last filing of the case, and the cites with them', async () => {
  const { cites, change, rule, tabs } = await openDraft()
  await change({ forum: 'court', answers: { used_letters: 'F' } })
  expect((await tabs()).map(([letter]) => letter)).toEqual(['G', 'H', 'I', 'J'])
  expect((await cites()).every((printed) => /^Ex\. [G-J] at 1 \(Second Filing\)$/.test(printed ?? ''))).toBe(true)
  expect((await rule('E11'))?.state).toBe('holds')
  await change({ forum: 'uscis-paper' })
  expect((await tabs()).map(([letter]) => letter)).toEqual(['A', 'B', 'C', 'D'])
  expect((await cites()).every((printed) => /^Ex\. [A-D] at 1$/.test(printed ?? ''))).toBe(true)
})
