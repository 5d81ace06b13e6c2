import { expect, test } from 'vitest'
import { createTestApp } from '#test/test-app.ts'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { checkDraftText } from './check-draft-text.ts'
import { findDraftById, findSections } from './store.ts'
import { readSurroundings } from './surroundings.ts'

/** A finished draft of an attorney, with its ids. */
async function createDraft() {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  const client_id = await buildClient(ana, waiverClient)
  const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
  const { body: started } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const [clientId, draftId] = [client_id, started.draft_id]
  const path = `/clients/${clientId}/drafts/${draftId}`
  await expect.poll(async () => (await ana.call('GET', path)).body['status'], { timeout: 60_000 }).toBe('ready')
  const { body } = await ana.call<{ sections: { id: string; section_content: string }[] }>('GET', path)
  return { ...drafty, ana, path, draftId, sections: body.sections }
}

const hostile: readonly string[] = [
  'A'.repeat(190_000),
  '<em>'.repeat(3000) + 'x',
  `${'<ul><li>'.repeat(3000)}x`,
  '“A '.repeat(60_000),
  'Matter of '.repeat(19_000),
  '[[cite:'.repeat(20_000),
]

test('no text that an attorney saves keeps the draft from being read, checked, shown and downloaded', async () => {
  const { ana, path, draftId, sections } = await createDraft()
  const id = sections[0]?.id ?? ''
  for (const section_content of hostile) {
    const told = section_content.slice(0, 12)
    const edited = await ana.call('PUT', `/ai_tool/draft_from_template_sections/manual/${draftId}/${id}`, {
      section_content,
    })
    expect(edited.status, told).toBe(200)
    for (const call of [
      '',
      '/checks',
      '/document',
      '/download',
      '/download?form=tracked&from=1',
      '/download?form=sources',
    ]) {
      const { status } = await ana.call('GET', `${path}${call}`)
      expect([status, told, call]).toEqual([200, told, call])
    }
  }
}, 600_000)

test('a text that takes too long to check says so on its section, and nowhere else', async () => {
  const { database, draftId, clock } = await createDraft()
  const draft = await findDraftById(database, draftId)
  if (!draft) throw new Error('There is no draft.')
  const rows = await findSections(database, draftId)
  const surroundings = await readSurroundings(database, draft)
  const usual = await checkDraftText(draft, rows, surroundings, clock.now)
  expect(usual.filter(({ code }) => code === 'not-checked')).toEqual([])
  const changed = rows.map((row) => ({ ...row, content: `${row.content}<p>More.</p>` }))
  const none = await checkDraftText(draft, changed, surroundings, clock.now, { whole: 1, section: 1 })
  expect(none.map(({ code, place, severity }) => [code, place?.sectionId, severity])).toEqual(
    rows.map(({ section_id }) => ['not-checked', section_id, 'red']),
  )
  const again = await checkDraftText(draft, rows, surroundings, clock.now)
  expect(again).toEqual(usual)
  // Once found too slow, a text is not tried again until it changes; the other sections are checked as ever.
  const [first, ...rest] = rows
  const [slow] = changed
  if (!first || !slow) throw new Error('There is no section.')
  const around = await checkDraftText(draft, [slow, ...rest], surroundings, clock.now)
  expect(around.filter(({ place }) => place?.sectionId === first.section_id)).toMatchObject([{ code: 'not-checked' }])
  const elsewhere = (list: typeof usual) =>
    list.filter(({ place }) => place && place.sectionId !== first.section_id).map(({ id }) => id)
  expect(elsewhere(around)).toEqual(elsewhere(usual))
})
