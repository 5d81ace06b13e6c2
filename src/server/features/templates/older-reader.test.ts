import { expect, test } from 'vitest'
import type { OldCaseReply } from '#contract/old-case.ts'
import { p, rawDocx } from '#server/word/testing/raw-docx.ts'
import { createTestApp } from '#test/test-app.ts'

const motion = rawDocx(
  [
    p('IMMIGRATION COURT'),
    p('In the Matter of: Marisol Quintanilla Rivas'),
    p('File No.: A 000-000-635'),
    p('ARGUMENT'),
    p('Respondent Marisol Quintanilla Rivas asks that the hearing set for March 3, 2025 be continued.'),
  ].join(''),
)

test('a template that an older reader has read is read again before it is used', async () => {
  const { database, signUp } = await createTestApp()
  const ana = await signUp()
  const file = { name: 'm.docx', bytes: motion }
  const { body: brief } = await ana.upload<{ id: string }>('/briefs', { title: 'Motion' }, file)
  const look = async () => (await ana.call<OldCaseReply>('GET', `/briefs/${brief.id}/old-case`)).body
  const first = await look()
  expect(first.groups.length).toBeGreaterThan(1)

  const rows = database.selectFrom('template_old_cases').where('record_id', '=', brief.id)
  const { reader, found } = await rows.select(['reader', 'found']).executeTakeFirstOrThrow()
  const less = JSON.stringify({ ...(JSON.parse(found) as object), groups: [] })
  const keep = (values: { reader: number; found: string }) =>
    database.updateTable('template_old_cases').set(values).where('record_id', '=', brief.id).execute()
  await keep({ reader, found: less })
  expect((await look()).groups).toEqual([])
  await keep({ reader: reader - 1, found: less })
  expect(await look()).toEqual(first)
})
