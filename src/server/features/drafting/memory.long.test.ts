import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { modelsInThread } from '#server/gateways/llm/models-in-thread.ts'
import { startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

/** What is in use after everything that can go has gone, in MB. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

test('memory stays flat while 500 drafts are written, checked, watched and downloaded', async () => {
  const double = await startOpenAiDouble(() => ({
    kind: 'text',
    text: `<p>${'The text of a section. '.repeat(40)}</p>`,
  }))
  onTestFinished(() => double.close())
  const models = modelsInThread({ provider: 'openai', apiKey: 'key', baseUrl: double.baseUrl, modelMap: {} })
  const { signUp } = await createTestApp({ services: { models } })
  const figures: number[] = []
  for (let drafts = 1; drafts <= 500; drafts += 1) {
    const ana = await signUp()
    const client_id = await buildClient(ana, waiverClient)
    const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
    const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
    const path = `/clients/${client_id}/drafts/${body.draft_id}`
    // The stream of events ends when the draft is finished.
    expect((await ana.call('GET', `${path}/events`)).status).toBe(200)
    expect((await ana.call('GET', path)).body).toMatchObject({ status: 'ready' })
    expect((await ana.call('GET', `${path}/checks`)).status).toBe(200)
    if (drafts % 10 === 0) expect((await ana.call('GET', `${path}/download`)).status).toBe(200)
    double.calls.splice(0)
    if (drafts % 100 === 0) figures.push(memoryInUse())
  }
  const [settled = 0, ...later] = figures
  console.log(`Memory in use after each 100 drafts: ${figures.map((figure) => figure.toFixed(1)).join(', ')} MB`)
  // What is kept for the drafts in use is full by the first hundred; 400 more may not add a tenth of a draft's size each.
  expect(Math.max(...later) - settled).toBeLessThan(10)
}, 900_000)
