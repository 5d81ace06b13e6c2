import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, RotateCw, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { messages } from '#domain/messages.ts'
import { BottomBar, type OpenSheet } from '#web/workspace/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { showError } from '#web/ui/show-error.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BarEnd, PaneFoot, PaneScroll, Workspace } from '#web/workspace/workspace.tsx'
import { SectionList } from './section-list.tsx'
import { SectionSettings } from './section-settings.tsx'
import { confirmSections, type OpenTemplate, templateQuery } from './split-queries.ts'
import styles from './split-screen.module.css'
import { countedModes } from './split-words.ts'
import { TemplatePaper } from './template-paper.tsx'
import { type SplitEditor, useSplitEditor } from './use-split-editor.ts'

type Props = {
  readonly briefId: string
  /** What confirming leads to: `Confirm sections`, `Confirm and perform request`. */
  readonly confirmLabel: string
  readonly onConfirmed: () => void
  readonly onClose: () => void
}

/** Shows how a template was divided into sections; the attorney arranges them and confirms. */
export function SplitScreen(props: Props) {
  const { data, error, refetch, isFetching } = useQuery(templateQuery(props.briefId))
  if (data && !isFetching) return <Arranging key={data.id} template={data} {...props} />
  if (data || !error) return <Frame {...props} middle={<Skeleton label="Reading the template" lines={12} />} />
  return <Frame {...props} middle={<NotRead error={error} onRetry={() => void refetch()} />} />
}

const crumbs = [{ label: 'Dashboard', to: '/' }, { label: 'Draft' }]

function Frame({ onClose, middle }: Props & { readonly middle: React.ReactNode }) {
  return (
    <Workspace
      title="Sections of the template"
      crumbs={crumbs}
      actions={<BackButton onClose={onClose} />}
      left={null}
      leftLabel="Sections"
      right={null}
      rightLabel="The chosen section"
      bottom={null}
    >
      <div className={styles.middle}>{middle}</div>
    </Workspace>
  )
}

function BackButton({ onClose }: Pick<Props, 'onClose'>) {
  return (
    <BarEnd>
      <Button look="quiet" icon={ArrowLeft} onClick={onClose}>
        Back to the questions
      </Button>
    </BarEnd>
  )
}

function NotRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState
      title="The template was not read"
      action={
        <Button icon={RotateCw} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.name === 'AppError' ? error.message : messages.templateUnreadable}
    </EmptyState>
  )
}

function Arranging({ template, confirmLabel, onConfirmed, onClose, briefId }: Props & { template: OpenTemplate }) {
  const editor = useSplitEditor(template)
  const paper = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<OpenSheet>()
  const { confirm, isSaving } = useConfirm(briefId, editor, onConfirmed)
  const showText = (id: string) =>
    paper.current?.querySelector(`#text-${CSS.escape(id)}`)?.scrollIntoView({ block: 'start' })
  const confirmButton = (
    <Button look="accent" wide busy={isSaving} onClick={confirm}>
      {confirmLabel}
    </Button>
  )
  const list = <SectionList editor={editor} onChosen={showText} />
  const settings = <SectionSettings editor={editor} paragraphs={template.paragraphs} />
  return (
    <Workspace
      title={template.title}
      crumbs={crumbs}
      actions={
        <>
          <span className={`${styles.counts} small muted`}>{countedModes(editor.split.sections)}</span>
          <BackButton onClose={onClose} />
        </>
      }
      left={
        <>
          {list}
          <Keys />
        </>
      }
      leftLabel="Sections"
      right={
        <>
          <PaneScroll>{settings}</PaneScroll>
          <PaneFoot>{confirmButton}</PaneFoot>
        </>
      }
      rightLabel="The chosen section"
      bottom={
        <BottomBar
          sheet={sheet}
          onSheet={setSheet}
          outline={list}
          pane={settings}
          paneTitle={editor.selected?.title ?? ''}
          paneButton={
            <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setSheet('pane')}>
              Section
            </Button>
          }
          main={confirmButton}
        />
      }
    >
      <About template={template} editor={editor} />
      <div className={styles.about}>
        <KeptNotice words={editor.kept} />
      </div>
      <TemplatePaper paragraphs={template.paragraphs} editor={editor} paper={paper} />
    </Workspace>
  )
}

/** Stores the sections; what the server refuses is told and nothing is lost. */
function useConfirm(briefId: string, { split, placeholderFields, kept }: SplitEditor, onConfirmed: () => void) {
  const cache = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  async function confirm(): Promise<void> {
    setSaving(true)
    try {
      await confirmSections(cache, briefId, split, placeholderFields)
      kept.forget()
      onConfirmed()
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
      setSaving(false)
    }
  }
  return { isSaving, confirm: () => void confirm() }
}

/** How it was read, above the text. */
function About({ template, editor }: { template: OpenTemplate; editor: SplitEditor }) {
  const told = [
    ...(template.recalled === 'some' ? ['Your choices for an earlier version of this template were taken over.'] : []),
    ...(editor.split.isForm ? ['This template is a form: its fields are filled in, no text is written.'] : []),
    ...(template.kind === 'pdf'
      ? [
          'This template is a PDF. The draft becomes a Word file in Drafty’s own style; for your layout, upload the Word file.',
        ]
      : []),
    ...template.warnings,
  ]
  return (
    <div className={styles.about}>
      <p>
        This is how the template was divided. Check what is written anew and what stays, arrange the sections, and
        confirm. It is remembered for this template.
      </p>
      {told.length > 0 && (
        <ul>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <output className="sr">{countedModes(editor.split.sections)}</output>
    </div>
  )
}

function Keys() {
  return (
    <p className={`${styles.keys} small muted`} id="section-keys">
      Drag to move. Keys: arrows choose, Alt and arrows move, M joins with the next, K keeps as it is, Ctrl Z takes
      back.
    </p>
  )
}
