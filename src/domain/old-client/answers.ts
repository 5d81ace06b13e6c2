import { findDates } from '#domain/language/find-dates.ts'
import { foldText, foldToWords } from '#domain/language/fold.ts'
import { findState } from '#law/states.ts'
import type { Slot } from '#domain/template-sections/old-case.ts'
import type { Answer, Around } from './answer.ts'
import { answerByKind } from './answers-by-kind.ts'
import { answeredVenue, consulateOf, seatOf, venueOf } from './answered-seats.ts'
import { nearestOfDay } from './nearest-answer.ts'

export function answersIn(text: string): Answer[] {
  return text.split('\n').flatMap((line): Answer[] => {
    const [, label, value] = /^\s*([\p{L}][^:\n]{1,60}):\s+(\S.*)$/u.exec(line) ?? []
    return label === undefined || value === undefined ? [] : [{ label: label.trim(), value: value.trim() }]
  })
}

/** A label as it is compared: without an article and without its case. */
export const bareLabel = (label: string): string =>
  foldText(label)
    .replaceAll(/\b(?:the|an?) /g, '')
    .replace(/^(?:client|respondent|applicant|declarant)[’']?s /, '')
    .replace(/^(?:affiant|deponent)$/, 'declarant')

/** The answer whose label stands right beside the place in its sentence: `RFE dated: ...`, `our flat fee is ...`. */
export function answerBeside(answers: readonly Answer[], slot: Slot, around: Around): string | undefined {
  const { before, after } = around
  const paired = pairedLabel(before)
  if (paired !== undefined) return answers.find(({ label }) => foldToWords(label) === paired)?.value
  const left = ` ${foldToWords(before.slice(-90).replace(/^.*(?<!\bNos?|\b\p{Lu})[.;!?]\s/su, ''))} `
  const right = ` ${foldToWords(
    after
      .slice(0, 50)
      .replace(/^, /u, '')
      .replace(/[.;!?,].*$/su, ''),
  )} `
  const venue = venueOf(before, after)
  if (venue !== undefined && slot === 'town') return answeredVenue(answers, venue, after)
  const sum = slot === 'amount' ? sumOf(answers, around) : undefined
  if (sum !== undefined) return sum
  const seat = slot === 'town' ? (seatOf(answers, after) ?? consulateOf(answers, before)) : undefined
  if (seat !== undefined) return seat
  const isLabel = /:\s*$/.test(before)
  const fits = ({ label, value }: Answer) => {
    const words = foldToWords(label).replace(/ (?:on|at|of|is|by)$/, '')
    if (isOfAnotherDay(label, slot) || (!isLabel && isNoName(slot, label))) return false
    if (words.length < 3 || !isOfKind(slot, value, isLabel, around.old)) return false
    if (isLabel) return endsWithLabel(asNumber(left), asNumber(words)) || partsOfLabel(before).includes(words)
    if (
      !foldToWords(label).includes(' ') &&
      !(slot === 'organization' ? bodies.test(words) : parties.test(words) && persons.has(slot))
    )
      return false
    return (
      isInSentence(slot, label, left, right) ||
      isOfDayOrPerson(slot, foldToWords(label), left, right) ||
      new RegExp(` ${words}(?: (?:is|was|of|on|at|by|for|from|due|a|the|about)){0,3} $`).test(left) ||
      new RegExp(`^ (?:(?:is|was|of|as|per) ){0,2}${words} `).test(right)
    )
  }
  const isDay = slot.endsWith('-date') && !isLabel
  const found = isDay ? nearestOfDay(answers.filter(fits), left) : answers.find(fits)
  return (found ?? answerByKind(answers, slot, around))?.value
}

/** `FATHER / MOTHER: Ana Example / `: the second place is of the second label. */
function pairedLabel(before: string): string | undefined {
  const [, written = '', values = ''] =
    /(?:^|\n)[^\p{L}\n]{0,6}(\p{L}[\p{L} ]{1,30}(?: \/ \p{L}[\p{L} ]{1,30}){1,3}): ?([^:\n]{0,200})$/u.exec(before) ??
    []
  return written === '' ? undefined : foldToWords(written.split(' / ')[values.split(' / ').length - 1] ?? '')
}

/** `Immigration judge` asks for the judge, `Naturalization of the petitioner` for no petitioner. */
const endsWithLabel = (left: string, words: string): boolean =>
  left.endsWith(` ${words}`) &&
  !/(?:^| )(?:of|by|for|to|from|with)(?: (?:the|an?))? $/u.test(left.slice(0, -words.length))

/** `Report No.` asks for the `report number`. */
const asNumber = (words: string): string => words.trimEnd().replace(/ nos?$/u, ' number')

/** `$50,000`, behind `His salary will be`, of `Salary: $50,000`: a sum is called by one word. */
function sumOf(answers: readonly Answer[], { before, old = '$' }: Around): string | undefined {
  const called = /(?<!\p{L})(\p{L}{3,20}) (?:is|was|will be|would be|of) $/u.exec(before)?.[1]?.toLowerCase()
  const isCalled = (label: string) =>
    foldToWords(label)
      .split(' ')
      .includes(called ?? '-')
  return (
    answers.find(({ label, value }) => label.trim().toLowerCase() === called && /\d/.test(value)) ??
    answers.find(({ label, value }) => isCalled(label) && (old.includes('$') ? /^\$ ?\d/ : isCount).test(value))
  )?.value
}

const isCount = /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/iu

/** `Petitioner and husband:` asks for the petitioner too. */
const partsOfLabel = (before: string): string[] =>
  (/(?:^|\n)([^:\n]{3,60}):\s*$/u.exec(before)?.[1] ?? '').split(/ and | \/ |\/|, /u).map(foldToWords)

/**
 * `The petition was approved on`, of `Petition approved on`: every word of the label stands before the place in its
 * sentence, in any order, and the nearest word to the place is one of them.
 */
function isTold(label: string, left: string): boolean {
  const own = label.split(' ').filter((word) => !small.has(word))
  const words = left.split(' ').filter((word) => word !== '' && !small.has(word))
  return own.length > 1 && own.every((word) => words.includes(word)) && own.includes(words.at(-1) ?? '')
}
function isInSentence(slot: Slot, label: string, left: string, right: string): boolean {
  const words = foldToWords(label).replace(/ (?:on|at|of|is|by)$/, '')
  return (
    isBeforePreposition(foldToWords(label), left) ||
    isTold(words, left) ||
    (slot === 'amount' && isAround(words, left, right))
  )
}

/** `You have paid`, `today`, of `Paid today`: the words of the label stand on both sides of the place. */
function isAround(label: string, left: string, right: string): boolean {
  const [last, next] = [left.trim().split(' ').at(-1) ?? '', right.trim().split(' ')[0] ?? '']
  return last !== '' && next !== '' && label === `${last} ${next}`
}
const isOfDayOrPerson = (slot: Slot, label: string, left: string, right: string): boolean =>
  (slot.endsWith('-date') && isDoneThen(label, right)) ||
  ((slot.endsWith('-date') || persons.has(slot)) && isToldOn(label, left))

/** `In June, she moved to`, of `Moved on`. */
function isDoneThen(label: string, right: string): boolean {
  const [, verb = ''] = /^(\p{L}{4,}) (?:on|in)$/u.exec(label) ?? []
  const [first = '', second = ''] = right.trim().split(' ')
  return (
    verb !== '' &&
    (first === verb || (/^(?:he|she|i|we|they|respondent|applicant|petitioner)$/.test(first) && second === verb))
  )
}
/** `Form I-918, signed by Lt. Example on`, of `Form signed on`: every word, and the preposition right before the place. */
function isToldOn(label: string, left: string): boolean {
  const [, words = '', preposition = ''] = /^(.+) (on|of|by|until|since|from|in)$/u.exec(label) ?? []
  const own = words.split(' ').filter((word) => word !== '' && !small.has(word))
  const isBefore = own.length > 1 && left.endsWith(` ${preposition} `)
  // Who is called so in the label stands there by name.
  const said = own.filter((word, at) => at === 0 || !ofParty.has(word))
  return isBefore
    ? said.every((word) => isSaidIn(left, word))
    : own.length > 3 && own.every((word) => isSaidIn(left, word))
}
const ofParty = new Set(['former', 'prior', 'previous', 'counsel', 'attorney', 'lawyer', 'client', 'respondent'])
/** `the close of testimony`, of `Testimony closed`. */
const isSaidIn = (left: string, word: string): boolean =>
  left.includes(` ${word} `) || (word.length > 5 && word.endsWith('ed') && left.includes(` ${word.replace(/d$/, '')} `))
/** `has been held in detention for`, of `Held for`. */
function isBeforePreposition(label: string, left: string): boolean {
  const [, word = '', preposition = ''] =
    /^((?:\p{L}{3,} ){0,2}\p{L}{3,}) (for|at|by|with|since|until|on|in|near|as)$/u.exec(label) ?? []
  const isBefore = [` ${preposition} `, ` ${preposition} a `, ` ${preposition} an `].some((end) => left.endsWith(end))
  return word !== '' && word.split(' ').every((one) => left.includes(` ${one} `)) && isBefore
}
const small = new Set(
  'he she him they them it is was are were be been on of at in for from to by the a an and our your his her their this that it amount sum'.split(
    ' ',
  ),
)

/** `Admitted at: Houston` is nobody, though somebody `was admitted at`. */
const isNoName = (slot: Slot, label: string): boolean =>
  people.has(slot) && / (?:at|on|in|near|since|until|from|to|as)$/iu.test(label.trim())
const people = new Set<Slot>(['person', 'relative', 'witness', 'doctor', 'client'])
const parties =
  /^(?:defendant|plaintiff|petitioner|beneficiary|spouse|witness|declarant|sponsor|officer|warden|director|secretary|sheriff|guardian|employer|landlord|supervisor|manager|principal|teacher|doctor|therapist|pastor|psychologist|evaluator|expert)$/
/** What a company can be too. */
const bodies = /^(?:petitioner|plaintiff|defendant|sponsor|employer|landlord|school)$/
const places = new Set<Slot>(['town', 'court', 'entry-place'])
const named = new Set<Slot>(['person', 'relative', 'witness', 'name', 'doctor', 'client'])
const persons = new Set<Slot>(['person', 'relative', 'witness', 'name', 'organization', 'position', 'doctor'])

/** `Entered on` is no day of a decision, whatever stands before it: `an order entered in his absence on`. */
const isOfAnotherDay = (label: string, slot: Slot): boolean =>
  slot.endsWith('-date') &&
  slot !== 'event-date' &&
  daysOfLife.some(([own, pattern]) => own !== slot && pattern.test(label))
const daysOfLife: readonly (readonly [Slot, RegExp])[] = [
  ['entry-date', /^(?:date of )?(?:last )?(?:entry|entered|arrived|arrival|admitted|paroled|crossed)(?!\p{L})/iu],
  ['birth-date', /^(?:date of birth|dob|born)(?!\p{L})/iu],
  ['marriage-date', /^(?:date of )?(?:marriage|married|wedding)(?!\p{L})/iu],
]

/** A sum of money takes a sum of money, and a count none: `$500` is not `ten`. */
const isSumLike = (slot: Slot, value: string, old: string | undefined): boolean =>
  slot !== 'amount' || old === undefined || old.includes('$') === value.includes('$')

/**
 * A status, a title, a street with its number, and what nobody explains, words for words and a number for a number: no label
 * needs to stand before it.
 */
const fitsAlone = (slot: Slot, value: string, old = ''): boolean =>
  slot === 'visa' ||
  slot === 'signer-title' ||
  (slot === 'unsure' && /\d/.test(value) === /\d/.test(old)) ||
  (slot === 'address' && /\d/.test(value) && /\p{Lu}/u.test(value))
export const isNone = /^(?:none|no|n\/a|unknown|not (?:known|applicable))\.?$/iu
const isFiled = new Set<Slot>(['pronoun', 'attorney', 'firm', 'age'])

/** A day is no visa; a day, a state and `none` are nobody. */
function isOther(slot: Slot, value: string, isLabel: boolean): boolean {
  if (slot === 'visa') return findDates(value).length > 0
  if (!named.has(slot)) return false
  return /\d{4}/.test(value) || findState(value) !== undefined || (!isLabel && isNone.test(value))
}

/** Whether an answer of this shape can stand in such a place; behind a label any words can. */
function isOfKind(slot: Slot, value: string, isLabel: boolean, old: string | undefined): boolean {
  if (!isSumLike(slot, value, old)) return false
  if (slot.endsWith('-date')) return findDates(value).length > 0
  if (isOther(slot, value, isLabel)) return false
  if (slot === 'amount')
    return /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b/iu.test(value)
  if (slot.endsWith('number')) return /\d/.test(value)
  if ((persons.has(slot) || places.has(slot)) && /^(?:the )?\p{Lu}/u.test(value)) return true
  return fitsAlone(slot, value, old) || (isLabel && !isFiled.has(slot))
}
