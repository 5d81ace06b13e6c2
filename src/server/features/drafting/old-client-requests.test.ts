import { expect, onTestFinished, test } from 'vitest'
import type { OldCaseReply } from '#contract/old-case.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'
import { firmDocx } from '#server/word/testing/firm-docx.ts'
import { p, rawDocx } from '#server/word/testing/raw-docx.ts'
import type { FirmDocument } from '#tools/template-revision/testing/firm-documents/firm-document.ts'
import { foreignTokens, holdsWords } from '#tools/template-revision/testing/firm-documents/measure.ts'
import { newClients } from '#tools/template-revision/testing/firm-documents/new-client.ts'
import { statementDocuments } from '#tools/template-revision/testing/firm-documents/statements.data.ts'
import { twentyFifthDocuments } from '#tools/template-revision/testing/firm-documents/twenty-fifth.data.ts'
import { connectionTo, startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient } from '#test/records.ts'
import { settleTemplate } from '#test/settle-template.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

type Draft = { status: string; sections: { id: string; version: number }[] }

/** An account whose requests to a model are kept as they came over the wire. */
async function captured() {
  const double = await startOpenAiDouble(({ raw }) =>
    raw.includes('"left"')
      ? { kind: 'text', text: '{"left":[]}', asItIs: true }
      : { kind: 'text', text: '<p>The record is before the Court.</p>' },
  )
  onTestFinished(() => double.close())
  const models = modelsByAiSdk(connectionTo(double))
  const { signUp } = await createTestApp({ services: { models } })
  return { double, ana: await signUp() }
}

/** A paper uploaded, read by the model too, settled as proposed and else asked, drafted by the model and revised once. */
async function walk(ana: Caller, bytes: Uint8Array, { client, answers, told }: FirmDocument): Promise<void> {
  const upload = { name: 'paper.docx', bytes }
  const { body: brief } = await ana.upload<{ id: string }>('/briefs', { title: 'Paper' }, upload)
  await settleTemplate(ana, brief.id)
  const look = async () => (await ana.call<OldCaseReply>('GET', `/briefs/${brief.id}/old-case`)).body
  await expect.poll(async () => (await look()).model_reading.state, { timeout: 120_000 }).not.toBe('reading')
  const { first_name, middle_name, last_name, client: fields } = newClients[client]
  const values = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
  const client_id = await buildClient(ana, { first_name, middle_name, last_name, client: values })
  const tool = '/ai_tool/draft_from_template_sections'
  const started = await ana.call<{ draft_id: string }>('POST', tool, {
    client_id,
    template: brief.id,
    multipurpose_document_title: 'Paper',
    template_answers: answers,
    additional_facts: told,
    model: 'gpt-4.1',
  })
  expect(started.status, JSON.stringify(started.body)).toBe(202)
  const { draft_id } = started.body
  const read = async () => (await ana.call<Draft>('GET', `/clients/${client_id}/drafts/${draft_id}`)).body
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toBe('ready')
  for (const { id, version } of (await read()).sections) {
    const asked = await ana.call('POST', `${tool}/ai/${draft_id}/${id}`, {
      prompt: 'Say it in fewer words.',
      base_version: version,
    })
    if (asked.status === 200) break
  }
}

/** Its own words are the product's and the firm's: nobody's case is in it. */
const blank = rawDocx(
  ['INTRODUCTION', 'The respondent asks the Court.', 'ARGUMENT', 'Good cause exists.'].map((text) => p(text)).join(''),
)

test.for([...twentyFifthDocuments, ...statementDocuments])(
  '$name: no request of reading, drafting or revising has a word of the earlier client',
  { timeout: 300_000 },
  async (document) => {
    const { double, ana } = await captured()
    await walk(ana, blank, document)
    const before = double.calls.length
    expect(before).toBeGreaterThan(2)
    await walk(ana, firmDocx(document), document)
    const words = (from: number, to?: number) =>
      foldToWords(
        double.calls
          .slice(from, to)
          .map(({ raw }) => raw.replaceAll(String.raw`\n`, ' '))
          .join('\n'),
      )
    const [usual, sent] = [words(0, before), words(before)]
    expect(double.calls.length - before).toBeGreaterThan(2)
    const tokens = foreignTokens(document).filter((token) => !holdsWords(usual, token))
    expect(tokens.length).toBeGreaterThan(10)
    expect(tokens.filter((token) => holdsWords(sent, token))).toEqual([])
  },
)
