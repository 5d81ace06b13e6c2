import type { FormTarget } from './form-target.ts'

type Names = {
  readonly family: readonly string[]
  readonly given: readonly string[]
  readonly middle: readonly string[]
}

export const record = 'Client record'
export const answers = 'Answers'
/** The client's name in its three boxes, and wherever the form repeats it. */
export function clientName(item: string, { family, given, middle }: Names): FormTarget[] {
  const about = { item, source: record }
  return [
    {
      ...about,
      meaning: 'Last name',
      fields: family,
      says: /last|family|surname/,
      value: ({ client }) => client.last_name || undefined,
    },
    {
      ...about,
      meaning: 'First name',
      fields: given,
      says: /first|given/,
      value: ({ client }) => client.first_name || undefined,
    },
    {
      ...about,
      meaning: 'Middle name',
      fields: middle,
      says: /middle/,
      value: ({ client }) => client.middle_name || undefined,
    },
  ]
}
