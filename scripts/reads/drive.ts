import { connect } from 'node:net'
import { parentPort } from 'node:worker_threads'

/** What to ask for, how many callers at once, and for how long. */
export type Drive = {
  readonly address: string
  readonly path: string
  readonly token: string
  readonly callers: number
  readonly milliseconds: number
}
export type Driven = { readonly replies: number; readonly failed: number; readonly seconds: number }

// Callers that keep their connections and ask again as soon as an answer is there. In a thread and on bare sockets, so that
// the machine is left to the servers.
parentPort?.on('message', async (drive: Drive) => parentPort?.postMessage(await run(drive)))

async function run({ address, path, token, callers, milliseconds }: Drive): Promise<Driven> {
  const { hostname, port } = new URL(address)
  const headers = `Host: ${hostname}\r\nAuthorization: Bearer ${token}\r\nUser-Agent: bench\r\nAccept: */*`
  const request = `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`
  const began = performance.now()
  const count = { replies: 0, failed: 0 }
  await Promise.all(Array.from({ length: callers }, () => call()))
  return { ...count, seconds: (performance.now() - began) / 1000 }

  function call(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request))
      let kept = ''
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        kept += chunk
        const end = kept.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = Number(/\r\ncontent-length: (\d{1,9})/i.exec(kept)?.[1] ?? Number.NaN)
        if (Number.isNaN(length)) return reject(new Error(`An answer without a length: ${kept.slice(0, 300)}`))
        if (kept.length < end + 4 + length) return
        count.replies += 1
        if (!kept.startsWith('HTTP/1.1 200')) count.failed += 1
        kept = ''
        if (performance.now() - began < milliseconds) socket.write(request)
        else socket.end(resolve)
      })
      socket.on('error', reject)
    })
  }
}
