import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { MailPace } from '#contract/comments.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './firm.module.css'

const options = [
  { value: 'daily', label: 'One a day at most' },
  { value: 'each', label: 'One for each' },
  { value: 'none', label: 'None' },
]

const key = ['waiting-mails']

/** How often a mail tells what waits in the drafts of the firm. */
export function MailPaceSection() {
  const { data } = useQuery({ queryKey: key, queryFn: () => call(api.getMailPace, {}) })
  const change = useChange((pace: MailPace['pace']) => call(api.setMailPace, { body: { pace } }), { touches: [key] })
  return (
    <section className={`panel stack ${styles.section}`} aria-labelledby="mail-pace-title">
      <h2 className="sub" id="mail-pace-title">
        Mails about what waits for you
      </h2>
      <p className="small muted">
        Mentions and requests to review. A mail names the colleague, never the client or what was said.
      </p>
      <div className={styles.pace}>
        <SelectField
          label="How often a mail comes"
          options={options}
          value={data?.pace ?? null}
          loading={data === undefined}
          onChange={(value) => change.run(value as MailPace['pace'])}
        />
      </div>
    </section>
  )
}
