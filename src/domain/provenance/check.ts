import type { ReadSection } from '#domain/section-content/read.ts'
import type { FlagKind, FlagSeverity, Place } from '#domain/findings/flag.ts'
import { decide } from './decide.ts'
import type { Decision } from './decision.ts'
import { indexFacts, passageOf, type FactIndex, type SourceFacts } from './fact-index.ts'
import type { Fact, FactItem, FactState, FactType } from './fact.ts'
import { findPassageFacts } from './find-facts.ts'
import { checkRelations } from './check-relations.ts'
import { checkSentences } from './check-sentences.ts'
import { findBoilerplate } from './mask.ts'
import { placeOf, textsOf, type DraftPassage } from './passage.ts'
import { findSentences, sentenceAt } from '#domain/language/sentences.ts'
import { isStatutoryPeriod, statesLaw } from './statutory-periods.ts'
import { contentWords } from '#domain/language/words.ts'
import { foldWord } from '#domain/language/fold.ts'

export type FactContext = {
  /** The sources, each read by `readSourceFacts` (keep the result with the source). */
  readonly sources: readonly SourceFacts[]
  /** Where the citations stand; they state no facts. */
  readonly citations?: readonly Place[]
  /** Runs of words of the tool's templates (`indexBoilerplate`). */
  readonly boilerplate?: ReadonlySet<string>
  /** Sections that argue the law; their sentences are not asked for a source. */
  readonly legalSections?: readonly string[]
}

/** Compares every typed fact, kinship and factual sentence of a draft with its sources; footnotes too. */
export function checkFacts(sections: readonly ReadSection[], context: FactContext): FactItem[] {
  const index = indexOnce(context.sources)
  const ordinary = ordinaryWords(sections, index)
  return sections.flatMap(textsOf).flatMap((passage) => {
    const { text, sectionId, footnote, headings, gaps } = passage
    const isHere = (place: Place) => place.sectionId === sectionId && place.footnote === footnote
    const silent = [...(context.citations ?? []).filter(isHere), ...gaps]
    const ours = findBoilerplate(text, context.boilerplate ?? new Set())
    const facts = findPassageFacts(text, silent, { ours, headings, isOrdinary: (word) => ordinary.has(word) })
    const hidden = [...silent, ...ours]
    const draft = { passage, facts, hidden, index }
    const isLegal = context.legalSections?.includes(sectionId) === true
    return [...checkTyped(draft), ...checkRelations(draft), ...(isLegal ? [] : checkSentences(draft))]
  })
}

const indexes = new WeakMap<readonly SourceFacts[], FactIndex>()

function indexOnce(sources: readonly SourceFacts[]): FactIndex {
  const index = indexes.get(sources) ?? indexFacts(sources)
  indexes.set(sources, index)
  return index
}

