import { api } from '#contract/api.ts'
import { messages } from '#domain/messages.ts'
import { send } from '#web/data/call.ts'
import { saveAsFile } from '#web/data/download.ts'
import { notify } from '#web/ui/notify.tsx'

/** Saves the whole record of access of a client as a file. */
export async function downloadRecordOfAccess(clientId: string): Promise<void> {
  try {
    await saveAsFile(await send(api.downloadRecordOfAccess, { params: { clientId } }), 'record-of-access.csv')
  } catch {
    notify('error', messages.downloadFailed)
  }
}
