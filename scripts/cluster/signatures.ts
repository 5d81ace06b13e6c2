import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AwsClient } from 'aws4fetch'
import { filesInS3, type S3Settings } from '#server/gateways/files/s3.ts'

/** Whether a store takes what is signed and refuses what is not; throws where it does not. */
export async function trySignatures(settings: S3Settings): Promise<string> {
  const { endpoint, bucket, ...access } = settings
  const store = filesInS3(settings)
  const content = randomBytes(5_000_000)
  const { key } = await store.put(Readable.from([content]), 6_000_000)
  if (!content.equals(await buffer(await store.read(key)))) throw new Error('What was stored came back changed.')
  const address = `${endpoint}/${bucket}/${key}`
  const wrong = new AwsClient({ ...access, secretAccessKey: 'a wrong secret', service: 's3', retries: 0 })
  const own = new AwsClient({ ...access, service: 's3', retries: 0 })
  const headers = { 'X-Amz-Content-Sha256': '0'.repeat(64) }
  const told = {
    'a wrong secret': (await wrong.fetch(address)).status,
    'no signature': (await fetch(address)).status,
    'another content than signed': (await own.fetch(address, { method: 'PUT', body: 'x', headers })).status,
  }
  if (!content.equals(await buffer(await store.read(key)))) throw new Error('What was refused was stored.')
  await store.remove(key)
  const afterwards = await store.read(key).then(() => 'there', String)
  if (!afterwards.includes('404')) throw new Error(`What was removed is ${afterwards}`)
  const text = Object.entries(told).map(([what, status]) => `${what} ${status}`)
  if (Object.values(told).some((status) => status < 400 || status >= 500)) throw new Error(text.join(', '))
  return `5 MB put, read back and removed; ${text.join(', ')}`
}
