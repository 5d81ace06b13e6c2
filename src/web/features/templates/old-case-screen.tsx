import { useQuery } from '@tanstack/react-query'
import { Check, RotateCw, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OldCaseReply } from '#contract/old-case.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OldCasePaper } from './old-case-paper.tsx'
import { oldCaseQuery } from './old-case-queries.ts'
import { GroupTable } from './old-case-table.tsx'
import { lookOf } from './old-case-words.ts'
import { useSettling } from './use-settling.ts'
import styles from './old-case.module.css'
import { Head } from './old-case-head.tsx'
import { Bar } from './old-case-bar.tsx'

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
  const list = useRef<HTMLTableSectionElement>(null)
  const focus = (group: string) =>
    list.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(group)}"] select`)?.focus()
  const [pane, setPane] = useState<Pane>('list')
  const settling = useSettling({ found, briefId, clientId, onSettled, focus, onShow: () => setPane('list') })
  const { sources, selected, place, open } = settling
  const [isPrinted, setPrinted] = useState(false)
  const text = useRef<HTMLElement>(null)
  function look(group: string): void {
    settling.look(group)
    flushSync(() => setPane('text'))
    showInText(text.current, group, list.current)
  }
  const shown = new Map(
    found.groups.map(({ id, label }, index) => [
      id,
      { number: index + 1, look: lookOf(sources[id]), gap: label, source: sources[id] },
    ]),
  )
  return (
    <div className={styles.work} data-pane={pane}>
      <Bar title={found.title} isClean={found.groups.length === 0} onClose={onClose}>
        <Panes pane={pane} groups={found.groups.length} onChange={setPane} />
      </Bar>
      <section className={styles.text} aria-label="The template" ref={text}>
        <View title={found.title} isPrinted={isPrinted} onChange={setPrinted} />
        <OldCasePaper
          found={found}
          shown={shown}
          selected={selected}
          onSelect={settling.select}
          isPrinted={isPrinted}
        />
      </section>
      <section className={styles.found} aria-label="Found in the template">
        <Head found={found} open={open} likely={settling.likely} onAccept={settling.acceptLikely} />
        <KeptNotice words={settling.kept} />
        <div className={styles.scroll}>
          <GroupTable
            groups={found.groups}
            sources={sources}
            selected={selected}
            onSelect={settling.look}
            onLook={look}
            onChoose={settling.choose}
            place={place}
            onPlace={(group) => void settling.moveApart(group)}
            rows={list}
          />
        </div>
        <Foot
          open={open}
          confirmLabel={confirmLabel}
          isSaving={settling.isSaving}
          onGoOn={() => void settling.save()}
        />
      </section>
    </div>
  )
}

function showInText(text: HTMLElement | null, group: string, list: HTMLElement | null): void {
  const first = text?.querySelector<HTMLElement>(`[data-group="${CSS.escape(group)}"]`)
  first?.scrollIntoView({ block: 'center' })
  // What was pressed is hidden now where one of the two is shown at a time.
  if (list?.checkVisibility() === false) first?.focus({ preventScroll: true })
}

/** On a narrow screen the list and the text are shown one at a time. */
type Pane = 'list' | 'text'

type PanesProps = { readonly pane: Pane; readonly groups: number; readonly onChange: (pane: Pane) => void }

function Panes({ pane, groups, onChange }: PanesProps) {
  return (
    <div className={styles.panes}>
      <SegmentedControl
        label="Show"
        wide
        large
        value={pane}
        onChange={onChange}
        options={[
          { value: 'list', label: 'What was found', count: groups },
          { value: 'text', label: 'The template' },
        ]}
      />
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
      <output className={styles.count} data-open={open > 0 || undefined}>
        {open === 0 ? <Check size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
        {open === 0 ? 'All decided' : `${open} to decide`}
      </output>
      <Button look="accent" busy={isSaving} onClick={onGoOn}>
        {open === 0 ? confirmLabel : 'Decide the next'}
      </Button>
    </div>
  )
}

type ViewProps = {
  readonly title: string
  readonly isPrinted: boolean
  readonly onChange: (isPrinted: boolean) => void
}

function View({ title, isPrinted, onChange }: ViewProps) {
  return (
    <div className={styles.view}>
      <span className="small muted">{title}</span>
      <SegmentedControl
        label="View"
        value={isPrinted ? 'printed' : 'found'}
        onChange={(look) => onChange(look === 'printed')}
        options={[
          { value: 'found', label: 'As found' },
          { value: 'printed', label: 'As it will print' },
        ]}
      />
    </div>
  )
}
