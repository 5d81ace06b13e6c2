import { Copy } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/notify.tsx'
import styles from './panel.module.css'

/** A line of code that is copied with a button. `shown` stands for it where it holds a password. */
export function CopyLine({ name, text, shown = text }: { name: string; text: string; shown?: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', 'Copied')
    } catch {
      notify('error', 'Failed to copy to clipboard')
    }
  }
  return (
    <div className={styles.copyLine}>
      <span className={styles.note}>{name}</span>
      <code>{shown}</code>
      <IconButton icon={Copy} label={`Copy: ${name}`} onClick={() => void copy()} />
    </div>
  )
}
