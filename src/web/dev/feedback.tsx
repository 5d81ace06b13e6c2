import { CircleAlert, CircleCheck, CircleX, Clock, Info, Plus, Star } from 'lucide-react'
import { draftStates } from '#domain/drafting/draft-state.ts'
import { DraftStateLabel } from '#web/features/drafts/list/draft-state-label.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { longDate, weekdayDate } from '#web/ui/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { ProgressBar, ProgressTicks } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './dev.module.css'
import type { DraftSummary } from '#web/features/drafts/list/draft-summary.ts'
import { Columns, Row, Section } from './section.tsx'

export function FeedbackSections() {
  return (
    <>
      <States />
      <Progress />
      <Dates />
      <Empty />
    </>
  )
}

const draft: DraftSummary = {
  id: '1',
  clientId: 'c1',
  href: '/drafty/my-drafts',
  type: 'expert_letter',
  clientName: 'Ilse Verhoeven',
  label: 'Expert Letter',
  title: 'Expert letter',
  fileName: 'x.docx',
  reason: null,
  progress: { sections: 8, written: 8, accepted: 3, to_decide: 0, open_points: 2 },
  state: 'ready',
  changedAt: 0,
}

function States() {
  return (
    <Section title="State: a color, an icon and a word">
      <Row>
        {draftStates.map((state) => (
          <DraftStateLabel key={state} draft={{ ...draft, state }} />
        ))}
        <StateLabel icon={CircleAlert} tone="danger">
          Must fix
        </StateLabel>
        <StateLabel icon={Info} tone="info">
          Note
        </StateLabel>
      </Row>
      <Row>
        <Badge tone="success" icon={CircleCheck}>
          ACTIVE
        </Badge>
        <Badge tone="danger" icon={CircleX}>
          CANCELLED
        </Badge>
        <Badge tone="accent" icon={Star}>
          Recommended
        </Badge>
        <Badge tone="warning" icon={Clock}>
          1 day left
        </Badge>
        <Badge tone="info" icon={Info}>
          New
        </Badge>
        <Badge>Exh. D</Badge>
        <Avatar name="Naomi Clarke" />
      </Row>
    </Section>
  )
}

function Progress() {
  return (
    <Section title="Progress">
      <Columns>
        <ProgressBar percent={38} label="9 of 24 sections written" />
        <ProgressTicks label="3 of 6 sections written" ticks={['set', 'done', 'done', 'now', 'waiting', 'waiting']} />
        <Skeleton label="Loading clients" />
      </Columns>
    </Section>
  )
}

function Dates() {
  const now = useNow()
  const days = [0, 1, 2, 40, 400]
  return (
    <Section title="Dates and copying">
      <Row>
        <span>{longDate(now)}</span>
        <span>{weekdayDate(now)}</span>
        {days.map((ago) => (
          <Moment key={ago} at={now - ago * 86_400_000} now={now} />
        ))}
      </Row>
      <CopyButton text="naomi@clarkelaw.example" />
    </Section>
  )
}

function Empty() {
  return (
    <Section title="Empty states">
      <div className="panel">
        <EmptyState
          title="No clients yet"
          action={
            <Button look="accent" icon={Plus}>
              Add New Client
            </Button>
          }
        >
          Add the person you are drafting for. Names, dates and family members from the record go into captions, facts
          and checks, so you type them once.
        </EmptyState>
      </div>
      <Columns>
        <div className={`panel ${styles.boxed}`}>
          <EmptyState small title="No draft matches “ngwa tabbot”">
            Did you mean <a href="#tabot">Ngwa Tabot</a>? Or <a href="#clear">clear the search</a>.
          </EmptyState>
        </div>
        <div className={`panel ${styles.boxed}`}>
          <NotLoaded small title="The clients did not load" onRefresh={() => undefined}>
            Please refresh page. Error getting all clients
          </NotLoaded>
        </div>
      </Columns>
    </Section>
  )
}
