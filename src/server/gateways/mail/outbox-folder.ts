import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './port.ts'

/** Without a mail server every mail becomes an `.eml` file that any mail program opens; its name starts with the time. */
export function mailToFolder(folder: string, from: string): Mailer {
  return {
    async send({ id, to, subject, text, html }) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await transport.sendMail({ from, to, subject, text, html, messageId: `<${id}@drafty>` })
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${id}.eml`)
      await writeFile(`${path}.part`, message as Buffer)
      await rename(`${path}.part`, path)
    },
  }
}
