import { Meter } from '#web/app/header/credits-meter.tsx'
import { ErrorScreen } from '#web/app/error-screen.tsx'
import { ChunkLoadError } from '#web/lazy/load-chunk.ts'
import { useNow } from '#web/ui/use-now.ts'
import styles from './dev.module.css'
import { sampleReader } from './sample-billing.ts'
import { Columns, Section } from './section.tsx'

const day = 86_400_000

export function ShellSections() {
  const now = useNow()
  const plan = {
    planId: 'small-firm-accelerate-sept-2025',
    period: 'monthly',
    termStart: now - 23 * day,
    termEnd: now + 7 * day,
  } as const
  const readers = [
    sampleReader({ ...plan, status: 'active' }, { now, used: 425 }),
    sampleReader({ ...plan, status: 'trialing' }, { now, used: 425 }),
    sampleReader({ ...plan, status: 'active' }, { now, used: 1500 }),
    sampleReader({ ...plan, status: 'past_due', dueSince: now - day }, { now, used: 425 }),
    sampleReader({ ...plan, status: 'non_renewing', termEnd: now + 3600 }, { now }),
    sampleReader({ status: 'placeholder' }, { now, used: 100 }),
    sampleReader({ ...plan, status: 'cancelled' }, { now }),
  ]
  return (
    <>
      <Section title="Credits meter">
        <Columns>
          {readers.map((reader) => (
            <Meter key={`${reader.facts.situation}${reader.facts.status}`} reader={reader} />
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
