import { generateKeyPairSync } from 'node:crypto'
import { builtInLaw } from '#law/pack/built-in.ts'
import type { LawPack, LawParts } from '#law/pack/law-pack.ts'
import { signPack, writePublicKey } from '#server/law/signed-pack.ts'

/** Somebody who publishes law packs: a key pair, and files signed with it. */
export function createPublisher() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  return { publicKey: writePublicKey(publicKey), pem, sign: (pack: unknown) => signPack(pack, pem) }
}

/** The built-in law with some parts changed, as a later pack. */
export function laterLaw(version: string, parts: Partial<LawParts>): LawPack {
  return { version, says: `What changed by ${version}.`, parts: { ...builtInLaw.parts, ...parts } }
}

/** The built-in authorities with one of them changed. */
export function withAuthority(id: string, change: Partial<LawParts['authorities'][number]>): LawParts['authorities'] {
  return builtInLaw.parts.authorities.map((one) => (one.id === id ? { ...one, ...change } : one))
}
