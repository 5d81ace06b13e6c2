import { useState } from 'react'
import { AppError } from '#contract/errors.ts'
import { sendForm } from '#web/data/send-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { FileField } from './file-field.tsx'
import { kindCalls, type RecordItem, type RecordPlace } from './record-kinds.ts'
import { recordWords } from './record-words.ts'
import styles from './records.module.css'
import { useRefreshRecords } from './records-queries.ts'
import { sendRecord, titleOf } from './uploads.ts'

type Props = {
  readonly place: RecordPlace
  /** The record to change; a new one when left out. */
  readonly item?: RecordItem | undefined
  /** The document is a CV and nothing else is asked about its use. */
  readonly asCv?: boolean
  /** The draft type that a new cited source is meant for. */
  readonly toolType?: string
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Adds a record of any kind or changes one. What was typed stays until it is taken. */
export function RecordDialog(props: Props) {
  const { place, item, asCv = false, onClose } = props
  const words = recordWords[place.kind]
  const form = useRecordForm(props)
  const { values, set, problems } = form
  return (
    <Dialog
      opened
      size="xl"
      closeOnBackdrop={false}
      onClose={onClose}
      title={item ? `Edit ${words.noun}` : asCv ? "Provide client's information" : words.add}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="accent" busy={form.busy} type="submit" form="record-form">
            {item ? 'Save changes' : 'Add'}
          </Button>
        </>
      }
    >
      <form
        id="record-form"
        className="stack m"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void form.save()
        }}
      >
        <TextField
          label={words.title.label}
          required={!words.file.required || item !== undefined}
          maxLength={255}
          data-autofocus
          value={values.title}
          error={problems[words.title.name]}
          onChange={(title) => set({ title })}
        />
        {words.text && (
          <TextAreaField
            label={words.text.label}
            help={words.text.help}
            value={values.text}
            error={problems[words.text.name]}
            onChange={(text) => set({ text })}
          />
        )}
        <FileField
          label={item?.file_name ? `Replace ${item.file_name}` : words.file.label}
          help={words.file.help}
          required={words.file.required === true && item === undefined}
          file={values.file}
          error={problems['file']}
          onChange={(file) => set({ file, ...(file && values.title === '' && { title: titleOf(file) }) })}
        />
        {place.kind === 'client_document' && (
          <DateField
            label="Date of the document"
            value={values.date}
            error={problems['document_date']}
            onChange={(date) => set({ date })}
          />
        )}
        {place.kind === 'client_document' && !asCv && (
          <TickBox checked={values.isCv} onChange={(isCv) => set({ isCv })}>
            This is the client’s CV
          </TickBox>
        )}
        {form.percent !== undefined && (
          <div className={styles.sending} role="status">
            <ProgressBar percent={form.percent} />
            <span className="small muted">{form.percent < 100 ? 'Uploading' : 'Processing...'}</span>
          </div>
        )}
        <FieldError id="record-form-trouble" error={form.trouble} />
      </form>
    </Dialog>
  )
}

function useRecordForm({ place, item, asCv = false, toolType, onSaved }: Props) {
  const words = recordWords[place.kind]
  const [values, setValues] = useState({
    title: item?.title ?? '',
    text: item?.text ?? '',
    date: item?.documentDate ?? '',
    isCv: item?.isCv ?? asCv,
    file: undefined as File | undefined,
  })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [trouble, setTrouble] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const refresh = useRefreshRecords()

  function toForm(): FormData {
    const form = new FormData()
    // Fields first: the server knows what the file is for before it comes.
    if (values.title.trim() !== '') form.set(words.title.name, values.title)
    if (words.text) form.set(words.text.name, values.text)
    if (place.kind === 'client_document') {
      form.set('is_cv', values.isCv ? 'yes' : 'no')
      form.set('document_date', values.date)
    }
    if (place.kind === 'citation' && toolType !== undefined && !item) form.set('tool_type', toolType)
    if (values.file) form.set('file', values.file)
    return form
  }

  async function save(): Promise<void> {
    setProblems({})
    setTrouble(undefined)
    if (words.file.required && !item && !values.file) return setProblems({ file: 'Please choose a file.' })
    if (!words.file.required && values.title.trim() === '')
      return setProblems({ [words.title.name]: `${words.title.label} must not be empty` })
    setPercent(0)
    const onArrived = () => refresh(place.kind)
    try {
      if (item) {
        const path = kindCalls[place.kind].recordPath(place, item.id)
        await sendForm(path, toForm(), { method: 'PUT', onProgress: setPercent })
        await onArrived()
      } else {
        const title = values.title.trim() || (values.file ? titleOf(values.file) : '')
        await sendRecord({ place, title, form: toForm(), onArrived, onProgress: setPercent })
      }
      onSaved()
    } catch (error) {
      const fields = error instanceof AppError ? (error.details.fields ?? []) : []
      setProblems(Object.fromEntries(fields.map(({ name, message }) => [name, message])))
      if (fields.length === 0) setTrouble(error instanceof Error ? error.message : String(error))
    } finally {
      setPercent(undefined)
    }
  }

  return {
    values,
    set: (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part })),
    problems,
    trouble,
    percent,
    busy: percent !== undefined,
    save,
  }
}
