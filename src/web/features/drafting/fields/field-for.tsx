import type { ComponentType } from 'react'
import type { Question } from '#domain/questionnaire/question.ts'
import type { FieldProps } from '../field-props.ts'
import { ChoiceField, ChoicesField, YesNoField } from './choice-field.tsx'
import { ClientField, CountryField, RecordField, RecordsField } from './list-field.tsx'
import { RowsField } from './rows-field.tsx'
import { DateField, NumberField, TextareaField, TextField } from './text-field.tsx'

/** One component for each kind of question: a kind that has none here does not compile. */
const fields: { readonly [K in Question['kind']]: ComponentType<FieldProps<K>> } = {
  text: TextField,
  textarea: TextareaField,
  date: DateField,
  'yes-no': YesNoField,
  choice: ChoiceField,
  choices: ChoicesField,
  client: ClientField,
  country: CountryField,
  number: NumberField,
  record: RecordField,
  records: RecordsField,
  rows: RowsField,
}

export function fieldFor(question: Question): ComponentType<FieldProps> {
  return fields[question.kind] as ComponentType<FieldProps>
}
