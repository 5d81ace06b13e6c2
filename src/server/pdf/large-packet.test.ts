import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('a packet of more than 500 pages is made and read back in a minute and in 400 MB', async () => {
  const script = fileURLToPath(new URL('./testing/make-large-packet.ts', import.meta.url))
  const { stdout } = await run(process.execPath, [script], { timeout: 110_000 })
  const { pages, read, seconds, megabytes } = JSON.parse(stdout) as Record<string, number>
  expect(pages).toBe(526)
  expect(read).toBe(526)
  expect(seconds).toBeLessThan(60)
  expect(megabytes).toBeLessThan(400)
})
