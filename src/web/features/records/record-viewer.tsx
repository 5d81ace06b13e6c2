import { Download, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messages } from '#domain/messages.ts'
import { saveAsFile } from '#web/data/download.ts'
import { cancelView, fetchOriginal, type Viewed, viewAt } from '#web/data/view-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { notify } from '#web/ui/notify.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { kindCalls, type RecordItem, type RecordPlace } from './record-kinds.ts'
import styles from './records.module.css'

type Form = 'file' | 'text'
const forms = [
  { value: 'file', label: 'Document' },
  { value: 'text', label: 'Text read' },
] as const

type Props = { readonly place: RecordPlace; readonly item: RecordItem; readonly onClose: () => void }

/** A record to look at: the file where the browser can show it, otherwise its text. */
export function RecordViewer({ place, item, onClose }: Props) {
  const canShow = /^(application\/pdf|image\/(png|jpeg|gif|webp|bmp))$/.test(item.mime_type ?? '')
  const [form, setForm] = useState<Form>(canShow ? 'file' : 'text')
  const [attempt, setAttempt] = useState(0)
  const path = kindCalls[place.kind].viewPath(place, item.id)
  return (
    <Dialog
      opened
      size="5xl"
      onClose={onClose}
      title={item.title}
      {...(item.file_name !== null && { subtitle: aboutFile(item) })}
      footer={
        item.s3_path !== null && (
          <Button icon={Download} onClick={() => void download(path, item.file_name ?? item.title)}>
            Download original
          </Button>
        )
      }
    >
      {canShow && (
        <div>
          <SegmentedControl label="What to show" options={forms} value={form} onChange={setForm} />
        </div>
      )}
      {item.warnings.map((warning) => (
        <p key={warning} className="small muted">
          {warning}
        </p>
      ))}
      <View
        key={`${form} ${attempt}`}
        path={path}
        form={form}
        title={item.title}
        onAgain={() => setAttempt(attempt + 1)}
      />
    </Dialog>
  )
}

type ViewProps = { readonly path: string; readonly form: Form; readonly title: string; readonly onAgain: () => void }

function View({ path, form, title, onAgain }: ViewProps) {
  const { viewed, hasFailed } = useView(path, form)
  if (hasFailed)
    return (
      <EmptyState
        small
        title={messages.fileNotLoaded}
        action={
          <Button size="s" icon={RotateCw} onClick={onAgain}>
            Try Again
          </Button>
        }
      />
    )
  if (!viewed) return <Skeleton label="Loading the document" lines={10} />
  if (viewed.kind === 'text')
    return (
      // A long text is read with the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre className={styles.text} tabIndex={0} aria-label={`Text of ${title}`}>
        {viewed.text.trim() === '' ? 'No text could be read from this file.' : viewed.text}
      </pre>
    )
  if (viewed.mimeType.startsWith('image/')) return <img className={styles.image} src={viewed.url} alt={title} />
  // Scripts in a document never run here: the page's own policy holds for what it shows, and the file is no page.
  // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF inside a sandbox
  return <iframe className={styles.frame} src={viewed.url} title={title} />
}

function useView(path: string, form: Form) {
  const [viewed, setViewed] = useState<Viewed>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    let shown: Viewed | undefined
    viewAt(path, form === 'text' ? 'text' : undefined).then(
      (next) => {
        shown = next
        if (isGone) release(next)
        else setViewed(next)
      },
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
      cancelView()
      if (shown) release(shown)
    }
  }, [path, form])
  return { viewed, hasFailed }
}

function release(viewed: Viewed): void {
  if (viewed.kind === 'file') viewed.release()
}

export async function download(path: string, name: string): Promise<void> {
  try {
    await saveAsFile(await fetchOriginal(path), name)
  } catch {
    notify('error', messages.downloadFailed)
  }
}

export function aboutFile({ file_name, pages, bytes }: RecordItem): string {
  const size = bytes === null ? undefined : sizeText(bytes)
  return [file_name, pages !== null && `${pages} ${pages === 1 ? 'page' : 'pages'}`, size].filter(Boolean).join(', ')
}

function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
