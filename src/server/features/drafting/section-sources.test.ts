import { expect, test } from 'vitest'
import type { PassageReply } from '#contract/case-maps.ts'
import type { Draft } from '#contract/drafting.ts'
import type { SectionSources } from '#contract/section-sources.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

const declaration = [
  'DECLARATION OF DANA WHITLOCK MEDINA',
  '1. My name is Dana Whitlock Medina. I am the wife of Rogelio Medina Castañeda.',
  '2. I was diagnosed with major depressive disorder in October 2019 by Dr. Thomas Ibarra, and I still see him every month.',
  'Page 1 of 2',
  '3. I drive my mother to dialysis every Tuesday and Friday.',
  'Page 2 of 2',
].join('\n')

async function finishedDraft() {
  const { signUp } = await createTestApp()
  const [ana, eve] = [await signUp(), await signUp()]
  await ana.verify()
  const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
  await ana.upload(
    `/clients/${client.id}/documents`,
    { document_title: 'Declaration of Dana Whitlock Medina' },
    { name: 'declaration.txt', bytes: declaration },
  )
  const map = () => ana.call<{ status: string; unread: string[] }>('GET', `/clients/${client.id}/case-maps/upw`)
  await expect.poll(async () => (await map()).body, { timeout: 60_000 }).toMatchObject({ status: 'ready', unread: [] })
  const answers = { ...waiverAnswers, client_id: client.id, filing_date: '2026-11-20' }
  const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', answers)
  const path = `/clients/${client.id}/drafts/${body.draft_id}`
  await ana.call('GET', `${path}/events`)
  const draft = (await ana.call<Draft>('GET', path)).body
  const sources = async (section: string) =>
    (await ana.call<SectionSources>('GET', `${path}/sections/${section}/sources`)).body
  return { ana, eve, path, draft, sources }
}

test('every sentence of a draft leads to its facts, and a fact to the page of the document with its words', async () => {
  const { ana, eve, path, draft, sources } = await finishedDraft()
  expect(draft.sections.every(({ section_content }) => !/\[\[|[\uE010\uE011]/.test(section_content))).toBe(true)
  const { sentences, facts } = await sources('sep_spouse')
  const ill = sentences.find(({ words }) => words.includes('October 2019'))
  expect(ill?.known).toBe('marked')
  const source = facts
    .filter(({ id }) => ill?.facts.includes(id))
    .flatMap((fact) => fact.sources)
    .find(({ type }) => type === 'passage')
  if (source?.type !== 'passage') throw new Error('no passage')
  expect(source).toMatchObject({ letter: 'A', page: 1, paragraph: 2, title: 'Declaration of Dana Whitlock Medina' })
  const shown = await ana.call<PassageReply>('GET', `${path}/passages/${source.passage}`)
  expect(shown.body.page_text.slice(shown.body.start, shown.body.end)).toContain(
    'diagnosed with major depressive disorder',
  )
  // Answers are named by their question.
  expect(facts.flatMap((fact) => fact.sources)).toContainEqual(
    expect.objectContaining({ type: 'answer', label: expect.stringMatching(/\w+ \w+/) }),
  )
  for (const call of ['/sections/sep_spouse/sources', `/passages/${source.passage}`])
    expect((await eve.call('GET', path + call)).status).toBe(404)
  expect((await ana.call('GET', `${path}/sections/nothing/sources`)).status).toBe(404)
  expect((await ana.call('GET', `${path}/passages/nothing`)).status).toBe(404)
})

test("the attorney's edit keeps the sources of the sentences that stay", async () => {
  const { ana, draft, sources } = await finishedDraft()
  const section = draft.sections.find(({ id }) => id === 'sep_spouse')
  const before = (await sources('sep_spouse')).sentences.filter(({ known }) => known === 'marked').length
  const section_content = `<p>The attorney adds a sentence of her own here.</p>${section?.section_content}`
  const manual = `/ai_tool/draft_from_template_sections/manual/${draft.id}/sep_spouse`
  expect((await ana.call('PUT', manual, { section_content, base_version: section?.version })).status).toBe(200)
  const { sentences } = await sources('sep_spouse')
  expect(sentences[0]).toMatchObject({ known: null, facts: [] })
  expect(sentences.filter(({ known }) => known === 'marked')).toHaveLength(before)
})
