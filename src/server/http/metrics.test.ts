import { expect, test } from 'vitest'
import { createTestApp, testNow } from '#test/test-app.ts'

const token = 'the token of the monitoring'
const lineOf = (text: string, name: string) => text.split('\n').find((line) => line.startsWith(name))

test('operators see what waits, what fails and what was given up; only with the token', async () => {
  const undeliverable = { send: () => Promise.reject(new Error('the mail server does not answer')) }
  const drafty = await createTestApp({ environment: { METRICS_TOKEN: token }, services: { mailer: undeliverable } })
  await drafty.signUp()
  const read = async (given: string) => {
    const headers = { Authorization: `Bearer ${given}` }
    const response = await drafty.app.request('/metrics', { headers })
    return { status: response.status, text: await response.text() }
  }
  expect((await read('another token of that length')).status).toBe(404)
  await expect
    .poll(async () => lineOf((await read(token)).text, 'drafty_jobs_failing{kind="send-mail"}'))
    .toBe('drafty_jobs_failing{kind="send-mail"} 1')
  // The worker is not asked again for half a minute; then somebody should look.
  const row = { run_at: testNow - 3_600_000, lease_until: testNow + 1e9 }
  await drafty.database.updateTable('jobs').set(row).where('kind', '=', 'send-mail').execute()
  const { text } = await read(token)
  expect(lineOf(text, 'drafty_jobs_waiting{kind="send-mail"}')).toBe('drafty_jobs_waiting{kind="send-mail"} 1')
  expect(lineOf(text, 'drafty_jobs_overdue_seconds{kind="send-mail"}')).toMatch(/ 3600$/)
  await drafty.database.updateTable('jobs').set({ state: 'failed' }).where('kind', '=', 'send-mail').execute()
  expect(lineOf((await read(token)).text, 'drafty_jobs_failed{kind="send-mail"}')).toMatch(/ 1$/)
})
