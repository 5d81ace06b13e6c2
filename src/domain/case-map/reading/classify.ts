import type { FactKind } from '../case-map.ts'
import type { DocumentSort } from '../elements.ts'
import { listedOf } from './kinds/kind-by-words.ts'
import { likelyKinds } from './kinds/weigh-kinds.ts'
import { sortTerms } from './kinds.data.ts'

type Titled = { readonly title: string; readonly text: string }
const sorts = new WeakMap<Titled, DocumentSort>()

/** What a document is, from its title and its first lines. */
export function sortOf(document: Titled): DocumentSort {
  const sort = sorts.get(document) ?? readSort(document)
  sorts.set(document, sort)
  return sort
}

function readSort({ title, text }: Titled): DocumentSort {
  return (
    (namedIn(title) === 'country' ? undefined : namedIn(title)) ??
    formOf(text) ??
    namedIn(title) ??
    (/^(?:report|study|survey)\b/i.test(title) && readsAsReport(text, 2) ? 'country' : undefined) ??
    namedIn(`${title}\n${text.slice(0, 400)}`) ??
    (readsAsReport(text, 4) ? 'country' : 'other')
  )
}

/** What a form is by its own entries, whatever it is called: of a patient, or of what the police look into. */
function formOf(text: string): DocumentSort | undefined {
  const head = text.slice(0, 2500)
  const entries = (labels: RegExp) => new Set((head.match(labels) ?? []).map((one) => one.trim().toLowerCase())).size
  if (entries(ofPatient) >= 3) return 'medical'
  return entries(ofPolice) >= 3 ? 'police' : undefined
}

const ofPatient =
  /^[ \t]{0,4}(?:patient|pt|dob|mrn|cc|chief complaint|hpi|exam(?:ination)?|impression|plan|date of service|ward|diagnosis|findings|treatment|reason for visit|operation|condition at discharge|audiogram)(?= ?[:.])/gimu
const ofPolice =
  /^[ \t]{0,4}(?:accused|deceased|complainant|informant|suspects?|victim|place(?: of occurrence)?|apparent cause|hypothesis|witnesses|agent in charge|officer in charge|status|date of arrest|charges?|sections|remanded to|station|particulars|count \d|subject)(?= ?[:.])/gimu

function namedIn(head: string): DocumentSort | undefined {
  const lower = head.toLowerCase()
  return sortTerms.find(({ words }) => words.some((word) => opensWord(lower, word)))?.sort
}

/** `lease` stands in no `released`: a term begins where a word does. */
function opensWord(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true
  return false
}

/** `Village Court Order`, `Order of the court of Kumba (translation)`: no court of this country reviews it. */
const ofCourtAbroad =
  /\b(?:village|district|sessions|magistrates?|criminal|civil|family|municipal|regional|provincial|high|military|tribal|customary|sharia|assize|county|superior|translat\p{L}+)\b/iu

