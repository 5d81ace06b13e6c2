import type { Caller } from './test-app.ts'

type OldCase = { readonly groups: readonly { readonly id: string; readonly proposed: string | null }[] }

/** Says of everything that was found in a template where it comes from: from one place, or from where software proposes. */
export async function settleTemplate(attorney: Caller, id: string, source?: 'own'): Promise<void> {
  const { status, body } = await attorney.call<OldCase>('GET', `/briefs/${id}/old-case`)
  if (status !== 200) throw new Error(`The template was not read: ${JSON.stringify(body)}`)
  const sources = Object.fromEntries(body.groups.map((group) => [group.id, source ?? group.proposed ?? 'ask']))
  const settled = await attorney.call('POST', `/briefs/${id}/old-case`, { sources })
  if (settled.status !== 200) throw new Error(`The template was not settled: ${JSON.stringify(settled.body)}`)
}
