import { expect, onTestFinished, test } from 'vitest'
import { foldToWords } from '#domain/language/fold.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'
import { firmDocx } from '#server/word/testing/firm-docx.ts'
import { courtDocuments } from '#tools/template-revision/testing/firm-documents/court.data.ts'
import { newClients } from '#tools/template-revision/testing/firm-documents/new-client.ts'
import { connectionTo, type ModelCall, type ModelReply, sectionAsked, startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient } from '#test/records.ts'
import { settleTemplate } from '#test/settle-template.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

type Section = { readonly title: string; readonly origin: string; readonly section_content: string }
type Draft = {
  readonly status: string
  readonly warnings: readonly { readonly code: string; readonly message: string }[]
  readonly sections: readonly Section[]
}

const tool = '/ai_tool/draft_from_template_sections'
const [motion] = courtDocuments

/** The two sections whose answers are tried, by words of theirs in the request. */
const tried = { history: /served a Notice to Appear/, argument: /Good cause is not defined/ }
const titles = { history: 'II. PROCEDURAL HISTORY', argument: 'III. ARGUMENT' }
type Tried = keyof typeof tried

/** A firm's motion for its last client, settled; each draft answers these two sections as it is told, the others well. */
async function openFirm() {
  const asked: Record<Tried, ModelCall[]> = { history: [], argument: [] }
  const answers: Record<Tried, string> = { history: '', argument: '' }
  const double = await startOpenAiDouble((call): ModelReply => {
    if (call.raw.includes('"left"')) return { kind: 'text', text: '{"left":[]}', asItIs: true }
    const task = call.raw.slice(call.raw.indexOf('<section id='))
    const of = (['history', 'argument'] as const).find((one) => tried[one].test(task))
    if (of === undefined)
      return { kind: 'text', text: `<p>The record of ${sectionAsked(call).id} is before the Court.</p>` }
    asked[of].push(call)
    return { kind: 'text', text: answers[of].replace('{title}', titles[of]), asItIs: true }
  })
  onTestFinished(() => double.close())
  const { signUp } = await createTestApp({ services: { models: modelsByAiSdk(connectionTo(double)) } })
  let desk: Awaited<ReturnType<typeof openDesk>> | undefined
  let drafts = 0
  /** The starter credits of an account pay for two. */
  return async (replies: Readonly<Record<Tried, string>>) => {
    if (desk === undefined || drafts++ % 2 === 0) desk = await openDesk(await signUp())
    Object.assign(answers, replies)
    Object.assign(asked, { history: [], argument: [] })
    const { sections, warnings } = await desk()
    const named = warnings.filter(({ code }) => code === 'MODEL').map(({ message }) => message)
    const seen = (of: Tried, title: string) => ({
      asked: [...asked[of]],
      section: sections.find((one) => one.title.includes(title)),
      named: named.filter((message) => message.includes(title)),
    })
    return { history: seen('history', 'PROCEDURAL HISTORY'), argument: seen('argument', 'ARGUMENT') }
  }
}

/** The motion uploaded and settled, the client on file; each call is a new draft. */
async function openDesk(ana: Caller) {
  if (!motion) throw new Error('No motion')
  const upload = { name: 'motion.docx', bytes: firmDocx(motion) }
  const { body: brief } = await ana.upload<{ id: string }>('/briefs', { title: 'Motion' }, upload)
  await settleTemplate(ana, brief.id)
  // What may be the firm's own word here is.
  await ana.call('POST', `/briefs/${brief.id}/old-case`, { sources: { 'unsure: its timing': 'own' } })
  const { first_name, middle_name, last_name, client } = newClients[motion.client]
  const values = Object.fromEntries(Object.entries(client).map(([name, { value }]) => [name, value]))
  const client_id = await buildClient(ana, { first_name, middle_name, last_name, client: values })
  return async () => {
    const started = await ana.call<{ draft_id: string }>('POST', tool, {
      client_id,
      template: brief.id,
      multipurpose_document_title: 'Motion to continue',
      template_answers: motion.answers,
      additional_facts: motion.told,
      additional_prompt: 'Stress that the knee was operated on late. Leave out how the clinic treated him.',
      model: 'gpt-4.1',
    })
    expect(started.status, JSON.stringify(started.body)).toBe(202)
    const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
    await ana.call('GET', `${path}/events`)
    return (await ana.call<Draft>('GET', path)).body
  }
}

