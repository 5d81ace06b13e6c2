import type { CaseFact, CasePassage } from '#domain/case-map/case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import type { Narrator } from '#domain/prose/narrator.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { chartEntry } from '../case/shorthand/chart.ts'
import type { Examined } from '../case/shorthand/examined.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { isCalled, namedByGuess } from '#domain/prose/same-persons.ts'
import { capitalized, possessive } from '#domain/prose/words.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import type { LetterExhibit } from '../case/exhibits.ts'
import { nounOfPaper } from '#domain/prose/paper-names.ts'
import {
  isLine,
  isNote,
  recordLines,
  spelledOut,
  withSubject,
  type DayFirst,
} from '#tools/expert-letter/case/record-lines.ts'
import { withShares } from './shares.ts'

/** Statements of one paragraph of a paper: they stay together, so that an intention keeps its condition. */
export type Unit = {
  readonly exhibit: LetterExhibit
  readonly facts: readonly CaseFact[]
  readonly passages: readonly CasePassage[]
  /** The entries of a chart, line by line, where the attorney left all of them standing. */
  readonly chart?: readonly string[]
}

/** Who tells, and as whom the paper is quoted. */
export type Teller = {
  readonly narrator: Narrator
  /** How the paper writes its days. */
  readonly isDayFirst: DayFirst
  /** `Mr. Paz`, where the paper is the client's own account. */
  readonly speaker?: string | undefined
  /** Whom a clinic's record is about. */
  readonly patient?: string | undefined
  readonly person?: Examined | undefined
  /** Everybody on file: where the words call one of them by a pronoun that may be somebody else’s, they are quoted. */
  readonly persons?: readonly Person[]
}

/** One sentence or line of a paper as the letter says it. */
type Said = { readonly kind: 'told' | 'note' | 'quote'; readonly words: string }

/** From so many paragraphs of one paper on they are a list. */
const listFrom = 4

/** How a paper is brought in, and how the letter calls it. */
export type Lead = { readonly paper: string; readonly sentence: string }

/** What some paragraphs of one paper say: prose, or a list where they are many or the lines of a record. */
export function tellGroup(exhibit: LetterExhibit, units: readonly Unit[], teller: Teller, lead: Lead): string {
  teller.narrator.paragraph()
  const entries = units.flatMap(({ chart = [] }) => chart)
  if (entries.length > 0)
    return listOf(
      entriesLead(lead),
      entries.map((line) => escapeText(curlyQuotes(chartEntry(line, teller.person, teller.isDayFirst)))),
    )
  const said = units.map((unit) => saidIn(unit, teller))
  const all = said.flat()
  const notes = all.filter(({ kind }) => kind === 'note').length
  if (notes > 0 && notes * 3 >= all.length)
    return listOf(
      entriesLead(lead),
      entriesOf(all).map((one) => inProse(one, exhibit, teller)),
    )
  if (units.length >= listFrom)
    return listOf(
      `From ${lead.paper}:`,
      said.map((unit) => inProse(unit, exhibit, teller)),
    )
  const told = said.map((unit) => inProse(unit, exhibit, teller)).filter((words) => words !== '')
  if (told.length === 0) return ''
  const opening = said.flat()[0]?.kind === 'quote' ? /: (“.*)$/su.exec(told[0] ?? '')?.[1] : undefined
  return opening === undefined
    ? paragraph(lead.sentence, ...told)
    : paragraph(lead.sentence.replace(/\.$/u, ':'), opening, ...told.slice(1))
}

const entriesLead = ({ paper }: Lead) => `${capitalized(paper)} ${isPlural(paper) ? 'have' : 'has'} these entries:`

/** `the records of the clinic (Ex. C)` */
const isPlural = (paper: string) =>
  /^(?:the )?(?:\p{L}+ ){0,2}(?:records|notes|figures|minutes|results|statements|entries|files)\b/iu.test(paper)

/** A line that begins with a date or a visit takes what was noted with it. */
function entriesOf(lines: readonly Said[]): Said[][] {
  const entries: Said[][] = []
  for (const line of lines) {
    const last = entries.at(-1)
    const isOfBefore =
      last?.[0]?.kind === 'note' && dated.test(last[0].words) && !isHeaded.test(line.words) && line.kind !== 'quote'
    if (last && isOfBefore) last.push(line)
    else entries.push([line])
  }
  return entries
}

/** `Visit March 22, 2023: pain in both shoulders.` */
const dated = /^[^:]{0,30}\b(?:19|20)\d{2}:/u
const isHeaded = /^[^.:]{1,40}: ?\S/u

