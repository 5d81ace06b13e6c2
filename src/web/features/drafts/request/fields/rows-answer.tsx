import { Plus, Trash2 } from 'lucide-react'
import { rowsOf } from '#domain/questionnaire/question.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { asText, type FieldProps, textsOf } from '../field-props.ts'
import { CellField } from './cell-field.tsx'
import styles from './fields.module.css'

type Row = Readonly<Record<string, string>>

/** Rows of the same few questions, as many as needed. Removing a row leaves the others as they are. */
export function RowsAnswer(props: FieldProps<'rows'>) {
  const { question, answer, onChange } = props
  const rows = rowsOf({ [question.name]: answer ?? [] }, question.name)
  const replace = (index: number, row: Row) => onChange(rows.map((old, at) => (at === index ? row : old)))
  return (
    <FieldGroup {...textsOf(props)}>
      {() => (
        <div className={styles.rows}>
          {rows.map((row, index) => (
            <RowOfCells
              // oxlint-disable-next-line react/no-array-index-key: a row is its place in the answer
              key={index}
              {...props}
              index={index}
              row={row}
              onRow={(changed) => replace(index, changed)}
              onRemove={() => onChange(rows.filter((_, at) => at !== index))}
            />
          ))}
          <div>
            <Button icon={Plus} onClick={() => onChange([...rows, {}])}>
              {question.addLabel}
            </Button>
          </div>
        </div>
      )}
    </FieldGroup>
  )
}

type RowProps = FieldProps<'rows'> & {
  readonly index: number
  readonly row: Row
  readonly onRow: (row: Row) => void
  readonly onRemove: () => void
}

function RowOfCells({ question, index, row, partError, onRow, onRemove }: RowProps) {
  const name = `${question.label} ${index + 1}`
  return (
    <fieldset className={styles.row} aria-label={name}>
      <div className={styles.rowHead}>
        <span>{index + 1}</span>
        <Button look="quiet" size="s" icon={Trash2} aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <div className={styles.cells}>
        {question.columns.map((column) => (
          <CellField
            key={column.name}
            question={column}
            required={column.required === true}
            error={partError?.(`${index}.${column.name}`)}
            answer={row[column.name]}
            onChange={(value) => onRow({ ...row, [column.name]: asText(value) })}
          />
        ))}
      </div>
    </fieldset>
  )
}
