import { fullName } from '#domain/clients/client-record.ts'
import type { Mark, Slot } from '#domain/template-sections/old-case.ts'
import type { Around } from './answer.ts'
import { dayOf, type NewCase } from './new-case.ts'
import { printAnswerOfOther } from './positions-of-others.ts'
import { printNeutral, printPronoun } from './print-pronoun.ts'

/** The signature line and the days that stay empty until somebody signs. */
const blank = '____________'
export const signatureLine = '______________________'

type Printer = (mark: Mark, label: string, known: NewCase, around: Around) => string | undefined

/** What stands around a mark in its line. */
export const aroundOf = (
  text: string,
  { start, end, label }: Pick<Mark, 'start' | 'end' | 'label'>,
  heading?: string,
): Around => ({
  before: (label === undefined ? '' : `${label}: `) + text.slice(0, start),
  after: text.slice(end),
  old: text.slice(start, end),
  ...(heading !== undefined && { heading }),
})

/** The new words in the form of the old ones; undefined where nothing is known. */
export function printValue(mark: Mark, label: string, known: NewCase, around: Around): string | undefined {
  const asked = known.answerFor(mark.slot, label, around)
  if (asked !== undefined && !ownForms.has(mark.slot)) return inCase(mark.text, inYears(mark.text, asked))
  const print = printers[mark.slot] ?? printOther
  return print(mark, label, known, around)
}

/** Kinds whose answer is put into the old words' own form. */
const ownForms = new Set<Slot>([
  'procedure',
  'department-position',
  'legal-position',
  'client',
  'pronoun',
  'other-pronoun',
  'judge',
  'hearing-date',
  'court',
  'court-asked',
  'entry-place',
  'a-number',
  'attorney',
  'custody',
  'signing-date',
  'service-date',
  'age',
])

/** `no testimony has been taken`, within a sentence: an answer that is a sentence of its own stands nowhere in it. */
const printProcedure: Printer = ({ slot, text }, label, known) => {
  const value = known.valueOf(slot, label)
  const isPart = /^\p{Ll}/u.test(text)
  return value !== undefined && isPart && /^\p{Lu}|\.$/u.test(value) ? undefined : inCase(text, value)
}

/** Of `admits allegations 1 to 4, concedes the charge` the part that does what the old words did. */
const printPosition: Printer = ({ slot, text }, label, known) => {
  const value = known.valueOf(slot, label) ?? answeredPosition(text, known)
  const parts = value?.replace(/\.$/u, '').split(/; |, (?:and )?(?=\p{Ll}+s )| and (?=\p{Ll}+s )/u) ?? []
  if (parts.length < 2) return inCase(text, value)
  const first = (words: string) => words.trim().split(' ')[0]?.toLowerCase()
  return parts.find((part) => first(part) === first(text))
}

/** `Answer to the allegations`, `Country of removal`, `Relief`: a part of pleadings by what it is about. */
const positions: readonly (readonly [old: RegExp, label: RegExp])[] = [
  [/designat/iu, /country of removal|designat/iu],
  [/allegation/iu, /allegation/iu],
  [/asylum|withholding|cancellation|adjustment|voluntary|protection|relief/iu, /^(?:forms? of )?relief/iu],
  [/charge|§|section/iu, /\bcharge/iu],
]
function answeredPosition(old: string, { answers }: NewCase): string | undefined {
  const pattern = positions.find(([own]) => own.test(old))?.[1]
  return pattern && answers.find(({ label }) => pattern.test(label))?.value
}

const printOther: Printer = ({ slot, text }, label, known) => inCase(text, known.valueOf(slot, label))

/** The city alone where the old words were a city. */
const printPlace: Printer = ({ slot, text }, label, known) => {
  const value = known.valueOf(slot, label)
  return inCase(text, value !== undefined && !text.includes(',') ? value.split(',')[0] : value)
}