/** Words that the draft or the sources also write in lower case: no names where they begin a sentence. */
function ordinaryWords(sections: readonly ReadSection[], { ordinary }: FactIndex): ReadonlySet<string> {
  const here = sections.flatMap(({ reading }) =>
    (reading.text.match(/(?<![\p{L}])\p{Ll}[\p{L}\p{M}'’]+/gu) ?? []).map(foldWord),
  )
  return new Set([...ordinary, ...here])
}

function checkTyped({ passage, facts, index }: DraftPassage): FactItem[] {
  const { text } = passage
  const sentences = findSentences(text, { semicolons: true })
  const words = new Map<number, ReadonlySet<string>>()
  const paragraphs = new Map<number, ReadonlySet<string>>()
  const paragraphWords = (at: number) => {
    const from = text.lastIndexOf('\n', at) + 1
    const to = text.indexOf('\n', at)
    const known = paragraphs.get(from) ?? contentWords(text.slice(from, to < 0 ? undefined : to))
    paragraphs.set(from, known)
    return known
  }
  return facts.flatMap((fact): FactItem[] => {
    const at = sentenceAt(sentences, fact.start)
    const sentence = sentences[at] ?? fact
    const own = words.get(at) ?? contentWords(text.slice(sentence.start, sentence.end))
    words.set(at, own)
    const decision = decide(
      {
        fact,
        words: own,
        sentence: text.slice(sentence.start, sentence.end),
        nearby: factsOfParagraph(text, fact, facts),
        paragraph: paragraphWords(fact.start),
        lead: text.slice(Math.max(0, fact.start - 24), fact.start),
        tail: text.slice(fact.end, fact.end + 40),
      },
      index,
    )
    const isLaw = isLegalPeriod(fact, decision) && statesLaw(text.slice(sentence.start, sentence.end))
    return isLaw || isGuess(fact, decision, index) ? [] : [toItem(placeOf(passage, fact), fact, decision)]
  })
}

/** A lone word that begins a sentence counts only when it is a name on file, or nearly one. */
function isGuess({ value, text }: Fact, { state }: Decision, index: FactIndex): boolean {
  if (value.type === 'quantity' && value.unit === undefined && /^\p{L}/u.test(text)) return state !== 'supported'
  if (value.type !== 'name' || !value.isTentative || state === 'conflict') return false
  return !index.names.has(value.words[0] ?? '')
}

/** `within one year of arrival`: nobody's life, and no source could have it. */
function isLegalPeriod({ value }: Fact, { state }: Decision): boolean {
  return value.type === 'quantity' && isStatutoryPeriod(value) && state !== 'supported'
}

function factsOfParagraph(text: string, { start }: Fact, facts: readonly Fact[]): Fact[] {
  const from = text.lastIndexOf('\n', start) + 1
  const to = text.indexOf('\n', start)
  return facts.filter((fact) => fact.start >= from && (to < 0 || fact.start < to))
}

const severe: ReadonlySet<FactType> = new Set(['date', 'identifier', 'money'])

const looks: Readonly<Record<FactState, { readonly flag: FlagKind; readonly severity: FlagSeverity }>> = {
  supported: { flag: 'From your sources', severity: 'green' },
  derived: { flag: 'Computed', severity: 'blue' },
  check: { flag: 'Conflict', severity: 'grey' },
  conflict: { flag: 'Conflict', severity: 'red' },
  'not-found': { flag: 'Not found', severity: 'amber' },
}

function toItem(place: Place, fact: Fact, decision: Decision): FactItem {
  const { state, by } = decision
  const severity = severityOf(fact, decision)
  return {
    ...place,
    text: fact.text,
    type: fact.value.type,
    state,
    flag: looks[state].flag,
    severity,
    message: describe(fact, decision),
    ...(by && { source: passageOf(by) }),
  }
}

/** `Two other countries`, `two of his teachers`, `twice`: what a writer sums up. */
const ownSum =
  /^(?:(?:two|three) of (?:his|her|their|its) \p{L}+|(?:two|three) (?:miscarriages|pregnancies|losses)|twice|two (?:occasions|interviews|meetings|sessions|visits|conversations))$|^(?:two|three|four|five|six) (?:other|further|more) /iu

/** Two or three of something that the file counts nowhere is mostly the writer's own summing up (`two paychecks`). */
function severityOf({ value, text }: Fact, decision: Decision): FlagSeverity {
  const { state, isUncounted, isElsewhere, isReckoned } = decision
  if (state === 'check' && isElsewhere === true) return 'amber'
  if (state !== 'not-found') return looks[state].severity
  if (isReckoned) return 'grey'
  if (severe.has(value.type)) return 'red'
  if (value.type === 'quantity' && ownSum.test(text)) return 'grey'
  const isSmall = value.type === 'quantity' && value.count <= 3 && /^\p{L}/u.test(text)
  const isSummingUp = isSmall && isUncounted === true
  return isSummingUp && !weighty.test(text) ? 'grey' : 'amber'
}

/** Counts of these decide cases, however small. */
const weighty =
  /arrest|convict|charge|child|son|daughter|brother|sister|marri|trip|entr|removal|petition|application|deport|absence|relapse|diagnos|operation|surger|day|week|month|year|hour|time|wife|husband|term|patent|article|scar/i

function describe({ text }: Fact, { state, by, how }: Decision): string {
  const title = by?.from.source.title ?? ''
  switch (state) {
    case 'supported':
      return `Stands in: ${title}.`
    case 'derived':
      return how === 'computed' ? 'Computed by software from the answers.' : `Follows from facts on file: ${how}.`
    case 'check':
      return `On file, but the passage closest to this sentence says "${by?.fact.text}" (${title}).`
    case 'conflict':
      if (how === 'longer') return `The draft bounds it by "${text}"; by "${by?.fact.text}" (${title}) it is longer.`
      return `The draft says "${text}"; "${by?.fact.text}" stands in: ${title}.`
    case 'not-found':
      return `No answer or document gives "${text}".`
  }
}
