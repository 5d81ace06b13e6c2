import { createHash } from 'node:crypto'
import type { LawPack } from '#law/pack/law-pack.ts'
import type { SignOffRecord } from '#domain/sign-off/sign-off-record.ts'
import { lawHere } from '#server/law/law-here.ts'

const fingerprints = new WeakMap<LawPack, string>()

/** Which law pack the draft is checked under, and a fingerprint of all of it. The one place that asks. */
export function lawInUse(): SignOffRecord['law'] {
  const pack = lawHere()
  const sha256 = fingerprints.get(pack) ?? createHash('sha256').update(JSON.stringify(pack.parts)).digest('hex')
  fingerprints.set(pack, sha256)
  return { pack: pack.version, sha256 }
}
