import Papa from 'papaparse'
import { api } from '#contract/api.ts'
import { describeDevice } from '#domain/devices/describe-device.ts'
import { deedWords, partOfClient } from '#domain/firm/record-of-access.ts'
import type { Database } from '#server/database/schema.ts'
import { findClient } from '#server/features/clients/index.ts'
import { AppError } from '#contract/errors.ts'
import { attachmentHeader } from '#server/http/content-disposition.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { readRecord } from './read-record-of-access.ts'

/** Who opened, changed or downloaded what of a client: for the firm, and as a file for the client. */
export function serveRecordOfAccess(app: App, services: Services): void {
  const { database } = services

  implement(app, services, api.getRecordOfAccess, async ({ ownerId, params, query, context }) => {
    await requireClient(database, ownerId, params.clientId)
    await services.settleTrail()
    const { rows, next } = await readRecord(database, { ownerId, clientId: params.clientId }, query)
    if (next !== undefined) context.header('X-Next-Cursor', next)
    return rows
  })

  implement(app, services, api.downloadRecordOfAccess, async ({ ownerId, params, context }) => {
    await requireClient(database, ownerId, params.clientId)
    await services.settleTrail()
    const data: string[][] = []
    let cursor: string | undefined
    do {
      const page = await readRecord(database, { ownerId, clientId: params.clientId }, { limit: 200, cursor })
      for (const { at, person, what, call, device } of page.rows)
        data.push([plainTime(at), person, deedWords[what] ?? what, partOfClient(call), describeDevice(device)])
      cursor = page.next
    } while (cursor !== undefined && data.length < mostRows)
    const fields = ['Time (UTC)', 'Person', 'What', 'Part', 'Device']
    const text = `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' })}\r\n`
    return context.body(text, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachmentHeader('record-of-access.csv'),
    })
  })
}

const mostRows = 100_000

/** `2026-11-20 17:00:00`, as people and spreadsheets read it. */
const plainTime = (at: string) => at.slice(0, 19).replace('T', ' ')

async function requireClient(database: Database, ownerId: string, clientId: string): Promise<void> {
  if (!(await findClient(database, ownerId, clientId))) throw new AppError('not-found')
}
