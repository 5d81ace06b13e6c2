import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import * as z from 'zod'
import { builtInLaw } from '#law/pack/built-in.ts'
import { compareVersions, type LawPack } from '#law/pack/law-pack.ts'
import { problemsOf } from '#law/pack/problems.ts'
import { lawPackSchema } from '#law/pack/schema.ts'

/** A pack as it was read from a signed file, with what the installation keeps of the file. */
export type SignedPack = {
  readonly pack: LawPack
  readonly content: string
  readonly signature: string
  readonly keyId: string
}

/** Why a file is not taken, as a sentence for whoever chose it. */
export class PackRefused extends Error {
  override readonly name = 'PackRefused'
}

const kind = 'drafty-law-pack 1'
const mostCharacters = 20_000_000

const envelope = z.object({ kind: z.string(), key: z.string(), signature: z.string(), pack: z.string() })

/** What is signed: the kind of file before the text, so that a signature of anything else never fits. */
const signedBytes = (content: string): Buffer => Buffer.from(`${kind}\n${content}`)

/** A public key as settings hold it: the base64 of its 32 bytes. */
export function readPublicKey(text: string): KeyObject {
  const bytes = Buffer.from(text.trim(), 'base64')
  if (bytes.length !== 32) throw new PackRefused(`“${text.trim()}” is no public key: the base64 of 32 bytes is needed.`)
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' })
}

/** How a key is named where it is shown: the beginning of its hash. */
export function nameOfKey(key: KeyObject): string {
  return createHash('sha256').update(bytesOf(key)).digest('hex').slice(0, 16)
}

/** A public key as `LAW_PACK_KEYS` takes it. */
export function writePublicKey(key: KeyObject): string {
  return bytesOf(key).toString('base64')
}

function bytesOf(key: KeyObject): Buffer {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')
}

/** The text of a file that holds this pack, signed with the private key (PEM). The pack is judged as an importer would. */
export function signPack(pack: unknown, privatePem: string): string {
  const content = JSON.stringify(readPack(JSON.stringify(pack)))
  const key = createPrivateKey(privatePem)
  if (key.asymmetricKeyType !== 'ed25519') throw new PackRefused('The private key is not an Ed25519 key.')
  const signature = sign(null, signedBytes(content), key).toString('base64')
  return `${JSON.stringify({ kind, key: nameOfKey(createPublicKey(key)), signature, pack: content }, null, 1)}\n`
}

/**
 * The pack in a file, once its signature is found to be by one of the pinned keys. Throws `PackRefused` for anything else:
 * no file of this kind, unsigned, signed by somebody else, changed since, or unsound.
 */
export function openSignedPack(file: string, pinned: readonly string[]): SignedPack {
  if (pinned.length === 0)
    throw new PackRefused('This installation trusts nobody’s law packs yet: set LAW_PACK_KEYS to the publisher’s key.')
  if (file.length > mostCharacters) throw new PackRefused('The file is too large to be a law pack.')
  const { data } = envelope.safeParse(readJson(file))
  if (!data) {
    const isBare = lawPackSchema.safeParse(readJson(file)).success
    throw new PackRefused(
      isBare ? 'This law pack is not signed; only signed ones are taken.' : 'This file is not a law pack.',
    )
  }
  if (data.kind !== kind)
    throw new PackRefused('This file is not a law pack that this version of the product can read.')
  const key = pinned.map(readPublicKey).find((one) => nameOfKey(one) === data.key)
  if (!key)
    throw new PackRefused(
      `This law pack is signed with the key ${data.key.slice(0, 16)}, which LAW_PACK_KEYS does not name.`,
    )
  if (!verify(null, signedBytes(data.pack), key, Buffer.from(data.signature, 'base64')))
    throw new PackRefused('The signature does not fit: the law pack was changed after it was signed.')
  return { pack: readPack(data.pack), content: data.pack, signature: data.signature, keyId: data.key }
}

/** Throws unless the pack is newer than what is in force. */
export function refuseOlder({ version }: LawPack, inForce: LawPack): void {
  const order = compareVersions(version, inForce.version)
  if (order === 0) throw new PackRefused(`The law of ${version} is in force already.`)
  if (order < 0)
    throw new PackRefused(`This law pack is of ${version}, older than the one in force (${inForce.version}).`)
}

function readPack(text: string): LawPack {
  const { data, error } = lawPackSchema.safeParse(readJson(text))
  if (!data) {
    const [issue] = error.issues
    throw new PackRefused(
      `The law pack does not have the right shape at ${issue?.path.join('.') ?? ''}: ${issue?.message}`,
    )
  }
  const [problem] = problemsOf(data, builtInLaw.parts)
  if (problem !== undefined) throw new PackRefused(problem)
  return data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
