import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Hold, type Held } from './reads/hold-streams.ts'
import { buildProduct, megabytesOf, memoryOf, startProduct, stopServer } from './reads/start-product.ts'

const drafts = 200
const streams = 1000
const goalMegabytes = 300

/** What the server holds while 200 drafts are written by the scripted model and 1,000 pages listen to them. */
export async function benchStreams(): Promise<void> {
  buildProduct()
  const folder = mkdtempSync(join(tmpdir(), 'drafty-streams-'))
  const writer = new Worker(new URL('desk/scripted-writer.ts', import.meta.url))
  const [baseUrl] = (await once(writer, 'message')) as [string]
  const model = { WRITER: 'model', OPENAI_API_KEY: 'key', OPENAI_BASE_URL: baseUrl, AI_REQUESTS_AT_ONCE: '40' }
  const product = await startProduct(join(folder, 'data'), { ...model, TRUSTED_PROXY: '127.0.0.1' })
  const pages = new Worker(new URL('reads/hold-streams.ts', import.meta.url))
  let most = 0
  const looking = setInterval(() => (most = Math.max(most, megabytesOf(product) ?? 0)), 100)
  try {
    console.log(`Streams and drafts at once, load ${loadavg()[0]?.toFixed(1)} before they begin`)
    console.log(`  memory at rest: ${memoryOf(product)}`)
    pages.postMessage({ address: product.address, drafts, streams } satisfies Hold)
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one piece of news after the other
      const [held] = (await once(pages, 'message')) as [Held]
      if ('opened' in held) {
        console.log(
          `  ${held.drafting} drafts in progress, ${held.opened} streams open: ${memoryOf(product)}, most ${most.toFixed(0)} MB until then`,
        )
        continue
      }
      console.log(
        `  all written in ${(held.ms / 1000).toFixed(1)} s: ${held.ready} ready, ${held.other} not, ${held.ended} streams told so; most ${most.toFixed(0)} MB (goal ${goalMegabytes})`,
      )
      break
    }
  } finally {
    clearInterval(looking)
    await pages.terminate()
    await stopServer(product)
    await writer.terminate()
    rmSync(folder, { recursive: true, force: true })
  }
}
