import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Usage } from '#contract/billing.ts'
import { AppError } from '#contract/errors.ts'
import { messages } from '#domain/messages.ts'
import { useSession } from '#web/session/session.ts'
import { send } from '#web/data/call.ts'
import { saveAsFile } from '#web/data/download.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { Missing } from '#web/ui/missing.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notify.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { hasNoSubscription } from '#web/session/subscription.ts'
import { ChargesTable } from './charges-table.tsx'
import styles from './usage.module.css'
import { usageQuery } from './usage-queries.ts'
import { bucketsOf, type Grouping, monthTitle, sharesOf } from './usage-shares.ts'

const UsageChart = lazy(() => loadChunk(async () => ({ default: (await import('./usage-chart.tsx')).UsageChart })))

const thisTerm = 'term'
const groupings = [
  { value: 'tool', label: 'By tool' },
  { value: 'user', label: 'By user' },
] as const

/** Credits of a term or month as a chart and draft by draft, and as a file. */
export function UsageSection() {
  const [chosen, setChosen] = useState<string | null>(null)
  const term = chosen ?? undefined
  const { data: usage, error, refetch } = useQuery(usageQuery(term))
  if (hasNoSubscription(error)) return null
  return (
    <section className="stack m" aria-labelledby="usage-title">
      <div className={styles.head}>
        <h2 className="head" id="usage-title">
          Usage
        </h2>
        <div className={styles.tools}>
          <div className={styles.period}>
            <SelectField
              label="Period"
              options={[
                { value: thisTerm, label: 'This term' },
                ...(usage?.months ?? []).map((month) => ({ value: month, label: monthTitle(month) })),
              ]}
              searchable={false}
              value={chosen ?? thisTerm}
              onChange={(value) => setChosen(value === thisTerm ? null : value)}
            />
          </div>
          <ExportButton term={term} />
        </div>
      </div>
      {usage ? (
        <Known usage={usage} />
      ) : (
        <Missing isError={error !== null} label="Loading usage" onRefresh={() => void refetch()} />
      )}
      <ChargesTable term={term} />
    </section>
  )
}

function Known({ usage }: { usage: Usage }) {
  const { isDependent } = useSession()
  const now = useNow()
  const [grouping, setGrouping] = useState<Grouping>('tool')
  const shares = sharesOf(usage, grouping)
  return (
    <div className={`panel ${styles.chart}`}>
      <div className={styles.chartHead}>
        <p>
          <b className="head">{usage.used.toLocaleString('en-US')}</b>{' '}
          <span className="muted">
            {usage.limit === null ? 'credits used' : `of ${usage.limit.toLocaleString('en-US')} credits used`}
            {isDependent && ' by you'}
            {usage.held > 0 && `, ${usage.held} of them held for drafts in progress`}
          </span>
        </p>
        {!isDependent && (
          <SegmentedControl label="Credits" options={groupings} value={grouping} onChange={setGrouping} />
        )}
      </div>
      {shares.length === 0 ? (
        <p className="muted">No credits were used. Naturalization cover pages are unlimited and not counted.</p>
      ) : (
        <Suspense fallback={<Skeleton label="Loading the chart" lines={6} />}>
          <UsageChart shares={shares} buckets={bucketsOf(usage, grouping, now)} />
        </Suspense>
      )}
    </div>
  )
}

function ExportButton({ term }: { term: string | undefined }) {
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      await saveAsFile(await send(api.getUsageFile, { query: { term } }), 'Drafty usage.csv')
    } catch (error) {
      notify('error', error instanceof AppError ? error.message : messages.downloadFailed)
    }
    setBusy(false)
  }

  return (
    <Button icon={Download} busy={busy} onClick={() => void save()}>
      Export as CSV
    </Button>
  )
}
