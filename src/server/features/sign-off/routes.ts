import { Readable } from 'node:stream'
import { api } from '#contract/api.ts'
import { docxType } from '#contract/draft-files.ts'
import { AppError } from '#contract/errors.ts'
import { recordPaper } from '#domain/sign-off/record-paper.ts'
import type { SignOffRecord } from '#domain/sign-off/sign-off-record.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { requireFreshProof, signerFor } from '#server/features/accounts/index.ts'
import { draftFor } from '#server/features/drafting/index.ts'
import { printPaper } from '#server/features/packets/index.ts'
import { attachmentHeader } from '#server/http/content-disposition.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { presentSignOff } from './present-sign-off.ts'
import { readDesk } from './read-desk.ts'
import { recordFile } from './record-file.ts'
import { signOff } from './sign-off.ts'
import { findKey, findSignOff, listKeys } from './store.ts'

type Asking = { readonly account: Account; readonly ownerId: string }
type Path = { readonly clientId: string; readonly draftId: string }

export function serveSignOffs(app: App, services: Services): void {
  const { database } = services

  const open = async ({ account, ownerId }: Asking, path: Path) => {
    const draft = await draftFor(database, ownerId, path)
    if (draft.state !== 'ready') throw new AppError('not-now')
    const signer = await signerFor(database, account, { ownerId, clientId: draft.client_id })
    return readDesk(services, signer, draft)
  }

  const signedOf = async (ownerId: string, path: Path) => {
    const draft = await draftFor(database, ownerId, path)
    const row = await findSignOff(database, draft)
    if (!row) throw new AppError('not-found')
    return { draft, row }
  }

  implement(app, services, api.getSignOff, async ({ account, ownerId, params }) =>
    presentSignOff(services, await open({ account, ownerId }, params)),
  )

  implement(app, services, api.signOff, async ({ account, ownerId, session, params, body }) => {
    requireFreshProof(services, session)
    await signOff(services, account, await open({ account, ownerId }, params), body)
    return presentSignOff(services, await open({ account, ownerId }, params))
  })

  implement(app, services, api.downloadSignOff, async ({ ownerId, params, context }) => {
    const { draft, row } = await signedOf(ownerId, params)
    const key = await findKey(database, row.key_id)
    if (!key) throw new Error(`The public key ${row.key_id} is not in the database.`)
    return context.body(await recordFile(row, key.public_pem), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': attachmentHeader(`${draft.client_name} - Sign-off record.zip`),
    })
  })

  implement(app, services, api.printSignOff, async ({ ownerId, params, context }) => {
    const { draft, row } = await signedOf(ownerId, params)
    const record = JSON.parse(row.record_text) as SignOffRecord
    return context.body(await printPaper(recordPaper(record, row.key_id)), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachmentHeader(`${draft.client_name} - Sign-off record.pdf`),
    })
  })

  implement(app, services, api.downloadSigned, async ({ ownerId, params, context }) => {
    const { row } = await signedOf(ownerId, params)
    const content = Readable.toWeb(await services.files.read(row.file_key)) as ReadableStream<Uint8Array>
    return context.body(content, 200, {
      'Content-Type': docxType,
      'Content-Length': String(row.file_bytes),
      'Content-Disposition': attachmentHeader(row.file_name),
    })
  })

  implement(app, services, api.listSignOffKeys, async () =>
    (await listKeys(database)).map(({ key_id, first_used_at, public_pem }) => ({
      key_id,
      first_used_at: new Date(first_used_at).toISOString(),
      public_key: public_pem,
    })),
  )
}
