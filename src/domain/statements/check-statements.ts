import type { Place, SourcePassage } from '#domain/findings/flag.ts'
import type { SourceFacts } from '#domain/provenance/fact-index.ts'
import { findTypedFacts } from '#domain/provenance/find-facts.ts'
import { findBoilerplate, maskRanges } from '#domain/provenance/mask.ts'
import { placeOf, textsOf, type Passage } from '#domain/provenance/passage.ts'
import type { Range, ReadSection } from '#domain/section-content/read.ts'
import { isAnswered } from './answered.ts'
import { checkAges } from './check-ages.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkBirths } from './check-births.ts'
import { checkCounts } from './check-counts.ts'
import { checkDates } from './check-dates.ts'
import { checkLikelihood } from './check-likelihood.ts'
import { checkMeaning } from './check-meaning.ts'
import { checkNearCopies } from './check-near-copies.ts'
import { checkPronouns } from './check-pronouns.ts'
import { checkTenures } from './check-tenures.ts'
import { checkSwaps } from './check-swaps.ts'
import { decideStatement } from './decide-statement.ts'
import { decideValue } from './decide-value.ts'
import { indexEvidence, type EvidenceIndex } from './evidence.ts'
import type { Judgement } from './judgement.ts'
import type { NamedPerson } from './persons.ts'
import { isQuiet } from './quiet-claims.ts'
import { isRestated } from './restated.ts'
import { readSentences, readStatements, type ReadSentence } from './read-statements.ts'
import { keepFacts } from './sentence-facts.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'
import { isToldOfTheCase } from './told-sentence.ts'
import { readValues, type ValueStatement } from './values.ts'

export type StatementContext = {
  readonly sources: readonly SourceFacts[]
  /** What the draft was written from beside the sources: it supports a statement, and contradicts none. */
  readonly told?: readonly SourceFacts[]
  readonly persons?: readonly NamedPerson[]
  /** Citations, gaps and boilerplate state nothing of the client. */
  readonly hidden: readonly Place[]
  /** Runs of words of the tool's templates; a sentence made of them is the product's. */
  readonly wordings?: readonly ReadonlySet<string>[]
  readonly filingDate: string
  /** Sections that argue the law only. */
  readonly legalSections?: readonly string[]
}

/**
 * Compares what a draft says of persons without a number - status, arrests, filings, diagnoses, who treated or harmed
 * whom, ages, relations - with what the sources say of the same person. Polarity counts.
 */
export function checkStatements(sections: readonly ReadSection[], context: StatementContext): StatementItem[] {
  if (context.sources.length === 0) return []
  const indexes = indexEvidence(context.sources, context.told, context.persons)
  return sections
    .filter(({ id }) => context.legalSections?.includes(id) !== true)
    .flatMap(textsOf)
    .flatMap((passage) => checkOnce(passage, indexes, context))
}

type Kept = { readonly wordings: StatementContext['wordings']; readonly items: readonly StatementItem[] }
const kept = new WeakMap<EvidenceIndex, Map<string, Kept>>()
const most = 500

/** What was found in a passage before holds while its words, what is hidden in it and the sources are the same. */
function checkOnce(
  passage: Passage,
  indexes: ReturnType<typeof indexEvidence>,
  context: StatementContext,
): readonly StatementItem[] {
  const { wordings = [], filingDate } = context
  const own = hiddenIn(passage, context).map(({ start, end }) => `${start}-${end}`)
  const key = [passage.sectionId, passage.footnote ?? '', filingDate, own.join(' '), passage.text].join('|')
  const known = kept.get(indexes.evidence) ?? new Map<string, Kept>()
  kept.set(indexes.evidence, known)
  const before = known.get(key)
  if (
    before &&
    before.wordings?.length === wordings.length &&
    wordings.every((one, at) => one === before.wordings?.[at])
  )
    return before.items
  const items = checkPassage(passage, indexes, context)
  if (known.size >= most) known.clear()
  known.set(key, { wordings, items })
  return items
}

const quoted = /“[^“”\n]{1,3000}”|(?<![\p{L}\p{N}.,!?])"(?=\S)[^"\n]{1,3000}?(?<=\S)"(?![\p{L}\p{N}])/gu

const silentIn = ({ sectionId, footnote, gaps }: Passage, { hidden }: StatementContext): Range[] => [
  ...hidden.filter((place) => place.sectionId === sectionId && place.footnote === footnote),
  ...gaps,
]

/** Citations, gaps, headings and long quotations state nothing of the client. */
function hiddenIn(passage: Passage, context: StatementContext): Range[] {
  const { text, headings } = passage
  const quotations = [...text.matchAll(quoted)]
    .filter(({ 0: words }) => words.length > 25)
    .map(({ 0: words, index }): Range => ({ start: index, end: index + words.length }))
  return [...silentIn(passage, context), ...headings, ...quotations]
}

function checkPassage(
  passage: Passage,
  { evidence, told: facts }: ReturnType<typeof indexEvidence>,
  context: StatementContext,
): StatementItem[] {
  const { text } = passage
  const hidden = hiddenIn(passage, context)
  const open = maskRanges(text, hidden)
  const sentences = readSentences(open, evidence.roster, 'speaker')
  keepFacts(findTypedFacts(text, silentIn(passage, context), hidden), sentences)
  const told: ToldPassage = {
    passage,
    evidence,
    told: facts,
    sentences: sentences.filter(({ text: words }) => isToldOfTheCase(words)),
    all: sentences,
    filingDate: context.filingDate,
    hidden,
    ours: (context.wordings ?? []).flatMap((runs) => findBoilerplate(text, runs)),
  }
  const concepts = checkConcepts(told)
  const found = [
    ...[...concepts, ...checkAmounts(told), ...checkCounts(told)].filter(
      (item) => item.state === 'supported' || !isRestated(item, told),
    ),
    ...checkAges(told),
    ...checkBirths(told),
    ...checkDates(told),
    ...checkTenures(told),
    ...checkPronouns(told).filter((item) => !isRestated(item, told, item.text)),
    ...checkSwaps(told),
    ...checkNearCopies(told),
    ...checkMeaning(told, concepts).filter((item) => item.isOtherwiseBound === true || !isRestated(item, told)),
  ]
  return [...found, ...checkLikelihood(told, found).filter((item) => !isRestated(item, told))]
}

