import { Check, CircleHelp, Download, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PreflightLineReply } from '#contract/filing-kit.ts'
import { useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from '#web/session/session.ts'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { longDate } from '#web/ui/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LawNote } from '#web/features/law/law-note.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { SeverityIcon } from '#web/ui/severity.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { wayOf } from './item-findings.ts'
import { type PacketActs, type PacketPath, usePreflight } from './packet-queries.ts'
import styles from './packet.module.css'

type Props = { readonly path: PacketPath; readonly acts: PacketActs; readonly of: string }

/** What the rules of the forum say before it is filed: what is open, what the attorney is asked, what holds. */
export function PreflightPanel({ path, acts, of }: Props) {
  const preflight = usePreflight(path, of)
  if (preflight.isError)
    return (
      <section className={`panel ${styles.section}`}>
        <NotLoaded small title="The preflight did not load" onRefresh={() => void preflight.refetch()} />
      </section>
    )
  if (!preflight.data)
    return (
      <section className={`panel ${styles.section}`}>
        <Skeleton label="Loading the preflight" lines={6} />
      </section>
    )
  const { summary, lines } = preflight.data
  const isNote = ({ severity }: PreflightLineReply) => severity === 'info' || severity === 'fix'
  const [open, noted, asked, rest] = [
    lines.filter((line) => line.state === 'open' && !isNote(line)),
    lines.filter((line) => line.state === 'open' && isNote(line)),
    lines.filter(({ state }) => state === 'ask'),
    lines.filter(({ state }) => state !== 'ask' && state !== 'open'),
  ]
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="preflight">
      <div className={styles.makeHead}>
        <h2 className="sub" id="preflight">
          Before it is filed
        </h2>
        <output className={`small num ${styles.counts}`}>
          <Count icon={OctagonAlert} of={summary.must_fix} word="must fix" look={styles.bad} />
          <Count icon={TriangleAlert} of={summary.to_check} word="to check" look={styles.wary} />
          <Count icon={CircleHelp} of={summary.questions} word="asked" />
          <Count icon={Check} of={summary.fine} word="in order" look={styles.fine} />
        </output>
      </div>
      {open.length === 0 && <p className="small muted">Nothing that the rules can judge is open.</p>}
      <Lines lines={open} path={path} acts={acts} />
      {asked.length > 0 && (
        <details open={open.length === 0}>
          <summary className="sub">
            {acts.may('decide') ? 'For you to answer' : 'For an attorney to answer'} ({asked.length})
          </summary>
          <Lines lines={asked} path={path} acts={acts} />
        </details>
      )}
      {noted.length > 0 && <Folded title="To know" lines={noted} path={path} acts={acts} />}
      <Folded title="In order" lines={rest} path={path} acts={acts} />
      <LawNote of={['Preflight rules', 'Forums and their limits', 'Form editions']} />
      {acts.may('export') && (
        <Button size="s" icon={Download} busy={acts.downloadReport.isPending} onClick={() => acts.downloadReport.run()}>
          Report as PDF
        </Button>
      )}
    </section>
  )
}

type LinesProps = { lines: readonly PreflightLineReply[]; path: PacketPath; acts: PacketActs }

/** Lines that ask for nothing, folded away under what they are and how many. */
function Folded({ title, ...rest }: LinesProps & { title: string }) {
  return (
    <details>
      <summary className="sub">
        {title} ({rest.lines.length})
      </summary>
      <Lines {...rest} />
    </details>
  )
}

/** One after the other; what one rule finds in several places stands under its name once. */
function Lines({ lines, path, acts }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <Line key={keyOf(line)} line={line} isMore={lines[index - 1]?.code === line.code} path={path} acts={acts} />
      ))}
    </ul>
  )
}

type CountProps = { icon: LucideIcon; of: number; word: string; look?: string | undefined }

/** A number beside its icon; the word is heard, and shows on hover. */
function Count({ icon, of, word, look }: CountProps) {
  return (
    <span className={of > 0 ? look : styles.none} title={`${of} ${word}`}>
      <Icon icon={icon} size="s" /> {of} <span className="sr">{word}</span>
    </span>
  )
}

const keyOf = ({ code, place, sentence }: PreflightLineReply) => `${code} ${place} ${sentence}`

type LineProps = {
  readonly line: PreflightLineReply
  /** The line above is of the same rule. */
  readonly isMore: boolean
  readonly path: PacketPath
  readonly acts: PacketActs
}

