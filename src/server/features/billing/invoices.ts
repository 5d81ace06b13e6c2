import { sql } from 'kysely'
import type { Invoice } from '#contract/billing.ts'
import type { Database } from '#server/database/schema.ts'
import type { InvoiceRow } from '#server/database/tables/credits.ts'
import type { InvoiceLine, Parties } from './paper.ts'

export type NewInvoice = {
  readonly accountId: string
  /** Names what is booked: the same thing is never booked twice. */
  readonly occasion: string
  readonly lines: readonly InvoiceLine[]
  readonly state: 'due' | 'paid'
  readonly issuedAt: number
}

/** What stands on every paper of an installation. */
export type InvoiceDesk = { readonly seller: readonly string[]; readonly support: string }

/** `DR-000012`. */
export function invoiceNumber(number: number): string {
  return `DR-${String(number).padStart(6, '0')}`
}

/**
 * Books an invoice in the transaction of its event and gives its number; null for a sum of nothing, and for an occasion
 * that was booked before. Numbers have no gap: the counter is taken in the same transaction.
 */
export async function bookInvoice(
  transaction: Database,
  desk: InvoiceDesk,
  invoice: NewInvoice,
): Promise<number | null> {
  const total = invoice.lines.reduce((sum, { cents }) => sum + cents, 0)
  if (total === 0 || (await findByOccasion(transaction, invoice.occasion))) return null
  return insertInvoice(transaction, desk, invoice, { kind: 'invoice', total, refersTo: null })
}

/** The money for an open invoice came: it is paid. Gives its number; undefined when none was open. */
export async function payOpenInvoice(
  transaction: Database,
  accountId: string,
  now: number,
): Promise<number | undefined> {
  const open = await findOpenInvoice(transaction, accountId)
  if (!open) return undefined
  await transaction
    .updateTable('invoices')
    .set({ state: 'paid', paid_at: now })
    .where('number', '=', open.number)
    .execute()
  return open.number
}

/** Takes an open invoice back by a credit note that names it. Gives the number of the invoice. */
export async function withdrawOpenInvoice(
  transaction: Database,
  desk: InvoiceDesk,
  accountId: string,
  now: number,
): Promise<number | undefined> {
  const open = await findOpenInvoice(transaction, accountId)
  if (!open) return undefined
  await transaction.updateTable('invoices').set({ state: 'withdrawn' }).where('number', '=', open.number).execute()
  const lines = readLines(open).map((line) => ({ ...line, cents: -line.cents }))
  const occasion = `withdrawn ${open.number}`
  const note: NewInvoice = { accountId, occasion, lines, state: 'paid', issuedAt: now }
  await insertInvoice(transaction, desk, note, { kind: 'credit note', total: -open.total_cents, refersTo: open.number })
  return open.number
}

export function findOpenInvoice(database: Database, accountId: string): Promise<InvoiceRow | undefined> {
  return database
    .selectFrom('invoices')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'due')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest two hundred papers of an account. */
export function listInvoices(database: Database, accountId: string): Promise<InvoiceRow[]> {
  return database
    .selectFrom('invoices')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .limit(200)
    .execute()
}

export function toInvoice(row: InvoiceRow): Invoice {
  const { number, kind, state, issued_at: issued, paid_at: paid, refers_to: refers, total_cents } = row
  return {
    number: invoiceNumber(number),
    kind,
    state,
    issued_at: new Date(issued).toISOString(),
    paid_at: paid === null ? null : new Date(paid).toISOString(),
    refers_to: refers === null ? null : invoiceNumber(refers),
    lines: readLines(row),
    total_cents,
  }
}

export function readLines(invoice: InvoiceRow): InvoiceLine[] {
  return JSON.parse(invoice.invoice_lines) as InvoiceLine[]
}

async function insertInvoice(
  transaction: Database,
  { seller, support }: InvoiceDesk,
  { accountId, occasion, lines, state, issuedAt }: NewInvoice,
  { kind, total, refersTo }: { kind: InvoiceRow['kind']; total: number; refersTo: number | null },
): Promise<number> {
  const number = await takeNumber(transaction)
  await transaction
    .insertInto('invoices')
    .values({
      number,
      account_id: accountId,
      kind,
      state,
      issued_at: issuedAt,
      paid_at: state === 'paid' ? issuedAt : null,
      refers_to: refersTo,
      occasion,
      recipient: JSON.stringify({
        ...(await findRecipient(transaction, accountId)),
        seller,
        support,
      } satisfies Parties),
      invoice_lines: JSON.stringify(lines),
      total_cents: total,
    })
    .execute()
  return number
}

/** The next number; the first invoice of an installation makes the counter. */
async function takeNumber(transaction: Database): Promise<number> {
  const counted = await transaction
    .updateTable('invoice_counter')
    .set({ last_number: sql`last_number + 1` })
    .where('id', '=', 'invoices')
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) {
    await transaction.insertInto('invoice_counter').values({ id: 'invoices', last_number: 1 }).execute()
    return 1
  }
  const { last_number: number } = await transaction
    .selectFrom('invoice_counter')
    .select('last_number')
    .where('id', '=', 'invoices')
    .executeTakeFirstOrThrow()
  return number
}

function findByOccasion(database: Database, occasion: string): Promise<{ number: number } | undefined> {
  return database.selectFrom('invoices').select('number').where('occasion', '=', occasion).executeTakeFirst()
}

/** The account's address, and the attorney and firm where they are known at this moment. */
async function findRecipient(database: Database, accountId: string): Promise<Parties> {
  const row = await database
    .selectFrom('accounts')
    .leftJoin('attorney_profiles as profile', 'profile.account_id', 'accounts.id')
    .select(['email', 'profile.first_name', 'profile.last_name', 'profile.firm_name'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
  const name = [row?.first_name, row?.last_name].filter(Boolean).join(' ')
  return { email: row?.email ?? '', ...(name !== '' && { name }), ...(row?.firm_name && { firm: row.firm_name }) }
}

/** The account is deleted: numbers, dates and sums stay, without name and address. */
export async function forgetRecipients(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .updateTable('invoices')
    .set({ account_id: null, recipient: JSON.stringify({ email: '' } satisfies Parties) })
    .where('account_id', '=', accountId)
    .execute()
}
