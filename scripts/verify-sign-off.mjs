// Checks a sign-off record without the server and without any package: see the READ ME beside it, or docs/operating.md.
//   node verify-sign-off.mjs [--in <folder of the record>] [--key <fingerprint, or its beginning>] [files ...]
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const given = process.argv.slice(2)
const folder = take('--in') ?? dirname(fileURLToPath(import.meta.url))
const expected = take('--key')?.toLowerCase()
const faults = []
const say = (line) => console.log(line)

try {
  check()
} catch (error) {
  faults.push(error.message)
}
for (const fault of faults) console.error(`NOT VERIFIED: ${fault}`)
if (faults.length === 0) say('VERIFIED.')
process.exitCode = faults.length === 0 ? 0 : 1

function check() {
  const bytes = readFileSync(join(folder, 'record.json'))
  const signature = readFileSync(join(folder, 'record.sig'))
  const pem = readFileSync(join(folder, 'public-key.pem'), 'utf8')
  const key = createPublicKey(pem)
  const id = sha256(key.export({ type: 'spki', format: 'der' }))
  if (key.export({ type: 'spki', format: 'pem' }) !== pem) faults.push('public-key.pem has been changed.')
  if (expected !== undefined && !(expected.length >= 16 && id.startsWith(expected)))
    faults.push(`The key is ${id}, not the expected ${expected}.`)
  if (signature.length !== 64 || !verify(null, bytes, key, signature)) {
    faults.push('The record has been changed since it was signed, or another key signed it.')
    return
  }
  const record = JSON.parse(bytes.toString('utf8'))
  const { signed_off: signed, document, packet } = record
  say(`${document.title}, ${document.client}`)
  say(`Signed off by ${signed.name} (${signed.by}), ${signed.at}`)
  say(`Key ${id}${expected === undefined ? ': compare it with the one that the installation names' : ', as expected'}`)
  const known = new Map([
    [document.sha256, document.file],
    ...(packet?.files ?? []).map(({ file, sha256: hash }) => [hash, file]),
  ])
  for (const path of given) {
    const name = known.get(sha256(readFileSync(path)))
    if (name === undefined) faults.push(`${basename(path)} is not a file that was signed off.`)
    else say(`${basename(path)}: signed off as ${name}`)
  }
}

function take(name) {
  const at = given.indexOf(name)
  return at < 0 ? undefined : given.splice(at, 2)[1]
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}
