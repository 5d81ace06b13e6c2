import type * as z from 'zod'

type Issue = z.core.$ZodIssue

const expectedWords: Readonly<Record<string, string>> = {
  boolean: 'Please say true or false.',
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  array: 'Please send a list.',
  object: 'Please send an object with fields.',
  record: 'Please send an object with fields.',
  date: 'Please enter a date.',
}

const formatWords: Readonly<Record<string, string>> = {
  email: 'Please enter an e-mail address.',
  url: 'Please enter a web address.',
  date: 'Please enter a date.',
  datetime: 'Please enter a date and a time.',
  uuid: 'Please name an entry by its id.',
}

/** What is wrong with a field in the product's words: the schema's own sentence, or one for what the library would say. */
export function sayIssue(issue: Issue): string {
  const isLibrarys = /^(?:Invalid|Too (?:big|small)|Unrecognized)\b/.test(issue.message)
  if (!isLibrarys) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return expectedWords[issue.expected] ?? 'This does not have the form that is expected here.'
    case 'invalid_value':
      return `Please choose one of these: ${issue.values.map(String).join(', ')}.`
    case 'too_big':
      return `${amount(issue.origin, Number(issue.maximum))} at most, please.`
    case 'too_small':
      return Number(issue.minimum) === 1 && issue.origin === 'string'
        ? 'Please fill in this field.'
        : `${amount(issue.origin, Number(issue.minimum))} at least, please.`
    case 'unrecognized_keys':
      return `These fields are not known here: ${issue.keys.join(', ')}.`
    case 'invalid_format':
      return formatWords[issue.format] ?? 'This does not have the form that is expected here.'
    default:
      return 'This does not have the form that is expected here.'
  }
}

function amount(origin: string, count: number): string {
  if (origin === 'string') return `${count} characters`
  return origin === 'array' || origin === 'set' ? `${count} entries` : String(count)
}
