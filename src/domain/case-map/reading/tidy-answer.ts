import { formatLongDate } from '#domain/dates/calendar.ts'
import { findDates, type PartialDate } from '#domain/language/find-dates.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { toIso } from '#domain/language/partial-date.ts'
import type { Person } from '#domain/persons/person.ts'
import { apartAtCommas } from './comma-splices.ts'
import { completeClauses } from './complete-clauses.ts'
import { completeNotes } from './complete-notes.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import { properName } from './proper-names.ts'
import { monthNames } from './month-names.ts'
import { spelledOut } from './spelled-out.ts'
import { withPassive } from './passive-notes.ts'
import { withAsidesWhole } from './asides.ts'
import { withShortDates } from './short-dates.ts'
import { withBareSums, withDollarSigns, withWhatIsEarned, withWhatIsPaid } from './bare-amounts.ts'
import {
  withComingAgain,
  withRelativesJoined,
  withCouple,
  withLackApart,
  withLastJoined,
  withNextApart,
  withRegularTreatment,
  withThereIs,
} from './note-clauses.ts'
import { withNotedRelative } from './noted-relative.ts'
import { withBothNamed } from './both-of-them.ts'
import { withDoerOf } from './doer-of.ts'
import { withReasonsAsFacts } from './reasons-as-facts.ts'

/** What is known of an answer before it is read. */
export type AnswerSetting = {
  /** Whom the answer is about. */
  readonly about?: Person | undefined
  /** It tells of others too: what has no subject is then nobody's for certain. */
  readonly isOfOthers?: boolean
  /** Names and places as other answers and the record write them: `Trenton`. */
  readonly names: ReadonlySet<string>
  /** First names of the persons of the case. */
  readonly persons: ReadonlySet<string>
  /** Names that the papers of the case write, by their plain small letters. */
  readonly proper?: ReadonlyMap<string, string>
  /** A numeric date of the case can only be day first: then one that may be read in two ways stays as it is. */
  readonly isDayFirst: boolean
  /** Sums without a currency are dollars. */
  readonly isInDollars?: boolean
}

/**
 * An answer as typed, made ready for reading as sentences: lists in lines or with bullets, capitals throughout, dates in
 * figures or in Spanish, intake shorthand, missing apostrophes, notes to oneself. Nothing is added but the small words that
 * a note leaves out (`father shot dead` -> `the father was shot dead`), and nothing of substance is left out.
 */
export function tidyAnswer(text: string, setting: AnswerSetting): string {
  const lines = withAsidesWhole(text)
    .replaceAll(/[•▪◦]/g, '\n- ')
    .split('\n')
    .flatMap((line) => line.split(/;\s*(?=[-–*]\s)/))
    .map((line) => line.trim().replace(/^(?:[-–—*·]\s+|\(?\d{1,2}[.)]\s+(?=\S))/, ''))
    .filter((line) => line !== '')
  const whole = lines.map((line) => withEnd(withNames(sentenceCase(line, setting.names), setting))).join(' ')
  const spelled = withSums(spelledOut(whole), setting)
  const dated = withDates(apartAtCommas(withShortDates(spelled, setting.isDayFirst)), setting)
  const written = withLackApart(withNextApart(withoutSlips(dated)))
  return completed(
    findSentences(written, { semicolons: true })
      .map(({ start, end }) => written.slice(start, end))
      .filter((sentence) => !isNoteToSelf(sentence) && !isQuestion(sentence))
      .map(withoutReply),
    setting,
  )
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .join(' ')
}

/** `Calexico? no: San Ysidro`, `Pleadings by counsel? no - pro se`: who takes a note sets himself right; what holds stays. */
const withoutSlips = (text: string): string =>
  text.replaceAll(
    /(?<=^|[.;:,] |\d )\p{Lu}[\p{L}’'-]{1,20}(?: [\p{L}’'-]{1,20}){0,4}\? [Nn]o ?[:;,–—-]{1,3} (?=\p{L})/gu,
    '',
  )

