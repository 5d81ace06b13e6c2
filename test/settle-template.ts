import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './test-app.ts'

type OldCase = { readonly groups: readonly { readonly id: string; readonly proposed: string | null }[] }

/** Says of everything that was found in a template where it comes from: from one place, or from where software proposes. */
export async function settleTemplate(attorney: Caller, id: string, source?: 'own'): Promise<void> {
  const { status, body } = await whenRead(attorney, id)
  if (status !== 200) throw new Error(`The template was not read: ${JSON.stringify(body)}`)
  const sources = Object.fromEntries(body.groups.map((group) => [group.id, source ?? group.proposed ?? 'ask']))
  const settled = await attorney.call('POST', `/briefs/${id}/old-case`, { sources })
  if (settled.status !== 200) throw new Error(`The template was not settled: ${JSON.stringify(settled.body)}`)
}

/** A file is still being read for a while after it was sent, longer on a busy machine: asked until it is read, two minutes at most. */
async function whenRead(attorney: Caller, id: string) {
  for (const start = Date.now(); ; await sleep(200)) {
    const answer = await attorney.call<OldCase>('GET', `/briefs/${id}/old-case`)
    const isReading = answer.status !== 200 && JSON.stringify(answer.body).includes('still being read')
    if (!isReading || Date.now() - start > 120_000) return answer
  }
}
