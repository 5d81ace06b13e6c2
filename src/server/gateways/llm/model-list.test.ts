import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readModelList } from './model-list.ts'

test('the key of the provider is not carried to another address that an answer names', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`)
    if (request.url === '/v1/models') response.writeHead(302, { Location: '/elsewhere' }).end()
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[]}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  await expect(readModelList({ provider: 'openai', apiKey: 'key', baseUrl })).rejects.toThrow()
  expect(asked).toEqual(['/v1/models Bearer key'])
})
