import { type ComponentType, createElement } from 'react'
import type { FieldProps } from '../field-props.ts'
import { singleFields } from './cell-field.tsx'
import { RowsAnswer } from './rows-answer.tsx'

const fields = { ...singleFields, rows: RowsAnswer }

/** The field for a question, whatever tool it belongs to. */
export function QuestionField(props: FieldProps) {
  return createElement(fields[props.question.kind] as ComponentType<FieldProps>, props)
}
