import { useQueryClient } from '@tanstack/react-query'
import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#contract/api.ts'
import type { ConflictCheck } from '#contract/conflict-checks.ts'
import { call } from '#web/data/call.ts'
import { useAction } from '#web/data/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useKeptForm } from '#web/session/use-kept-form.ts'
import { FieldError } from '#web/ui/field.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { notify } from '#web/ui/notify.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import { decisionNames } from './firm-words.ts'
import conflicts from './conflicts.module.css'
import styles from './firm.module.css'
import { checksKey, RecordedChecks } from './recorded-checks.tsx'
import { WallButton } from './share-button.tsx'

const nobody = { asked: '', born: '' }

/** Looks for a name among all clients and everybody in their files, and records what came of it. */
export function ConflictPanel() {
  const cache = useQueryClient()
  const { values, setValues, kept } = useKeptForm('conflict check', nobody)
  const { asked, born } = values
  const [result, setResult] = useState<ConflictCheck>()
  const { busy, fields, message, run } = useAction()
  const check = () =>
    run(async () => {
      setResult(await call(api.checkConflicts, { body: { asked, born: born === '' ? null : born } }))
      await cache.invalidateQueries({ queryKey: checksKey })
    })
  const recorded = () => {
    setResult(undefined)
    kept.discard()
  }
  return (
    <section className={`panel stack ${styles.section}`} aria-labelledby="conflict-check">
      <h2 className="sub" id="conflict-check">
        Conflict check
      </h2>
      <KeptNotice words={kept} />
      <form
        className={conflicts.asking}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void check()
        }}
      >
        <TextField
          label="Names to check"
          help="Names in any script and spelling, and A‑numbers, in all clients, their families, witnesses and opposing parties."
          value={asked}
          error={fields['asked']}
          maxLength={1000}
          onChange={(now) => setValues({ ...values, asked: now })}
        />
        <DateField
          label="Date of birth (optional)"
          value={born}
          error={fields['born']}
          onChange={(now) => setValues({ ...values, born: now })}
        />
        <Button type="submit" busy={busy}>
          Check
        </Button>
      </form>
      <FieldError id="conflict-trouble" error={message} />
      {result && <Result key={result.id} check={result} onRecorded={recorded} />}
      <RecordedChecks />
    </section>
  )
}

function Result({ check, onRecorded }: { check: ConflictCheck; onRecorded: () => void }) {
  const { found, ask, asked } = check
  return (
    <div className="stack" role="status">
      {found.length === 0 && ask === null && <p>Nobody like “{asked}” is named in the clients.</p>}
      <ul className={conflicts.hits}>
        {found.map((hit, index) => (
          <li key={`${hit.client_id} ${hit.name} ${hit.role}`}>
            <p className="row between">
              <Likeness isSame={hit.is_same} />
              <span className="small muted num">{hit.likeness} %</span>
            </p>
            <p>
              <span className="sub">{hit.name}</span>, {hit.role}
            </p>
            <p className="small muted">
              In <Link to={`/drafty/clients/${hit.client_id}`}>{hit.client_name}</Link>.
            </p>
            {found.findIndex(({ client_id }) => client_id === hit.client_id) === index && (
              <WallButton clientId={hit.client_id} name={hit.client_name} />
            )}
          </li>
        ))}
        {ask !== null && (
          <li>
            <Likeness isSame={false} />
            <p>There is somebody in a client that you cannot see.</p>
            <p className="small muted">
              {ask.length === 0 ? 'Ask the owner of the firm' : `Ask ${ask.join(' or ')}`}, who can answer yes or no.
            </p>
          </li>
        )}
      </ul>
      <RecordResult checkId={check.id} asked={asked} onRecorded={onRecorded} />
    </div>
  )
}

function Likeness({ isSame }: { isSame: boolean }) {
  return isSame ? (
    <StateLabel icon={OctagonAlert} tone="danger">
      Likely the same person
    </StateLabel>
  ) : (
    <StateLabel icon={TriangleAlert} tone="warning">
      A name like this
    </StateLabel>
  )
}

const decisions = (['clear', 'conflict', 'waived'] as const).map((value) => ({ value, label: decisionNames[value] }))
type Decision = (typeof decisions)[number]['value']
type Outcome = { readonly decision: Decision; readonly reason: string }
const undecided: Outcome = { decision: 'clear', reason: '' }

type RecordProps = { readonly checkId: string; readonly asked: string; readonly onRecorded: () => void }

/** What came of a check, and why; kept under the names that were checked, for those who have to check them again. */
function RecordResult({ checkId, asked, onRecorded }: RecordProps) {
  const cache = useQueryClient()
  const { values, setValues, kept } = useKeptForm<Outcome>(`conflict result ${asked}`, undecided)
  const { busy, fields, message, run } = useAction()
  const record = async () => {
    if (!(await run(() => call(api.recordConflictCheck, { params: { checkId }, body: values })))) return
    kept.forget()
    notify('success', 'The result is on record.')
    await cache.invalidateQueries({ queryKey: checksKey })
    onRecorded()
  }
  return (
    <form
      className={conflicts.adding}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void record()
      }}
    >
      <span className={conflicts.kept}>
        <KeptNotice words={kept} />
      </span>
      <SelectField
        label="Result"
        options={decisions}
        value={values.decision}
        onChange={(value) => setValues({ ...values, decision: (value ?? 'clear') as Decision })}
      />
      <TextField
        label="Reason"
        required
        value={values.reason}
        error={fields['reason']}
        maxLength={1000}
        onChange={(reason) => setValues({ ...values, reason })}
      />
      <Button type="submit" size="s" busy={busy}>
        Record the result
      </Button>
      <FieldError id="record-trouble" error={message} />
    </form>
  )
}
