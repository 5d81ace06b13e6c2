import { History } from 'lucide-react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './kept-notice.module.css'

type Props = {
  readonly words: {
    readonly restored: { readonly at: number } | undefined
    readonly isOvertaken: boolean
    readonly isOpenElsewhere: boolean
    readonly isKept: boolean
    readonly discard: () => void
  }
}

/** Quietly, above what is typed: that it came back, that it changes elsewhere too, or that it cannot be kept. */
export function KeptNotice({ words: { restored, isOvertaken, isOpenElsewhere, isKept, discard } }: Props) {
  const said = [
    restored && `What you typed on ${timeOf(restored.at)} was kept on this device and is here again.`,
    isOvertaken && 'It was changed elsewhere meanwhile: saving puts your words in that place.',
    isOpenElsewhere && 'Another window is changing this too.',
    !isKept && 'This device cannot keep what you type. Save before you leave.',
  ].filter((sentence) => typeof sentence === 'string')
  return (
    <div role="status">
      {said.length > 0 && (
        <p className={styles.notice}>
          <Icon icon={History} />
          <span>{said.join(' ')}</span>
          {restored && (
            <Button size="s" look="text" onClick={discard}>
              Take the saved words
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

function timeOf(at: number): string {
  return new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
}
