import type { Link } from '../case-map.ts'
import type { ElementRule } from '../elements.ts'
import { hasFiniteVerb } from '../reading/finite-verb.ts'
import { stemsOf } from '../reading/stems.ts'
import { type MadeFact, modelWeight } from './made-fact.ts'
import { signsOf } from './signs-of-fact.ts'

/** Of one element so many facts of documents are kept at most, the best fitting first. */
const mostOfDocuments = 45
/** From here on a fact of a document serves an element for certain; below only when nothing fits better. */
const enough = 0.3
const least = 0.12

type Query = {
  readonly element: ElementRule
  readonly stems: ReadonlyMap<string, number>
  readonly phrases: readonly (readonly string[])[]
}

/**
 * Links facts to elements: those that a question or the tool named, and those found by BM25 over the words of the element,
 * weighed with the kind of fact. Facts of documents that serve nothing get no link.
 */
export function linkFacts(facts: readonly MadeFact[], elements: readonly ElementRule[]): Link[] {
  const index = indexFacts(facts)
  const queries = elements.map(queryOf)
  const scores = queries.map((query) => scoresOf(query, index))
  const links: Link[] = []
  for (const [at, made] of facts.entries()) {
    if (made.isRuling) continue
    const owner = elements.find(({ documents }) => made.document !== undefined && documents?.includes(made.document))
    // A line of a list is the paper's own; a sentence in it (an abstract) may bear on anything.
    if (owner && !hasFiniteVerb(` x ${made.fact.asTold ?? made.fact.statement}`)) {
      links.push({ fact: made.fact.id, element: owner.id, direction: 'supports', weight: 1 })
      continue
    }
    const named = made.serves
      .filter(({ element }) => elements.some(({ id }) => id === element))
      .map(({ element, direction = 'supports', weight = 1 }): Link => ({
        fact: made.fact.id,
        element,
        direction,
        weight,
      }))
    // What somebody named needs no guess; beside it only what fits well.
    const threshold = named.length > 0 ? 0.55 : enough
    // What a model read as serving an element is told there, and not where a likeness of words would put it.
    const most = named.some(({ weight }) => weight === modelWeight) ? modelWeight - 0.01 : 1
    const guessed = found(made, at, queries, scores, threshold, named.length > 0).map((link) => ({
      ...link,
      weight: Math.min(link.weight, most),
    }))
    const signs = signsOf(made, elements).filter(({ element }) => named.every((link) => link.element !== element))
    const sure = [...named, ...signs]
    links.push(...sure, ...guessed.filter(({ element }) => sure.every((link) => link.element !== element)))
  }
  return best(links, facts)
}

function found(
  made: MadeFact,
  at: number,
  queries: readonly Query[],
  scores: readonly Float64Array[],
  threshold: number,
  hasNamed: boolean,
): Link[] {
  const ranked = queries
    .map((query, number) => ({ query, weight: weightOf(made, query.element, scores[number]?.[at] ?? 0) }))
    .filter(
      ({ query, weight }) =>
        weight >= least &&
        !isApart(made, query.element) &&
        !(made.isFromDocument && query.element.documents && !query.element.documents.includes(made.document ?? '')),
    )
    .toSorted((a, b) => b.weight - a.weight)
  const kept = ranked.filter(({ weight }) => weight >= threshold).slice(0, 3)
  const chosen = kept.length > 0 || !made.isFromDocument || hasNamed ? kept : ranked.slice(0, 1)
  return chosen.map(({ query, weight }) => ({
    fact: made.fact.id,
    element: query.element.id,
    direction: isAgainst(made, query.element) ? 'against' : 'supports',
    weight: Math.round(weight * 100) / 100,
  }))
}

/** A statement of a document that the element leaves to others. */
function isApart({ fact, isFromDocument, isOfLiving }: MadeFact, { apartFrom }: ElementRule): boolean {
  if (!isFromDocument || apartFrom === undefined) return false
  const isOfKind =
    apartFrom.kinds?.includes(fact.kind) === true && (fact.kind !== 'country' || fact.persons.length === 0)
  return isOfKind || (isOfLiving === true && apartFrom.living === true) || apartFrom.said?.test(fact.statement) === true
}

function weightOf(
  { fact, about, isFromDocument }: MadeFact,
  { servedBy, persons, wantsTerm }: ElementRule,
  score: number,
): number {
  const isOther =
    persons !== undefined &&
    fact.kind !== 'country' &&
    fact.persons.length > 0 &&
    !fact.persons.some((id) => persons.includes(id)) &&
    !about.some((id) => persons.includes(id))
  if (isOther) return 0
  const isServing = servedBy.includes(fact.kind)
  if (!isServing && !isFromDocument) return score * 0.5
  return score === 0 ? (isServing && wantsTerm !== true ? 0.2 : 0) : 0.6 * score + (isServing ? 0.4 : 0)
}