/** The decision under review: what it says is a ruling, and no evidence for anybody. */
export const isDecision = ({ title }: { readonly title: string }): boolean =>
  !(ofCourtAbroad.test(title) && !/\b(?:immigration|IJ|BIA|EOIR)\b/iu.test(title)) &&
  /\b(?:decision|order)s? (?:and order )?of (?:the )?(?:immigration (?:judge|court)|judge|court|board|IJ|BIA)\b|\b(?:immigration judge(?:['’]s)?|IJ(?:['’]s)?|BIA(?:['’]s)?|Board(?:['’]s)?|Court(?:['’]s)?) (?:oral |written |final )?(?:decision|order)\b/i.test(
    title,
  )

/** Counts cases and interviews, and nobody in it says `I`. */
function readsAsReport(text: string, least: number): boolean {
  const sample = text.slice(0, 20_000)
  if (/(?<![\p{L}.])(?:I|my|me)(?![\p{L}’'])/u.test(sample.replaceAll(/["“][^"“”]{0,400}["”]/g, ' '))) return false
  const signs = sample.match(
    /\b(?:documented|interviews?|interviewed|recorded \d+|counted|surveyed|in (?:20\d\d|the first half)|killings|per cent|percent of|inhabitants|cases? (?:in|of|were)|municipalit(?:y|ies)|provinces?|departments?|states|registered \d[\d,]*|complaints of)\b/giu,
  )
  return (signs?.length ?? 0) >= least
}

/** A statement whose kind is asked for, and where it stands. */
export type Told = {
  readonly words: string
  /** The sort of its paper; `answer` for what was typed. */
  readonly sort: DocumentSort | 'answer'
  readonly heading?: string | undefined
  /** The paragraph around it. */
  readonly paragraph?: string
  /** The kind that its question asks for: taken where the words say nothing. */
  readonly asked?: FactKind | undefined
  /** What the statements of the case can be about. */
  readonly among: ReadonlySet<FactKind>
}

/**
 * What a statement is about, by weights learned from labelled statements (docs/decisions/0027); a country report speaks of
 * the country, whatever its words. Only for finding the element and the section: nothing is claimed because of it.
 */
export function kindOf({ words, sort, heading, asked, among }: Told): FactKind {
  if (sort === 'country') return 'country'
  const text = heading === undefined ? words : `${words} ${heading}`
  if (keptFromFiling.test(text) && among.has('deadline')) return 'deadline'
  const likely = likelyKinds({ words, sort, heading, asked, listed: listedOf(text) }).filter(({ kind }) =>
    among.has(kind),
  )
  const ofHere = /^(?:school|financial|identity)$/.test(sort)
  const sum = likely.reduce((all, { share }) => all + share, 0)
  const best = likely.find(({ kind, share }) =>
    kind === 'country' ? !ofHere && share >= sum * leastOfCountry : share >= sum * least,
  )
  return best === undefined || best.kind === 'other' ? (asked ?? usualKind[sort] ?? 'other') : best.kind
}

/** What somebody earns, pays, learns or is treated for: of a country it says how people live there, and harms nobody. */
const ofLiving: ReadonlySet<FactKind> = new Set(['money', 'work', 'school', 'health', 'care'])

/**
 * A report tells how people live in a country (wages, prices, schools, hospitals), and so does the paragraph: a price in one
 * about killings is part of these.
 */
export const tellsOfLiving = (told: Told): boolean =>
  [told.words, told.paragraph ?? told.words].every((words) => shareOfLiving({ ...told, words }) >= leastOfLiving)

function shareOfLiving({ words, sort, heading }: Told): number {
  const text = heading === undefined ? words : `${words} ${heading}`
  const shares = likelyKinds({ words, sort, heading, listed: listedOf(text) })
  return shares.reduce((sum, { kind, share }) => (ofLiving.has(kind) ? sum + share : sum), 0)
}

const leastOfLiving = 0.4

/** What the papers of an office are about where their words do not tell. */
const usualKind: Partial<Record<DocumentSort | 'answer', FactKind>> = {
  medical: 'health',
  school: 'school',
  financial: 'money',
  identity: 'identity',
}

/** Below that share nothing is known of what a statement is about; what a person tells is seldom told of a country. */
const least = 0.25
const leastOfCountry = 0.5

/** What an evaluation or a witness says of why nobody applied in time. */
export const keptFromFiling =
  /\b(?:kept|prevented|stopped|hindered) (?:him|her|them|me|\p{Lu}[\p{L}. ]{2,40}?) from\b[^.;]{0,90}\b(?:asylum|applying|filing|application)\b|\b(?:unable|not able|could not|was in no (?:state|condition))\b[^.;]{0,60}\b(?:apply|file|applied|filed|application|seek asylum|ask for asylum)\b/iu

const negation = /\b(?:not(?! only)|never|no(?!\. ?\d)|none|nobody|nothing|neither|nor|cannot)\b/i

/** True when the main statement is that something is not so. */
export const isNegated = (text: string): boolean =>
  negation.test(
    text
      .replaceAll(/“[^“”]*”|more likely than not|no longer than|no later than/gi, '')
      .split(/[,;]| because | so that | when | until /)[0] ?? '',
  )
