import { Check, CircleHelp, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import type { SignOffDecision, SignOffReply } from '#contract/sign-offs.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { recentDate } from '#web/ui/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './sign-off.module.css'

const words: Readonly<Record<SignOffDecision['kind'], string>> = {
  accepted: 'Overridden',
  override: 'Overridden',
  verified: 'Verified',
  withdrawn: 'Withdrawn',
  yes: 'Answered yes',
  no: 'Answered no',
}
const isOverridden = ({ kind }: SignOffDecision) => kind === 'accepted' || kind === 'override'

/** What was decided about each finding and each question of the preflight: by whom, when, and why. */
export function Decisions({ decisions, standing }: Pick<SignOffReply, 'decisions' | 'standing'>) {
  const none = standing === 'open' ? 'Nothing decided by hand yet' : 'Nothing had to be decided'
  const [shown, setShown] = useState<'all' | 'overridden'>('all')
  const now = useNow()
  const overridden = decisions.filter(isOverridden)
  const rest = decisions.filter((one) => !isOverridden(one))
  const listed = shown === 'all' ? [...overridden, ...rest] : overridden
  return (
    <section aria-labelledby="decided">
      <div className={styles.sectionHead}>
        <h2 className="head" id="decided">
          What was decided
        </h2>
        {decisions.length > 0 && (
          <SegmentedControl
            label="Show"
            options={[
              { value: 'all', label: `All ${decisions.length}` },
              { value: 'overridden', label: `Overridden ${overridden.length}` },
            ]}
            value={shown}
            onChange={setShown}
          />
        )}
      </div>
      <div className={`panel ${styles.decisions}`}>
        {listed.length === 0 ? (
          <EmptyState small title={decisions.length === 0 ? none : 'Nothing was overridden'}>
            What is verified by hand, answered or accepted over a check stands here, with who, when and why.
          </EmptyState>
        ) : (
          <table className={styles.table} aria-label="What was decided">
            <thead>
              <tr>
                <th scope="col">Kind</th>
                <th scope="col">Decision</th>
                <th scope="col">Who</th>
                <th scope="col">When</th>
              </tr>
            </thead>
            <tbody>
              {listed.map((one) => (
                <tr key={`${one.rule} ${one.about} ${one.section} ${one.at}`}>
                  <td>
                    <Kind decision={one} />
                  </td>
                  <td>
                    <span className={styles.what}>{one.about}</span>
                    {one.section !== null && <span className={`small muted ${styles.line}`}>{one.section}</span>}
                    {one.reason !== null && <span className={styles.why}>“{one.reason}”</span>}
                  </td>
                  <td title={one.by}>
                    <Avatar name={one.by} />
                    <span className="sr">{one.by}</span>
                  </td>
                  <td className="small muted">{recentDate(Date.parse(one.at), now)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  )
}

function Kind({ decision }: { decision: SignOffDecision }) {
  const { kind } = decision
  if (isOverridden(decision))
    return (
      <StateLabel icon={TriangleAlert} tone="warning">
        {words[kind]}
      </StateLabel>
    )
  if (kind === 'no') return <StateLabel icon={X}>{words[kind]}</StateLabel>
  return (
    <StateLabel icon={kind === 'withdrawn' ? CircleHelp : Check} tone="success">
      {words[kind]}
    </StateLabel>
  )
}