const supposed =
  /(?<!\p{L})(?:[Ww]ould|could|might|may|must|should|shall|[Ii]f|[Ww]hether|[Uu]nless|cannot|can|will|suppose|[Aa]sks? (?:that|the)|[Rr]equests? (?:that|the))(?!\p{L})/u

/** What a judge decided is the decision's, and not the case's; a selection is no application. */
const ruled =
  /(?<!\p{L})(?:(?:[Jj]udge|[Cc]ourt|Board) (?:ruled|held|concluded) that|requires|selected (?:\S{1,40} ){1,4}to)(?!\p{L})/u

function isSupposed({ text }: ReadSentence, start: number): boolean {
  const lead = text.slice(0, Math.max(0, start))
  const clause = lead.slice(Math.max(lead.lastIndexOf(';'), lead.lastIndexOf(', but '), lead.lastIndexOf(': ')) + 1)
  return supposed.test(clause) || ruled.test(clause)
}

function checkConcepts({ passage, evidence, told, sentences }: ToldPassage): StatementItem[] {
  const claims = readStatements(sentences).filter((claim) =>
    isChecked(claim.sentence, claim.start - claim.sentence.start, claim.ids),
  )
  const found = claims.flatMap((claim): StatementItem[] => {
    const judgement = preferSupport(decideStatement(claim, evidence), () => decideStatement(claim, told))
    if (isQuiet(claim, judgement)) return []
    if (judgement.state === 'not-found' && isAnswered(claim, evidence)) return []
    return [toItem(passage, claim, judgement, claim.denied ? `no ${claim.called.replace(/^an? /, '')}` : claim.called)]
  })
  const values = readValues(sentences)
    .filter((claim) => isChecked(claim.sentence, claim.start - claim.sentence.start, claim.ids))
    .filter(({ kind, denied }) => kind !== 'actor' || !denied)
    .flatMap((claim) => {
      const first = decideValue(claim, evidence)
      const other = first.state === 'supported' ? first : decideValue(claim, told)
      const judgement = other.state === 'supported' && other.by ? other : first
      const isOpen = claim.kind === 'religion' && judgement.state === 'not-found'
      return judgement.state === 'supported' || isOpen
        ? []
        : [toItem(passage, claim, judgement, valueCalled[claim.kind](claim.text))]
    })
  return onePerSentence([...found, ...values])
}

/** How a card calls a value: `The draft states the nationality “citizen of Peru” ...`. */
const valueCalled: Readonly<Record<ValueStatement['kind'], (text: string) => string>> = {
  nationality: (text) => `a nationality (“${text}”)`,
  language: (text) => `a language (“${text}”)`,
  actor: (text) => `who did the harm (“${text}”)`,
  religion: (text) => `a religion (“${text}”)`,
}

/** What the draft was written from may speak for a statement where the sources' own words do not. */
function preferSupport(first: Judgement, second: () => Judgement): Judgement {
  if (first.state === 'supported') return first
  const other = second()
  return other.state === 'supported' ? other : first
}

function isChecked(sentence: ReadSentence, start: number, ids: readonly string[]): boolean {
  if (isSupposed(sentence, start)) return false
  return ids.length > 0 || sentence.mentions.length > 0 || sentence.text.length < 120
}

/** Two flags of one kind in one sentence are one finding. */
function onePerSentence(items: readonly StatementItem[]): StatementItem[] {
  return items.filter(
    (item, index) =>
      items.findIndex((other) => other.start < item.end && item.start < other.end && other.state === item.state) ===
      index,
  )
}

function toItem(
  passage: Passage,
  claim: Range & { readonly text: string; readonly sentence: ReadSentence },
  judgement: Judgement,
  called: string,
): StatementItem {
  const { state, by } = judgement
  const look =
    state === 'supported'
      ? ({ flag: 'From your sources', severity: 'green' } as const)
      : state === 'conflict'
        ? ({ flag: 'Conflict', severity: judgement.how === 'other-person' ? 'amber' : 'red' } as const)
        : ({ flag: 'Not found', severity: 'amber' } as const)
  const source = by && {
    id: by.from.source.id,
    title: by.from.source.title,
    start: by.at.start,
    end: by.at.end,
    text: by.from.source.text.slice(by.at.start, by.at.end),
  }
  return {
    ...placeOf(passage, claim),
    text: claim.text,
    state,
    ...look,
    message: describe(judgement, called, source),
    ...(source && { source }),
  }
}

function describe({ state, how }: Judgement, called: string, source: SourcePassage | undefined): string {
  const shown = source ? `“${shorten(source.text)}” (${source.title})` : ''
  if (state === 'supported') return source ? `Stands in: ${source.title}.` : 'Stands in the file.'
  if (state === 'not-found') return `The draft states ${called}, and no answer or document says it.`
  if (how === 'other-person') return `The draft states ${called} of another person than the file does: ${shown}.`
  return `The draft states ${called}, and the file says otherwise: ${shown}.`
}

const shorten = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text.replace(/[.]$/, ''))
