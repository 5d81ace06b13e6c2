import type { Mark, Slot } from '#domain/template-sections/old-case.ts'
import type { Around } from './answer.ts'
import { isNone } from './answers.ts'
import { inCase, inFormOf, inYears, partFor, printAge } from './in-old-form.ts'
import { dayOf, type NewCase } from './new-case.ts'
import { printAnswerOfOther } from './positions-of-others.ts'
import { printClient } from './print-client.ts'
import { printKinOfAnswer, printSameKin, printSpouseOf, withKin } from './print-kin.ts'
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

/** The new words in the form of the old ones; undefined where nothing is known. A day takes no answer without one. */
export function printValue(mark: Mark, label: string, known: NewCase, around: Around): string | undefined {
  const value = printedFor(mark, label, known, around)
  return mark.slot.endsWith('-date') && value !== undefined && !mayBeDay.test(value) ? undefined : value
}
/** Anything but words that say neither a day nor that there is none: `asylum interview`. */
const mayBeDay =
  /\d|^_*$|(?<!\p{L})(?:none|no|not|never|nothing|set|scheduled|pending|unknown|today|tbd|n\/a|ninguna?)(?!\p{L})/iu

function printedFor(mark: Mark, label: string, known: NewCase, around: Around): string | undefined {
  const asked = known.answerFor(mark.slot, label, around)
  if (asked !== undefined && !ownForms.has(mark.slot))
    return inCase(mark.text, inYears(mark.text, withKin(mark, partFor(mark, asked), known)))
  const print = printers[mark.slot] ?? printOther
  const value = print(mark, label, known, around)
  return value === undefined ? undefined : partFor(mark, value)
}

/** Kinds whose answer is put into the old words' own form. */
const ownForms = new Set<Slot>([
  'circuit',
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
  [/charge|§|section|^2\d\d\(/iu, /\bcharge/iu],
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

const answerInCase = (old: string, value: string): string => (old === old.toUpperCase() ? value.toUpperCase() : value)

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
  background: (mark, label, known, around) => printSpouseOf(mark.text, known) ?? printOther(mark, label, known, around),
  family: (mark, label, known, around) =>
    mark.text.startsWith(',') ? '' : (printAnswer(mark, label, known, around) ?? printSameKin(mark.text, known)),
  circuit: ({ slot, text }, label, known) => {
    const value = known.valueOf(slot, label)
    return inCase(text, value === undefined || /circuit/iu.test(value) ? value : `${value} Circuit`)
  },
  court: printPlace,
  'court-asked': printPlace,
  'entry-place': printPlace,
  custody: (mark, label, known, around) => {
    const value = printOther(mark, label, known, around)
    if (/^(?:yes|no)$/iu.test(mark.text) && value !== undefined)
      return answerInCase(mark.text, /^(?:no|not|non)(?!\p{L})/iu.test(value) ? 'No' : 'Yes')
    // Where it is stands behind it in the template, and has a place of its own.
    return /^ (?:at|in) /u.test(around.after) ? value?.replace(/^(\S*DETAINED) (?:AT|IN) .*$/isu, '$1') : value
  },
  'hearing-date': ({ slot, text }, label, known, around) =>
    printHearing(
      text,
      (/\(\d+\)$/.test(label) ? known.answerFor(slot, label, around) : undefined) ?? known.valueOf(slot, label),
    ),
  'a-number': printNumber,
  citizenship: printCountry,
  town: printAnswer,
  visa: printAnswer,
  relative: (mark, label, known, around) =>
    printAnswer(mark, label, known, around) ?? printKinOfAnswer(mark.text, known),
  person: (mark, label, known, around) => printAnswer(mark, label, known, around) ?? titleAlone(mark.text, known),
  name: printAnswer,
  unsure: ({ text }, _label, known) => stillNone(text, known),
  witness: printAnswer,
  doctor: printAnswer,
  organization: (mark, label, known, around) =>
    printAnswer(mark, label, known, around) ??
    (label === 'place of detention' ? detainedAt(known.valueOf('custody', 'custody')) : undefined),
  amount: printAnswer,
  nationality: printAnswer,
  'event-date': (mark, label, known, around) => inFormOf(mark.text, printAnswer(mark, label, known, around)),
  'entry-date': (mark, label, known, around) => inFormOf(mark.text, printOther(mark, label, known, around)),
  'birth-date': (mark, label, known, around) => inFormOf(mark.text, printOther(mark, label, known, around)),
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

/** `no criminal convictions`, where `Criminal convictions: none` was answered: it is so of the new client too. */
function stillNone(old: string, { answers }: NewCase): string | undefined {
  const [, what] = /^no (\p{Ll}[\p{Ll} ]{3,40})$/u.exec(old) ?? []
  const bare = (words: string) => words.trim().toLowerCase().replace(/s$/, '')
  const isNoneToo =
    what !== undefined && answers.some(({ label, value }) => bare(label) === bare(what) && isNone.test(value.trim()))
  return isNoneToo ? old : undefined
}

/** `Dear Officer Example`, where it was answered that the officer is not known: the title alone. */
function titleAlone(old: string, { answers }: NewCase): string | undefined {
  const [title] = /^(?:Officer|Director|Consul|Supervisor)(?= \p{Lu})/u.exec(old) ?? []
  const isUnknown = answers.some(
    ({ label, value }) => label.trim().toLowerCase() === title?.toLowerCase() && isNone.test(value.trim()),
  )
  return isUnknown ? title : undefined
}

/** `DETAINED at Example Facility` says where too. */
const detainedAt = (custody: string | undefined): string | undefined =>
  / (?:at|in) (?:the )?(\p{Lu}.{3,80})$/u.exec(custody ?? '')?.[1]

function printHearing(old: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  return /\d:\d\d| at \d| a las? \d/.test(old) ? value : dayOf(value)
}
