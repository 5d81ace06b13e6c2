import { type ComponentType, createElement } from 'react'
import type { Question } from '#domain/questionnaire/question.ts'
import type { FieldProps } from '../field-props.ts'
import { ChoiceAnswer, ChoicesAnswer, CountryAnswer, YesNoAnswer } from './choice-fields.tsx'
import { ClientAnswer, RecordAnswer, RecordsAnswer } from './record-fields.tsx'
import { DateAnswer, LongAnswer, NumberAnswer, TextAnswer } from './text-fields.tsx'

type SingleKind = Exclude<Question['kind'], 'rows'>

/** One component for each kind of question that stands alone: a kind that has none here does not compile. */
export const singleFields: { readonly [K in SingleKind]: ComponentType<FieldProps<K>> } = {
  text: TextAnswer,
  textarea: LongAnswer,
  date: DateAnswer,
  'yes-no': YesNoAnswer,
  choice: ChoiceAnswer,
  choices: ChoicesAnswer,
  client: ClientAnswer,
  country: CountryAnswer,
  number: NumberAnswer,
  record: RecordAnswer,
  records: RecordsAnswer,
}

/** The field of a column; rows hold no rows. */
export function CellField(props: FieldProps) {
  const { kind } = props.question
  return createElement(singleFields[kind === 'rows' ? 'text' : kind] as ComponentType<FieldProps>, props)
}
