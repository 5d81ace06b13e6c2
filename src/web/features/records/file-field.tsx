import { Upload, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './records.module.css'
import { useDrop } from './use-drop.ts'

type Props = {
  readonly label: string
  readonly help?: string
  readonly required?: boolean
  readonly error?: string | undefined
  readonly file: File | undefined
  readonly accept?: string
  readonly onChange: (file: File | undefined) => void
}

/** One file: dropped, or chosen with the system's dialog. */
export function FileField({ label, help, required = false, error, file, accept, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const drop = useDrop(([first]) => first && onChange(first))
  return (
    <Field label={label} help={help} required={required} error={error}>
      {(control) => (
        <div className={styles.drop} data-over={drop.isOver || undefined} {...drop.handlers}>
          <input
            {...control}
            ref={input}
            type="file"
            className="sr"
            accept={accept}
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              if (chosen) onChange(chosen)
              event.target.value = ''
            }}
          />
          {file ? (
            <span className={styles.chosen}>
              <span>{file.name}</span>
              <IconButton icon={X} label={`Take out ${file.name}`} onClick={() => onChange(undefined)} />
            </span>
          ) : (
            <>
              <Button size="s" icon={Upload} onClick={() => input.current?.click()}>
                Choose a file
              </Button>
              <span className="muted">or drop it here</span>
            </>
          )}
        </div>
      )}
    </Field>
  )
}

/** Several files at once: the whole area takes drops, the button opens the system's dialog. */
export function FilesButton({ label, onFiles }: { label: string; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <Icon icon={Upload} />
        {label}
      </Button>
    </>
  )
}
