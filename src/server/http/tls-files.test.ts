import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { Hono } from 'hono'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'
import type { App } from './strict-headers.ts'
import { readTls, watchTls } from './tls-files.ts'

/** A certificate of its own for a name, by the system's openssl. */
function makePair(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const options = [
    'req',
    '-x509',
    ...curve,
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    key,
    '-out',
    cert,
  ]
  execFileSync('openssl', options, { stdio: 'pipe' })
  return { cert, key }
}

/** Whose certificate a server shows. */
function nameAt(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(String(socket.getPeerCertificate().subject.CN))
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

test('the product speaks TLS by itself and takes a renewed certificate without a restart, a broken one not', async () => {
  const files = makePair('first.example')
  const app = new Hono().get('/', (context) => context.text(new URL(context.req.url).protocol)) as unknown as App
  const port = await new Promise<number>((resolve) => {
    const { server } = listen(app, { port: 0, hostname: '127.0.0.1', tls: readTls(files) }, () =>
      resolve((server.address() as AddressInfo).port),
    )
    const stop = watchTls(server as Server, files, pino({ level: 'silent' }), 50)
    onTestFinished(() => {
      stop()
      server.close()
      server.closeAllConnections()
    })
  })
  expect(await nameAt(port)).toBe('first.example')
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()

  writeFileSync(files.cert, 'half of a certificate')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await nameAt(port)).toBe('first.example')

  const renewed = makePair('second.example')
  copyFileSync(renewed.key, files.key)
  copyFileSync(renewed.cert, files.cert)
  await expect.poll(() => nameAt(port)).toBe('second.example')
})

test('files that are no certificate with its key stop the start with a sentence', () => {
  const [one, other] = [makePair('one.example'), makePair('other.example')]
  expect(() => readTls({ cert: one.cert, key: other.key })).toThrow('TLS_CERT and TLS_KEY are no certificate')
  expect(() => readTls({ cert: join(tmpdir(), 'no-such-file'), key: one.key })).toThrow('TLS_CERT and TLS_KEY')
})
