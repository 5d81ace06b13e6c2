import { expect, onTestFinished, test } from 'vitest'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'
import { connectionTo, type ModelCall, sectionAsked, startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

type Section = { id: string; title: string; origin: string; section_content: string; version: number }
type Draft = { status: string; warnings: { code: string; message: string }[]; sections: Section[] }

const goodOf = (id: string) =>
  `<p>${Array.from({ length: 30 }, (_, day) => `On day ${day + 1} of ${id} she works in Tucson and then cares for her son in ${id}.`).join(' ')}</p>`
const good = goodOf('the month')

/** A waiver brief whose statement of facts is answered by these replies in turn, all other sections well. */
async function draftWith(replies: readonly string[]) {
  const asked: ModelCall[] = []
  const double = await startOpenAiDouble((call) => {
    if (sectionAsked(call).id !== 'statement_of_facts') return { kind: 'text', text: goodOf(sectionAsked(call).id) }
    asked.push(call)
    return { kind: 'text', text: replies[Math.min(asked.length, replies.length) - 1] ?? '', asItIs: true }
  })
  onTestFinished(() => double.close())
  const models = modelsByAiSdk(connectionTo(double))
  const { signUp } = await createTestApp({ services: { models } })
  const ana = await signUp()
  const { path, draft } = await finishDraft(ana)
  const section = draft.sections.find(({ id }) => id === 'statement_of_facts')
  return { ana, path, draft, section, asked, double }
}

async function finishDraft(ana: Caller) {
  const client_id = await buildClient(ana, waiverClient)
  const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
  const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const path = `/clients/${client_id}/drafts/${body.draft_id}`
  await ana.call('GET', `${path}/events`)
  return { path, draft: (await ana.call<Draft>('GET', path)).body }
}

test('a reply in a code fence, with thinking, talk around it, Markdown and straight quotes becomes a clean section', async () => {
  const reply = `<think>Which facts matter? <p>None of this.</p></think>Here is the section:\n\n\`\`\`html\n<h1 data-heading>Four people live by a timetable that two adults keep.</h1>\n<h2>The **applicant**</h2>${good}<p>She says "it's hard" and gave [date of the first visit].[[fact:F1]]</p>\n\`\`\`\nLet me know if you want changes.`
  const { section, draft, asked } = await draftWith([reply])
  expect(asked).toHaveLength(1)
  expect(section).toMatchObject({ origin: 'generated', title: 'Four people live by a timetable that two adults keep' })
  expect(section?.section_content).toContain('<h2>The <strong>applicant</strong></h2>')
  expect(section?.section_content).toContain('“it’s hard”')
  expect(section?.section_content).toContain('<mark data-gap="date of the first visit">')
  expect(section?.section_content).not.toMatch(/```|think|None of this|Here is|Let me know|\[\[|\*\*|timetable/)
  expect(draft.warnings.filter(({ code }) => code === 'MODEL')).toEqual([])
})

const unusable = {
  'a refusal': ["<p>I'm sorry, but I can't help with this request.</p>", 'it declined to write'],
  'an echo of the request': [`<p>tell_in_full: F1 F2. must_meet: F3.</p>${good}`, 'it repeated its instructions'],
  'a stand-in that nobody gave': [
    good.replace('she works', 'Person-88 works'),
    'it named persons who are not in the case',
  ],
  'one sentence again and again': [
    `<p>${'The hardship that she would suffer is extreme. '.repeat(60)}</p>`,
    'it repeated itself',
  ],
  'somebody who is not in the case': [
    good.replace('she works', 'Dr. Alan Brooks saw that she works'),
    'it named persons who are not in the case',
  ],
  'a decision that was not given': [
    `${good}<p>So it was held before. Matter of Pilch, 21 I&N Dec. 627 (BIA 1996).</p>`,
    'it cited a decision that it was not given',
  ],
  'a text that is far too short': ['<p>She works in Tucson.</p>', 'it wrote 4 words'],
  'thinking alone': ['<think>I weigh the facts one by one.</think>', 'it sent no text'],
} as const

test.each(Object.entries(unusable))(
  '%s is asked for once more with the reason; then the offline text stands in and is named',
  async (_, [reply, said]) => {
    const { section, draft, asked } = await draftWith([reply])
    expect(asked).toHaveLength(2)
    expect(asked[1]?.raw).toContain('Your last reply could not be used.')
    expect(section).toMatchObject({ origin: 'template', version: 1 })
    expect(section?.section_content).not.toMatch(/sorry|Person-88|must_meet|weigh the facts|Brooks|Pilch/)
    const named = draft.warnings.filter(({ code }) => code === 'MODEL').map(({ message }) => message)
    expect(named).toEqual([expect.stringContaining(said)])
    // Every other section is the model's.
    expect(draft.sections.filter(({ origin }) => origin === 'generated').length).toBeGreaterThan(5)
  },
  60_000,
)

test('an exhibit that the case does not have is a gap to be filled, and no exhibit', async () => {
  const { section } = await draftWith([`${good}<p>So says her teacher (Exhibit Q at 3).</p>`])
  expect(section).toMatchObject({ origin: 'generated' })
  expect(section?.section_content).toContain('data-gap="exhibit to be named"')
  expect(section?.section_content).not.toContain('Exhibit Q')
})

test('a second reply that is good becomes the section', async () => {
  const { section, draft, asked } = await draftWith(['<p>No.</p>', good])
  expect(asked).toHaveLength(2)
  expect(section).toMatchObject({ origin: 'generated' })
  expect(draft.warnings).toEqual(expect.not.arrayContaining([expect.objectContaining({ code: 'MODEL' })]))
})

test('every request of a draft begins with the same rules and the same case file, to the letter', async () => {
  const { double } = await draftWith([good])
  const firsts = new Set(double.calls.map(({ raw }) => raw.slice(0, raw.indexOf('</case_file>'))))
  expect(double.calls.length).toBeGreaterThan(5)
  expect(firsts.size).toBe(1)
  const [first = ''] = firsts
  // Only stand-ins that occur are explained.
  const legend = /<stand_ins>([\s\S]*?)<\/stand_ins>/.exec(first)?.[1] ?? ''
  const explained = [...legend.matchAll(/\\n((?:Person|Number|Date|Phone|Email|Address)-\d+):/g)].map(
    ([, name = '']) => name,
  )
  const rest = first.slice(first.indexOf('</stand_ins>'))
  expect(explained.length).toBeGreaterThan(0)
  expect(explained.filter((name) => !rest.includes(name))).toEqual([])
})

test('a selection is answered with the passage alone, which software puts into its place', async () => {
  const { ana, path, section, double } = await draftWith([good])
  const id = path.split('/').at(-1)
  const ask = `/ai_tool/draft_from_template_sections/ai/${id}/statement_of_facts`
  double.answerWith(() => ({
    kind: 'text',
    text: '```\nHere you go:\n\n<p>teaches at a school</p>\n```',
    asItIs: true,
  }))
  const selection = 'On day 7 of the month she works'
  const { status, body } = await ana.call<{ section_content: string }>('POST', ask, {
    prompt: 'Correct it.',
    selection,
  })
  expect(status).toBe(200)
  expect(body.section_content).toBe(section?.section_content.replace(selection, 'teaches at a school'))
  // The whole section for a passage of it would stand inside a sentence.
  double.answerWith(() => ({ kind: 'text', text: section?.section_content ?? '', asItIs: true }))
  const whole = await ana.call('POST', ask, { prompt: 'Correct it.', selection })
  expect(whole).toMatchObject({ status: 409, body: { message: expect.stringContaining('repeated another part') } })
  const lost = await ana.call('POST', ask, { prompt: 'Correct it.', selection: 'words that are not there' })
  expect(lost).toMatchObject({ status: 422, body: { message: expect.stringContaining('select the passage again') } })
})

test('a proposal that removes much says so; a model that declines changes nothing', async () => {
  const { ana, path, double } = await draftWith([good])
  const id = path.split('/').at(-1)
  const ask = `/ai_tool/draft_from_template_sections/ai/${id}/statement_of_facts`
  double.answerWith(() => ({ kind: 'text', text: '<p>She works in Tucson.</p>', asItIs: true }))
  const short = await ana.call<{ checks: { code: string; message: string }[] }>('POST', ask, { prompt: 'Shorten it.' })
  expect(short.body.checks).toContainEqual(
    expect.objectContaining({ code: 'REMOVES', message: expect.stringMatching(/removes 9\d % of the section/) }),
  )
  double.answerWith(() => ({ kind: 'text', text: "<p>I'm sorry, I can't do that.</p>", asItIs: true }))
  const declined = await ana.call('POST', ask, { prompt: 'Shorten it.' })
  expect(declined).toMatchObject({ status: 409, body: { message: expect.stringContaining('it declined to write') } })
})
