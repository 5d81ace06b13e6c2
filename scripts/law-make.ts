import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInLaw } from '#law/pack/built-in.ts'
import { nameOfKey, openSignedPack, signPack, writePublicKey } from '#server/law/signed-pack.ts'
import { run } from './installation.ts'

// For whoever publishes law packs:
//   npm run law:make -- keys <folder>               a key pair; its public half goes into LAW_PACK_KEYS
//   npm run law:make -- start <pack.json>           the built-in law as a file to change
//   npm run law:make -- sign <pack.json> <key.pem> <signed.json>
await run(async () => {
  const [deed, first, second, third] = process.argv.slice(2)
  if (deed === 'keys' && first !== undefined) makeKeys(first)
  else if (deed === 'start' && first !== undefined) start(first)
  else if (deed === 'sign' && first !== undefined && second !== undefined && third !== undefined)
    sign(first, second, third)
  else
    throw new Error('npm run law:make -- keys <folder> | start <pack.json> | sign <pack.json> <key.pem> <signed.json>')
})

function makeKeys(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'law-key.pem')
  if (existsSync(path)) throw new Error(`${path} is there already; a key is never written over.`)
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  console.log(`The private key is in ${path}: keep it where no server is.`)
  console.log(
    `Its name is ${nameOfKey(publicKey)}. Installations that trust it set\nLAW_PACK_KEYS=${writePublicKey(publicKey)}`,
  )
}

function start(path: string): void {
  if (existsSync(path)) throw new Error(`${path} is there already.`)
  writeFileSync(path, `${JSON.stringify(builtInLaw, null, 1)}\n`)
  console.log(
    `The built-in law of ${builtInLaw.version} is in ${path}. Change it, its version and what it says; then sign it.`,
  )
}

function sign(path: string, keyPath: string, out: string): void {
  const pem = readFileSync(keyPath, 'utf8')
  const text = signPack(JSON.parse(readFileSync(path, 'utf8')), pem)
  const { pack, keyId } = openSignedPack(text, [writePublicKey(createPublicKey(pem))])
  writeFileSync(out, text)
  console.log(`${out} holds the law of ${pack.version}, signed with ${keyId}.`)
}
