import { expect, test } from 'vitest'
import type { CaseMapReply } from '#contract/case-maps.ts'
import type { Draft } from '#contract/drafting.ts'
import { createTestApp } from '#test/test-app.ts'

const report = [
  'REPORT OF A FIELD TEST',
  'Page 1 of 2',
  '1. The pump was tested in 14 villages from May 2, 2025 to July 30, 2025.',
  'Page 2 of 2',
  '2. The pump failed in two of the 14 villages. A new valve ended the fault on August 9, 2025.',
].join('\n')

/** A letter whose papers are a document of the client and the expert's own description. */
async function openLetter() {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const client = { first_name: 'Lio', last_name: 'Marek', client: { gender: 'male' } }
  const { id: clientId } = (await ana.call<{ id: string }>('POST', '/clients/', client)).body
  const upload = async (title: string, bytes: string) =>
    (
      await ana.upload<{ id: string }>(
        `/clients/${clientId}/documents`,
        { document_title: title },
        { name: 'paper.txt', bytes },
      )
    ).body.id
  const first = await upload('Report of the field test', report)
  const second = await upload(
    'Letter of the water board',
    'We intend to buy 30 pumps in 2027. This depends on a grant.',
  )
  const expert = await ana.upload<{ id: string }>(
    `/clients/${clientId}/experts`,
    {
      expert_name: 'Dr. Ada Quill',
      expert_description: 'Professor of Hydraulics, Lakemont College. PhD, Hydraulics, Lakemont College, 1999.',
    },
    undefined,
  )
  const answers = {
    client_id: clientId,
    case_type: 'EB-2 NIW',
    expert_id: expert.body.id,
    expert_client_relation: 'She has never met him. No fee.',
    additional_prompt: 'She considers that the pump is the first that a village can mend. Do not discuss the grant.',
  }
  return { ana, clientId, first, second, answers }
}

test('a letter rests on the client’s documents: told with exhibit and page, in the map, and moved with their order', async () => {
  const { ana, clientId, first, second, answers } = await openLetter()
  const path = `/clients/${clientId}/case-maps/expert_letter`
  await ana.call('PUT', `/clients/${clientId}/answers/expert_letter`, { answers })
  const look = async () => (await ana.call<CaseMapReply>('GET', path)).body
  await expect.poll(look, { timeout: 60_000 }).toMatchObject({ status: 'ready', unread: [] })
  const { map } = await look()
  expect(map?.exhibits.map(({ id, letter }) => [id, letter])).toEqual([
    [first, 'A'],
    [second, 'B'],
  ])
  expect(map?.elements.map(({ id }) => id)).toContain('niw.merit')
  expect(map?.facts.map(({ statement }) => statement)).toContain('The pump failed in two of the 14 villages.')

  const draft = async (documents: readonly string[]) => {
    const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/expert_letter', { ...answers, documents })
    const at = `/clients/${clientId}/drafts/${body.draft_id}`
    const read = async () => (await ana.call<Draft>('GET', at)).body
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('ready')
    return (await read()).sections.map(({ section_content: content }) => content.replaceAll(/<[^<>]*>/g, ' ')).join(' ')
  }
  const whole = await draft([])
  expect(whole).toContain('The pump was tested in 14 villages from May 2, 2025 to July 30, 2025.')
  expect(whole).toMatch(/report of the field test \( ?Ex\. A at /)
  expect(whole).toContain('In my opinion, the pump is the first that a village can mend.')
  expect(whole).toContain('I have never met Mr. Marek.')
  expect(whole).not.toMatch(/Do not discuss|depends on a grant|exhibit to be named/)
  expect(await draft([second, first])).toMatch(/report of the field test \( ?Ex\. B at /)
})
