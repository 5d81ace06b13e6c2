import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { OldCaseReply } from '#contract/old-case.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showError } from '#web/ui/show-error.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OldCasePaper } from './old-case-paper.tsx'
import { oldCaseQuery, settleGroups, type Source } from './old-case-queries.ts'
import { GroupTable, type Sources } from './old-case-table.tsx'
import { lookOf } from './old-case-words.ts'
import styles from './old-case.module.css'

type Props = {
  readonly briefId: string
  /** For whom the preview is printed. */
  readonly clientId?: string | undefined
  /** What deciding leads to: `Use the template`, `Use it and perform request`. */
  readonly confirmLabel: string
  readonly onSettled: (settled: OldCaseReply) => void
  readonly onClose: () => void
}

/** Every word of an old client's case in a template, and where the new one comes from. */
export function OldCaseScreen(props: Props) {
  const { data, error, refetch } = useQuery(oldCaseQuery(props.briefId, props.clientId))
  if (data) return <Settling key={data.id} found={data} {...props} />
  if (!error) return <Skeleton label="Reading the template for persons" lines={12} />
  return (
    <EmptyState
      title="The template was not read"
      action={
        <Button icon={RotateCw} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {error.message}
    </EmptyState>
  )
}

function Settling({
  found,
  briefId,
  clientId,
  confirmLabel,
  onSettled,
  onClose,
}: Props & { readonly found: OldCaseReply }) {
  const cache = useQueryClient()
  const [sources, setSources] = useState(() => initialSources(found))
  const [selected, setSelected] = useState<string>()
  const [isPrinted, setPrinted] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const list = useRef<HTMLTableSectionElement>(null)
  const open = found.groups.filter(({ id }) => sources[id] === undefined)
  const shown = new Map(
    found.groups.map(({ id, label }, index) => [
      id,
      { number: index + 1, look: lookOf(sources[id]), gap: label, source: sources[id] },
    ]),
  )

  function select(id: string): void {
    setSelected(id)
    list.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(id)}"] select`)?.focus()
  }

  async function save(): Promise<void> {
    if (open[0]) return select(open[0].id)
    setSaving(true)
    try {
      onSettled(
        await settleGroups(cache, briefId, clientId, Object.fromEntries(Object.entries(sources).flatMap(given))),
      )
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
      setSaving(false)
    }
  }

  return (
    <div className={styles.work}>
      <Bar isClean={found.groups.length === 0} onClose={onClose} />
      <section className={styles.text} aria-label="The template">
        <View isPrinted={isPrinted} onChange={setPrinted} />
        <OldCasePaper found={found} shown={shown} selected={selected} onSelect={select} isPrinted={isPrinted} />
      </section>
      <section className={styles.found} aria-label="Found in the template">
        <Head found={found} />
        <div className={styles.scroll}>
          <GroupTable
            groups={found.groups}
            sources={sources}
            selected={selected}
            onSelect={setSelected}
            onChoose={(id, source) => setSources((before) => ({ ...before, [id]: source }))}
            rows={list}
          />
        </div>
        <div className={styles.foot}>
          <p className="small muted">The template can be used when every group is decided.</p>
          <output className="small">{open.length === 0 ? 'All decided' : `${open.length} to decide`}</output>
          <Button look="accent" busy={isSaving} onClick={() => void save()}>
            {open.length === 0 ? confirmLabel : 'Decide the next'}
          </Button>
        </div>
      </section>
    </div>
  )
}

type ViewProps = { readonly isPrinted: boolean; readonly onChange: (isPrinted: boolean) => void }

function View({ isPrinted, onChange }: ViewProps) {
  return (
    <div className={styles.view} role="group" aria-label="View">
      <button type="button" aria-pressed={!isPrinted} onClick={() => onChange(false)}>
        As found
      </button>
      <button type="button" aria-pressed={isPrinted} onClick={() => onChange(true)}>
        As it will print
      </button>
    </div>
  )
}

function Bar({ isClean, onClose }: { readonly isClean: boolean; readonly onClose: () => void }) {
  return (
    <div className={styles.bar}>
      <h1>{isClean ? 'No other client’s case is in this template' : 'Another client’s case is in this template'}</h1>
      <span className="small muted">Nothing of it has been sent to a model</span>
      <Button look="quiet" icon={ArrowLeft} onClick={onClose}>
        Back to the questions
      </Button>
    </div>
  )
}

function Head({ found }: { readonly found: OldCaseReply }) {
  return (
    <div className={styles.head}>
      <h2>
        {found.places} {found.places === 1 ? 'place' : 'places'} of an old case, in {found.groups.length} groups
      </h2>
      <p className="small muted">Read by software: names, numbers, dates, places, illness, family, gender.</p>
      <p className={styles.legend}>
        <span data-look="replaced">replaced</span> <span data-look="asked">asked or left out</span>{' '}
        <span data-look="open">not decided</span>
      </p>
    </div>
  )
}

/** What was decided before, else what software proposes. */
function initialSources({ groups }: OldCaseReply): Sources {
  return Object.fromEntries(groups.map(({ id, source, proposed }) => [id, source ?? proposed ?? undefined]))
}

function given([id, source]: [string, Source | undefined]): [string, Source][] {
  return source === undefined ? [] : [[id, source]]
}
