import { CircleCheck, FileText, Fingerprint, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SignOffReply } from '#contract/sign-offs.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { longDate, timeOfDay, weekdayDate } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './sign-off.module.css'
import type { SignOffActs, SignOffPath } from './sign-off-queries.ts'

type Props = { readonly signOff: SignOffReply; readonly path: SignOffPath; readonly acts: SignOffActs }

/** The document with its fingerprint, what is said about it, and the button; or who signed it off and when. */
export function SignBox({ signOff, path, acts }: Props) {
  const { standing, title, file, packet, changed, signed } = signOff
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="document">
      <div className={styles.document}>
        <Icon icon={FileText} size="l" />
        <div>
          <h2 className={styles.name} id="document">
            {title}
          </h2>
          <p className="small muted">
            {packet
              ? `Word file and packet: ${count(packet.files, 'file')}, ${count(packet.pages, 'page')}.`
              : 'Word file.'}{' '}
            A later change needs a new sign-off.
          </p>
        </div>
      </div>
      {standing === 'changed' && (
        <output>
          <StateLabel icon={TriangleAlert} tone="warning">
            {changed}
          </StateLabel>
        </output>
      )}
      {standing === 'signed' && signed ? (
        <Signed signed={signed} acts={acts} />
      ) : file ? (
        acts.may('sign off') ? (
          <ToSign signOff={signOff} sha256={file.sha256} acts={acts} />
        ) : (
          <ForAnother sha256={file.sha256} />
        )
      ) : (
        <Closed signOff={signOff} path={path} />
      )}
    </section>
  )
}

function Signed({ signed, acts }: { signed: NonNullable<SignOffReply['signed']>; acts: SignOffActs }) {
  const at = Date.parse(signed.at)
  return (
    <>
      <output>
        <StateLabel icon={CircleCheck} tone="success">
          Signed off by {signed.name}
        </StateLabel>
        <span className={`small muted ${styles.line}`}>
          {longDate(at)}, {timeOfDay(at)}
          {signed.packet_files > 0 && `, with ${count(signed.packet_files, 'file')} of the packet`}
        </span>
      </output>
      <Print sha256={signed.sha256} />
      {acts.may('export') && (
        <Button wide busy={acts.downloadSigned.isPending} onClick={() => acts.downloadSigned.run(signed.file_name)}>
          Download what was signed off
        </Button>
      )}
    </>
  )
}

/** What somebody sees who may not sign off. */
function ForAnother({ sha256 }: { sha256: string }) {
  return (
    <>
      <Print sha256={sha256} />
      <p className="small muted">The owner or an attorney with whom the client is shared in full signs it off.</p>
    </>
  )
}

function ToSign({ signOff, sha256, acts }: { signOff: SignOffReply; sha256: string; acts: SignOffActs }) {
  const { statements, counsel } = signOff
  const [said, setSaid] = useState<readonly string[]>([])
  const now = useNow()
  const isReady = statements.every(({ name }) => said.includes(name))
  return (
    <>
      <Print sha256={sha256} />
      {statements.map(({ name, text }) => (
        <TickBox
          key={name}
          checked={said.includes(name)}
          onChange={(checked) => setSaid(checked ? [...said, name] : said.filter((one) => one !== name))}
        >
          {text}
        </TickBox>
      ))}
      <div>
        <p className={styles.signature}>{counsel.name ?? 'Your name'}</p>
        <p className={`small muted ${styles.underName}`}>
          {counsel.bar !== null && <span>{counsel.bar}</span>}
          {counsel.name === null ? (
            <span>
              Your name is not on your <Link to="/settings/profile">profile</Link>; the record will name your address.
            </span>
          ) : (
            <span>{weekdayDate(now)}</span>
          )}
        </p>
      </div>
      <Button
        look="accent"
        size="l"
        wide
        icon={Fingerprint}
        busy={acts.sign.isPending}
        aria-disabled={!isReady}
        onClick={() => isReady && acts.sign.run({ read: true, citator: said.includes('citator'), sha256 })}
      >
        Sign off
      </Button>
      <p className={`small muted ${styles.under}`}>
        {isReady ? 'Asks who you are where that was a while ago. Does not file.' : 'Tick what you have done first.'}
      </p>
    </>
  )
}

function Closed({ signOff, path }: { signOff: SignOffReply; path: SignOffPath }) {
  const [first] = signOff.obstacles
  const at = `/drafty/my-drafts/${path.draftId}${first?.where === 'packet' ? '/packet' : ''}?client=${path.clientId}`
  return (
    <>
      <ul className={styles.obstacles}>
        {signOff.obstacles.map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ButtonLink look="accent" size="l" wide to={at}>
        {first?.where === 'packet' ? 'To the packet' : 'To the draft'}
      </ButtonLink>
    </>
  )
}

/** A fingerprint as people compare it: in groups of four. */
function Print({ sha256 }: { sha256: string }) {
  return (
    <div>
      <p className={`small muted ${styles.printHead}`}>
        <span>Fingerprint of the file (SHA-256)</span>
        <CopyButton size="s" text={sha256} />
      </p>
      <p className={styles.print} aria-label="Fingerprint">
        {(sha256.match(/.{4}/g) ?? []).map((group, index) => (
          <span key={`${index} ${group}`}>{group}</span>
        ))}
      </p>
    </div>
  )
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
