import type { Database } from '#server/database/schema.ts'
import type { InvoiceRow } from '#server/database/tables/credits.ts'
import { invoiceNumber, readLines } from './invoices.ts'
import type { Paper, Parties } from './paper.ts'

/** A paper of this account with all that stands on it; undefined for another's and for none. */
export async function readPaper(database: Database, accountId: string, name: string): Promise<Paper | undefined> {
  const number = /^DR-(\d{6,12})$/.exec(name)?.[1]
  if (number === undefined) return undefined
  const row = await database
    .selectFrom('invoices')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('number', '=', Number(number))
    .executeTakeFirst()
  return row && toPaper(row, await findNote(database, row))
}

/** The credit note that took an invoice back. */
async function findNote(database: Database, { number, state }: InvoiceRow): Promise<InvoiceRow | undefined> {
  if (state !== 'withdrawn') return undefined
  return database.selectFrom('invoices').selectAll().where('occasion', '=', `withdrawn ${number}`).executeTakeFirst()
}

function toPaper(row: InvoiceRow, note: InvoiceRow | undefined): Paper {
  const { email, name, firm, seller = [], support = '' } = JSON.parse(row.recipient) as Parties
  return {
    number: invoiceNumber(row.number),
    kind: row.kind,
    state: row.state,
    issuedAt: row.issued_at,
    paidAt: row.paid_at,
    refersTo: row.refers_to === null ? null : invoiceNumber(row.refers_to),
    withdrawn: note ? { by: invoiceNumber(note.number), at: note.issued_at } : null,
    seller,
    support,
    recipient: [name, firm, email].flatMap((line) => line || []),
    lines: readLines(row),
    totalCents: row.total_cents,
  }
}
