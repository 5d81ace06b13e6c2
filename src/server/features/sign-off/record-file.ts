import { readFile } from 'node:fs/promises'
import { zip } from 'fflate'
import { promisify } from 'node:util'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { SignOffRow } from '#server/database/tables/sign-offs.ts'

const pack = promisify(zip)
const script = new URL('../../../../scripts/verify-sign-off.mjs', import.meta.url)

/** The record, its signature, the public key, a script that checks them, and how to check them without it. */
export async function recordFile(row: SignOffRow, publicPem: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await pack({
    'record.json': Buffer.from(row.record_text),
    'record.sig': Buffer.from(row.signature, 'base64'),
    'public-key.pem': Buffer.from(publicPem),
    'verify-sign-off.mjs': await readFile(script),
    'READ ME.txt': Buffer.from(readMe(row)),
  })
  return new Uint8Array(packed)
}

function readMe({ key_id, signed_by, signed_at }: SignOffRow): string {
  const day = formatLongDate(new Date(signed_at).toISOString().slice(0, 10))
  return `Record of a sign-off by ${signed_by}, ${day}.

record.json      what was signed off, by whom, with which decisions; fingerprints of everything
record.sig       its Ed25519 signature, 64 bytes
public-key.pem   the key that checks it

The key's fingerprint is
${key_id}
Compare it with the one that the installation itself names (Sign-off page, or GET /api/sign-off-keys): a key that only
came with the record proves nothing by itself.

With Node (any version from 18), in this folder; files are the Word file and those of the packet:
    node verify-sign-off.mjs --key ${key_id.slice(0, 16)} [files ...]

With OpenSSL 3, without any program of ours:
    openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in record.json -sigfile record.sig
    openssl pkey -pubin -in public-key.pem -outform DER | openssl dgst -sha256
    openssl dgst -sha256 <file>        and compare with the sha256 in record.json
`
}
