import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { liveFacts } from '#domain/case-map/read-map.ts'
import type { Unit } from './unit.ts'

/** The facts in the order of the map, those of one paragraph together; halves of a quotation are put together again. */
export function unitsOf(map: CaseMap): Unit[] {
  const passages = new Map(map.passages.map((passage) => [passage.id, passage]))
  const units: {
    key: string
    facts: CaseFact[]
    source: string
    isDocument: boolean
    last: CasePassage | undefined
  }[] = []
  for (const fact of inSourceOrder(liveFacts(map), passages)) {
    const passage = passageOf(fact, passages)
    const answer = fact.sources.find((source) => source.type === 'answer')
    const source = passage?.document ?? answer?.question ?? 'record'
    const open = units.at(-1)
    if (open !== undefined && passage !== undefined && open.source === source && isNext(fact, passage, open.last)) {
      open.facts.push(fact)
      open.last = passage
    } else units.push({ key: fact.id, facts: [fact], source, isDocument: passage !== undefined, last: passage })
  }
  return units.map(({ facts, source, isDocument }) => {
    const whole = joinHalves(facts)
    return { facts: whole, source, isDocument, text: whole.map(({ statement }) => statement).join(' ') }
  })
}

/** It stands in the paragraph of the last one. On another page of a transcript they ask about something else. */
function isNext({ wording }: CaseFact, passage: CasePassage, last: CasePassage | undefined): boolean {
  if (last === undefined || (wording.startsWith('Asked “') && passage.page !== last.page)) return false
  return passage.paragraph === undefined
    ? passage.start - last.end <= 1
    : passage.paragraph === last.paragraph && passage.heading === last.heading
}

function passageOf({ sources }: CaseFact, passages: ReadonlyMap<string, CasePassage>): CasePassage | undefined {
  const [first] = sources.flatMap((source) => (source.type === 'passage' ? (passages.get(source.passage) ?? []) : []))
  return first
}

/** Answers first as the map has them, then each document from its beginning. */
function inSourceOrder(facts: readonly CaseFact[], passages: ReadonlyMap<string, CasePassage>): CaseFact[] {
  const documents = [...new Set([...passages.values()].map(({ document }) => document))]
  const place = (fact: CaseFact) => {
    const passage = passageOf(fact, passages)
    return passage === undefined ? [-1, 0] : [documents.indexOf(passage.document), passage.start]
  }
  return facts
    .map((fact, index) => ({ fact, index, at: place(fact) }))
    .toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0) || (a.at[1] ?? 0) - (b.at[1] ?? 0) || a.index - b.index)
    .map(({ fact }) => fact)
}

/** A quotation of two sentences that was read as two statements is one again. */
function joinHalves(facts: readonly CaseFact[]): CaseFact[] {
  const joined: CaseFact[] = []
  for (const fact of facts) {
    const before = joined.at(-1)
    if (before && isOpen(before.statement)) joined[joined.length - 1] = together(before, fact)
    else joined.push(fact)
  }
  return joined
}

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0
const isOpen = (text: string): boolean => {
  const bare = text.replace(/^In [^“]{0,60} words?(?: of the source)?: “/u, '')
  return count(bare, /[“‘"](?=\p{L})/gu) > count(bare, /(?<=[\p{L}\p{N}.,?!’)%\]])[”"]/gu)
}

function together(first: CaseFact, second: CaseFact): CaseFact {
  const stop = (text: string) => (/[.!?][”"’]?$/u.test(text) ? text : `${text}.`)
  const told = first.asTold && second.asTold ? { asTold: `${first.asTold} ${second.asTold}` } : {}
  return {
    ...first,
    ...told,
    statement: `${stop(first.statement)} ${second.statement}`,
    wording: `${stop(first.wording)} ${second.wording}`,
    sources: [...first.sources, ...second.sources],
    persons: [...new Set([...first.persons, ...second.persons])],
    amounts: [...first.amounts, ...second.amounts],
    ...((first.quoteOnly ?? second.quoteOnly) && { quoteOnly: true as const }),
  }
}
