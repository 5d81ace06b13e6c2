import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildClient, type Case, clientOf } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

const folder = 'src/tools/asylum-brief/examples'
const cases = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Case)

test('every worked asylum case drafts offline with its sections and its checks', async () => {
  const { signUp } = await createTestApp()
  expect(cases.length).toBeGreaterThan(4)
  for (const example of cases) {
    const ana = await signUp()
    const { cited_sources: _none, ...answers } = example.answers
    const client_id = await buildClient(ana, clientOf(example))
    const request = { ...answers, ...example.extra, client_id, filing_date: example.as_of }
    const started = await ana.call<{ draft_id: string; details?: unknown }>('POST', '/ai_tool/draft_generator', request)
    expect([example.id, started.status, started.status === 202 ? '' : started.body]).toEqual([example.id, 202, ''])
    const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
    type Draft = { status: string; sections: { id: string; section_content: string }[]; warnings: { code: string }[] }
    await expect.poll(async () => (await ana.call<Draft>('GET', path)).body.status, { timeout: 120_000 }).toBe('ready')
    const { body } = await ana.call<Draft>('GET', path)
    const ids = body.sections.map(({ id }) => id)
    expect(ids, example.id).toEqual(expect.arrayContaining(expectedSections(example)))
    expect(
      ids.filter((id) => example.expected.absent?.includes(id)),
      example.id,
    ).toEqual([])
    const file = await ana.call<string>('GET', `${path}/download`)
    expect([example.id, file.status]).toEqual([example.id, 200])
  }
})

/** Without cited sources on file a Board brief has no index of exhibits. */
function expectedSections({ expected, answers }: Case): string[] {
  const isBoard = answers['jurisdiction'] === 'board of immigration'
  return isBoard ? expected.sections.filter((id) => id !== 'S81') : expected.sections
}
