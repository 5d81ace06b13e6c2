import { expect, test } from 'vitest'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

type Flag = { code: string; severity: string; message: string; text?: string; place?: { sectionId: string } }
type Flags = { flags: Flag[] }

async function draftWaiver(attorney: Caller, record: object = waiverClient) {
  const client_id = await buildClient(attorney, record)
  const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
  const started = await attorney.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect.poll(async () => (await attorney.call('GET', path)).body['status'], { timeout: 120_000 }).toBe('ready')
  const write = (section_content: string) =>
    attorney.call('PUT', `/ai_tool/draft_from_template_sections/manual/${started.body.draft_id}/conclusion`, {
      section_content,
    })
  const flags = async (code: string) =>
    (await attorney.call<Flags>('GET', `${path}/checks`)).body.flags.filter((flag) => flag.code.startsWith(code))
  return { client_id, path, write, flags }
}

const recordOf = ({ client = {} }: { client?: object }) => client
const named = (a_number: string, state?: string) => ({
  ...waiverClient,
  first_name: 'Amina',
  middle_name: null,
  last_name: 'Okonkwo',
  client: { ...recordOf(waiverClient), a_number, ...(state && { state }) },
})

test("another client's name or A-number in a draft is red and stops accepting; another attorney's clients do not count", async () => {
  const { signUp } = await createTestApp()
  const [ana, bea] = [await signUp(), await signUp()]
  const samuel = { first_name: 'Samuel', last_name: 'Wasswa', client: { a_number: 'A201-555-777' } }
  const spouse = { name: 'Ruth Nakato Wasswa', a_number: 'A 209 444 333' }
  const wasswa = await buildClient(ana, { ...samuel, spouse })
  await buildClient(bea, { first_name: 'Teodoro', last_name: 'Quispe' })
  const { path, write, flags } = await draftWaiver(ana, named('A088-111-222'))
  expect(await flags('other-client')).toEqual([])
  await write(
    '<p>Ms. Okonkwo (A088-111-222) relies on Samuel Wasswa, A201 555 777, Ruth Wasswa (A209444333) and Teodoro Quispe.</p>',
  )
  const found = await flags('other-client')
  expect(found.map(({ text, severity }) => [text, severity])).toEqual([
    ['Samuel Wasswa', 'red'],
    ['A201 555 777', 'red'],
    ['Ruth Wasswa', 'red'],
    ['A209444333', 'red'],
  ])
  const accepted = await ana.call('POST', `${path}/sections/conclusion/accept`)
  expect(accepted).toMatchObject({ status: 422, body: { code: 'open-flags' } })

  await ana.call('DELETE', `/clients/${wasswa}`)
  expect(await flags('other-client')).toEqual([])
  await buildClient(ana, samuel)
  expect((await flags('other-client')).map(({ text }) => text)).toEqual(['Samuel Wasswa', 'A201 555 777'])
})

const story =
  'He kept a small shop beside the bus park where he sold batteries and radios, and every market day the officers came to take their share from the drawer without a word to anybody.'

test("a passage that stands in another client's earlier draft is marked, with the draft's title and day", async () => {
  const { signUp, database } = await createTestApp()
  const ana = await signUp()
  const first = await draftWaiver(ana, named('A088-111-222'))
  await first.write(`<p>For these reasons. ${story}</p>`)
  await database.updateTable('drafts').set({ created_at: 1_780_000_000_000 }).execute()
  const second = await draftWaiver(ana)
  // The product's own text is the same in every draft and no slip.
  expect(await second.flags('repeated-passage')).toEqual([])
  await second.write(`<p>She says: ${story} That is all.</p>`)
  const [found, ...others] = await second.flags('repeated-passage')
  expect(others).toEqual([])
  expect(found).toMatchObject({ severity: 'amber', place: { sectionId: 'conclusion' } })
  expect(found?.text?.startsWith('He kept a small shop')).toBe(true)
  expect(found?.message).toContain('May 28, 2026')
  expect(found?.message).not.toContain('Okonkwo')
  // The earlier one is nobody's copy, and what it says no longer is not held against the later one.
  expect(await first.flags('repeated-passage')).toEqual([])
  await first.write('<p>For these reasons the waiver should be granted.</p>')
  expect(await second.flags('repeated-passage')).toEqual([])
})

test('a decision is judged by the law of the circuit where the client lives', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const cites = '<p>See Matter of C-T-L-, 25 I&amp;N Dec. 341 (BIA 2010).</p>'
  const messageIn = async (state: string) => {
    const { write, flags } = await draftWaiver(ana, named('A088-111-222', state))
    await write(cites)
    return (await flags('citation')).map(({ code, message }) => `${code}: ${message}`).join('\n')
  }
  expect(await messageIn('CA')).toMatch(/Barajas-Romero/)
  expect(await messageIn('New York')).not.toMatch(/Barajas-Romero/)
})