/** `LICENSE AGREEMENT dated September 30, 2023 between A and B.`: the head of a contract as a sentence. */
function headOfContract(words: string): string | undefined {
  const [, kind = '', day = '', between] =
    /^(\p{Lu}{4,}(?: \p{Lu}{3,}){0,3}),? dated (?:as of )?(\p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? (?:by and )?between (.{8,200}?)\.?$/u.exec(
      words,
    ) ?? []
  return between === undefined ? undefined : `The ${kind.toLowerCase()} of ${day} is between ${between}.`
}

/** One paragraph of a paper as prose. */
export function tellUnit(unit: Unit, teller: Teller): string {
  return inProse(saidIn(unit, teller), unit.exhibit, teller)
}

function listOf(lead: string, items: readonly string[]): string {
  const written = items.filter((item) => item !== '').map((item) => `<li>${item}</li>`)
  return written.length === 0 ? '' : `${paragraph(lead)}<ul>${written.join('')}</ul>`
}

function saidIn({ facts, passages, exhibit }: Unit, { narrator, patient, isDayFirst, persons = [] }: Teller): Said[] {
  const subject = (words: string) =>
    patient !== undefined && /^Den(?:ies|ied)\b/u.test(words) ? patient : `the ${nounOfPaper(exhibit.source.title)}`
  let before = ''
  return facts.flatMap((fact, index): Said[] => {
    const words = passages[index]?.words ?? ''
    if (isPlaceAndDay(words)) return []
    const isPersonal = spokenInFirst.test(words)
    if (fact.quoteOnly && !isPersonal && isNote(words))
      return recordLines(words).map((line) => ({
        kind: 'note',
        words: noted(line, isDayFirst),
      }))
    const contract = headOfContract(words)
    if (contract !== undefined) return [{ kind: 'told', words: contract }]
    if (isQuoted(fact, words, { earlier: passages[index - 1]?.words, persons, isPersonal }))
      return [{ kind: 'quote', words }]
    const plain = fact.state === 'corrected' ? fact.statement : withSubject(fact.wording, subject(fact.wording))
    const told = noted(narrator.say(plain), isDayFirst)
    const shared = withShares(told, before)
    before = told
    return [{ kind: !isPersonal && isLine(words, patient !== undefined) ? 'note' : 'told', words: shared }]
  })
}

/** Whoever says `I` in the words: the person of the wording whom they do not call. */
const speakerIn = ({ wording }: CaseFact, words: string, persons: readonly Person[]): string | undefined =>
  /^\{([a-z0-9-]+)/u.exec(wording)?.[1] ?? persons.find((one) => !isCalled(one, words))?.id

const spokenInFirst = /\b(?:I|me|my|we|us|our|ours)\b/iu

type Before = {
  readonly earlier: string | undefined
  readonly persons: readonly Person[]
  readonly isPersonal: boolean
}

/** `Edwin carries Theo. I cannot lift him`: who is named just before, with somebody else of whom it may be said, is named by guess. */
function isQuoted(fact: CaseFact, words: string, { earlier = '', persons, isPersonal }: Before): boolean {
  if (fact.quoteOnly || fact.persons.includes('expert')) return true
  if (fact.state === 'corrected') return false
  const speaker = isPersonal ? speakerIn(fact, words, persons) : undefined
  return namedByGuess({ wording: fact.wording, words, before: earlier, persons, speaker }).some((id) =>
    persons.some((one) => one.id === id && isCalled(one, earlier)),
  )
}

/** `Lyon, 3 March 2026.`, `Margaux Tissier, director of studies`: where, when and by whom a letter was written. */
const isPlaceAndDay = (words: string): boolean =>
  /^\p{Lu}[\p{L} .’-]{1,40}, (?:\d{1,2} )?\p{Lu}\p{Ll}{2,9}\.? (?:\d{1,2}, )?(?:19|20)\d\d[.]?$/u.test(words.trim()) ||
  /^(?:\p{Lu}[\p{L}.’-]+ ){1,3}\p{Lu}[\p{L}.’-]+, (?:\p{Ll}+ ){0,2}(?:director|head|dean|chair|manager|editor|president|secretary|officer|principal|coordinator)\b[^.]{0,40}\.?$/u.test(
    words.trim(),
  )

const noted = (line: string, isDayFirst: DayFirst) => ended(capitalized(spelledOut(line, isDayFirst)))
const ended = (words: string) => (/[.!?]["”’)]?$/u.test(words) ? words : `${words.replace(/[;,:]$/u, '')}.`)

/** Neighbors that can only be quoted stand in one quotation. */
function inProse(said: readonly Said[], { source }: LetterExhibit, { speaker }: Teller): string {
  const parts: string[] = []
  const noun = nounOfPaper(source.title)
  let open: string[] = []
  const close = () => {
    const words = open.length === 0 ? undefined : quoted(open.join(' '), 90)
    open = []
    if (words === undefined) return
    const isAgain = parts.length > 0
    const lead =
      speaker === undefined ? `The ${noun} ${isAgain ? 'adds' : 'states'}:` : `In ${possessive(speaker)} words:`
    parts.push(`${lead} ${words.replace(/(?<![.!?]’?)”$/u, '.”')}`)
  }
  for (const { kind, words } of said) {
    if (kind === 'quote') open.push(words)
    else {
      close()
      parts.push(words)
    }
  }
  close()
  return parts.map(escapeText).join(' ')
}
