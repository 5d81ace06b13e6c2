import Papa from 'papaparse'
import type { Charge } from '#contract/billing.ts'
import type { Database } from '#server/database/schema.ts'
import { findEntry } from '#tools/catalog.ts'
import { type Asking, listCharges } from './list-charges.ts'
import type { Period } from './period.ts'

const pageSize = 500
/** What a spreadsheet would run as a formula when it opens the file, also after spaces and in its wide forms. */
const formula = /^[\s\uFEFF]*[=+\-@|%＝＋－＠]|^[\t\r\n]/

const outcomes: Readonly<Record<Charge['outcome'], string>> = {
  held: 'in progress',
  settled: 'charged',
  released: 'not charged',
}

/** Every draft of the period with its cost as CSV (RFC 4180, UTF-8 with its mark, so that Excel reads the accents). */
export async function writeUsageFile(database: Database, asking: Asking, period: Period): Promise<string> {
  const data: string[][] = []
  let cursor: string | undefined
  do {
    const page = await listCharges(database, asking, period, { limit: pageSize, cursor })
    for (const item of page.items) data.push(lineOf(item))
    cursor = page.next
  } while (cursor !== undefined)
  const fields = ['Date (UTC)', 'Draft', 'User', 'Client', 'Outcome', 'Credits']
  return `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: formula, newline: '\r\n' })}\r\n`
}

function lineOf({ charged_at, draft_type, member, client_name, outcome, credits }: Charge): string[] {
  const title = findEntry(draft_type)?.identity.title ?? draft_type
  return [charged_at, title, member, client_name ?? '', outcomes[outcome], String(credits)]
}
