import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import type { RecordPaper } from '../case/record-paper.ts'
import { liveFacts, passagesOf } from '#domain/case-map/read-map.ts'

/** Statements that stand together in a source: a paragraph of a document, or the facts of one answer. */
export type Cluster = {
  readonly facts: readonly CaseFact[]
  /** The document's id; absent for answers. */
  readonly document: string | undefined
  readonly title: string
  readonly heading: string | undefined
  /** All wordings, for deciding where the cluster is told. */
  readonly text: string
  /** It holds a fact against the client. */
  readonly isAdverse: boolean
  /** The whole of a paper that is a list of rows. */
  readonly record?: RecordPaper
}

/**
 * The facts of the map by paragraph, in the order of the documents, then those that rest on answers alone. Sentences of one
 * paragraph lean on one another ("He ...", "It ..."), so they are told together; a paragraph that leans on the one before
 * is joined to it.
 */
export function clustersOf(map: CaseMap): {
  readonly documents: readonly Cluster[]
  readonly answers: readonly CaseFact[]
} {
  const against = new Set(
    map.links
      .filter(({ direction, weight, element }) => direction === 'against' && weight >= 0.44 && element !== 'discretion')
      .map(({ fact }) => fact),
  )
  const placed = liveFacts(map).flatMap((fact) => {
    const passage = passagesOf(map, fact).at(-1) ?? undefined
    const first = passagesOf(map, fact)[0]
    return first === undefined || passage === undefined ? [] : [{ fact, first }]
  })
  const order = new Map(map.exhibits.map(({ id }, index) => [id, index]))
  const inOrder = placed.toSorted(
    (a, b) =>
      (order.get(a.first.document) ?? 99) - (order.get(b.first.document) ?? 99) || a.first.start - b.first.start,
  )
  const groups: { fact: CaseFact; first: CasePassage }[][] = []
  for (const item of inOrder) {
    const before = groups.at(-1)?.at(-1)
    if (before && belongsTo(before.first, item.first, item.fact)) groups.at(-1)?.push(item)
    else groups.push([item])
  }
  const documents = groups.map((group): Cluster => {
    const [first] = group
    const facts = group.map(({ fact }) => fact)
    return {
      facts,
      document: first?.first.document,
      title: map.exhibits.find(({ id }) => id === first?.first.document)?.title ?? '',
      heading: first?.first.heading,
      text: facts.map(({ wording }) => wording).join('. '),
      isAdverse: facts.some(
        // What got better with a child, or what a clinic notes of nobody by name, is no reason to open it so.
        ({ id, kind, quoteOnly, persons, subject }) =>
          against.has(id) &&
          kind !== 'entry' &&
          kind !== 'computed' &&
          !quoteOnly &&
          (kind === 'country' ||
            ((subject === undefined || /^(?:spouse|mother|father)$/u.test(subject)) &&
              persons.some((one) => /^(?:spouse|mother|father)$/u.test(one)))),
      ),
    }
  })
  return { documents, answers: liveFacts(map).filter((fact) => passagesOf(map, fact).length === 0) }
}

function belongsTo(before: CasePassage, passage: CasePassage, fact: CaseFact): boolean {
  if (before.document !== passage.document || before.heading !== passage.heading) return false
  if (before.paragraph !== undefined || passage.paragraph !== undefined) {
    if (before.paragraph === passage.paragraph) return true
    // A paragraph with a number of its own begins a thought of its own, unless its first word needs the one before; what
    // somebody says of himself is quoted, and needs nothing.
    return opensWithPronoun(fact) && passage.speaker === undefined
  }
  return passage.start - before.end <= 1 || leansBack(fact) || (isEntry(fact) && passage.start - before.end <= 3)
}

/** `Generalized Anxiety Disorder (F41.1)`: a diagnosis with its code. */
const ofCode = /^[^:.!?“”]{4,90} \([A-TV-Z]\d{2}(?:\.\d{1,3})?\)(?:$|[;,])/u

/** A row `Sessions attended: 31` of a record. */
export function isEntry({ quoteOnly, asTold, statement, sources }: CaseFact): boolean {
  return (
    quoteOnly === true &&
    sources.some(({ type }) => type === 'passage') &&
    (/^[^:.]{3,60}: \S/u.test(quotedIn(statement) ?? asTold ?? '') || ofCode.test(quotedIn(statement) ?? asTold ?? ''))
  )
}

/** What an answer notes without a verb: `homeowner`; it stands among what else is noted, not as a sentence. */
export function isBareNote({ quoteOnly, sources, wording }: CaseFact): boolean {
  return (
    quoteOnly === true &&
    sources.every(({ type }) => type === 'answer') &&
    !/\b(?:I|my|we|our)\b/u.test(wording) &&
    wording.split(' ').length <= 14
  )
}

/** The words that a quote-only statement quotes. */
export function quotedIn(statement: string): string | undefined {
  return /“([^“”]+)”/u.exec(statement)?.[1]
}

const opensWithPronoun = ({ wording }: Pick<CaseFact, 'wording'>): boolean =>
  /^(?:He|She|It|They|This|That|These|Both)\b/u.test(wording)

/** Begins with a pronoun for somebody whom only the paragraph before names. */
function leansBack({ wording }: CaseFact): boolean {
  const [, before = ''] = /^(.*?)\b(?:he|she|him|it|they|this|that)\b/u.exec(wording) ?? []
  return (
    opensWithPronoun({ wording }) ||
    (/\b(?:he|she|him)\b/u.test(wording) &&
      !before.includes('{') &&
      !/\b\p{Ll}+ (?:who|that)\b/u.test(before) &&
      before.length < 40 &&
      !/\b(?:child|parent|patient|student|teacher)\b/u.test(before))
  )
}
