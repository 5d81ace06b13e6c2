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
  // No server takes it for an hour; then somebody should look.
  drafty.stop.abort()
  await drafty.working
  const row = { run_at: testNow - 3_600_000, lease_until: 0 }
  await drafty.database.updateTable('jobs').set(row).where('kind', '=', 'send-mail').execute()
  const { text } = await read(token)
  expect(lineOf(text, 'drafty_jobs_waiting{kind="send-mail"}')).toBe('drafty_jobs_waiting{kind="send-mail"} 1')
  expect(lineOf(text, 'drafty_jobs_overdue_seconds{kind="send-mail"}')).toMatch(/ 3600$/)
  expect(lineOf(text, 'drafty_mails_oldest_seconds')).toBe('drafty_mails_oldest_seconds 0')
  // What a server is at does not wait, however long it takes.
  await drafty.database
    .updateTable('jobs')
    .set({ lease_until: testNow + 1 })
    .where('kind', '=', 'send-mail')
    .execute()
  const leased = (await read(token)).text
  expect(lineOf(leased, 'drafty_jobs_under_way{kind="send-mail"}')).toMatch(/ 1$/)
  expect(lineOf(leased, 'drafty_jobs_overdue_seconds{kind="send-mail"}')).toMatch(/ 0$/)
  await drafty.database.updateTable('jobs').set({ state: 'failed' }).where('kind', '=', 'send-mail').execute()
  expect(lineOf((await read(token)).text, 'drafty_jobs_failed{kind="send-mail"}')).toMatch(/ 1$/)
})
