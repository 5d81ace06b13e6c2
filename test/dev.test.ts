import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { quietPort } from '../e2e/own-server.ts'

test(
  'development takes both ports from the environment, and says where the developer panel is',
  { timeout: 300_000 },
  async () => {
    const [server, page] = [await quietPort(), await quietPort()]
    const home = mkdtempSync(join(tmpdir(), 'drafty-dev-'))
    const child = spawn(process.execPath, ['scripts/dev.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
        PORT: server,
        WEB_PORT: page,
        API_URL: `http://127.0.0.1:${server}`,
        DRAFTY_DATA_DIR: home,
        VITE_CACHE: join(home, 'vite'),
      },
      // A group of its own, which ends with all that it started.
      detached: true,
    })
    onTestFinished(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    })
    let said = ''
    for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (said += data.toString()))

    const answers = async (address: string) => {
      const status = async () => (await fetch(address).catch(() => undefined))?.status
      try {
        await expect.poll(status, { timeout: 280_000, interval: 250 }).toBe(200)
      } catch (error) {
        throw new Error(`${address} did not answer. What development said:\n${said}`, { cause: error })
      }
    }
    await answers(`http://127.0.0.1:${page}/login`)
    // By the page's own address, which passes calls on.
    await answers(`http://127.0.0.1:${page}/api/config`)
    await answers(`http://127.0.0.1:${server}/api/config`)
    expect(said).toContain(`The page: http://127.0.0.1:${page}, its server: http://127.0.0.1:${server}.`)
    expect(said).toContain('Other ports: WEB_PORT and PORT in the environment.')
    expect(said).toMatch(/developer panel is on the page alone that is opened by the address with the key/)
    expect(said).toContain(`http://127.0.0.1:${page}/#developer=`)
  },
)
