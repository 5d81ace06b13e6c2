import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { FileField } from './file-field.tsx'
import { recordWords } from './record-words.ts'
import styles from './records.module.css'
import { titleOf } from './uploads.ts'
import { type RecordForm, type RecordFormProps, useRecordForm } from './use-record-form.ts'

type Props = RecordFormProps & { readonly onClose: () => void }

/** Adds a record of any kind or changes one. What was typed stays until it is taken. */
export function RecordDialog(props: Props) {
  const { place, item, asCv = false, onClose } = props
  const words = recordWords[place.kind]
  const form = useRecordForm({ ...props, onSending: onClose })
  return (
    <Dialog
      opened
      size="xl"
      closeOnBackdrop={false}
      onClose={onClose}
      title={item ? `Edit ${words.noun}` : asCv ? "Provide client's information" : words.add}
      footer={
        <>
          <Button
            onClick={() => {
              form.kept.forget()
              onClose()
            }}
          >
            Cancel
          </Button>
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
        <KeptNotice words={form.kept} />
        <RecordFields {...props} form={form} />
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

function RecordFields({ place, item, asCv = false, form }: Props & { form: RecordForm }) {
  const words = recordWords[place.kind]
  const { values, set, problems } = form
  const isDocument = place.kind === 'client_document'
  return (
    <>
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
        onChange={(file) => {
          form.takeFile(file)
          if (file && values.title === '') set({ title: titleOf(file) })
        }}
      />
      {isDocument && (
        <DateField
          label="Date of the document"
          value={values.date}
          error={problems['document_date']}
          onChange={(date) => set({ date })}
        />
      )}
      {isDocument && !asCv && (
        <TickBox checked={values.isCv} onChange={(isCv) => set({ isCv })}>
          This is the client’s CV
        </TickBox>
      )}
    </>
  )
}
