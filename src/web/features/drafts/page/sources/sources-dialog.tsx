import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { FactSourceReply, SectionSources, SourcedFact } from '#contract/section-sources.ts'
import { call } from '#web/data/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { DraftPath } from '../draft-queries.ts'
import type { AskedSources } from '../use-draft-desk.ts'
import { MarkedPage } from './marked-page.tsx'
import styles from './sources-dialog.module.css'

type Props = {
  readonly path: DraftPath
  readonly asked: AskedSources
  /** `III, Hardship if Dana stays`. */
  readonly title: string
  readonly onClose: () => void
}

/** Where a section or selected words come from: sentence by sentence the facts, and the page of the document. */
export function SourcesDialog({ path, asked, title, onClose }: Props) {
  const params = { ...path, sectionId: asked.sectionId }
  const { data, isError, refetch } = useQuery({
    queryKey: ['section-sources', path.draftId, asked.sectionId],
    queryFn: () => call(api.getSectionSources, { params }),
    staleTime: 0,
  })
  return (
    <Dialog opened onClose={onClose} size="5xl" title="Where does this come from?" subtitle={title}>
      {isError && <NotLoaded small title="The sources did not load" onRefresh={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={8} label="Looking for the sources" />}
      {data && <Sources path={path} sources={data} asked={asked} />}
    </Dialog>
  )
}

type Sentence = SectionSources['sentences'][number]

function Sources({ path, sources, asked }: Pick<Props, 'path' | 'asked'> & { sources: SectionSources }) {
  const { start, end } = asked
  const shown =
    start === undefined || end === undefined
      ? sources.sentences.filter(({ facts }) => facts.length > 0)
      : sources.sentences.filter((sentence) => sentence.start < end && start < sentence.end)
  const [chosen, setChosen] = useState(() => firstPassage(shown, sources.facts))
  if (shown.length === 0)
    return (
      <EmptyState small title="No facts behind this section">
        Its sentences state the law, the request or the form of the document.
      </EmptyState>
    )
  return (
    <div className={styles.both}>
      <ol className={styles.sentences}>
        {shown.map((sentence) => (
          <li key={sentence.start}>
            <blockquote className={styles.words}>{sentence.words}</blockquote>
            <p className="small muted">{saidOf(sentence)}</p>
            {sentence.facts.map((id) => {
              const fact = sources.facts.find((one) => one.id === id)
              return fact && <Fact key={id} fact={fact} chosen={chosen} onChoose={setChosen} />
            })}
          </li>
        ))}
      </ol>
      <div className={styles.page}>
        {chosen === undefined ? (
          <EmptyState small title="No page to show">
            What stands here rests on answers and the record alone.
          </EmptyState>
        ) : (
          <Page path={path} passageId={chosen} />
        )}
      </div>
    </div>
  )
}

function firstPassage(sentences: readonly Sentence[], facts: readonly SourcedFact[]): string | undefined {
  const ids = sentences.flatMap((sentence) => sentence.facts)
  const sources = ids.flatMap((id) => facts.find((fact) => fact.id === id)?.sources ?? [])
  return sources.flatMap((source) => (source.type === 'passage' ? [source.passage] : []))[0]
}

function saidOf({ known, facts }: Sentence): string {
  const count = facts.length === 1 ? 'this fact' : 'these facts'
  switch (known) {
    case 'marked':
      return `Its writer names ${count}.`
    case 'edited':
      return `Its writer named ${count}; the sentence was changed since.`
    case 'words':
      return `Found by its words: it seems to rest on ${count}.`
    default:
      return 'Rests on no fact of the case: law, a request, or words of the form.'
  }
}

type FactProps = {
  readonly fact: SourcedFact
  readonly chosen: string | undefined
  readonly onChoose: (passage: string) => void
}

function Fact({ fact, chosen, onChoose }: FactProps) {
  return (
    <div className={styles.fact}>
      <p>{fact.statement}</p>
      <ul>
        {fact.sources.map((source) => (
          <li key={keyOf(source)}>
            {source.type === 'passage' ? (
              <button
                type="button"
                className={styles.source}
                aria-pressed={source.passage === chosen}
                onClick={() => onChoose(source.passage)}
              >
                {placeOf(source)}
              </button>
            ) : (
              <span className="small">{otherOf(source)}</span>
            )}
          </li>
        ))}
      </ul>
      {fact.state === 'proposed' && <p className="small muted">Nobody has confirmed this fact yet.</p>}
    </div>
  )
}

const keyOf = (source: FactSourceReply) =>
  source.type === 'passage' ? source.passage : `${source.type} ${source.label}`

function placeOf({ letter, title, page, paragraph }: Extract<FactSourceReply, { type: 'passage' }>): string {
  const exhibit = letter === null ? title : `Ex. ${letter}, ${title}`
  const place = [page === null ? '' : `page ${page}`, paragraph === null ? '' : `¶ ${paragraph}`].filter(Boolean)
  return [exhibit, ...place].join(', ')
}

function otherOf(source: Exclude<FactSourceReply, { type: 'passage' }>): string {
  switch (source.type) {
    case 'answer':
      return `Answer: ${source.label}`
    case 'record':
      return `Client record: ${source.label}`
    case 'computed':
      return `Computed: ${source.label}`
    default:
      return source.label
  }
}

function Page({ path, passageId }: { path: DraftPath; passageId: string }) {
  const { data, isError } = useQuery({
    queryKey: ['draft-passage', path.draftId, passageId],
    queryFn: () => call(api.getDraftPassage, { params: { ...path, passageId } }),
    retry: false,
  })
  if (isError)
    return (
      <EmptyState small title="The page is not there any more">
        The document was deleted or its text has changed since the draft was written.
      </EmptyState>
    )
  if (!data) return <Skeleton lines={10} label="Loading the page" />
  return (
    <>
      <p className={styles.place}>
        <b className="docname">{data.title}</b>
        {data.page !== null && <span className="small muted">Page {data.page}</span>}
      </p>
      <MarkedPage key={data.id} reply={data} />
    </>
  )
}
