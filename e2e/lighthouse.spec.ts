import { findProgram } from '#test/system-programs.ts'
import { runLighthouse } from '../scripts/lighthouse/run-lighthouse.ts'
import { createAccount, expect, test } from './desk.ts'

test.setTimeout(600_000)

test('Lighthouse finds nothing to fault in accessibility and best practices on sign-in and dashboard', async ({
  request,
}) => {
  const chrome = findProgram('chromium', 'Lighthouse') ?? ''
  const address = process.env.SERVER_ADDRESS ?? ''
  const { token } = await createAccount(request, address)
  const perfect = { accessibility: 100, 'best-practices': 100, faults: [] }
  expect(await runLighthouse(chrome, `${address}/login`)).toMatchObject(perfect)
  expect(await runLighthouse(chrome, `${address}/`, token)).toMatchObject(perfect)
})
