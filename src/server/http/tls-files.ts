import { readFileSync, statSync } from 'node:fs'
import type { Server } from 'node:https'
import { createSecureContext } from 'node:tls'
import type { Logger } from 'pino'

export type TlsFiles = { readonly cert: string; readonly key: string }
type Pair = { readonly cert: Buffer; readonly key: Buffer }

/** How often the files are looked at: whoever renews a certificate need not tell anybody. */
const lookEveryMs = 10_000

/** The certificate with its chain and the key that belongs to it. Throws a sentence when they are not that. */
export function readTls({ cert, key }: TlsFiles): Pair {
  try {
    const pair = { cert: readFileSync(cert), key: readFileSync(key) }
    createSecureContext(pair)
    return pair
  } catch (cause) {
    throw new Error(`TLS_CERT and TLS_KEY are no certificate with its key: ${(cause as Error).message}.`, { cause })
  }
}

/** Takes renewed files without a restart; a pair that is none, or half-written, leaves the earlier one in use. */
export function watchTls(server: Server, files: TlsFiles, log: Logger, everyMs = lookEveryMs): () => void {
  let seen = stampOf(files)
  const look = () => {
    const now = stampOf(files)
    if (now === seen) return
    try {
      server.setSecureContext(readTls(files))
      log.info({ files }, 'the certificate was read anew')
    } catch (error) {
      log.error({ error: (error as Error).message }, 'the new certificate is not used')
    }
    seen = now
  }
  const timer = setInterval(look, everyMs).unref()
  return () => clearInterval(timer)
}

function stampOf({ cert, key }: TlsFiles): string {
  return [cert, key]
    .map((path) => {
      const { mtimeMs = 0, ino = 0, size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
      return `${mtimeMs} ${ino} ${size}`
    })
    .join()
}
