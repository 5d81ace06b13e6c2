import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import { addJob } from '#server/work/jobs.ts'

export type MailContent = {
  /** Names the occasion: the same key never mails twice. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly (string | { readonly link: string; readonly label: string })[]
  readonly now: number
}

/** Puts a mail into the outbox, in the transaction of what it tells about; a job delivers it. */
export async function queueMail(database: Database, { key, to, subject, paragraphs, now }: MailContent): Promise<void> {
  const known = await database.selectFrom('mails').select('id').where('dedupe_key', '=', key).executeTakeFirst()
  if (known) return
  const id = newId()
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : `${part.label}: ${part.link}`)).join('\n\n')
  const html = paragraphs.map(toHtml).join('\n')
  await database
    .insertInto('mails')
    .values({
      id,
      dedupe_key: key,
      recipient: to,
      subject,
      text_body: `${text}\n`,
      html_body: frame(subject, html),
      created_at: now,
      sent_at: null,
    })
    .execute()
  await addJob(database, { kind: 'send-mail', subjectId: id, runAt: now })
}

function toHtml(part: MailContent['paragraphs'][number]): string {
  if (typeof part === 'string') return `<p>${escape(part)}</p>`
  return `<p><a href="${escape(part.link)}" style="color:#1F5F5B;font-weight:600">${escape(part.label)}</a></p>`
}

function frame(subject: string, body: string): string {
  const style = 'font:16px/24px Inter,Arial,sans-serif;color:#1B2430;background:#FBFAF7;margin:0;padding:24px'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body style="${style}"><main style="max-width:560px">${body}</main></body></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
