import { readdirSync, readFileSync } from 'node:fs'
import { toolIdentities } from '#tools/identities.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import type { Draft } from '#contract/drafting.ts'
import { firmTemplates } from '#test/firm-templates.ts'

/** Calls the API as an attorney and gives the body of the reply. */
export type Call = <T = Record<string, unknown>>(method: string, path: string, body?: object) => Promise<T>

type Source = { readonly id: string; readonly kind: string; readonly title: string; readonly text: string }

/** A fictional case as the tools keep them in their `examples/`. */
export type WorkedCase = {
  readonly id: string
  readonly as_of?: string
  readonly filing_date?: string
  readonly client: Readonly<Record<string, unknown>>
  readonly answers: Readonly<Record<string, unknown>>
  readonly extra?: Readonly<Record<string, unknown>>
  readonly sources?: readonly Source[]
  /** The firm's own form that it is drafted in. */
  readonly template?: keyof typeof templateTitles
  readonly expected: Readonly<Record<string, unknown>> & { readonly sections?: readonly string[] }
}

export const exampleFolders: Readonly<Record<string, string>> = Object.fromEntries(
  toolIdentities.map(({ type, folder }) => [type, folder]),
)

const templateTitles = { motion: 'Motion to change venue', letter: 'Support letter' } as const

export function readWorkedCases(folder: string): WorkedCase[] {
  const examples = new URL(`../src/tools/${folder}/examples/`, import.meta.url)
  const names = readdirSync(examples).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => JSON.parse(readFileSync(new URL(name, examples), 'utf8')) as WorkedCase)
}

/** Puts a case on file, requests its draft and returns the path of it. */
export async function requestDraft(call: Call, type: DraftType, worked: WorkedCase): Promise<string> {
  return requestFiled(call, type, await fileCase(call, worked))
}

/** A case on file: its client, and what its draft is requested with. */
export type FiledCase = { readonly clientId: string; readonly request: object }

/** Requests the draft of a case on file and returns the path of it. */
export async function requestFiled(call: Call, type: DraftType, { clientId, request }: FiledCase): Promise<string> {
  const { draft_id } = await call<{ draft_id: string }>('POST', `/ai_tool/${type}`, request)
  return `/clients/${clientId}/drafts/${draft_id}`
}

/** Puts a case on file: its client, its template and its papers. */
export async function fileCase(call: Call, worked: WorkedCase): Promise<FiledCase> {
  const { first_name, middle_name, last_name, spouse, children, client = {}, ...fields } = worked.client
  const record = { first_name, middle_name, last_name, spouse, children, client: { ...fields, ...(client as object) } }
  const { id } = await call<{ id: string }>('POST', '/clients/', record)
  const template = worked.template && (await putTemplate(call, templateTitles[worked.template]))
  const ids = await putOnFile(call, id, [...(worked.sources ?? []), ...citedTitles(worked)])
  const about = { client_id: id, filing_date: worked.as_of ?? worked.filing_date, ...(template && { template }) }
  const given = { ...worked.answers, ...worked.extra, ...about }
  const own = [...ids].reduce((text, [old, made]) => text.replaceAll(`"${old}"`, `"${made}"`), JSON.stringify(given))
  return { clientId: id, request: JSON.parse(own) as object }
}

/** A cited source that a case names by its title alone: it is on file under this title, without a text. */
function citedTitles({ answers, sources = [] }: WorkedCase): Source[] {
  const cited = Array.isArray(answers['cited_sources']) ? (answers['cited_sources'] as string[]) : []
  const named = cited.filter((one) => !sources.some(({ id }) => id === one))
  return named.map((title) => ({ id: title, kind: 'citation', title, text: title }))
}

/** The firm's template on file, its sections confirmed as they were found. */
async function putTemplate(call: Call, title: string): Promise<string> {
  const template = firmTemplates.find((one) => one.title === title)
  if (!template) throw new Error(`There is no template "${title}".`)
  const form = new FormData()
  form.set('title', title)
  form.set('file', new Blob([(await template.bytes()) as BlobPart]), template.name)
  const { id } = await call<{ id: string }>('POST', '/briefs', form)
  await awaitReading(call, id)
  const { sections } = await call<{ sections: object[] }>('GET', `/briefs/${id}/sections`)
  await call('POST', `/briefs/${id}/sections`, { sections })
  await settle(call, id)
  return id
}

/** Waits until the server has read a template: on a busy machine longer than its upload takes. */
async function awaitReading(call: Call, id: string): Promise<void> {
  for (;;) {
    const templates = await call<{ id: string; status: string }[]>('GET', '/briefs')
    if (templates.find((one) => one.id === id)?.status !== 'processing') return
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
}

type OldCase = { readonly groups: readonly { readonly id: string; readonly proposed: string | null }[] }

/** What the template holds of another client comes from where software proposes. */
async function settle(call: Call, id: string): Promise<void> {
  const { groups } = await call<OldCase>('GET', `/briefs/${id}/old-case`)
  const sources = Object.fromEntries(groups.map((group) => [group.id, group.proposed ?? 'ask']))
  await call('POST', `/briefs/${id}/old-case`, { sources })
}

/** Waits until a draft is finished either way; its event stream ends then. */
export async function awaitDraft(call: Call, path: string): Promise<Draft> {
  await call('GET', `${path}/events`)
  return call<Draft>('GET', path)
}

async function putOnFile(call: Call, client: string, sources: readonly Source[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const add = async ({ id }: Source, path: string, fields: Readonly<Record<string, string | Blob>>) =>
    store(id, `/clients/${client}/${path}`, fields)
  const store = async (id: string, path: string, fields: Readonly<Record<string, string | Blob>>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') form.set(name, value)
      else form.set(name, value, 'file.txt')
    ids.set(id, (await call<{ id: string }>('POST', path, form)).id)
  }
  const order = ['client_cv', 'extra_client', 'expert', 'extra_expert']
  for (const source of sources.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) {
    const { kind, title, text } = source
    if (kind === 'client_cv')
      await add(source, 'documents', { document_title: title, is_cv: 'true', file: new Blob([text]) })
    if (kind === 'client_document') await add(source, 'documents', { document_title: title, file: new Blob([text]) })
    if (kind === 'citation')
      await store(source.id, `/citations/${client}`, { citation_title: title, citation_text: text })
    if (kind === 'extra_client')
      await add(source, 'extra_client', { extra_client_information_title: title, extra_client_description: text })
    if (kind === 'expert') await add(source, 'experts', { expert_name: title, expert_description: text })
    if (kind === 'extra_expert') {
      const expert = ids.get(sources.find((other) => other.kind === 'expert')?.id ?? '') ?? ''
      const fields = { extra_expert_information_title: title, extra_expert_description: text }
      await add(source, `experts/${expert}/extra_expert`, fields)
    }
  }
  return ids
}