const withSums = (text: string, { isInDollars = false }: AnswerSetting): string =>
  withWhatIsEarned(withWhatIsPaid(isInDollars ? withBareSums(withDollarSigns(text)) : withDollarSigns(text)))

/** What a note without a subject says is of whom the answer is about as long as no sentence before spoke of anybody else. */
function completed(sentences: readonly string[], { about, isOfOthers = false }: AnswerSetting): string[] {
  let isSurelyAbout = !isOfOthers
  return sentences.map((sentence, at) => {
    const own = withReasonsAsFacts(withoutNotes(sentence))
    const noted = withBothNamed(sentences[at - 1], withDoerOf(sentences[at - 1], own), isOfOthers ? undefined : about)
    const plain = framed(withNotedRelative(withRelativesJoined(withComingAgain(noted))), about, isOfOthers)
    const told = completeClauses(withPrepositions(completeNotes(withPassive(plain), about), plain), {
      about,
      isSurelyAbout,
    })
    if (about !== undefined && (isSurelyAbout || isOfAboutAgain(told, about, isOfOthers)))
      isSurelyAbout = !speaksOfOthers(told, about)
    return told
  })
}

/** The sentence begins with the name of the one whom the answer is about: what follows without a subject is that one’s. */
const isOfAboutAgain = (told: string, { full }: Person, isOfOthers: boolean): boolean =>
  !isOfOthers && told.startsWith(`${full} `)

/** A note of the couple, of a treatment or of what a place lacks, with its subject and its verb. */
function framed(note: string, about: Person | undefined, isOfOthers: boolean): string {
  if (isOfOthers) return withLastJoined(withThereIs(about?.role === 'spouse' ? withCouple(note) : note))
  return withLastJoined(withThereIs(about === undefined ? note : withRegularTreatment(note, about.full)))
}

/** Somebody else is named or meant. */
function speaksOfOthers(told: string, { full, pronoun }: Person): boolean {
  const rest = told.replaceAll(full, '')
  const other =
    pronoun === 'she'
      ? /\b(?:he|him|they|them)\b/i
      : pronoun === 'he'
        ? /\b(?:she|her|they|them)\b/i
        : /\b(?:he|him|she|her|they|them)\b/i
  return (
    other.test(rest) ||
    rest
      .split(/\P{L}+/u)
      .some(
        (word) =>
          nounPronoun(word) !== undefined ||
          /^(?:children|parents|sons|daughters|boys|girls|brothers|sisters|twins|baby)$/i.test(word),
      ) ||
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:is|was|has|had|does|did|\p{Ll}+s|\p{Ll}+ed) /u.test(rest)
  )
}

/** `died 2019`, `told him May 6, 2025` in a note typed in haste, which begins with a small letter. */
function withPrepositions(told: string, typed: string): string {
  if (!/^[\p{Ll}\d]/u.test(typed)) return told
  return told
    .replaceAll(
      new RegExp(
        String.raw`(?<=(?<![\p{L}])(?!(?:in|since|of|by|until|from|to|through|before|after|around|about|on|during|and|the|year|years|dated|mid|this|last|or|between|for|till|spring|summer|fall|autumn|winter|easter|christmas|early|late|${monthNames.join('|')})\b)[\p{L}’]{2,20}) (?=(?:(?:the )?(?:spring|summer|fall|autumn|winter|early|late|${monthNames.join('|')}) )?(?:19|20)\d\d(?![-–\d]))`,
        'giu',
      ),
      ' in ',
    )
    .replaceAll(
      new RegExp(
        String.raw`(?<=(?<![\p{L}])(?!(?:on|since|of|by|until|from|to|through|before|after|around|about|dated|and|or|between|for|the|in)\b)[\p{L}’]{2,20}) (?=(?:${monthNames.join('|')}) \d{1,2}, (?:19|20)\d\d)`,
        'giu',
      ),
      ' on ',
    )
    .replaceAll(new RegExp(String.raw`(?<=\b(?:once|twice|time),) (?=(?:${monthNames.join('|')}) \d)`, 'gu'), ' on ')
    .replaceAll(
      new RegExp(
        String.raw`(?<=\b(?:in|again|back|here|there|him|her|it|out|home|\p{Ll}+ed)) (?=(?:${monthNames.join('|')}) \d{1,2}(?:[.;]|$| and | but ))`,
        'gu',
      ),
      ' on ',
    )
}

