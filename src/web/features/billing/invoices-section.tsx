import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Invoice } from '#contract/billing.ts'
import { dateText } from '#domain/subscription/counting-days.ts'
import { dollars } from '#domain/subscription/money.ts'
import { call, send } from '#web/data/call.ts'
import { saveAsFile } from '#web/data/download.ts'
import { sentenceOf } from '#web/data/problem.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { notify } from '#web/ui/notify.tsx'
import { billingKey } from '#web/data/query-keys.ts'

/** The papers of local billing, newest first, each as a PDF; nothing where a provider makes them. */
export function InvoicesSection() {
  const { isDependent } = useSession()
  const { data } = useQuery({
    queryKey: [...billingKey, 'invoices'],
    queryFn: () => call(api.listInvoices, {}),
    enabled: !isDependent,
  })
  if (!data || data.length === 0) return null
  return (
    <section className="stack m" aria-labelledby="invoices-title">
      <div>
        <h2 className="head" id="invoices-title">
          Invoices
        </h2>
        <p className="muted">Local billing: no payment was collected. Dates are in UTC, as on the papers.</p>
      </div>
      <DataTable
        label="Invoices"
        columns={columns}
        rows={data}
        rowKey={({ number }) => number}
        renderActions={(invoice) => <PaperButton invoice={invoice} />}
      />
    </section>
  )
}

const states = { due: 'Due', paid: 'Paid', withdrawn: 'Withdrawn' } as const

const columns: readonly Column<Invoice>[] = [
  {
    key: 'number',
    header: 'Number',
    cell: ({ number, kind }) => (
      <>
        <span className="num nowrap">{number}</span>
        {kind === 'credit note' && <span className="muted"> Credit note</span>}
      </>
    ),
  },
  {
    key: 'date',
    header: 'Date',
    cell: ({ issued_at }) => <span className="muted nowrap">{dateText(Date.parse(issued_at), 'UTC')}</span>,
  },
  {
    key: 'what',
    header: 'What',
    wideOnly: true,
    cell: ({ lines }) => <span className="muted">{lines.map(({ text }) => text).join('; ')}</span>,
  },
  {
    key: 'sum',
    header: 'Sum',
    align: 'end',
    cell: ({ total_cents }) => <span className="num">{dollars(total_cents)}</span>,
  },
  { key: 'state', header: 'State', cell: ({ kind, state }) => (kind === 'credit note' ? 'Booked' : states[state]) },
]

function PaperButton({ invoice: { number, kind } }: { invoice: Invoice }) {
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      await saveAsFile(await send(api.getInvoiceFile, { params: { number } }), `Drafty ${kind} ${number}.pdf`)
    } catch (error) {
      notify('error', sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="quiet" size="s" icon={FileDown} busy={busy} onClick={() => void download()}>
      <span aria-hidden>PDF</span>
      <span className="sr">{number} as a PDF</span>
    </Button>
  )
}
