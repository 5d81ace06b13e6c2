import { CreditsMeter } from '#web/app/header/credits-meter.tsx'
import { ErrorScreen } from '#web/app/error-screen.tsx'
import type { MeterStatus } from '#web/session/session.ts'
import { ChunkLoadError } from '#web/lazy/load-chunk.ts'
import { useNow } from '#web/ui/use-now.ts'
import styles from './dev.module.css'
import { samplePlan } from './sample-server.ts'
import { Columns, Section } from './section.tsx'

export function ShellSections() {
  const now = useNow()
  const plan = samplePlan(now)
  const meters: MeterStatus[] = [
    plan,
    { ...plan, subscription_status: 'trialing' },
    { ...plan, drafts_current_count: 15 },
    {
      ...plan,
      subscription_status: 'in_trial',
      drafts_current_count: 0,
      term_end_date: new Date(now + 3600).toISOString(),
    },
  ]
  return (
    <>
      <Section title="Credits meter">
        <Columns>
          {meters.map((status) => (
            <CreditsMeter
              key={`${status.subscription_status}${status.drafts_current_count}`}
              status={status}
              isDependent={false}
              now={now}
            />
          ))}
        </Columns>
      </Section>
      <Section title="Error screens">
        <Columns>
          <div className={styles.framed}>
            <ErrorScreen error={new Error('broken')} onTryAgain={() => undefined} />
          </div>
          <div className={styles.framed}>
            <ErrorScreen error={new ChunkLoadError('CHUNK_LOAD_FAILED', null)} onTryAgain={() => undefined} />
          </div>
        </Columns>
      </Section>
    </>
  )
}
