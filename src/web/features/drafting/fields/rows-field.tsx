import { Plus, Trash2 } from 'lucide-react'
import { Button } from '@mantine/core'
import { rowsOf } from '#domain/questionnaire/question.ts'
import { asText, type FieldProps } from '../field-props.ts'
import { QuestionFrame } from '../question-frame.tsx'
import { fieldFor } from './field-for.tsx'
import styles from './fields.module.css'

type Row = Readonly<Record<string, string>>

/** Rows of the same few questions, as many as needed. Removing a row leaves the others as they are. */
export function RowsField(props: FieldProps<'rows'>) {
  const { question, id, answer, onChange } = props
  const rows = rowsOf({ [question.name]: answer ?? [] }, question.name)
  const replace = (index: number, row: Row) => onChange(rows.map((old, at) => (at === index ? row : old)))
  return (
    <div className={styles.rows} role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      {rows.map((row, index) => (
        <RowOfCells
          // Rows have no identity of their own; their place is what they are known by.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          {...props}
          index={index}
          row={row}
          onRow={(changed) => replace(index, changed)}
          onRemove={() => onChange(rows.filter((_, at) => at !== index))}
        />
      ))}
      <div>
        <Button id={id} leftSection={<Plus size={16} aria-hidden />} onClick={() => onChange([...rows, {}])}>
          {question.addLabel}
        </Button>
      </div>
    </div>
  )
}

type RowProps = FieldProps<'rows'> & {
  readonly index: number
  readonly row: Row
  readonly onRow: (row: Row) => void
  readonly onRemove: () => void
}

function RowOfCells({ question, id, index, row, partError, onRow, onRemove }: RowProps) {
  const name = `${question.label} ${index + 1}`
  return (
    <fieldset className={styles.row} aria-label={name}>
      <div className={styles.rowHead}>
        <span>{index + 1}</span>
        <Button variant="subtle" color="gray" size="xs" leftSection={<Trash2 size={16} aria-hidden />} aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <div className={styles.cells}>
        {question.columns.map((column) => {
          const Cell = fieldFor(column)
          return (
            <QuestionFrame key={column.name} question={column} controlId={`${id}-${index}-${column.name}`} required={column.required === true} error={partError?.(`${index}.${column.name}`)}>
              {(field) => (
                <Cell {...field} question={column} answer={row[column.name]} onChange={(value) => onRow({ ...row, [column.name]: asText(value) })} />
              )}
            </QuestionFrame>
          )
        })}
      </div>
    </fieldset>
  )
}