const withEnd = (line: string): string => (/[.;!?:]["”’)]*$/.test(line) ? line : `${line.replace(/,$/, '')}.`)

/** `MARRIED IN TRENTON` -> `Married in Trenton`; a name in capitals becomes one; a single word in capitals stays. */
function sentenceCase(line: string, names: ReadonlySet<string>): string {
  return findSentences(line)
    .map(({ start, end }) => {
      const sentence = line.slice(start, end)
      const letters = sentence.match(/\p{L}/gu) ?? []
      const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length
      const isShouted = letters.length >= 12 && capitals > letters.length * 0.8
      return isShouted ? lowered(sentence, names) : sentence.replaceAll(nameInCapitals, titleCase)
    })
    .join(' ')
}

/** `takes care of emily`, `speaks no spanish` */
function withNames(line: string, { persons, proper = none }: AnswerSetting): string {
  const plain = new Map([...persons].map((name) => [foldedName(name), name]))
  return line.replaceAll(/(?<![\p{L}\p{M}’'-])[\p{Ll}\p{Lu}][\p{L}\p{M}]{2,}(?![\p{L}\p{M}-])/gu, (word) => {
    const person = plain.get(foldedName(word)) ?? ownerNamed(word, plain)
    if (person !== undefined) return person
    if (word.length > 3 && languages.test(word)) return titleCase(word)
    if (word === 'india' || word === 'indio') return word
    return /^\p{Ll}/u.test(word) ? (properName(word, proper) ?? word) : word
  })
}

const none: ReadonlyMap<string, string> = new Map()
const foldedName = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** `oscars town` -> `Óscar’s town` */
function ownerNamed(word: string, persons: ReadonlyMap<string, string>): string | undefined {
  const name = word.endsWith('s') && word.length > 4 ? persons.get(foldedName(word.slice(0, -1))) : undefined
  return name === undefined ? undefined : `${name}’s`
}

const languages =
  /^(?:spanish|english|french|portuguese|arabic|mandarin|cantonese|vietnamese|tagalog|creole|russian|ukrainian|korean|hindi|urdu|punjabi|somali|amharic|tigrinya|quechua|mexico|mexican|guatemala|honduras|ecuador|colombia|brazil|haiti|november|december|january|february|april|august|september|october|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)$/

const nameInCapitals =
  /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{Lu}\p{M}’'-]{2,30}(?: \p{Lu}[\p{Lu}\p{M}’'-]{2,30}){1,3}(?![\p{L}\p{M}])/gu

function titleCase(text: string): string {
  return text.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function lowered(sentence: string, names: ReadonlySet<string>): string {
  const plain = sentence.toLowerCase().replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    const name = titleCase(word)
    return names.has(name) || /^(?:i|us|uscis|ice|iep|itin|dui)$/.test(word)
      ? word.length < 6 && !names.has(name)
        ? word.toUpperCase()
        : name
      : word
  })
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** `3 de marzo de 2024`, `10/14/2021`, `octubre 2024` as Americans write them, with the preposition that a note leaves out. */
function withDates(text: string, { isDayFirst }: AnswerSetting): string {
  let written = withSpans(text)
  for (const { start: begin, end, text: found, date } of findDates(written).toReversed()) {
    const isTwofold = 'other' in date && date.other !== undefined && !/\p{L}/u.test(found)
    if (date.year === undefined || /\b(?:to|until|through|and|or)\b|[–]/.test(found)) continue
    if (isTwofold && isDayFirst) continue
    const start = /\bel $/i.test(written.slice(0, begin)) ? begin - 3 : begin
    const iso = toIso(date)
    const name =
      date.month === undefined
        ? undefined
        : formatLongDate(`2000-${String(date.month).padStart(2, '0')}-01`).split(' ')[0]
    const day = iso === undefined ? (name === undefined ? undefined : `${name} ${date.year}`) : formatLongDate(iso)
    if (day === undefined) continue
    const before = written.slice(0, start)
    const lacksPreposition =
      /\b(?:(?!dated\b)\p{L}+ed|born|shot|beaten|killed|left|died|diagnosed|set|raid|arrest|summons|note|attack|beating|threat|hearing|testimony|departure|search|detention|job|bank|surgery|operation|stroke|accident|wedding|baptism|graduation) $/iu.test(
        before,
      )
    written = `${written.slice(0, start)}${lacksPreposition ? (iso === undefined ? 'in ' : 'on ') : ''}${day}${written.slice(end)}`
  }
  return written
}

/** `Nov 2-5 2023` names two days in one: it is written out as both. */
function withSpans(text: string): string {
  const all = findDates(text)
  return all.toReversed().reduce((written, { start, end, text: found, date }) => {
    const span = all.filter(({ start: same }) => same === start)
    return span.length > 1 && /\d ?[-–] ?\d/u.test(found) && date === span[0]?.date
      ? `${written.slice(0, start)}${daysInOne(found, span)}${written.slice(end)}`
      : written
  }, text)
}

/** Two days of one month as a span; anything else as it stands. */
function daysInOne(found: string, span: readonly { readonly date: PartialDate }[]): string {
  const [first, last] = [span[0]?.date, span.at(-1)?.date]
  if (span.length !== 2 || first?.day === undefined || last?.day === undefined) return found
  if (first.month === undefined || first.month !== last.month || first.year !== last.year) return found
  const iso = toIso(last)
  return iso === undefined ? found : formatLongDate(iso).replace(`${last.day},`, `${first.day} to ${last.day},`)
}

/** `Who would stay with them?` asks its reader; it says nothing that could be told. */
const isQuestion = (sentence: string): boolean =>
  /^(?:no|yes)[.!]?$/i.test(sentence.trim()) || (sentence.trim().endsWith('?') && !/[“"]/.test(sentence))

/** `no never left since 2013`, the reply to a question. */
const withoutReply = (sentence: string): string =>
  sentence.replace(/^(?:no|yes),? (?=(?:never|always|he|she|they|since)\b)/iu, '')

/** What an intake note says to whoever reads it, and not of the case. */
function isNoteToSelf(sentence: string): boolean {
  return /^(?:careful\b|caution\b|NB\b|N\.B\.|TBC\b|TBD\b|TODO\b|to be confirmed|ask (?:the )?client|check (?:with|spelling|date|name|whether|if)|confirm (?:with|date|spelling|whether)|need (?:to (?:ask|get|check)|more (?:info|details|documents))|follow up|note to (?:self|file)|\?)/i.test(
    sentence.trim(),
  )
}

/** A clause of a sentence that is such a note. */
function withoutNotes(sentence: string): string {
  return (
    sentence
      // `Korean-- no, Vietnam era Navy vet`: what was taken back at once.
      .replaceAll(/(?<=^|[ ,;])\p{L}[\p{L}-]{1,20} ?(?:-{2,3}|—) ?no,? (?=\p{L})/gu, '')
      .replaceAll(/(?<=\p{L} )1x\b/giu, 'once')
      .replaceAll(/(?<=\p{L} )2x\b/giu, 'twice')
      .replaceAll(/[,;]? ?\((?:check|confirm|ask|tbc|tbd|to be confirmed|line says|see notes?|\?)[^()]*\)/gi, '')
      // `SSI denied (5 yr bar?)`, `told them in 2019 when ...`: a question of who took the notes, a thought that was left.
      .replaceAll(/ ?\([^()?]{0,60}\?+\)(?= \p{Ll})/gu, ',')
      .replaceAll(/ ?\([^()?]{0,60}\?+\)/g, '')
      .replaceAll(/ (?:when|because|since|if|and|but) ?\.{2,3}/g, '.')
      .replaceAll(/(?:^|[,;] )\p{L}[\p{L} ’'-]{0,50} (?:to be confirmed|tbc|tbd)(?=[.;]|$)/giu, '')
      .replaceAll(/(?<=\s|^)(?:TBC|TBD)\b/g, '')
  )
}
