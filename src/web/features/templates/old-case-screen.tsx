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
import { type Group, lookOf, readBy } from './old-case-words.ts'
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
  const [chosen, setChosen] = useState<Sources>({})
  const sources: Sources = { ...initialSources(found), ...chosen }
  const [selected, setSelected] = useState<string>()
  const [place, setPlace] = useState<string>()
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

  function select(id: string, place?: string): void {
    setSelected(id)
    setPlace(place)
    list.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(id)}"] select`)?.focus()
  }

  /** Takes the marked place out of its group, or a place back to it; nothing that was chosen is lost. */
  async function moveApart(group: Group): Promise<void> {
    const source = sources[group.id]
    try {
      if (group.place) await settleGroups(cache, briefId, clientId, {}, [group.id])
      else if (place !== undefined)
        await settleGroups(cache, briefId, clientId, {
          [place]: source === undefined || source === 'own' ? 'ask' : 'own',
        })
      setSelected(group.place ? undefined : place)
      setPlace(undefined)
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
    }
  }

  async function save(): Promise<void> {
    if (open[0]) return select(open[0].id)
    setSaving(true)
    try {
      const settled = await settleGroups(
        cache,
        briefId,
        clientId,
        Object.fromEntries(Object.entries(sources).flatMap(given)),
      )
      // A model may have found something while the attorney decided.
      const [left] = settled.groups.filter(({ source }) => source === null)
      if (!left) return onSettled(settled)
      setSaving(false)
      select(left.id)
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
            onChoose={(id, source) => setChosen((before) => ({ ...before, [id]: source }))}
            place={place}
            onPlace={(group) => void moveApart(group)}
            rows={list}
          />
        </div>
        <Foot open={open.length} confirmLabel={confirmLabel} isSaving={isSaving} onGoOn={() => void save()} />
      </section>
    </div>
  )
}

type FootProps = {
  readonly open: number
  readonly confirmLabel: string
  readonly isSaving: boolean
  readonly onGoOn: () => void
}

function Foot({ open, confirmLabel, isSaving, onGoOn }: FootProps) {
  return (
    <div className={styles.foot}>
      <p className="small muted">The template can be used when every group is decided.</p>
      <output className="small">{open === 0 ? 'All decided' : `${open} to decide`}</output>
      <Button look="accent" busy={isSaving} onClick={onGoOn}>
        {open === 0 ? confirmLabel : 'Decide the next'}
      </Button>
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
      <p className="small muted" aria-live="polite">
        {readBy(found.model_reading)}
      </p>
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
