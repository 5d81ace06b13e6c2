import { FileUp } from 'lucide-react'
import { memo, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './reimport-button.module.css'

type Props = { readonly isBusy: boolean; readonly onFile: (file: File) => void }

/** Takes the draft's Word file back, as it was edited in Word. */
export const ReimportButton = memo(function ReimportButton({ isBusy, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="quiet" icon={FileUp} busy={isBusy} onClick={() => input.current?.click()}>
        <span>
          Bring back<span className={styles.whole}> from Word</span>
        </span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".docx"
        aria-label="Edited Word file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again after it was edited once more.
          currentTarget.value = ''
        }}
      />
    </>
  )
})
