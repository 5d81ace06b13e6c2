import { useState } from 'react'
import { AppError } from '#contract/errors.ts'
import { isCancelled, sentenceOf } from '#web/data/problem.ts'
import { sendForm } from '#web/data/send-form.ts'
import { notify } from '#web/ui/notify.tsx'
import { useKeptForm } from '#web/session/use-kept-form.ts'
import { kindCalls, type RecordItem, type RecordPlace } from './record-kinds.ts'
import { recordWords } from './record-words.ts'
import { useRefreshRecords } from './records-queries.ts'
import { sendRecord, titleOf } from './uploads.ts'

export type RecordFormProps = {
  readonly place: RecordPlace
  /** The record to change; a new one when left out. */
  readonly item?: RecordItem | undefined
  /** The document is a CV and nothing else is asked about its use. */
  readonly asCv?: boolean
  /** The draft type that a new cited source is meant for. */
  readonly toolType?: string
  /** `id` of the record that is new. */
  readonly onSaved: (id?: string) => void
  /** The file of a new record is on its way: its entry shows how it goes, and the form may close. */
  readonly onSending?: () => void
}

/** A file cannot be kept on the device; everything that is typed is. */
type Typed = Omit<Values, 'file'>

type Values = {
  readonly title: string
  readonly text: string
  readonly date: string
  readonly isCv: boolean
  readonly file: File | undefined
}

export type RecordForm = ReturnType<typeof useRecordForm>

/** What was typed into the form of a record, what is wrong with it, and the way to send it. */
export function useRecordForm(props: RecordFormProps) {
  const { place, item, asCv = false, onSaved } = props
  const [start] = useState<Typed>({
    title: item?.title ?? '',
    text: item?.text ?? '',
    date: item?.documentDate ?? '',
    isCv: item?.isCv ?? asCv,
  })
  const form = useKeptForm(`${place.kind} ${place.clientId} ${place.expertId ?? ''} ${item?.id ?? 'new'}`, start)
  const [file, setFile] = useState<File>()
  const values: Values = { ...form.values, file }
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [trouble, setTrouble] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const refresh = useRefreshRecords()
  const onArrived = () => refresh(place.kind)

  async function save(): Promise<void> {
    const missing = missingIn(values, props)
    setProblems(missing)
    setTrouble(undefined)
    if (Object.keys(missing).length > 0) return
    setPercent(0)
    const isUpload = !item && values.file !== undefined && props.onSending !== undefined
    const body = toForm(values, props)
    try {
      if (item) {
        const path = kindCalls[place.kind].recordPath(place, item.id)
        await sendForm(path, body, { method: 'PUT', onProgress: setPercent })
        await onArrived()
        form.kept.forget()
        onSaved()
      } else {
        const title = nameOf(values)
        const sending = sendRecord({ place, title, form: body, onArrived, onProgress: setPercent }, isUpload)
        if (isUpload) props.onSending?.()
        const { id } = await sending
        form.kept.forget()
        onSaved(id)
      }
    } catch (error) {
      const fields = error instanceof AppError ? (error.details.fields ?? []) : []
      setProblems(Object.fromEntries(fields.map(({ name, message }) => [name, message])))
      if (fields.length === 0) setTrouble(sentenceOf(error))
      if (isUpload && !isCancelled(error))
        notify('error', `${nameOf(values)}: ${fields[0]?.message ?? sentenceOf(error)}`)
    } finally {
      setPercent(undefined)
    }
  }

  return {
    values,
    set: ({ file: chosen, ...typed }: Partial<Values>) => {
      form.setValues({ ...form.values, ...typed })
      if (chosen !== undefined) setFile(chosen)
    },
    takeFile: setFile,
    kept: form.kept,
    problems,
    trouble,
    percent,
    busy: percent !== undefined,
    save,
  }
}

/** What has to be there before anything is sent. */
function missingIn({ title, file }: Values, { place, item }: RecordFormProps): Readonly<Record<string, string>> {
  const words = recordWords[place.kind]
  if (words.file.required) return !item && !file ? { file: 'Please choose a file.' } : {}
  return title.trim() === '' ? { [words.title.name]: `${words.title.label} must not be empty` } : {}
}

function nameOf({ title, file }: Values): string {
  return title.trim() || (file ? titleOf(file) : '')
}

function toForm(values: Values, { place, item, toolType }: RecordFormProps): FormData {
  const words = recordWords[place.kind]
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
