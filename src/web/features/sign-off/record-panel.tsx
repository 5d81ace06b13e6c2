import { Download } from 'lucide-react'
import type { SignOffReply } from '#contract/sign-offs.ts'
import { Button } from '#web/ui/button.tsx'
import { recentDate, timeOfDay } from '#web/ui/dates.ts'
import { useNow } from '#web/ui/use-now.ts'
import styles from './sign-off.module.css'
import type { SignOffActs } from './sign-off-queries.ts'

/** What happened on the way, and the signed record as a file that anybody can check. */
export function RecordPanel({ signOff, acts }: { signOff: SignOffReply; acts: SignOffActs }) {
  const { steps, signed, standing, client_name: client } = signOff
  const now = useNow()
  const mayTake = acts.may('export')
  const isSigned = standing === 'signed' && signed !== null
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="record">
      <div className={styles.sectionHead}>
        <h2 className="sub" id="record">
          Verification record
        </h2>
        {signed && mayTake && (
          <Button
            look="text"
            size="s"
            icon={Download}
            busy={acts.printRecord.isPending}
            onClick={() => acts.printRecord.run(client)}
          >
            PDF
          </Button>
        )}
      </div>
      <ol className={styles.steps}>
        {steps.map(({ what, at, until }) => (
          <li key={what}>
            <span className={styles.dot} />
            <span>{what}</span>
            <small>
              {at !== null && recentDate(Date.parse(at), now)}
              {until !== null && ` to ${timeOfDay(Date.parse(until))}`}
            </small>
          </li>
        ))}
        <li className={isSigned ? undefined : styles.open}>
          <span className={styles.dot} />
          <span>{signed && !isSigned ? 'Signed off before; changed since' : 'Signed off'}</span>
          <small>{isSigned ? recentDate(Date.parse(signed.at), now) : 'not yet'}</small>
        </li>
      </ol>
      {signed && (
        <>
          {mayTake && (
            <Button
              icon={Download}
              busy={acts.downloadRecord.isPending}
              onClick={() => acts.downloadRecord.run(client)}
            >
              Signed record
            </Button>
          )}
          <p className="small muted">
            Anybody can check it offline, with the script in it or with OpenSSL. Key{' '}
            <span className={styles.key}>{signed.key_id.slice(0, 16)}</span>
          </p>
        </>
      )}
    </section>
  )
}
