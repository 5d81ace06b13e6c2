import { type ReactNode, useEffect, useState } from 'react'
import type { DraftPageProps } from '#web/features/drafts/page/draft-page-props.ts'
import { DraftPage } from '#web/features/drafts/page/draft-page.tsx'
import { DraftPageSkeleton } from '#web/features/drafts/page/draft-page-skeleton.tsx'
import type { DraftView } from '#web/features/drafts/page/draft-view.ts'
import { sampleDraft, sectionsInWriting, wordsIn } from './sample-draft.data.ts'
import { sampleDocument } from './sample-document.data.ts'
import { hardshipDraft, sampleProposal, sampleRedline, sampleVersions } from './sample-revision.data.ts'

const hardshipHtml = hardshipDraft.sections.find(({ id }) => id === 'stays')?.html ?? ''
const nothing = () => undefined

const base: DraftPageProps = {
  draft: sampleDraft,
  document: sampleDocument,
  models: ['gpt-4.1', 'o1'],
  model: 'gpt-4.1',
  compare: () => sampleRedline,
  downloadForms: ['clean', 'tracked', 'sources'],
  busy: {},
  onStop: nothing,
  onRetry: nothing,
  onDownload: nothing,
  onAccept: nothing,
  onKeepEdit: nothing,
  onSaveEdit: nothing,
  onCancelEdit: nothing,
  onVersionsWanted: nothing,
  onRevise: nothing,
  onStopRevision: nothing,
  onSaveProposal: nothing,
  onDiscardProposal: nothing,
  onRestore: nothing,
  onLock: nothing,
  onUnlock: nothing,
  onKeep: nothing,
  onTakeBack: nothing,
  onFlagAction: nothing,
  onWriteGap: nothing,
}

const show = (draft: Partial<DraftView>, more: Partial<DraftPageProps> = {}) => (
  <Opened {...base} {...more} draft={{ ...sampleDraft, ...draft }} />
)

const revise = (at: 'prompt' | 'compare' | 'history', more: Partial<DraftPageProps> = {}) => (
  <DraftPage
    {...base}
    draft={hardshipDraft}
    versions={sampleVersions}
    start={{ mode: { is: 'revising', sectionId: 'stays', at } }}
    {...more}
  />
)

/** Opens at the section that the start names, as a link to it would. */
function Opened(props: DraftPageProps) {
  const sectionId = props.start?.sectionId
  useEffect(() => {
    if (sectionId !== undefined) document.getElementById(`section-${sectionId}`)?.scrollIntoView({ block: 'start' })
  }, [sectionId])
  return <DraftPage {...props} />
}

const words =
  ' persons, and it agrees with the declarations of his father and of his pastor. The differences between them are few, and each has been explained. Nothing in the record contradicts the central events.'.split(
    /(?<= )/,
  )

/** Text that arrives by itself, ten times a second. */
function Arriving() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((now) => (now + 1) % (words.length * 3)), 100)
    return () => clearInterval(timer)
  }, [])
  const sections = sectionsInWriting.map((section) =>
    section.id === 'credibility' ? { ...section, html: section.html + words.slice(0, count).join('') } : section,
  )
  return <DraftPage {...base} draft={{ ...sampleDraft, ...inWriting, sections }} start={atDeadline} />
}

const atDeadline = { sectionId: 'deadline', flag: 'conflict' }
const inWriting = { state: 'drafting', sections: sectionsInWriting, minutesLeft: 6 } as const
const waiting = sampleDraft.sections.map((section) => ({ ...section, state: 'waiting' as const, html: '' }))
const failed = sectionsInWriting.map((section) =>
  section.html === '' || section.state === 'generating' ? { ...section, state: 'failed' as const } : section,
)

/** The draft page in its states. */
export const draftScreens: Readonly<Record<string, () => ReactNode>> = {
  'draft-writing': () => show(inWriting, { start: atDeadline }),
  'draft-arriving': () => <Arriving />,
  'draft-queued': () => show({ state: 'queued', sections: waiting, flags: [] }),
  'draft-lost': () => show({ ...inWriting, isConnectionLost: true }, { start: atDeadline }),
  'draft-ready': () => show({}, { start: atDeadline }),
  'draft-failed': () =>
    show({ state: 'failed', sections: failed, reason: 'The model did not answer after three attempts.' }),
  'draft-failed-early': () =>
    show({ state: 'failed', sections: waiting, flags: [], reason: 'The quota of the model is used up.' }),
  'draft-cancelled': () =>
    show({ state: 'cancelled', sections: failed.map((section) => ({ ...section, ...stopped(section.state) })) }),
  'draft-page': () => show({}, { start: { mode: { is: 'page' } } }),
  'draft-page-plain': () => show({}, { start: { mode: { is: 'page' } } }),
  'draft-edit': () => show({}, { start: { sectionId: 'facts', mode: { is: 'editing', sectionId: 'facts' } } }),
  'draft-clean': () => show({ flags: [] }),
  'draft-loading': () => <DraftPageSkeleton title="Respondents’ pre-hearing brief" />,
  'revise-proposal': () => revise('prompt', { proposal: sampleProposal }),
  'revise-prompt': () =>
    revise('prompt', {
      start: {
        mode: {
          is: 'revising',
          sectionId: 'stays',
          at: 'prompt',
          passage: {
            sectionId: 'stays',
            ...wordsIn(hardshipHtml, 'This would be truly devastating for the family.'),
            text: 'This would be truly devastating for the family.',
          },
        },
      },
    }),
  'revise-writing': () => revise('prompt', { proposal: { ...sampleProposal, state: 'writing', html: '', flags: [] } }),
  'revise-failed': () =>
    revise('prompt', {
      proposal: {
        ...sampleProposal,
        state: 'failed',
        problem: 'The model stopped in mid-sentence. Please try again.',
        flags: [],
      },
    }),
  'revise-compare': () => revise('compare'),
  'revise-history': () => revise('history'),
}

function stopped(state: string) {
  return state === 'failed' ? { state: 'waiting' as const, html: '' } : {}
}
