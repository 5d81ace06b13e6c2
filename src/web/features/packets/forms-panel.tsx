import { Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FormReply } from '#contract/forms.ts'
import { Button } from '#web/ui/button.tsx'
import { longDate } from '#web/ui/dates.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { type PacketActs, type PacketPath, useForms } from './packet-queries.ts'
import styles from './packet.module.css'

/** Forms of the agency, filled in the file that the attorney has downloaded from it. */
export function FormsPanel({ path, acts }: { path: PacketPath; acts: PacketActs }) {
  const forms = useForms(path)
  if (forms.isError)
    return (
      <section className={`panel ${styles.section}`}>
        <NotLoaded small title="The forms did not load" onRefresh={() => void forms.refetch()} />
      </section>
    )
  if (!forms.data)
    return (
      <section className={`panel ${styles.section}`}>
        <Skeleton label="Loading the forms" lines={3} />
      </section>
    )
  if (forms.data.length === 0) return null
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="forms">
      <h2 className="sub" id="forms">
        Forms
      </h2>
      {forms.data.map((form) => (
        <Form key={`${form.form} ${form.blank?.uploaded_at}`} form={form} acts={acts} />
      ))}
    </section>
  )
}

const keyOf = ({ item, meaning }: { item: string; meaning: string }) => `${item} ${meaning}`

function Form({ form, acts }: { form: FormReply; acts: PacketActs }) {
  const { form: name, blank, accepted, entries } = form
  const [left, setLeft] = useState<readonly string[]>([])
  const leave = entries.filter((entry) => left.includes(keyOf(entry))).map(({ item, meaning }) => ({ item, meaning }))
  return (
    <div className={styles.form}>
      <div className={styles.makeHead}>
        <h3 className="sub">Form {name}</h3>
        <span className="small muted">
          {blank
            ? `${blank.file_name}, edition ${blank.edition}`
            : `Edition ${accepted.edition}, checked ${longDate(Date.parse(`${accepted.checked_on}T12:00:00`))}`}
        </span>
      </div>
      {blank?.note && <p className={`small ${styles.stale}`}>{blank.note}</p>}
      {blank ? (
        <>
          <Written entries={entries} left={left} onLeave={setLeft} />
          <LeftOpen form={form} />
          <p className="small muted">
            Public lists of this form’s field names disagree, so a value is written only into a field whose own label
            says the same. Compare every page with the record before it is signed.
          </p>
        </>
      ) : !acts.may('prepare') ? (
        <p className="small muted">The empty form was not chosen yet.</p>
      ) : (
        <p className="small muted">
          Download the empty form from the agency’s page and choose it here. Its edition is checked; it is kept for your
          other clients.
        </p>
      )}
      <div className={styles.answers}>
        {blank && acts.may('export') && (
          <Button
            size="s"
            icon={Download}
            busy={acts.fillForm.isPending}
            onClick={() => acts.fillForm.run({ form: name, leave })}
          >
            Fill and download
          </Button>
        )}
        {acts.may('prepare') && <Upload form={name} hasBlank={blank !== null} acts={acts} />}
      </div>
    </div>
  )
}

type WrittenProps = {
  readonly entries: FormReply['entries']
  readonly left: readonly string[]
  readonly onLeave: (left: readonly string[]) => void
}

/** Each value with where it comes from; what is not ticked is not written. */
function Written({ entries, left, onLeave }: WrittenProps) {
  return (
    <details>
      <summary className="sub">What is written ({entries.length - left.length})</summary>
      <ul className={styles.entries}>
        {entries.map((entry) => {
          const key = keyOf(entry)
          return (
            <li key={key}>
              <TickBox
                checked={!left.includes(key)}
                onChange={(checked) => onLeave(checked ? left.filter((one) => one !== key) : [...left, key])}
              >
                <b>{entry.shown}</b>
                <span className={`small muted ${styles.sentence}`}>
                  {entry.meaning}, item {entry.item}. {entry.source}.
                </span>
              </TickBox>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function LeftOpen({ form: { gaps, by_hand: byHand } }: { form: FormReply }) {
  return (
    <details>
      <summary className="sub">Left open ({gaps.length + byHand.length})</summary>
      <ul className={styles.entries}>
        {[...gaps, ...byHand].map((gap) => (
          <li key={`${keyOf(gap)} ${gap.why}`}>
            {gap.meaning}
            <span className={`small muted ${styles.sentence}`}>
              Item {gap.item}. {gap.why}.
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Upload({ form, hasBlank, acts }: { form: string; hasBlank: boolean; acts: PacketActs }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="s"
        look={hasBlank ? 'text' : 'default'}
        icon={FileUp}
        busy={acts.uploadForm.isPending}
        onClick={() => input.current?.click()}
      >
        {hasBlank ? 'Another file' : `Choose Form ${form}`}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={`Empty Form ${form}`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) acts.uploadForm.run({ form, file })
          target.value = ''
        }}
      />
    </>
  )
}
