import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { FileTooLarge } from './port.ts'

/** Counts and hashes what passes; more than `limit` bytes is `FileTooLarge`. */
export function measure(limit: number) {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      if (bytes > limit) done(new FileTooLarge())
      else done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, checksum: hash.digest('hex') }) }
}
