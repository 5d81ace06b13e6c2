import { useState } from 'react'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { PaneScroll } from '#web/workspace/workspace.tsx'
import type { DraftFlag, FlagTopic } from '../draft-flag.ts'
import type { DraftView } from '../draft-view.ts'
import { sectionReference } from '../draft-section.ts'
import { arrangeFlags, countTopics } from './arrange-flags.ts'
import { CheckCounts } from './check-counts.tsx'
import styles from './check-pane.module.css'
import { ChecksSoFar } from './checks-so-far.tsx'
import { ComparisonCard } from './comparison-card.tsx'
import { DecisionsCard } from './decisions-card.tsx'
import { type FlagActions, FlagCard } from './flag-card.tsx'
import { RuleCards } from './rule-cards.tsx'
import { ComputedCard, VerifiedCard } from './shared-cards.tsx'

type Props = FlagActions & {
  readonly draft: Pick<
    DraftView,
    'sections' | 'flags' | 'state' | 'authoritiesCheckedOn' | 'rules' | 'decisions' | 'comparison' | 'sentAt'
  >
  readonly selectedFlag: string | undefined
  readonly onTakeBack: ((finding: string) => void) | undefined
  /** Left out for somebody who changes nothing. */
  readonly onCompare: (() => void) | undefined
}

/** The checks of a draft: counts by topic, then the cards, what wants a decision first. */
export function CheckPane({ draft, selectedFlag, onTakeBack, onCompare, ...actions }: Props) {
  const [topic, setTopic] = useState<FlagTopic>()
  const shown = topic === undefined ? draft.flags : draft.flags.filter((flag) => flag.topic === topic)
  const cards = arrangeFlags(shown, draft.sections)
  const nameOf = (id: string | null | undefined) => (id == null ? 'Whole draft' : sectionReference(draft.sections, id))
  const where = ({ place }: DraftFlag) => nameOf(place?.sectionId)
  const source = draft.flags.find(({ id, kind }) => id === selectedFlag && kind === 'From your sources')
  const single = source ? [{ flag: source, places: [source] }, ...cards.open] : cards.open
  const openRules = draft.rules.filter(({ severity }) => severity !== 'inform')
  const openCount = arrangeFlags(draft.flags, draft.sections).open.length + openRules.length
  const isEmpty = shown.length === 0 && (topic !== undefined || draft.rules.length === 0)
  return (
    <>
      <CheckCounts counts={countTopics(draft.flags)} topic={topic} onTopic={setTopic} />
      <output className="sr">{openCount === 1 ? '1 open check' : `${openCount} open checks`}</output>
      <PaneScroll>
        {topic === undefined && isRunning(draft.state) && draft.flags.length > 0 && (
          <ChecksSoFar sections={draft.sections} flags={draft.flags} />
        )}
        {topic === undefined && <RuleCards rules={draft.rules} />}
        {single.map(({ flag, places }) => (
          <FlagCard
            key={flag.id}
            {...actions}
            flag={flag}
            places={places.map((place) => ({ flag: place, where: where(place) }))}
            where={flag.topic === 'Placeholder' ? `Placeholder · ${where(flag)}` : `${flag.topic} · ${where(flag)}`}
            isSelected={places.some(({ id }) => id === selectedFlag)}
          />
        ))}
        {topic === undefined && (
          <DecisionsCard
            decisions={draft.decisions}
            flags={draft.flags}
            selected={selectedFlag}
            where={nameOf}
            onPlace={actions.onPlace}
            onTakeBack={onTakeBack}
          />
        )}
        <ComputedCard {...actions} flags={cards.computed} where={where} selected={selectedFlag} />
        <VerifiedCard
          {...actions}
          flags={cards.verified}
          where={where}
          selected={selectedFlag}
          checkedOn={draft.authoritiesCheckedOn}
        />
        {topic === undefined && draft.comparison && (
          <ComparisonCard comparison={draft.comparison} sentAt={draft.sentAt} onCompare={onCompare} />
        )}
        {isEmpty && <NothingFound draft={draft} isFiltered={topic !== undefined} />}
      </PaneScroll>
    </>
  )
}

function NothingFound({ draft, isFiltered }: Pick<Props, 'draft'> & { isFiltered: boolean }) {
  const isUnwritten = draft.sections.every(({ html }) => html === '')
  if (isFiltered) return <p className={styles.none}>Nothing of this kind was found.</p>
  return (
    <div className={styles.none}>
      <p className="sub">{isUnwritten || isRunning(draft.state) ? 'No checks yet' : 'Nothing to decide'}</p>
      <p>
        {isUnwritten || isRunning(draft.state)
          ? 'Each section is checked as soon as it is written: citations, facts, placeholders.'
          : 'The written sections hold no citation, fact or placeholder that could be checked.'}
      </p>
    </div>
  )
}
