import { fullName } from '#domain/clients/client-record.ts'
import type { Mark, Slot } from './found.ts'
import { dayOf, type NewCase } from './new-case.ts'

/** The signature line and the days that stay empty until somebody signs. */
const blank = '____________'
export const signatureLine = '______________________'

type Printer = (mark: Mark, label: string, known: NewCase, around: Around) => string | undefined

/** The text of the line before and behind a mark. */
export type Around = { readonly before: string; readonly after: string }

/** What stands around a mark in its line. */
export const aroundOf = (text: string, { start, end }: Pick<Mark, 'start' | 'end'>): Around => ({
  before: text.slice(0, start),
  after: text.slice(end),
})

/** The new words in the form of the old ones; undefined where nothing is known. */
export function printValue(mark: Mark, label: string, known: NewCase, around: Around): string | undefined {
  const asked = known.answerFor(mark.slot, label, around)
  if (asked !== undefined && !ownForms.has(mark.slot)) return inCase(mark.text, asked)
  const print = printers[mark.slot] ?? printOther
  return print(mark, label, known, around)
}

/** Kinds whose answer is put into the old words' own form. */
const ownForms = new Set<Slot>([
  'client',
  'pronoun',
  'judge',
  'hearing-date',
  'court',
  'court-asked',
  'entry-place',
  'a-number',
  'attorney',
  'signing-date',
  'service-date',
  'age',
])

const printOther: Printer = ({ slot, text }, label, known) => inCase(text, known.valueOf(slot, label))

/** The city alone where the old words were a city. */
const printPlace: Printer = ({ slot, text }, label, known) => {
  const value = known.valueOf(slot, label)
  return inCase(text, value !== undefined && !text.includes(',') ? value.split(',')[0] : value)
}

const printJudge: Printer = ({ slot, text }, label, known) => {
  const titled = /^(?:the )?(?:(?:Immigration )?Judge |Hon\.? |Honorable )/iu
  const lead = titled.exec(text)?.[0] ?? ''
  const value = known.valueOf(slot, label)?.replace(titled, '')
  return value === undefined ? undefined : inCase(text, lead + value)
}

const printNumber: Printer = ({ slot, text }, label, known) => {
  const value = known.valueOf(slot, label)
  return /^A/i.test(text) ? value : value?.replace(/^A[-#\s]*/i, '')
}

/** Kinds that stand for many different things take no value that was found for another of them. */
const printAnswer: Printer = ({ text }, label, known) => inCase(text, known.valueOf('background', label))

const printers: Partial<Record<Slot, Printer>> = {
  client: ({ text }, _label, known) => printClient(text, known),
  pronoun: ({ text }, _label, known, { after }) => printPronoun(text, known, after),
  attorney: (mark, label, known, around) =>
    mark.text.startsWith('/s/') ? signatureLine : printOther(mark, label, known, around),
  judge: printJudge,
  'signing-date': () => blank,
  'service-date': () => blank,
  age: ({ text }, _label, known) => printAge(text, known),
  family: (mark, label, known, around) => (mark.text.startsWith(',') ? '' : printAnswer(mark, label, known, around)),
  court: printPlace,
  'court-asked': printPlace,
  'entry-place': printPlace,
  'hearing-date': ({ slot, text }, label, known) => printHearing(text, known.valueOf(slot, label)),
  'a-number': printNumber,
  town: printAnswer,
  visa: printAnswer,
  relative: printAnswer,
  person: printAnswer,
  name: printAnswer,
  witness: printAnswer,
  doctor: printAnswer,
  organization: printAnswer,
  amount: printAnswer,
  nationality: printAnswer,
  'event-date': printAnswer,
  number: printAnswer,
  'relative-a-number': printAnswer,
}

function inCase(old: string, value: string | undefined): string | undefined {
  return value !== undefined && /\p{Lu}{2}/u.test(old) && old === old.toUpperCase() ? value.toUpperCase() : value
}

function printHearing(old: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  return / at \d/.test(old) ? value : dayOf(value)
}

function printAge(old: string, { age }: NewCase): string | undefined {
  if (age === undefined) return undefined
  if (/-year-old/.test(old)) return `${age}-year-old`
  return /years old/.test(old) ? old.replace(/\d+/, String(age)) : undefined
}

/** Full, reversed, capital and short forms; a name alone becomes title and family name. */
function printClient(old: string, { client, pronoun }: NewCase): string {
  const full = fullName(client)
  const given = [client.first_name, client.middle_name].filter(Boolean).join(' ')
  const title = pronoun === 'he' ? 'Mr. ' : pronoun === 'she' ? 'Ms. ' : ''
  const short = title === '' ? full : `${title}${client.last_name}`
  const isCapital = old === old.toUpperCase() && /\p{Lu}{2}/u.test(old)
  if (/^\p{Lu}[\p{Lu}\p{M}’' -]+, /u.test(old))
    return isCapital ? `${client.last_name}, ${given}`.toUpperCase() : `${client.last_name.toUpperCase()}, ${given}`
  if (isCapital) return (old.includes(' ') ? full : client.last_name).toUpperCase()
  if (/^(?:Mr|Ms|Mrs|Miss|Mx|Sr|Sra|Srta|Don|Doña|Dr)\b/u.test(old)) return short
  return old.includes(' ') ? full : short
}

const objective =
  /^(?:$|[.,;:!?)\]”"]|\s*(?:on|in|at|to|from|with|by|for|and|or|when|while|because|as|if|that|into|under|since|after|before|until|not|of|the|a|an|out|home|there|here|again)\b)/iu

function printPronoun(old: string, { client, pronoun }: NewCase, after: string): string {
  const form = formOf(old.toLowerCase(), after)
  if (pronoun === undefined) return form.startsWith('possessive') ? `${client.last_name}’s` : client.last_name
  const word = pronouns[form][pronoun]
  return /^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

const pronouns = {
  subject: { he: 'he', she: 'she' },
  object: { he: 'him', she: 'her' },
  possessive: { he: 'his', she: 'her' },
  'possessive alone': { he: 'his', she: 'hers' },
  reflexive: { he: 'himself', she: 'herself' },
}

/** What a pronoun does in its sentence; `her` and `his` do two things, which the word behind them tells. */
function formOf(word: string, after: string): keyof typeof pronouns {
  if (word === 'he' || word === 'she') return 'subject'
  if (word.endsWith('self')) return 'reflexive'
  if (word === 'hers') return 'possessive alone'
  if (word === 'his') return objective.test(after) ? 'possessive alone' : 'possessive'
  return word === 'her' && !objective.test(after) ? 'possessive' : 'object'
}
