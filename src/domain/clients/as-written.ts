import type { ClientRecord, Fields } from './client-record.ts'
import { fullName } from './client-record.ts'
import { foldWord } from '#domain/language/fold.ts'
import { isShouted, nameCase, trueCase, type WrittenNames } from '#domain/language/true-case.ts'
import type { Answer, Answers } from '#domain/questionnaire/answers.ts'

type Given = { readonly answers: Answers; readonly client: ClientRecord }

/**
 * What was typed in capitals as it is written in a text: answers as sentences, names of the record as names. Everything
 * else stays as it was typed; what is stored stays too.
 */
export function asWritten<Input extends Given>(input: Input): Input {
  const client = clientAsWritten(input.client)
  const hasShouted = Object.values(input.answers).some(isAnswerShouted)
  if (!hasShouted) return client === input.client ? input : { ...input, client }
  const names = namesOf(client)
  const answers = Object.fromEntries(
    Object.entries(input.answers).map(([name, answer]) => [name, answerAsWritten(answer, names)]),
  )
  return { ...input, client, answers }
}

function isAnswerShouted(answer: Answer): boolean {
  if (typeof answer === 'string') return answer.split('\n').some(isShouted)
  return (
    Array.isArray(answer) &&
    answer.some(
      (one) =>
        typeof one === 'object' &&
        one !== null &&
        Object.values(one as object).some((cell) => typeof cell === 'string' && isShouted(cell)),
    )
  )
}

function answerAsWritten(answer: Answer, names: WrittenNames): Answer {
  if (!isAnswerShouted(answer)) return answer
  if (typeof answer === 'string')
    return answer
      .split('\n')
      .map((line) => lineAsWritten(line, names))
      .join('\n')
  return (answer as readonly Record<string, unknown>[]).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, typeof cell === 'string' ? lineAsWritten(cell, names) : cell]),
    ),
  ) as unknown as Answer
}

const lineAsWritten = (line: string, names: WrittenNames): string => (isShouted(line) ? trueCase(line, names) : line)

function clientAsWritten(client: ClientRecord): ClientRecord {
  const person = {
    first_name: inCase(client.first_name),
    middle_name: client.middle_name && inCase(client.middle_name),
    last_name: inCase(client.last_name),
  }
  const spouse = fieldsAsWritten(client.spouse)
  const children = client.children.map(fieldsAsWritten)
  const isSame =
    person.first_name === client.first_name &&
    person.middle_name === client.middle_name &&
    person.last_name === client.last_name &&
    spouse === client.spouse &&
    children.every((child, index) => child === client.children[index])
  return isSame ? client : { ...client, ...person, spouse, children }
}

/** Of one letter and of two nobody can say that they were shouted (`JR`, `Md`). */
const inCase = (name: string): string =>
  /\p{Lu}{3}/u.test(name) && name === name.toUpperCase() ? nameCase(name) : name

function fieldsAsWritten(fields: Fields): Fields {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const { value } = field
    if (!/(?:^|_)name$/.test(name) || typeof value !== 'string' || inCase(value) === value) return []
    return [[name, { ...field, value: inCase(value) }] as const]
  })
  return changed.length === 0 ? fields : { ...fields, ...Object.fromEntries(changed) }
}

/** The names of the record by their plain small letters. */
function namesOf({ spouse, children, ...client }: ClientRecord): WrittenNames {
  const all = [
    fullName(client),
    ...[spouse, ...children].flatMap((fields) =>
      Object.entries(fields).flatMap(([name, { value }]) =>
        /(?:^|_)name$/.test(name) && typeof value === 'string' ? [value] : [],
      ),
    ),
  ]
  return new Map(
    all
      .flatMap((name) => name.split(/\s+/))
      .filter((part) => part.length > 2)
      .map((part) => [foldWord(part), part]),
  )
}