const good =
  '<p>Mr. Kaboré had surgery on his knee on September 9, 2026, and he cannot yet sit through a hearing of several hours. He filed Form I-589 on March 12, 2026, so that nothing is delayed by this request.</p><p>The request is made well before the hearing of February 17, 2027, and the Court weighs its reason and any prejudice to the other party. A continuance lets the Court decide on a complete record.</p>'

const unusable: Readonly<Record<string, readonly [reply: string, said: string]>> = {
  'a refusal': ['I’m sorry, but I can’t assist with drafting legal filings.', 'it declined to write'],
  'a refusal for want of facts': [
    'I don’t have enough information to complete this section. Could you provide the medical records and the dates of treatment? Once you share them, I will be glad to prepare the argument for the motion in the form you want.',
    'it declined to write',
  ],
  'questions in place of a text': [
    '<p>Before I can write this section, could you tell me which hospital treated the respondent, who the surgeon was, and whether the Department opposes the motion? These facts are needed for the argument to be complete and accurate.</p>',
    'it declined to write',
  ],
  'the rules of the request': [
    `${good}<p>What the section needs and nobody tells is a gap. Never guess a name, date, number, place, amount or event, and never take one from the template: its facts belong to an earlier case.</p>`,
    'it repeated its instructions',
  ],
  'what the attorney asked for': [
    `${good}<p>Stress that the knee was operated on late. Leave out how the clinic treated him.</p>`,
    'it repeated its instructions',
  ],
  'the last client by name': [
    good.replace('Mr. Kaboré had', 'Ms. Okonkwo-Eze had'),
    'it named words of the case that the template was made for',
  ],
  'the last client’s story': [
    `${good}<p>The respondent’s son has sickle cell disease and was admitted to University Hospital in Newark three times this spring.</p>`,
    'it named words of the case that the template was made for',
  ],
  'the last client’s judge': [
    good.replace('the Court weighs', 'Judge Castagna weighs'),
    'it named words of the case that the template was made for',
  ],
  'somebody with a rare name': [
    good.replace('on September 9', 'by Thandeka Mkhwanazi on September 9'),
    'it named persons who are not in the case',
  ],
  'a relative who is not on file': [
    good.replace('The request', 'His sister Aminata Kaboré will testify. The request'),
    'it named persons who are not in the case',
  ],
  'an officer by title': [
    good.replace('The request', 'Officer Brzozowski does not object. The request'),
    'it named persons who are not in the case',
  ],
  'a doctor by title': [
    good.replace('The request', 'Dr. Feldstein asks for twelve weeks of rest. The request'),
    'it named persons who are not in the case',
  ],
  'a decision of the Board': [
    `${good}<p>The Board agrees. Matter of Abatemarco, 27 I&N Dec. 314 (BIA 2018).</p>`,
    'it cited a decision that it was not given',
  ],
  'a decision of a circuit': [
    `${good}<p>The circuits agree. Ndiaye v. Holder, 712 F.3d 988, 991 (10th Cir. 2013).</p>`,
    'it cited a decision that it was not given',
  ],
  'a regulation that nobody gave': [
    `${good}<p>A party may ask for more time for medical reasons. 8 C.F.R. § 1240.77(c).</p>`,
    'it cited a provision that it was not given',
  ],
  'a statute that nobody gave': [
    `${good}<p>The right to a fair hearing is given by statute. INA § 240(b)(4)(B).</p>`,
    'it cited a provision that it was not given',
  ],
  'a few words': ['<p>Good cause exists.</p>', 'it wrote 3 words'],
  Spanish: [
    '<p>El señor Kaboré fue operado de la rodilla el 9 de septiembre de 2026 y todavía no puede permanecer sentado durante una audiencia de varias horas. Presentó su solicitud de asilo el 12 de marzo de 2026, y por eso esta moción no causa ninguna demora. La petición se hace con mucha anticipación a la audiencia y permite que el tribunal decida con un expediente completo.</p>',
    'it wrote in another language',
  ],
  French: [
    '<p>Monsieur Kaboré a été opéré du genou le 9 septembre 2026 et ne peut pas encore rester assis pendant une audience de plusieurs heures. Il a déposé sa demande le 12 mars 2026, de sorte que la présente requête ne cause aucun retard. La demande est faite bien avant l’audience et permet à la Cour de décider sur un dossier complet.</p>',
    'it wrote in another language',
  ],
  Chinese: [
    `<p>${'卡博雷先生于二零二六年九月接受了膝盖手术，目前仍无法长时间坐着参加听证会。因此他请求法院推迟听证会的日期。'.repeat(3)}</p>`,
    'it wrote in another language',
  ],
  'English and then Russian': [
    `${good}<p>Господин Каборе перенёс операцию на колене и пока не может присутствовать на длительном слушании, поэтому он просит суд перенести дату слушания на более поздний срок.</p>`,
    'it wrote in another language',
  ],
  'a half sentence at its end': [
    `${good}<p>The Court may therefore in its discretion continue the`,
    'its text broke off',
  ],
  'the case file itself': [
    `<p>{"id":"client.a_number","label":"A-number","value":"A 000-000-772","source":"record"}</p>${good}`,
    'it repeated its instructions',
  ],
}