/** One of the adverse terms stands in the statement, and the statement does not deny it. */
function isAgainst({ fact, stems }: MadeFact, { against = [], againstOf, meets }: ElementRule): boolean {
  if (fact.negated || (againstOf !== undefined && !isDoingOf(fact, againstOf))) return false
  if (excluded.test(fact.statement) || (meets?.includes('record') === true && ofOneBeside.test(fact.wording)))
    return false
  const text = ` ${stems.join(' ')} `
  return against.some((term) => {
    const wanted = stemsOf(term)
    // `without permission` and `other causes` mean what they mean by the small word that has no stem.
    if (wanted.length < term.split(' ').length)
      return new RegExp(String.raw`\b${RegExp.escape(term)}\b`, 'i').test(fact.statement)
    return wanted.length > 0 && text.includes(` ${wanted.join(' ')} `)
  })
}

/** `My neighbor owes his former wife money`: no conduct of the client's. */
const ofOneBeside =
  /^\{[a-z0-9-]{1,60}\.(?:poss|his)\} (?:\p{Ll}{1,20} ){0,2}?(?:cousin|neighbor|brother|sister|uncle|aunt|friend|father|mother|nephew|niece|colleague|boss)\b(?! and \{)/u

/** `Their position makes an accident very unlikely`: what is ruled out speaks for the client. */
const excluded =
  /\b(?:unlikely|improbable|rul(?:es?|ed|ing) out|exclud(?:es?|ed|ing)|cannot be explained by|speaks? against)\b/i

/** The person does it, tells it of herself, or is given or sentenced to it. */
function isDoingOf({ subject, wording, quoteOnly, persons }: MadeFact['fact'], person: string): boolean {
  if (subject !== undefined) return subject === person
  const given = new RegExp(String.raw`\b(?:offered|granted|gave|issued|convicted|sentenced)\b[^.;]{0,40}\{${person}`)
  return given.test(wording) || (quoteOnly === true && persons.length <= 1 && /\bI\b/.test(wording))
}

type Index = {
  readonly size: number
  readonly average: number
  readonly lengths: readonly number[]
  /** By stem: which facts hold it, and how often. */
  readonly postings: ReadonlyMap<string, readonly (readonly [number, number])[]>
  readonly texts: readonly string[]
}

function indexFacts(facts: readonly MadeFact[]): Index {
  const postings = new Map<string, (readonly [number, number])[]>()
  const all = facts.map(({ stems, headingStems = [] }) => [...stems, ...headingStems])
  for (const [at, stems] of all.entries()) {
    const counts = new Map<string, number>()
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (const [stem, count] of counts) {
      const list = postings.get(stem)
      if (list) list.push([at, count])
      else postings.set(stem, [[at, count]])
    }
  }
  const lengths = all.map((stems) => stems.length)
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, facts.length)
  return { size: facts.length, average, lengths, postings, texts: all.map((stems) => ` ${stems.join(' ')} `) }
}

function queryOf(element: ElementRule): Query {
  const stems = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) stems.set(stem, Math.max(weight, stems.get(stem) ?? 0))
  }
  add(`${element.name} ${element.test} ${element.needs ?? ''}`, 0.4)
  for (const term of [...element.terms, ...(element.against ?? [])]) add(term, 1)
  const phrases = element.terms.map(stemsOf).filter((words) => words.length > 1)
  return { element, stems, phrases }
}

/** BM25 of every fact for one element, as a share of the best. */
function scoresOf({ stems, phrases }: Query, { size, average, lengths, postings, texts }: Index): Float64Array {
  const scores = new Float64Array(size)
  for (const [stem, weight] of stems) {
    const list = postings.get(stem) ?? []
    const rarity = Math.log(1 + (size - list.length + 0.5) / (list.length + 0.5))
    for (const [at, count] of list) {
      const length = 0.25 + 0.75 * ((lengths[at] ?? 0) / Math.max(1, average))
      scores[at] = (scores[at] ?? 0) + (weight * rarity * count * 2.2) / (count + 1.2 * length)
    }
  }
  for (const phrase of phrases) addPhrase(scores, phrase, postings, texts)
  const top = scores.reduce((most, score) => Math.max(most, score), 0)
  // The very best is often an outlier; the tenth part below it is as good.
  return top === 0 ? scores : scores.map((score) => Math.min(1, score / (0.6 * top)))
}

function addPhrase(
  scores: Float64Array,
  phrase: readonly string[],
  postings: Index['postings'],
  texts: readonly string[],
): void {
  const wanted = ` ${phrase.join(' ')} `
  for (const [at] of postings.get(phrase[0] ?? '') ?? [])
    if (texts[at]?.includes(wanted)) scores[at] = (scores[at] ?? 0) + 3
}

/** Keeps for each element the best facts of documents. */
function best(links: readonly Link[], facts: readonly MadeFact[]): Link[] {
  const fromDocument = new Set(facts.filter((made) => made.isFromDocument).map(({ fact }) => fact.id))
  const byElement = Map.groupBy(links, ({ element }) => element)
  const kept = new Set<Link>()
  for (const list of byElement.values()) {
    const ranked = list.filter(({ fact }) => fromDocument.has(fact)).toSorted((a, b) => b.weight - a.weight)
    for (const link of ranked.slice(0, mostOfDocuments)) kept.add(link)
  }
  return links.filter((link) => !fromDocument.has(link.fact) || kept.has(link))
}
