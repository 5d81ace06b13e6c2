import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '#contract/clients.ts'
import type { PacketReply } from '#contract/packets.ts'
import { pngPicture, textPdf } from '#server/pdf/testing/sample-files.ts'
import type { Call } from '#test/worked-cases.ts'

const patienceMs = 180_000

/** Four exhibits of different kinds, dates that are counted from the record, and the packet made. */
export async function seedPacket(call: Call, draft: string, clientId: string): Promise<void> {
  const documents = `/clients/${clientId}/documents`
  const pdf = (lines: readonly (readonly string[])[]) => textPdf(lines)
  const files: readonly (readonly [string, string, Uint8Array])[] = [
    [
      'Psychological evaluation of the father',
      'evaluation.pdf',
      await pdf([['He sleeps badly.'], ['He is not alone.']]),
    ],
    ['Lease of the family home', 'lease.pdf', await pdf([['The rent is $1,680 a month.']])],
    ['Photograph of the house', 'house.png', pngPicture(300, 200)],
  ]
  for (const [title, name, bytes] of files) {
    const form = new FormData()
    form.set('document_title', title)
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    await call('POST', documents, form)
  }
  await until(async () =>
    (await call<{ status: string }[]>('GET', documents)).every(({ status }) => status === 'ready'),
  )
  await addToRecord(call, clientId, { parole_end_date: '2027-02-10' })
  await call('POST', `${draft}/packet/make`)
  await until(async () => (await call<PacketReply>('GET', `${draft}/packet`)).status !== 'making')
}

/** A client before the Board who has moved: dates that are counted from what is on record. */
export async function seedDates(call: Call, clientId: string): Promise<void> {
  await addToRecord(call, clientId, { briefing_due_date: '2026-12-18', address_changed_date: '2026-11-23' })
}

async function addToRecord(call: Call, clientId: string, told: Readonly<Record<string, string>>): Promise<void> {
  const { first_name, middle_name, last_name, client, spouse, children } = await call<Client>(
    'GET',
    `/clients/${clientId}`,
  )
  const record = { first_name, middle_name, last_name, client: { ...client, ...told }, spouse, children }
  await call('PUT', `/clients/${clientId}`, record)
}

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await isSo());) {
    if (performance.now() - began > patienceMs) throw new Error('What the pictures show was not made in time.')
    await pause(500)
  }
}