function Line({ line, isMore, path, acts }: LineProps) {
  const { code, title, place, state, sentence, answered } = line
  const [isExplaining, setExplaining] = useState(false)
  const mayDecide = acts.may('decide')
  const answer = (given: 'yes' | 'no') => acts.answer.run({ code, place, answer: given })
  return (
    <li data-more={isMore || undefined}>
      {isMore ? <span /> : <LineIcon line={line} />}
      <span>
        {isMore ? <span className="sr">{title}</span> : <Said line={line} />}
        {!isMore && state === 'open' && <Way line={line} path={path} />}
        <span className={`small ${styles.sentence}`}>{sentence}</span>
        {!isMore && <Rule line={line} />}
        {answered && (
          <span className={`small ${styles.sentence}`}>
            {words[answered.answer]}
            {answered.reason === null ? '' : `: ${answered.reason}`}. {answered.by}, {longDate(Date.parse(answered.at))}
          </span>
        )}
        {state === 'ask' && mayDecide && (
          <span className={styles.answers}>
            <Button size="s" onClick={() => answer('yes')}>
              Yes
            </Button>
            <Button size="s" look="quiet" onClick={() => answer('no')}>
              No
            </Button>
          </span>
        )}
        {state === 'open' && mayDecide && !isExplaining && (
          <span className={styles.answers}>
            <Button size="s" look="text" className={styles.allTheSame} onClick={() => setExplaining(true)}>
              File it all the same
            </Button>
          </span>
        )}
        {isExplaining && (
          <Reason
            place={`${path.draftId} ${code} ${place}`}
            onGive={(reason, onStored) => {
              setExplaining(false)
              acts.answer.run({ code, place, answer: 'override', reason }, onStored)
            }}
            onCancel={() => setExplaining(false)}
          />
        )}
      </span>
    </li>
  )
}

type OfLine = Pick<LineProps, 'line'>

/** Where it is mended. */
function Way({ line, path: { clientId, draftId } }: Pick<LineProps, 'line' | 'path'>) {
  const way = wayOf(line)
  if (!way) return null
  const to = way.to === 'draft' ? `/drafty/my-drafts/${draftId}?client=${clientId}` : `/drafty/clients/${clientId}`
  return (
    <Link className={`small ${styles.way}`} to={to} aria-label={`${way.word}: ${line.title}`}>
      {way.word}
    </Link>
  )
}

function Said({ line }: OfLine) {
  return <span className={line.state === 'open' ? `${styles.said} ${lookOf(line)}` : undefined}>{line.title}</span>
}

/** Which rule it is and where it is from; how it was checked shows on hover. */
function Rule({ line: { code, state, source, confirmed, checked_on: checked } }: OfLine) {
  return (
    <span className={`small muted ${styles.sentence}`} title={`${source}; checked ${checked}`}>
      {code}. {shortSource(source)}
      {confirmed === false && ' Text not read.'}
      {state === 'later' && ' Judged on the finished packet.'}
    </span>
  )
}

const words = { yes: 'Yes', no: 'No', override: 'Filed all the same' } as const

type ReasonProps = {
  /** The line that it is about, for keeping the words on this device. */
  readonly place: string
  readonly onGive: (reason: string, onStored: () => void) => void
  readonly onCancel: () => void
}

function Reason({ place, onGive, onCancel }: ReasonProps) {
  const { email } = useSession()
  const kept = useKeptWords(`${email} preflight ${place}`, '', '')
  const reason = kept.text
  return (
    <form
      className={styles.reason}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim() !== '') onGive(reason.trim(), () => kept.stored(reason))
      }}
    >
      <KeptNotice words={kept} />
      <TextField label="Why" value={reason} onChange={kept.setText} maxLength={600} />
      <span className={styles.answers}>
        <Button size="s" type="submit" aria-disabled={reason.trim() === ''}>
          Keep this reason
        </Button>
        <Button
          size="s"
          look="quiet"
          onClick={() => {
            kept.forget()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </span>
    </form>
  )
}

/** The color of what is open, as its icon has it. */
const lookOf = ({ severity }: PreflightLineReply) =>
  severity === 'block' ? styles.bad : severity === 'warn' ? styles.wary : ''

function LineIcon({ line: { state, severity } }: { line: PreflightLineReply }) {
  if (state === 'ask') return <Icon icon={CircleHelp} />
  if (state === 'open' && (severity === 'block' || severity === 'warn')) return <SeverityIcon severity={severity} />
  if (state === 'holds' || state === 'settled') return <Icon icon={Check} className={styles.fine} />
  return <Icon icon={Info} />
}

/** The first source, without its day, which shows on hover. */
function shortSource(source: string): string {
  const [first = ''] = source.split('; ')
  return `${first.replace(/, (?:eCFR as of |undated|current|manual|effective|\d{4}-).*/, '').replace(/\.$/, '')}.`
}
