import { type Attorney, attorneyName, cityLine } from '#domain/clients/attorney.ts'
import { type ClientRecord, fieldText, fullName } from '#domain/clients/client-record.ts'
import { formatLongDate, type IsoDate, isIsoDate } from '#domain/dates/calendar.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import type { Slot, StoryKind, TemplateLine } from '#domain/template-sections/old-case.ts'
import type { Answer, Around } from './answer.ts'
import { answerBeside, answersIn, bareLabel } from './answers.ts'
import { type Leaning, leaningsOf } from './lean-facts.ts'
import { slotLabel } from './group.ts'
import { storyWords } from './lexicon.data.ts'
import { readOldCase } from './read-old-case.ts'

export type NewCaseInput = {
  readonly client: ClientRecord
  readonly attorney: Attorney
  readonly filingDate: IsoDate
  /** `Judge: Leopold F. Anstey`, a line each. */
  readonly templateAnswers?: string | undefined
  /** What the attorney tells about this case. */
  readonly facts?: string | undefined
  /** What its papers tell, a sentence each. */
  readonly factsOfPapers?: readonly string[] | undefined
}

/** What is known of the case that a draft is made for. */
export type NewCase = {
  readonly client: ClientRecord
  /** `he`, `she`; undefined where the record does not tell. */
  readonly pronoun: 'he' | 'she' | undefined
  readonly age: number | undefined
  /** Who signs or declares instead of the client. */
  readonly signer: string | undefined
  /** The words for a kind of thing, from an answer, the record, the profile or the facts, in this order. */
  readonly valueOf: (slot: Slot, label: string) => string | undefined
  /** What was answered, a line for each. */
  readonly answers: readonly Answer[]
  /** The answer to this very group, or to what the words around the place call it. */
  readonly answerFor: (slot: Slot, label: string, around: Around) => string | undefined
  /** The facts that were told, by what they tell; each fact stands under one kind. */
  readonly facts: readonly ({ readonly kind: StoryKind; readonly text: string } & Leaning)[]
}

export function readNewCase({
  client,
  attorney,
  filingDate,
  templateAnswers = '',
  facts = '',
  factsOfPapers = [],
}: NewCaseInput): NewCase {
  const given = answersIn(`${templateAnswers}\n${facts}`)
  const answers = new Map(given.map(({ label, value }) => [bareLabel(label), value]))
  const told = sentencesOf(facts)
  const all = [...told, ...factsOfPapers]
  const lines = told.map((text, index): TemplateLine => ({ part: 'body', index, text }))
  const read = readOldCase(lines)
  const home = streetAndCity(
    [...answers].find(([label]) => calledAlso.address?.test(label))?.[1] ??
      ['address', 'home_address', 'mailing_address'].map((name) => fieldText(client.client, name)).find(Boolean),
  )
  // What somebody is, beside a name of the facts, says nothing of anybody else.
  const inFacts = (slot: Slot) =>
    slot === 'background' || slot === 'value' ? undefined : read.marks.find((mark) => mark.slot === slot)?.text
  const onFile = recordValues(client, attorney)
  const gender = ['pronoun', 'pronouns', 'gender', 'sex']
    .map((name) => fieldText(client.client, name)?.toLowerCase() ?? '')
    .find((text) => text !== '')
  const pronoun =
    gender === undefined
      ? undefined
      : /^(?:he|him|male|m|man)\b/.test(gender)
        ? 'he'
        : /^(?:she|her|female|f|woman)\b/.test(gender)
          ? 'she'
          : undefined
  return {
    client,
    pronoun,
    age: ageOn(bornBy(answers) ?? fieldText(client.client, 'date_of_birth'), filingDate),
    signer: signerOf(answers),
    answers: answersIn(templateAnswers),
    // The pages of an earlier filing are asked of nobody.
    answerFor: (slot, label, around) =>
      answers.get(bareLabel(label)) ?? (slot === 'exhibit' ? undefined : answerBeside(given, slot, around)),
    valueOf: (slot, label) =>
      answers.get(bareLabel(label)) ??
      (label === 'state court' ? stateCourtOf(answers) : undefined) ??
      (label === 'who signs' || label === 'the declarant' ? signerOf(answers) : undefined) ??
      // The second of its kind is another thing than the first.
      (/\(\d+\)$/.test(label)
        ? undefined
        : (answers.get(bareLabel(slotLabel(slot))) ??
          shortLabel(answers, slot) ??
          home[slot] ??
          onFile[slot] ??
          inFacts(slot))),
    facts: leaningsOf(all, client, pronoun).map((leaning, at) => {
      const text = all[at] ?? ''
      return { kind: kindOf(text), text, ...leaning }
    }),
  }
}

