import {
  Ban,
  CircleCheck,
  CircleX,
  Fingerprint,
  GitCompareArrows,
  Clock,
  LoaderCircle,
  RotateCcw,
  TriangleAlert,
} from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressTicks, type Tick } from '#web/ui/progress.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { BarEnd } from '#web/workspace/workspace.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './draft-header.module.css'
import { Presence } from './together/presence.tsx'
import type { DraftDesk } from './use-draft-desk.ts'
import { isDone, timeLeft } from './progress.ts'
import { ReimportButton } from './reimport-button.tsx'
import type { DraftSection } from './draft-section.ts'
import { SentLink } from './sent-link.tsx'
import { PreflightLink } from './preflight-link.tsx'
import { StopButton } from './stop-button.tsx'
import { useStable } from './use-stable.ts'
import type { DraftView } from './draft-view.ts'
import { pointsInWords } from '../points-in-words.ts'
import { countPoints } from './review-points.ts'

const downloadForms = ['clean', 'tracked', 'sources'] as const

/** Where the draft stands, and what can be done with the whole of it. */
export function DraftHeader({ desk: { view: draft, acts, mode, download, together, may } }: { desk: DraftDesk }) {
  const onDownload = useStable(download)
  const onFile = useStable(acts.reimport.run)
  const canRetry = draft.state === 'failed' || draft.state === 'cancelled'
  const hasText = draft.sections.some(({ html }) => html !== '')
  return (
    <>
      {isRunning(draft.state) ? <Progress draft={draft} /> : <Standing draft={draft} />}
      <BarEnd>
        <Presence together={together} sections={draft.sections} />
        {isRunning(draft.state) && may('draft') && (
          <StopButton draft={draft} isBusy={acts.stop.isPending} onStop={acts.stop.run} />
        )}
        {canRetry && may('draft') && (
          <Button look="accent" icon={RotateCcw} onClick={() => acts.retry.run()}>
            {draft.state === 'failed' ? 'Retry' : 'Start again'}
          </Button>
        )}
        {draft.state === 'ready' && may('write') && <ReimportButton isBusy={acts.reimport.isPending} onFile={onFile} />}
        {may('export') && (
          <DownloadButton
            forms={downloadForms}
            isNext={mode.is === 'page' || draft.isSignedOff}
            isBusy={acts.download.isPending}
            isReady={draft.state === 'ready' && hasText}
            onDownload={onDownload}
          />
        )}
      </BarEnd>
    </>
  )
}

/** Writing: one tick for each section in the order of the outline, and about how long it still takes. */
function Progress({ draft }: { draft: DraftView }) {
  const { state, sections } = draft
  const done = sections.filter(isDone).length
  const left = timeLeft(draft, useNow(10_000))
  const words = state === 'queued' ? 'Waiting to start' : `Writing, ${done} of ${sections.length} sections done`
  return (
    <div className={styles.progress}>
      <div className={styles.progressLine}>
        <output>
          <StateLabel icon={state === 'queued' ? Clock : LoaderCircle} tone="accent" spin={state === 'drafting'}>
            {words}
          </StateLabel>
        </output>
        {left !== undefined && <span className="muted">{left} left</span>}
        <SentLink draft={draft} />
      </div>
      {sections.length > 0 && (
        <ProgressTicks ticks={sections.map(tickOf)} label={`${done} of ${sections.length} sections done`} />
      )}
    </div>
  )
}

/** Not writing: done, failed or stopped, in icon and word, with what it means under it. */
const Standing = memo(function Standing({ draft }: { draft: DraftView }) {
  const { state, sections, pages, reason } = draft
  if (state === 'failed')
    return (
      <div className={styles.standing}>
        <StateLabel icon={CircleX} tone="danger">
          Failed
        </StateLabel>
        <span className="small muted">{failureText(reason)}</span>
        <SentLink draft={draft} />
      </div>
    )
  if (state === 'cancelled')
    return (
      <div className={styles.standing}>
        <StateLabel icon={Ban}>Cancelled</StateLabel>
        <span className="small muted">What was written is kept. No credits were used.</span>
        <SentLink draft={draft} />
      </div>
    )
  return (
    <div className={styles.standing}>
      <output>
        <ReviewState draft={draft} />
      </output>
      <span className={`small muted ${styles.facts}`}>
        <span>{reviewText(sections)}</span>
        <Pages pages={pages} />
        <PreflightLink draft={draft} />
        <Link to={draft.signOffAt}>Sign-off</Link>
      </span>
    </div>
  )
})

/** Written: what the review still needs, in words. */
function ReviewState({ draft }: { draft: DraftView }) {
  const changes = draft.sections.filter(({ state }) => state === 'revising').length
  const points = countPoints(draft)
  if (changes > 0)
    return (
      <StateLabel icon={GitCompareArrows} tone="info">
        {changes === 1 ? '1 change to decide' : `${changes} changes to decide`}
      </StateLabel>
    )
  if (!draft.isChecked)
    return (
      <StateLabel icon={LoaderCircle} tone="accent" spin>
        Ready to review, checking the text
      </StateLabel>
    )
  if (points > 0)
    return (
      <StateLabel icon={TriangleAlert} tone="warning">
        Ready to review, {pointsInWords(points)}
      </StateLabel>
    )
  if (draft.isSignedOff)
    return (
      <StateLabel icon={Fingerprint} tone="success">
        Signed off
      </StateLabel>
    )
  const isAccepted = draft.sections.every(({ state }) => state === 'accepted')
  return (
    <StateLabel icon={CircleCheck} tone="success">
      {isAccepted ? 'Accepted' : 'Ready to review, no open points'}
    </StateLabel>
  )
}

/** Some reasons already say that nothing was charged. */
function failureText(given: string | null): string {
  const reason = given ?? 'The draft could not be written.'
  const free = 'No credits were used.'
  return reason.includes(free) ? reason : `${reason} ${free}`
}

function tickOf(section: DraftSection): Tick {
  if (section.state === 'generating') return 'now'
  if (!isDone(section)) return 'waiting'
  return section.isSetByRule ? 'set' : 'done'
}

/** An estimate; more than the forum allows is said as such before the file is downloaded. */
function Pages({ pages }: { pages: DraftView['pages'] }) {
  if (!pages) return null
  const { count, limit } = pages
  if (limit === undefined) return <span>about {count === 1 ? '1 page' : `${count} pages`}</span>
  if (count <= limit) return <span>{`about ${count} of ${limit} pages that count`}</span>
  return (
    <span className={styles.tooLong}>
      <Icon icon={TriangleAlert} size="s" /> about {count} pages, {limit} are allowed
    </span>
  )
}

function reviewText(sections: readonly DraftSection[]): string {
  const accepted = sections.filter(({ state }) => state === 'accepted').length
  const stale = sections.filter(({ state }) => state === 'stale').length
  const acceptedText = `${accepted} of ${sections.length} sections accepted`
  return stale === 0 ? acceptedText : `${acceptedText}, ${stale} out of date`
}
