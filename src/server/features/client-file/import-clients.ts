import Papa from 'papaparse'
import type { ImportReport } from '#contract/record-shapes.ts'
import { AppError } from '#contract/errors.ts'
import { columnFor, readClientRow, type ReadRow } from '#domain/clients/read-client-table.ts'
import type { Reach } from '#server/access/reach.ts'
import { inferFields, insertClients } from '#server/features/clients/index.ts'
import type { Services } from '#server/services.ts'

const mostRows = 10_000
const mostColumns = 100

/**
 * Adds the clients of a CSV table whose first row are the headings. Rows that cannot be taken are reported and left
 * out, all others are added together. A preview only reports.
 */
export async function importClients(
  services: Services,
  { reach, ownerId }: { readonly reach: Reach; readonly ownerId: string },
  text: string,
  isPreview: boolean,
): Promise<ImportReport> {
  const [headings = [], ...rows] = parse(text)
  if (rows.length === 0) throw notATable('This file has no rows under its headings.')
  if (rows.length > mostRows) throw notATable('This file has more than 10,000 rows. Please import it in parts.')
  if (headings.length > mostColumns) throw notATable('This file has more than 100 columns.')
  const columns = headings.map(columnFor)
  const fields = new Set(columns.map(({ field }) => field))
  if (!fields.has('first_name') || !fields.has('last_name'))
    throw notATable('The first row has to name the columns, “First name” and “Last name” among them.')
  const read = rows.map((cells, index) => readClientRow(columns, cells, index + 1))
  const good = read.filter(({ problems }) => problems.length === 0)
  if (!isPreview) await insertClients(services.database, reach, ownerId, good.map(toInput), services.now())
  return {
    columns,
    imported: isPreview ? 0 : good.length,
    rows: read.map(({ row, first_name, middle_name, last_name, problems }) => ({
      row,
      name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
      status: problems.length > 0 ? 'refused' : isPreview ? 'ready' : 'imported',
      problems: [...problems],
    })),
  }
}

function parse(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  if (errors.some(({ type }) => type === 'Quotes'))
    throw notATable('A quotation mark in this file is never closed. Please save it as CSV again.')
  return data
}

function toInput({ first_name, middle_name, last_name, client, spouse }: ReadRow) {
  return {
    first_name,
    middle_name: middle_name || null,
    last_name,
    client: inferFields(client),
    spouse: inferFields(spouse),
    children: [],
  }
}

function notATable(message: string): AppError {
  return new AppError('file-refused', { fields: [{ name: 'file', label: 'File', message }] }, { message })
}