/** Each of these as the answer of one of the two sections, two to a draft. */
async function answerEach(
  replies: readonly (readonly [name: string, reply: string])[],
  look: (name: string, seen: Awaited<ReturnType<Awaited<ReturnType<typeof openFirm>>>>[Tried]) => void,
) {
  const draft = await openFirm()
  for (let at = 0; at < replies.length; at += 2) {
    const [first, second = first] = replies.slice(at, at + 2)
    if (!first || !second) break
    const { history, argument } = await draft({ history: first[1], argument: second[1] })
    look(first[0], history)
    look(second[0], argument)
  }
}

test(
  'none of these becomes a section: each is asked for once more with the reason, then the offline text stands and is named',
  { timeout: 240_000 },
  async () => {
    const seen: Record<string, unknown> = {}
    const replies = Object.entries(unusable).map(([name, [reply]]) => [name, reply] as const)
    await answerEach(replies, (name, { asked, section, named }) => {
      const again = asked[1]?.raw.includes('Your last reply could not be used.')
      const said = unusable[name]?.[1] ?? ''
      seen[name] = [asked.length, again, section?.origin, named.length, named.join(' ').includes(said) || named]
    })
    expect(seen).toEqual(
      Object.fromEntries(Object.keys(unusable).map((name) => [name, [2, true, 'template', 1, true]])),
    )
  },
)

/** What a model puts around or into a text that is good. */
const wrapped: Readonly<Record<string, string>> = {
  'as it is': good,
  'a fence': `\`\`\`html\n${good}\n\`\`\``,
  'a preamble before a fence': `Certainly! Below is the revised section for your review:\n\n\`\`\`html\n${good}\n\`\`\`\n\nI hope this helps!`,
  'a preamble before the blocks': `Here’s the ARGUMENT section, tailored to Mr. Kaboré’s case.\n\n${good}\n\nLet me know if you would like any changes.`,
  'a preamble in a paragraph': `<p>Below is the argument section, rewritten for the respondent.</p>${good}<p>Please let me know if you need anything else.</p>`,
  'a preamble of another kind': `<p>I have rewritten the section for the new client as requested:</p>${good}`,
  'a note at its end': `${good}<p><em>Note: I have left out facts that are not in the case file. Please verify the dates.</em></p>`,
  'a note to counsel': `${good}<p>[Note to attorney: confirm the date of the surgery before filing.]</p>`,
  'the heading again': `<h2>{title}</h2>${good}`,
  'the heading in bold': `<p><strong>{title}</strong></p>${good}`,
  'Markdown with a heading': `## {title}\n\n${good.replaceAll('<p>', '').replaceAll('</p>', '\n\n')}`,
  'a word count': `${good}<p>(Word count: 118)</p>`,
  thinking: `<think>The old client had a son. <p>Not to be used.</p></think>${good}`,
  'a section tag': `<section id="s5">${good}</section>`,
  JSON: JSON.stringify({ section: good }),
}

test('what a model puts around a good text is taken off', { timeout: 240_000 }, async () => {
  const seen: Record<string, unknown> = {}
  const wanted = foldToWords(sectionText(good))
  await answerEach(Object.entries(wrapped), (name, { asked, section, named }) => {
    const text = foldToWords(sectionText((section?.section_content ?? '').replaceAll(/<mark[\s\S]*?<\/mark>/g, '')))
    seen[name] = [asked.length, section?.origin, named, text === wanted || text]
  })
  expect(seen).toEqual(Object.fromEntries(Object.keys(wrapped).map((name) => [name, [1, 'generated', [], true]])))
})