const printJudge: Printer = ({ slot, text }, label, known) => {
  if (/^(?:el|la) juez/iu.test(text)) return printSpanishJudge(text, known.valueOf(slot, label))
  const titled = /^(?:the )?(?:(?:Immigration )?Judge |Hon\.? |Honorable |A?C?IJ )/iu
  const lead = (titled.exec(text)?.[0] ?? '').replace(/^AC(?=IJ)/u, '')
  const value = known.valueOf(slot, label)?.replace(titled, '')
  return value === undefined ? undefined : inCase(text, lead + value)
}

/** Who sits is not known to be a man or a woman: the word stands in both forms. */
function printSpanishJudge(text: string, value: string | undefined): string | undefined {
  const word = /^\p{Lu}/u.test(text) ? 'El juez o la jueza' : 'el juez o la jueza'
  if (/^(?:el|la) jueza?$/iu.test(text)) return word
  if (value === undefined) return undefined
  return `${word} ${value.replace(/^(?:(?:el|la) )?(?:juez|jueza|judge) /iu, '')}`
}

const printNumber: Printer = ({ slot, text }, label, known) => {
  const value = known.valueOf(slot, label)
  return /^A/i.test(text) || !/\d/.test(text) ? value : value?.replace(/^A[-#\s]*/i, '')
}

/** Kinds that stand for many different things take no value that was found for another of them. */
const printAnswer: Printer = ({ text }, label, known) => inCase(text, known.valueOf('background', label))

const withThe =
  /^(?:Bahamas|Gambia|Philippines|Netherlands|Maldives|Comoros|Seychelles|Marshall Islands|Solomon Islands|United (?:Arab Emirates|Kingdom|States)|(?:Dominican|Czech|Central African|Kyrgyz|Democratic) Republic|Republic of|Ivory Coast|Soviet Union)/u

/** `issued by the Gambia`: the article that the new country asks for, in a sentence. */
const printCountry: Printer = ({ slot, text }, label, known, { before }) => {
  const value = inCase(text, known.valueOf(slot, label))?.replace(/^the /iu, '')
  const isInSentence = /\p{Ll} $/u.test(before) && text !== text.toUpperCase()
  return value !== undefined && isInSentence && withThe.test(value) ? `the ${value}` : value
}

const printers: Partial<Record<Slot, Printer>> = {
  client: ({ text }, _label, known) => printClient(text, known),
  pronoun: ({ text }, _label, known, { after }) => printPronoun(text, known, after),
  'other-pronoun': ({ text }, _label, _known, { after }) => printNeutral(text, after),
  attorney: (mark, label, known, around) =>
    mark.text.startsWith('/s/') ? signatureLine : printOther(mark, label, known, around),
  // The number that a profile has is no fax.
  phone: (mark, label, known, around) =>
    /\bfax[:. ]*$/iu.test(around.before) ? undefined : printOther(mark, label, known, around),
  judge: printJudge,
  procedure: printProcedure,
  'legal-position': printPosition,
  'department-position': ({ slot, text }, label, known) => printAnswerOfOther(text, known.valueOf(slot, label)),
  'signing-date': () => blank,
  'sent-date': ({ slot }, label, known) => known.valueOf(slot, label) ?? blank,
  'service-date': () => blank,
  // How old somebody was at something is not how old the client is.
  age: (mark, label, known, around) =>
    around.before.endsWith(' at the age of ')
      ? known.answerFor('relative-age', 'age', around)
      : printAge(mark.text, known),
  family: (mark, label, known, around) =>
    mark.text.startsWith(',') ? '' : (printAnswer(mark, label, known, around) ?? printSameKin(mark.text, known)),
  court: printPlace,
  'court-asked': printPlace,
  'entry-place': printPlace,
  custody: (mark, label, known, around) => {
    const value = printOther(mark, label, known, around)
    // Where it is stands behind it in the template, and has a place of its own.
    return /^ (?:at|in) /u.test(around.after) ? value?.replace(/^(\S*DETAINED) (?:AT|IN) .*$/isu, '$1') : value
  },
  'hearing-date': ({ slot, text }, label, known) => printHearing(text, known.valueOf(slot, label)),
  'a-number': printNumber,
  citizenship: printCountry,
  town: printAnswer,
  visa: printAnswer,
  relative: printAnswer,
  person: printAnswer,
  name: printAnswer,
  unsure: () => undefined,
  witness: printAnswer,
  doctor: printAnswer,
  organization: (mark, label, known, around) =>
    printAnswer(mark, label, known, around) ??
    (label === 'place of detention' ? detainedAt(known.valueOf('custody', 'custody')) : undefined),
  amount: printAnswer,
  nationality: printAnswer,
  'event-date': (mark, label, known, around) => inFormOf(mark.text, printAnswer(mark, label, known, around)),
  'entry-date': (mark, label, known, around) => inFormOf(mark.text, printOther(mark, label, known, around)),
  'decision-date': (mark, label, known, around) => inFormOf(mark.text, printOther(mark, label, known, around)),
  'filing-date': (mark, label, known, around) => inFormOf(mark.text, printOther(mark, label, known, around)),
  'notice-date': (mark, label, known, around) => inFormOf(mark.text, printOther(mark, label, known, around)),
  'marriage-date': (mark, label, known, around) => inFormOf(mark.text, printOther(mark, label, known, around)),
  number: printAnswer,
  'relative-a-number': printAnswer,
  'relative-age': (mark, label, known, around) => inYears(mark.text, printAnswer(mark, label, known, around)),
  'signer-title': printAnswer,
  position: printAnswer,
  'signer-address': printAnswer,
  'signer-contact': printAnswer,
  exhibit: printAnswer,
}

/** `DETAINED at Example Facility` says where too. */
const detainedAt = (custody: string | undefined): string | undefined =>
  / (?:at|in) (?:the )?(\p{Lu}.{3,80})$/u.exec(custody ?? '')?.[1]

/** A year alone, or a month and its year, where the old words were no more than that. */
function inFormOf(old: string, value: string | undefined): string | undefined {
  const [, month, year] = /^(\p{Lu}\p{L}+) \d{1,2}, (\d{4})$/u.exec(value?.trim() ?? '') ?? []
  if (month === undefined || year === undefined) return value
  if (/^\d{4}$/.test(old)) return year
  return /^\p{Lu}\p{L}+,? \d{4}$/u.test(old) ? `${month} ${year}` : value
}

/** `38` and `thirty-eight`, where the old words were `42 years of age`. */
function inYears(old: string, value: string | undefined): string | undefined {
  const unit = / years (?:old|of age)$/u.exec(old)?.[0]
  return unit !== undefined && value !== undefined && /^[\p{L}\d-]+$/u.test(value) ? value + unit : value
}

function inCase(old: string, value: string | undefined): string | undefined {
  // `JFK` is written so wherever it stands.
  const isCapital = /\p{Lu}{2}/u.test(old) && old === old.toUpperCase() && !/^\p{Lu}{2,3}$/u.test(old)
  return value !== undefined && isCapital ? value.toUpperCase() : value
}

/** Whether the facts tell of a marriage in which somebody is called so: `my husband`, who is the client, or `his wife`. */
function isMarriedTo(
  word: string,
  isOfSpeaker: boolean,
  { facts, pronoun }: Pick<NewCase, 'facts' | 'pronoun'>,
): boolean {
  const isOfMan = (pronoun === 'he') === isOfSpeaker
  return (
    word === (isOfMan ? 'husband' : 'wife') &&
    facts.some(({ text }) => /\b(?:is|are|was|were|got) married\b|\bmarried \p{Lu}/u.test(text))
  )
}

/** `her husband`, where the new client has a husband too. */
function printSameKin(old: string, { facts, pronoun }: NewCase): string | undefined {
  const [, owner = '', word = ''] = /^(her|his|my) ([\p{Ll}-]+)$/iu.exec(old) ?? []
  const isOfSpeaker = /^my$/iu.test(owner)
  if (word === '' || (pronoun === undefined && !isOfSpeaker)) return undefined
  const hasOne =
    isMarriedTo(word, isOfSpeaker, { facts, pronoun }) ||
    facts.some(({ text }) => new RegExp(String.raw`\b(?:her|his|my|[’']s) ${word}\b`, 'iu').test(text))
  if (!hasOne) return undefined
  const own = isOfSpeaker ? 'my' : pronoun === 'he' ? 'his' : 'her'
  return `${/^\p{Lu}/u.test(owner) ? own.charAt(0).toUpperCase() + own.slice(1) : own} ${word}`
}

function printHearing(old: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  return /\d:\d\d| at \d| a las? \d/.test(old) ? value : dayOf(value)
}

function printAge(old: string, { age }: NewCase): string | undefined {
  if (age === undefined) return undefined
  if (/^\d{1,3}$/.test(old)) return String(age)
  if (/-year-old/.test(old)) return `${age}-year-old`
  if (/^\d{1,2} year old$/.test(old)) return `${age} year old`
  if (/^(?:am|is|was|turned) \d{1,3}$/u.test(old)) return old.replace(/\d+/, String(age))
  const words =
    /(?<=\b(?:am|is|was|turned|turns) (?:now )?)(?:\d{1,3}|\p{L}{3,8}(?:-\p{L}{3,5})?)(?= years (?:old|of age)$|$)/u
  return words.test(old) ? old.replace(words, String(age)) : undefined
}

/** Full, reversed, capital and short forms; a name alone becomes title and family name. */
function printClient(old: string, known: NewCase): string {
  const { client, pronoun } = known
  const full = fullName(client)
  const given = [client.first_name, client.middle_name].filter(Boolean).join(' ')
  const title = pronoun === 'he' ? 'Mr. ' : pronoun === 'she' ? 'Ms. ' : ''
  const short = title === '' ? full : `${title}${client.last_name}`
  const isCapital = old === old.toUpperCase() && /\p{Lu}{2}/u.test(old)
  if (/^\p{Lu}[\p{Lu}\p{M}’' -]+, /u.test(old))
    return isCapital ? `${client.last_name}, ${given}`.toUpperCase() : `${client.last_name.toUpperCase()}, ${given}`
  if (/^(?:\p{Lu}\.){2,5}$/u.test(old)) return full.replaceAll(/(\p{Lu})[^\s-]*[\s-]*/gu, '$1.')
  if (isCapital) return (old.includes(' ') ? full : client.last_name).toUpperCase()
  if (titledOf.test(old)) return printTitled(old, known)
  if (/^(?:my|our|her|his) \p{Ll}/iu.test(old)) return short
  // `Ana EXAMPLE` keeps its capitals.
  if (/^\p{Lu}\p{Ll}.* \p{Lu}{2}[\p{Lu}’'-]*$/u.test(old)) return `${given} ${client.last_name.toUpperCase()}`
  return old.includes(' ') ? full : short
}

const titledOf = /^(?:(?:Mr|Ms|Mrs|Miss|Mx|Dr)\b|(Sra?|Srta|Señora?|Don|Doña)\b)\.? ?/u

/** With the title of the new client in the old one's language; before three names and more it takes the whole name. */
function printTitled(old: string, { client, pronoun }: NewCase): string {
  const [titled = '', spanish] = titledOf.exec(old) ?? []
  const titles = spanish === undefined ? { he: 'Mr. ', she: 'Ms. ' } : { he: 'Sr. ', she: 'Sra. ' }
  if (pronoun === undefined) return fullName(client)
  const isWhole = old.slice(titled.length).split(' ').length > 2
  return titles[pronoun] + (isWhole ? fullName(client) : client.last_name)
}
