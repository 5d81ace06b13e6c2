import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { onTestFinished } from 'vitest'

export const s3Access = { region: 'us-east-1', accessKeyId: 'drafty', secretAccessKey: 'a secret of the store' }

/** A small S3: one bucket, objects by path, signatures and content hashes checked, lists in pages of two. */
export async function startS3(bucket = 'drafty') {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const answer = (status: number, content: Buffer | string = '') => response.writeHead(status).end(content)
    if (!(await isSigned(request.method ?? '', url, request.headers))) return answer(403)
    const [, ownBucket, key = ''] = url.pathname.split('/')
    if (ownBucket !== bucket) return answer(404)
    if (request.method === 'PUT') return answer(put(objects, key, request.headers, body))
    if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404)
    if (key === '')
      return answer(200, listPage([...objects.keys()].toSorted(), url.searchParams.get('continuation-token')))
    const found = objects.get(key)
    return found ? answer(200, found) : answer(404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects }
}

/** Stores an object, or a copy of another one; the status of the answer. */
function put(objects: Map<string, Buffer>, key: string, headers: IncomingHttpHeaders, body: Buffer): number {
  const hash = createHash('sha256').update(body).digest('hex')
  if (headers['x-amz-content-sha256'] !== hash) return 400
  if (headers['if-none-match'] === '*' && objects.has(key)) return 412
  const source = headers['x-amz-copy-source']
  const content = typeof source === 'string' ? objects.get(source.split('/')[2] ?? '') : body
  if (content === undefined) return 404
  objects.set(key, content)
  return 200
}

async function isSigned(method: string, url: URL, headers: NodeJS.Dict<string | string[]>): Promise<boolean> {
  const given = String(headers['authorization'] ?? '')
  const signedNames = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? []
  const kept = signedNames.filter((name) => name !== 'host').map((name) => [name, String(headers[name])] as const)
  const signer = new AwsV4Signer({
    ...s3Access,
    method,
    url: url.href,
    headers: Object.fromEntries(kept),
    service: 's3',
    datetime: String(headers['x-amz-date']),
  })
  return (await signer.authHeader()) === given
}

function listPage(keys: readonly string[], token: string | null): string {
  const from = Number(token ?? 0)
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  const items = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  return `<?xml version="1.0"?><ListBucketResult>${items.join('')}${next}</ListBucketResult>`
}
