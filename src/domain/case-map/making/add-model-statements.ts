import { followsFrom } from '../extraction/follows.ts'
import type { ModelStatement } from '../extraction/read-reply.ts'
import { isNegated, kindOf } from '../reading/classify.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { type Found, type Frame, passageOf, quotedAs, toMade } from './document-frame.ts'
import { makeFact, modelWeight, type Serving } from './made-fact.ts'
import { ownWording } from './own-wording.ts'

/** A full stop or a quotation mark more or less makes no other passage. */
const slack = 3
/** So much of a passage before a quotation may explain it. */
const before = 400

/**
 * Puts what a model read beside what software found. A passage that both have is one fact: software's wording stays where
 * it is sure, and the elements that the model names are added. What only the model found becomes a fact of its own, told
 * in the model's words if they say no more than the quotation, else quoted.
 */
export function addModelStatements(
  found: readonly Found[],
  statements: readonly ModelStatement[],
  paragraphs: readonly Paragraph[],
  frame: Frame,
): Found[] {
  if (statements.length === 0) return [...found]
  const all = [...found]
  for (const statement of statements) {
    const hosts = all.flatMap(({ passage }, at) => (isHost(passage, statement) ? [at] : []))
    const isOwn = hosts.length === 0 || (hosts.length === 1 && isOtherSide(all[hosts[0] ?? 0], statement))
    if (isOwn) {
      const made = ownFact(statement, paragraphs, frame)
      if (made && !all.some(({ passage }) => passage.id === made.passage.id)) all.push(made)
    } else for (const at of hosts) all[at] = withServing(all[at] as Found, statement, frame, hosts.length === 1)
  }
  return all.toSorted((a, b) => a.passage.start - b.passage.start)
}

type Place = { readonly start: number; readonly end: number }

/** The one holds the other. */
function isHost(passage: Place, statement: Place): boolean {
  const isWithin = passage.start <= statement.start + slack && statement.end <= passage.end + slack
  const holds = statement.start <= passage.start + slack && passage.end <= statement.end + slack
  return isWithin || holds
}

/** A part of a longer passage that argues the other way than what is known of the whole is a fact by itself. */
function isOtherSide(host: Found | undefined, statement: ModelStatement): boolean {
  if (!host) return true
  const isPart = statement.end - statement.start < 0.7 * (host.passage.end - host.passage.start)
  return isPart && host.made.serves.some((known) => statement.serves.some((own) => own.direction !== known.direction))
}

function servingsOf({ serves }: ModelStatement): Serving[] {
  return serves.map(({ element, direction }) => ({ element, direction, weight: modelWeight }))
}

function withServing({ passage, made }: Found, statement: ModelStatement, frame: Frame, isOnly: boolean): Found {
  const serves = [
    ...made.serves,
    ...servingsOf(statement).filter(({ element }) => made.serves.every((same) => same.element !== element)),
  ]
  const isSame = Math.abs(passage.end - passage.start - (statement.end - statement.start)) <= 2 * slack
  const told = made.fact.quoteOnly === true && isOnly && isSame ? tellingOf(statement, frame) : undefined
  if (told === undefined) return { passage, made: { ...made, serves } }
  const fact = makeFact({
    key: passage.words,
    wording: told,
    persons: frame.persons,
    kind: statement.kind ?? made.fact.kind,
    state: 'proposed',
    sources: made.fact.sources,
    words: passage.words,
    negated: isNegated(passage.words),
  })
  return { passage, made: { ...made, fact, serves } }
}

/** The model's sentence with persons as tokens; undefined when it says more than the quotation. */
function tellingOf({ statement, start, end }: ModelStatement, { document, persons, voice }: Frame): string | undefined {
  const words = document.text.slice(start, end)
  const above = document.text.slice(Math.max(0, start - before), start)
  return followsFrom(statement, words, above, persons) ? ownWording(statement, voice.aliases) : undefined
}

function ownFact(statement: ModelStatement, paragraphs: readonly Paragraph[], frame: Frame): Found | undefined {
  const { start, end } = statement
  const paragraph = paragraphs.findLast((one) => one.start <= start) ?? paragraphs[0]
  if (!paragraph) return undefined
  const place = { ...paragraph, start: 0, end: frame.document.text.length }
  const passage = passageOf(frame, place, { start, end })
  const told = tellingOf(statement, frame)
  const fact = makeFact({
    key: passage.words,
    wording: told ?? passage.words.replaceAll(/\s+/g, ' '),
    persons: frame.persons,
    kind:
      statement.kind ??
      kindOf({ words: passage.words, heading: paragraph.heading, sort: frame.sort, among: frame.kinds }),
    state: 'proposed',
    sources: [{ type: 'passage', passage: passage.id }],
    words: passage.words,
    negated: isNegated(passage.words),
    ...(told === undefined && { quoted: quotedAs(passage.words, paragraph, frame) }),
  })
  return { passage, made: { ...toMade(fact, paragraph, frame), serves: servingsOf(statement) } }
}
