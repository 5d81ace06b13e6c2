import { api } from '#contract/api.ts'
import type { Client } from '#contract/clients.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { messages } from '#domain/messages.ts'
import { send } from '#web/data/call.ts'
import { saveAsFile } from '#web/data/download.ts'
import { notify } from '#web/ui/notify.tsx'

/** Saves one client's whole file as a zip. */
export async function downloadClient(client: Client): Promise<void> {
  try {
    const response = await send(api.exportClient, { params: { clientId: client.id } })
    await saveAsFile(response, `${fullName(client)}.zip`)
  } catch {
    notify('error', messages.downloadFailed)
  }
}
