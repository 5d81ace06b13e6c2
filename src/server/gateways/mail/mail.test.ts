import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { mailToFolder } from './outbox-folder.ts'
import { mailBySmtp } from './smtp.ts'

const mail = { id: 'm-1', to: 'ana@firm.example', subject: 'Grüße', text: 'Text ä', html: '<p>Text ä</p>' }

test('a mail goes out over SMTP with text and HTML and an id of its own', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => (text += String(chunk)))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  await mailBySmtp(`smtp://127.0.0.1:${port}`, 'Drafty <no-reply@drafty.example>').send(mail)
  expect(received[0]).toMatch(/To: ana@firm\.example/)
  expect(received[0]).toContain('Message-ID: <m-1@drafty>')
  expect(received[0]).toContain('text/html')
})

test('a server that is not there is an error, so that the mail is tried again', async () => {
  await expect(mailBySmtp('smtp://127.0.0.1:9', 'a@b.example').send(mail)).rejects.toThrow()
})

test('without a mail server a mail is a file that appears whole; repeated, it stays one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const mailer = mailToFolder(folder, 'a@b.example')
  await mailer.send(mail)
  await mailer.send(mail)
  expect(readdirSync(folder)).toEqual(['m-1.eml'])
  expect(readFileSync(join(folder, 'm-1.eml'), 'utf8')).toContain('To: ana@firm.example')
})
