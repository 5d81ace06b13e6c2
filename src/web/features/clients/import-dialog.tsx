import { useState } from 'react'
import { pathTo } from '#contract/endpoint.ts'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { ImportReport } from '#contract/record-shapes.ts'
import { sendForm } from '#web/data/send-form.ts'
import { BelongsField, type BelongsTo } from '#web/features/firm/belongs-field.tsx'
import { FileField } from '#web/features/records/file-field.tsx'
import records from '#web/features/records/records.module.css'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useRefreshClients } from './clients-queries.ts'

type Row = ImportReport['rows'][number]

/** Adds clients from a CSV file: what would be added is shown first, each row that cannot be taken with its reason. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { file, choose, report, problem, busy, run, belongsTo, setBelongsTo } = useImport()
  const good = report?.rows.filter(({ status }) => status === 'ready').length ?? 0
  const isDone = report !== undefined && report.imported > 0
  return (
    <Dialog
      opened
      size="3xl"
      closeOnBackdrop={false}
      onClose={onClose}
      title="Import clients"
      footer={
        isDone ? (
          <Button look="accent" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="accent" busy={busy} disabled={good === 0} onClick={() => void run(file, false)}>
              {good === 0 ? 'Import' : `Import ${good} ${good === 1 ? 'client' : 'clients'}`}
            </Button>
          </>
        )
      }
    >
      {!isDone && (
        <FileField
          label="CSV file"
          help="The first row names the columns: First name, Last name, and whatever else you have (A-number, Date of birth, Citizenship, Spouse name …). Other columns become fields of your own."
          accept=".csv,text/csv"
          file={file}
          error={problem}
          onChange={choose}
        />
      )}
      {!isDone && <BelongsField label="Whose clients are these?" value={belongsTo} onChange={setBelongsTo} />}
      {report && <Report report={report} />}
    </Dialog>
  )
}

function Report({ report }: { report: ImportReport }) {
  const refused = report.rows.filter(({ status }) => status === 'refused')
  const taken = report.rows.length - refused.length
  return (
    <div className="stack m">
      <p role="status">
        {report.imported > 0 ? `${counted(report.imported)} imported.` : `${counted(taken)} can be imported.`}{' '}
        {refused.length > 0 && `${refused.length} ${refused.length === 1 ? 'row' : 'rows'} cannot.`}
      </p>
      <div className={records.report}>
        <DataTable
          label="Rows"
          columns={columns}
          rows={[...refused, ...report.rows.filter(({ status }) => status !== 'refused')].slice(0, 100)}
          rowKey={({ row }) => String(row)}
        />
      </div>
    </div>
  )
}

const columns: Column<Row>[] = [
  { key: 'row', header: 'Row', cell: ({ row }) => <span className="num">{row}</span> },
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'result', header: 'Result', cell: resultOf },
]

function resultOf({ status, problems }: Row): string {
  if (status === 'refused') return problems.map(({ label, message }) => `${label}: ${message}`).join(' ')
  return status === 'ready' ? 'Ready' : 'Imported'
}

function counted(count: number): string {
  return `${count} ${count === 1 ? 'client' : 'clients'}`
}

function useImport() {
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [belongsTo, setBelongsTo] = useState<BelongsTo>()
  const refresh = useRefreshClients()

  async function run(chosen: File | undefined, isPreview: boolean): Promise<void> {
    if (!chosen) return
    setBusy(true)
    setProblem(undefined)
    const form = new FormData()
    form.set('preview', isPreview ? 'yes' : 'no')
    if (belongsTo) form.set('belongs_to', belongsTo)
    form.set('file', chosen)
    try {
      setReport(api.importClients.reply.parse(await sendForm(pathTo(api.importClients, {}), form)))
      if (!isPreview) await refresh()
    } catch (error) {
      const first = error instanceof AppError ? error.details.fields?.[0]?.message : undefined
      setProblem(first ?? (error instanceof Error ? error.message : String(error)))
    } finally {
      setBusy(false)
    }
  }

  function choose(chosen: File | undefined): void {
    setFile(chosen)
    setReport(undefined)
    setProblem(undefined)
    void run(chosen, true)
  }

  return { file, choose, report, problem, busy, run, belongsTo, setBelongsTo }
}
