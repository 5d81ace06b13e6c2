import type { DraftType } from '#domain/drafting/tool.ts'
import { awaitDraft, type Call, readWorkedCases, requestDraft } from '#test/worked-cases.ts'
import { seedFirm, seedTemplate } from './seed-firm.ts'
import { seedDates, seedPacket } from './seed-packet.ts'
import { seedRevision } from './seed-revision.ts'
import { seedSignOff } from './seed-sign-off.ts'
import { type Installation, type Login, must, openAccount } from '../demo/demo-account.ts'

export const attorney: Login = { email: 'naomi@firm.example', password: 'a quiet desk for law' }
export const newcomer: Login = { email: 'first-day@firm.example', password: 'a quiet desk for law' }

/** One worked case of each tool, in the order in which they are drafted: the last one heads the lists. */
const cases: readonly (readonly [DraftType, string, number])[] = [
  ['draft_from_template_sections', 'template-revision', 1],
  ['naturalization', 'naturalization-cover-letter', 2],
  ['expert_letter', 'expert-letter', 4],
  ['upw', 'i601a-waiver', 3],
  ['draft_generator', 'asylum-brief', 1],
]

/** What the pictures are of: the parts of the addresses, by name. */
export type Seeded = Readonly<Record<string, string>>

/** An attorney's desk with a draft of every tool, one of them accepted, and an account on its first day. */
export async function seed(at: Installation): Promise<Seeded> {
  const token = await openAccount(at, attorney)
  const call = (async (method, path, body) => must(at, method, path, token, body)) as Call
  const made: Record<string, string> = {}
  for (const [type, folder, which] of cases) {
    const worked = readWorkedCases(folder)[which]
    if (!worked) throw new Error(`There is no worked case ${which} of ${folder}.`)
    const path = await requestDraft(call, type, worked)
    const draft = await awaitDraft(call, path)
    if (draft.status !== 'ready') throw new Error(`The draft of ${folder} is ${draft.status}.`)
    made[type] = path
    made[`${type} client`] = draft.client_id
  }
  await accept(call, made['expert_letter'] ?? '')
  await seedRevision(at, token, made['draft_from_template_sections'] ?? '')
  await seedSignOff(call, made['naturalization'] ?? '')
  await seedEvidence(call, made['upw client'] ?? '')
  await seedPacket(call, made['upw'] ?? '', made['upw client'] ?? '')
  await seedDates(call, made['draft_generator client'] ?? '')
  made['old client'] = await seedTemplate(call)
  await seedFirm(at, call, made['draft_generator'] ?? '', made['draft_generator client'] ?? '')
  await must(at, 'POST', '/auth/signup', undefined, { ...newcomer, accepted_terms: true })
  return made
}

/** The answers as the form would have kept them, and a declaration: what the evidence is read from. */
async function seedEvidence(call: Call, clientId: string): Promise<void> {
  const [worked] = readWorkedCases('i601a-waiver').slice(3)
  const answers = { ...worked?.answers, client_id: clientId }
  await call('PUT', `/clients/${clientId}/answers/upw`, { answers })
  const declaration = `Declaration of the qualifying relative\n\n1. I am the applicant’s father. I have lived here since 2011.\n\n2. I was diagnosed with diabetes in 2019 and cannot drive since March 2024. He drives me to dialysis three days a week.\n\n3. I earn $1,450 a month. Our rent is $1,680 a month.`
  const form = new FormData()
  form.set('document_title', 'Declaration of the father')
  form.set('file', new Blob([declaration], { type: 'text/plain' }), 'declaration.txt')
  await call('POST', `/clients/${clientId}/documents`, form)
}

/** Every section accepted, over what is open with a reason. */
async function accept(call: Call, path: string): Promise<void> {
  const { sections } = await call<{ sections: { id: string }[] }>('GET', path)
  for (const { id } of sections)
    await call('POST', `${path}/sections/${id}/accept`, { override: 'Read against the file.' }).catch(() => undefined)
}
