import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastClientsMotion } from '#test/last-clients-motion.ts'
import type { Call } from '#test/worked-cases.ts'
import { type Installation, must } from '../demo/demo-account.ts'
import { until } from './seed-packet.ts'

const colleague = { email: 'ines@firm.example', password: 'a quiet desk for law' }

/** The firm of the attorney with one colleague, a client shared with her, and a comment that waits for the attorney. */
export async function seedFirm(at: Installation, call: Call, draft: string, clientId: string): Promise<void> {
  await call('POST', '/users/me/dependents', { email: colleague.email, role: 'paralegal' })
  const invite = await inviteIn(at.folder)
  const session = await must(at, 'POST', '/auth/signup', undefined, { ...colleague, accepted_terms: true, invite })
  await call('POST', '/firm', { name: 'Clarke Law' })
  const { firm } = await call<{ firm: { people: { id: string; email: string }[] } }>('GET', '/firm')
  const ines = firm.people.find(({ email }) => email === colleague.email)
  if (!ines) throw new Error('The colleague is not in the firm.')
  await call('POST', `/clients/${clientId}/hand-over`)
  await call('PUT', `/clients/${clientId}/access/${ines.id}`, { level: 'full' })
  const { sections } = await call<{ sections: { id: string }[] }>('GET', draft)
  const body = { section_id: sections[3]?.id ?? '', body: 'Does the declaration name the street?', mentions: [] }
  await must(at, 'POST', `${draft}/comments`, String(session['token']), body)
}

/** A client whose draft is to be written in the firm's last motion, which is full of another client. */
export async function seedTemplate(call: Call): Promise<string> {
  const { id } = await call<{ id: string }>('POST', '/clients/', { first_name: 'Emmanuel', last_name: 'Tabot' })
  const form = new FormData()
  form.set('title', 'Motion to continue')
  form.set('file', new Blob([lastClientsMotion() as BlobPart]), 'last-motion.docx')
  const { id: template } = await call<{ id: string }>('POST', '/briefs', form)
  // Refused as long as the template is being read.
  let sections: readonly object[] = []
  await until(async () => {
    const split = call<{ sections: object[] }>('GET', `/briefs/${template}/sections`)
    sections = (await split.catch(() => undefined))?.sections ?? []
    return sections.length > 0
  })
  await call('POST', `/briefs/${template}/sections`, { sections })
  const answers = { client_id: id, document_title: 'Motion to continue', template }
  await call('PUT', `/clients/${id}/answers/draft_from_template_sections`, { answers })
  return id
}

/** The newest invitation in the outbox. */
async function inviteIn(folder: string): Promise<string> {
  const outbox = join(folder, 'outbox')
  mkdirSync(outbox, { recursive: true })
  for (let waited = 0; waited < 60_000; waited += 100) {
    const mails = readdirSync(outbox).filter((file) => file.endsWith('.eml'))
    for (const name of mails) {
      const mail = readFileSync(join(outbox, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
      const invite = /invite=([\w-]+)/.exec(mail)?.[1]
      if (invite !== undefined) return invite
    }
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('The invitation did not come.')
}
