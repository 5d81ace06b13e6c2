import { readdirSync, readFileSync } from 'node:fs'
import { createAuthenticator } from './doubles/passkey.ts'
import { smallPdf } from '#server/reading/testing/small-files.ts'
import { simpleAnswers } from './simple-answers.ts'
import type { Caller, UploadedFile } from './test-app.ts'

/** One of each stored thing of an attorney, by the name of its parameter in the contract's paths. */
export async function buildRecords(attorney: Caller): Promise<Record<string, string>> {
  const clientId = await buildClient(attorney, { client: { oath_date: '2026-12-20' } })
  const draft = await attorney.call<{ draft_id: string }>('POST', '/ai_tool/naturalization', {
    ...simpleNaturalization,
    client_id: clientId,
  })
  if (draft.status !== 201) throw new Error(JSON.stringify(draft.body))
  const draftId = draft.body.draft_id
  const { body } = await attorney.call<{ sections: { id: string }[] }>('GET', `/clients/${clientId}/drafts/${draftId}`)
  const sessions = await attorney.call<{ id: string }[]>('GET', '/users/me/sessions')
  const dates = await attorney.call<{ dates: { id: string }[] }>('GET', `/clients/${clientId}/dates`)
  const account = await buildAccountRecords(attorney)
  const ids = { clientId, draftId, sectionId: body.sections[0]?.id ?? '', userSessionId: sessions.body[0]?.id ?? '' }
  // What left for a model has no stored thing here, where none is asked; its owner is tested with the requests themselves.
  // Parts of a case map have no thing of their own either: they are found in the map of their client, or not at all.
  const inMap = { factId: 'F1', conflictId: 'K1', personId: 'spouse', passageId: 'p1' }
  return {
    ...ids,
    number: '1',
    page: '1',
    label: '1',
    kind: 'cover-page',
    form: 'N-400',
    sourceId: draftId,
    checkId: await buildCheck(attorney),
    ...inMap,
    dateId: dates.body.dates[0]?.id ?? '',
    sentId: draftId,
    ...(await buildComment(attorney, ids)),
    ...account,
    ...(await buildFiles(attorney, clientId)),
  }
}

/** A comment on the draft, and a request to review it that waits for the attorney. */
async function buildComment(attorney: Caller, { clientId, draftId, sectionId }: Record<string, string>) {
  type Said = { comments: { id: string }[]; reviews: { id: string }[]; people: { id: string }[] }
  const draft = `/clients/${clientId}/drafts/${draftId}`
  const comment = { section_id: sectionId, body: 'Is this so?' }
  const { people } = (await attorney.call<Said>('POST', `${draft}/comments`, comment)).body
  const asked = await attorney.call<Said>('POST', `${draft}/asks`, { person_id: people[0]?.id ?? '' })
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body))
  return { commentId: asked.body.comments[0]?.id ?? '', askId: asked.body.reviews[0]?.id ?? '' }
}

async function buildCheck(attorney: Caller): Promise<string> {
  const asked = { asked: 'Otto Nobody' }
  return (await attorney.call<{ id: string }>('POST', '/firm/conflict-checks', asked)).body.id
}

/** A passkey, a dependent and an export. */
async function buildAccountRecords(attorney: Caller) {
  await attorney.verify()
  const invited = await attorney.call<{ id: string }>('POST', '/users/me/dependents', { email: 'bea@firm.example' })
  const packed = await attorney.call<{ id: string }>('POST', '/users/me/export')
  const options = await attorney.call<{ challenge: string }>('POST', '/users/me/passkeys/options')
  const credential = createAuthenticator('http://drafty.test', 'drafty.test').create(options.body)
  const passkey = await attorney.call<{ id: string }>('POST', '/users/me/passkeys', { credential, name: 'Laptop' })
  if (passkey.status !== 201) throw new Error(JSON.stringify(passkey.body))
  return {
    dependentId: invited.body.id,
    memberId: invited.body.id,
    exportId: packed.body.id,
    passkeyId: passkey.body.id,
  }
}

/** One of each kind of record with a file or a text. */
export async function buildFiles(attorney: Caller, clientId: string): Promise<Record<string, string>> {
  const made = async (path: string, fields: Record<string, string>, file?: UploadedFile): Promise<string> => {
    const reply = await attorney.upload<{ id: string }>(path, fields, file)
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
    return reply.body.id
  }
  const client = `/clients/${clientId}`
  const documentId = await made(`${client}/documents`, { document_title: 'Declaration' }, textFile)
  const expertId = await made(`${client}/experts`, { expert_name: 'Dr. Ada Example', expert_description: 'Historian' })
  return {
    documentId,
    recordId: documentId,
    expertId,
    extraExpertId: await made(`${client}/experts/${expertId}/extra_expert`, {
      extra_expert_information_title: 'Publications',
      extra_expert_description: 'Two books.',
    }),
    extraClientId: await made(`${client}/extra_client`, {
      extra_client_information_title: 'Interview',
      extra_client_description: 'She fled in 2019.',
    }),
    citationId: await made(`/citations/${clientId}`, { citation_title: 'Report', citation_text: 'It is so.' }),
    briefId: await made(
      '/briefs',
      { title: 'Motion' },
      { name: 'motion.pdf', bytes: smallPdf([['Motion to reopen the proceedings of the respondent']]) },
    ),
  }
}

export const textFile: UploadedFile = { name: 'declaration.txt', bytes: 'I was born in Douala and left in 2019.' }

export async function buildClient(attorney: Caller, record: object = {}): Promise<string> {
  const body = { first_name: 'Ana', middle_name: 'Maria', last_name: 'Example', ...record }
  const reply = await attorney.call<{ id: string }>('POST', '/clients/', body)
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
  return reply.body.id
}

/** The same with its day. */
export const simpleNaturalization = { ...simpleAnswers, filing_date: '2026-11-20' }

export type Case = {
  id: string
  as_of: string
  extra?: Record<string, unknown>
  client: Record<string, unknown>
  answers: Record<string, unknown>
  expected: Record<string, unknown> & { checks: string[]; sections: string[]; absent?: string[] }
}

const examples = 'src/tools/i601a-waiver/examples'

/** The fictional waiver cases that come with the tool. */
export const waiverCases: readonly Case[] = readdirSync(examples)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(`${examples}/${name}`, 'utf8')) as Case)

/** A case's client as the API takes it: its fields stand beside the name, or under `client`. */
export function clientOf({ client: given }: Case) {
  const { first_name, middle_name, last_name, spouse, children, client = {}, ...record } = given
  return { first_name, middle_name, last_name, client: { ...record, ...(client as object) }, spouse, children }
}

const simplest = waiverCases.find(({ id }) => id.startsWith('F1_'))
export const waiverClient = simplest ? clientOf(simplest) : {}
export const waiverAnswers = simplest?.answers ?? {}
