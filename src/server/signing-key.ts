import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'

/** Signs records so that anybody who has the public half can check them without this server. */
export type SigningKey = {
  /** SHA-256 of the public half (SPKI, DER) in hex. */
  readonly id: string
  readonly publicPem: string
  /** Ed25519: 64 bytes. */
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

/** A new Ed25519 key as PEM (PKCS #8). */
export function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' })
}

/** Throws for a PEM that is no private Ed25519 key. */
export function readSigningKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem)
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The key for sign-offs has to be an Ed25519 key.')
  const publicKey = createPublicKey(privateKey)
  return {
    id: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex'),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }),
    sign: (bytes) => sign(null, bytes, privateKey),
  }
}
