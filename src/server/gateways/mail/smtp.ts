import { createTransport } from 'nodemailer'
import type { Mailer } from './port.ts'

/** Delivers over SMTP. The message id is the mail's own, so that a repeated delivery is recognised as one. */
export function mailBySmtp(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return {
    async send({ id, to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html, messageId: `<${id}@drafty>` })
    },
  }
}