/** A court of a state, by whatever it was asked as; the immigration court is another thing. */
const stateCourtOf = (answers: ReadonlyMap<string, string>): string | undefined =>
  [...answers].find(
    ([label, value]) =>
      /\bcourt$|^(?:decree|order|judgment) of$/.test(label) && /\bCourt\b/u.test(value) && !/immigration/iu.test(value),
  )?.[1]

const signerOf = (answers: ReadonlyMap<string, string>): string | undefined =>
  [...answers].find(([label]) =>
    /^(?:signer|who signs|who declares|signatory|signed by|declarant|affiant|firmante|quien firma)$/.test(label),
  )?.[1]

/** `Judge`, `Next hearing`, `Court`: the words by which people call things. */
const calledAlso: Partial<Record<Slot, RegExp>> = {
  judge: /^(?:the )?(?:immigration )?judge$|^(?:el |la )?jue[zc]a?$/,
  'sent-date': /^(?:date|date of (?:the |this |a )?letter|fecha(?: de (?:la |esta )?carta)?)$/,
  'hearing-date':
    /^(?:the )?(?:next |individual |master |bond |merits |initial )?hearing(?: date)?$|^(?:the )?interview(?: date)?$|^(?:la |su )?(?:proxima |siguiente )?audiencia$/,
  court: /^(?:the )?(?:present |immigration )?court$|^(?:la )?corte$/,
  'court-asked': /^(?:court asked for|new court|venue)$/,
  'department-counsel':
    /counsel (?:of|for) (?:the )?department|department counsel|opposing counsel|dhs counsel|^(?:(?:defendant|appellee|government)s?[’']s? )?counsel$/,
  'department-position': /position/,
  'notice-date': /notice to appear/,
  'filing-date':
    /^(?:date of (?:the )?)?(?:(?:application|petition|form|motion) )?(?:filed|filing)\b|^(?:date of (?:the )?)?application(?: date| dated| of| on)?$/,
  'department-address':
    /^address of (?:the )?(?:department|dhs|opla|agency|(?:field |asylum |district |chief counsel[’']?s )?office|uscis|service center|lockbox)|^(?:department|dhs|opla|agency|office|uscis)(?:[’']?s)? address$/,
  address:
    /^(?:new |present |home )?address(?: of client)?$|^home(?: of couple)?$|^(?:direccion|domicilio)(?: (?:del?|de la) client[ea])?$/,
  language: /language/,
  custody: /^(?:custody(?: status)?|detained|detention)$/,
  'entry-date': /^(?:date of )?(?:last )?(?:entry|entered|arrived|arrival)(?: on)?$/,
  'entry-place':
    /^(?:place of (?:last )?entry|(?:entered|admitted|arrived|paroled) (?:at|near|through|in)|port of entry)$/,
  'decision-date':
    /^(?:date of )?(?:the )?(?:decision|denial|order(?: of (?:removal|deportation))?|(?:removal|deportation) order|request(?: for evidence)?|rfe)(?: dated?| of| date)?$|^(?:decided|ordered removed) on$/,
  'receipt-number': /^receipt(?: (?:number|no\.?|#))?$/,
  'marriage-date': /^(?:date of )?(?:marriage|wedding)$|^married on$/,
  'birth-date': /^(?:date of birth|dob|born on)$/,
}

function shortLabel(answers: ReadonlyMap<string, string>, slot: Slot): string | undefined {
  const pattern = calledAlso[slot]
  // `Entered in: 2015` says when, and not where.
  const isDay = (value: string) => slot === 'entry-place' && /(?<!\d)(?:19|20)\d\d$/.test(value.trim())
  // `Order of: Probate Court` says whose it is, and not when.
  const isNoDay = (value: string) => days.has(slot) && !/\d/.test(value)
  return pattern && [...answers].find(([label, value]) => pattern.test(label) && !isDay(value) && !isNoDay(value))?.[1]
}

const days = new Set<Slot>(['decision-date', 'filing-date', 'notice-date', 'entry-date', 'marriage-date', 'birth-date'])

function recordValues(record: ClientRecord, attorney: Attorney): Partial<Record<Slot, string>> {
  const field = (...names: readonly string[]) => {
    const found = names.map((name) => fieldText(record.client, name)).find((value) => value !== undefined)
    return found !== undefined && isIsoDate(found) ? formatLongDate(found) : found
  }
  const values: Partial<Record<Slot, string | null | undefined>> = {
    client: fullName(record),
    'a-number': field('a_number'),
    citizenship: field('country_of_citizenship', 'country_of_birth'),
    'birth-date': field('date_of_birth'),
    'marriage-date': field('marriage_date'),
    'entry-date': field('last_entry_date', 'entry_date'),
    'entry-place': field('last_entry_place', 'entry_place'),
    address: field('address', 'home_address', 'mailing_address', 'address_1'),
    language: field('language', 'best_language', 'native_language'),
    custody: field('custody', 'custody_status'),
    'receipt-number': field('receipt_number'),
    attorney: attorneyName(attorney),
    firm: attorney.firm_name,
    'attorney-number': attorney.license_number,
    'attorney-bar': attorney.license_authority,
    'attorney-address': [attorney.address_1, attorney.address_2, cityLine(attorney)].filter(Boolean).join(', '),
    'attorney-street': [attorney.address_1, attorney.address_2].filter(Boolean).join(', '),
    'attorney-city': cityLine(attorney),
    phone: attorney.phone,
    email: attorney.email,
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([slot, value]) => (value?.trim() ? [[slot, value.trim()]] : [])),
  )
}

/** `77 Larkspur Court` and `Aurora, Colorado 80012`, where an address has both. */
function streetAndCity(address: string | undefined): Partial<Record<Slot, string>> {
  const [, street, city] = /^(.{3,80}?), ([^,]{2,40}, [^,]{2,30}?\d{5}(?:-\d{4})?)$/u.exec(address?.trim() ?? '') ?? []
  return street === undefined || city === undefined ? {} : { 'client-street': street, 'client-city': city }
}

/** The day of birth that was answered: it stands in the draft before the one on record, and the age goes with it. */
function bornBy(answers: ReadonlyMap<string, string>): IsoDate | undefined {
  const [day] = findDates(shortLabel(answers, 'birth-date') ?? '')
  const { year, month, day: of } = day?.date ?? {}
  if (year === undefined || month === undefined || of === undefined) return undefined
  const written = `${year}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`
  return isIsoDate(written) ? written : undefined
}

function ageOn(born: string | undefined, day: IsoDate): number | undefined {
  if (born === undefined || !isIsoDate(born)) return undefined
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/** What is done to somebody, in words that tell of much else. */
const ofHarm =
  /\b(?:broke (?:\p{L}{2,12} (?:of )?)?(?:my|his|her|their)|held (?:me|him|her|them) (?:for|in)|followed (?:me|him|her|them) home|(?:police|officers?|armed men|soldiers|agents|gunmen) (?:came|took|held|searched|broke|arrested|burned))(?!\p{L})/iu

/** What a sentence tells about. */
export function kindOf(sentence: string): StoryKind {
  return (
    storyWords.find(([, pattern]) => pattern.test(sentence))?.[0] ??
    (ofHarm.test(sentence) ? 'harm' : undefined) ??
    (/\b(?:son|daughter|child|children|wife|husband|mother|father|brother|sister|cousin|aunt|uncle|spouse|married|espos[oa]|hij[oa]s?|herman[oa]s?)\b/iu.test(
      sentence,
    )
      ? 'family'
      : 'background')
  )
}

/** Only the day of a value that also has an hour. */
export function dayOf(value: string): string {
  const [first] = findDates(value)
  return first ? value.slice(first.start, first.end) : value
}
