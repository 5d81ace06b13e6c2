import { text } from 'node:stream/consumers'
import { api } from '#contract/api.ts'
import { importBody } from '#contract/record-shapes.ts'
import { AppError } from '#contract/errors.ts'
import { receiveForm } from '#server/features/records/index.ts'
import { ownerOfNew } from '#server/access/shares.ts'
import { checkAgainst, implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { exportClient } from './export-client.ts'
import { importClients } from './import-clients.ts'

/** A table of clients is read as a whole, so it may not be large. */
const tableLimit = 5_000_000

/** A client's whole file as a zip, and clients from a table. */
export function serveClientFile(app: App, services: Services): void {
  implement(app, services, api.exportClient, ({ ownerId, params }) => exportClient(services, ownerId, params.clientId))

  implement(app, services, api.importClients, async ({ reach, context }) => {
    const { fields, file } = await receiveForm(services.files, context)
    if (!file) {
      const message = 'Please choose a CSV file.'
      throw new AppError('invalid-fields', { fields: [{ name: 'file', label: 'File', message }] })
    }
    try {
      const wish = importBody.pick({ preview: true, belongs_to: true })
      const { preview = false, belongs_to } = checkAgainst(wish, fields)
      const ownerId = ownerOfNew(reach, belongs_to)
      if (ownerId === undefined) throw new AppError('forbidden')
      const place = { reach, ownerId }
      if (file.bytes > tableLimit)
        throw new AppError(
          'body-too-large',
          {},
          { message: `“${file.fileName}” is larger than 5 MB. Please import it in parts.` },
        )
      return await importClients(services, place, await text(await services.files.read(file.key)), preview)
    } finally {
      await services.files.remove(file.key)
    }
  })
}
