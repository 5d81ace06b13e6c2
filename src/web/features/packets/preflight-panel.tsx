import { Check, CircleHelp, Download, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { PreflightLineReply } from '#contract/filing-kit.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LawNote } from '#web/features/law/law-note.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type PacketActs, type PacketPath, usePreflight } from './packet-queries.ts'
import styles from './packet.module.css'
import { Line } from './preflight-line.tsx'

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
