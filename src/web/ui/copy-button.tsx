import { Check, Copy, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import styles from './copy-button.module.css'
import { StateLabel } from './state-label.tsx'

const feedbackMs = 3000

type Props = { text: string; children?: string; size?: 's' | 'm' }

/** Copies a text and says for three seconds whether that worked (specification 1, sections 2 and 9). */
export function CopyButton({ text, children = 'Copy', size = 'm' }: Props) {
  const [feedback, setFeedback] = useState<'copied' | 'Failed to copy' | null>(null)
  const [times, setTimes] = useState(0)

  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setFeedback(null), feedbackMs)
    return () => clearTimeout(timer)
  }, [times])

  async function copy() {
    setFeedback(await writeToClipboard(text))
    setTimes((count) => count + 1)
  }

  return (
    <span className={styles.copy}>
      <Button icon={Copy} size={size} onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">
        {feedback === 'copied' && (
          <StateLabel icon={Check} tone="success">
            copied
          </StateLabel>
        )}
        {feedback === 'Failed to copy' && (
          <StateLabel icon={X} tone="danger">
            Failed to copy
          </StateLabel>
        )}
      </span>
    </span>
  )
}

async function writeToClipboard(text: string): Promise<'copied' | 'Failed to copy'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'Failed to copy'
  }
}
