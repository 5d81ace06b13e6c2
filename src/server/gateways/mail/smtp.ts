import type { Transporter } from 'nodemailer'
import type { Mailer } from './port.ts'

/** Delivers over SMTP. The message id is the mail's own, so that a repeated delivery is recognised as one. */
export function mailBySmtp(url: string, from: string): Mailer {
  let transport: Promise<Transporter> | undefined
  return {
    async send({ id, to, subject, text, html }) {
      transport ??= open(url)
      await (await transport).sendMail({ from, to, subject, text, html, messageId: `<${id}@drafty>` })
    },
  }
}

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
}
