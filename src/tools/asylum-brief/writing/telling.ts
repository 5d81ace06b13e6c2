import type { CaseFact, CasePassage } from '#domain/case-map/case-map.ts'
import { exhibitOf, passagesOf, personOf } from '#domain/case-map/read-map.ts'
import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { longestPastedRun, longestRun } from '#domain/prose/guard.ts'
import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { recast } from '#domain/prose/recast.ts'
import { cutAtComma } from './cut-at-comma.ts'
import { connected, retold, withAlsoInTheMiddle, withClausesApart, withLastJoined } from '#domain/prose/retelling.ts'
import { continued } from '#domain/prose/words.ts'
import type { Pen } from './pen.ts'

/** A fact as it is told: a statement for the narrator, or finished sentences with a quotation in them. */
export type Telling = { readonly text: string; readonly isQuotation: boolean }

export function wordingOf(fact: CaseFact, pen: Pen): Telling {
  if (fact.quoteOnly) return quotedStatement(fact, pen)
  const isAnswer = fact.sources.every(({ type }) => type === 'answer')
  const listed = isAnswer ? withLastJoined(fact.wording) : fact.wording
  const own = closedMarks(agreeing(withStop(withDate(houseStyle(listed), fact))))
  if (!pasted(own, pen)) return { text: own, isQuotation: false }
  const sentences = sentencesOf(own).map((sentence) =>
    pasted(sentence, pen) ? partlyQuoted(sentence, fact, pen) : sentence,
  )
  if (sentences.every((sentence) => sentence !== undefined)) {
    const joined = sentences.join(' ')
    // Of an answer also two sentences in a row may not run on in its words.
    return passagesOf(pen.map, fact).length > 0 || !pasted(plainOf(joined), pen)
      ? { text: joined, isQuotation: false }
      : { text: answerInOwnWords(own, pen), isQuotation: false }
  }
  const quotation = quotationOf(fact, pen)
  if (quotation) {
    pen.quoted.add(quotation.passage.id)
    return { text: quotation.text, isQuotation: true }
  }
  if (passagesOf(pen.map, fact).length > 0) return { text: own, isQuotation: false }
  return { text: answerInOwnWords(own, pen), isQuotation: false }
}

/** Our own sentence made of answers: in other words where a long run of them would stand, undefined where there are none. */
export function inOwnWords(text: string, pen: Pen): string | undefined {
  if (!pasted(text, pen)) return text
  const told = answerInOwnWords(text, pen)
  return pasted(told, pen) ? undefined : told
}

/** An answer told so that no long run of it is left: phrases said otherwise, clauses apart, sentences held apart. */
function answerInOwnWords(own: string, pen: Pen): string {
  const built = recastWays(own)
  const ways: readonly (() => string)[] = [
    ...built,
    () => retold(own, pen.originals).replaceAll(' and also ', ' and '),
    ...built.map((way) => () => retold(way(), pen.originals)),
    () => retold(withClausesApart(own, pen.originals), pen.originals),
    () => heldApart(retold(withClausesApart(own, pen.originals), pen.originals)),
    ...built.map((way) => () => heldApart(retold(way(), pen.originals))),
    () => withAlsoInTheMiddle(retold(own, pen.originals)),
    ...built.map((way) => () => withAlsoInTheMiddle(heldApart(retold(way(), pen.originals)))),
  ]
  for (const way of ways) {
    const found = way()
    if (!hasFiller(found) && !pasted(plainOf(found), pen)) return found
  }
  // No way of saying it is free of the answer's words: then the one that has the least of them.
  const run = (text: string) => Math.max(0, ...pen.originals.map((original) => longestRun(plainOf(text), original)))
  return ways.reduce((best, way) => (run(way()) < run(best) ? way() : best), own)
}

/** Sentences that would run on in an answer's words, each opened with a connecting word. */
const heldApart = (text: string): string =>
  sentencesOf(text)
    .map((sentence, index) => (index === 0 ? sentence : connected(sentence, index)))
    .join(' ')

/** Each sentence built otherwise where it is long, one way after the other. */
function recastWays(own: string): (() => string)[] {
  const sentences = sentencesOf(own)
  const longest = sentences.toSorted((a, b) => countWords(b) - countWords(a))[0]
  return longest === undefined ? [] : recast(longest).map((way) => () => own.replace(longest, () => way))
}

/** A wording as it will nearly be read: pronouns where tokens ask for them. */
export function plainOf(text: string): string {
  return text
    .replaceAll(/\{applicant\.(?:his|poss)\}/g, 'his')
    .replaceAll(/\{applicant\.(?:he|subj)\}/g, 'he')
    .replaceAll(/\{[^{}]*\}/g, '—')
}

/** The same with the pronouns of a woman. */
const ofWoman = (text: string) =>
  plainOf(text)
    .replaceAll(/\bhis\b/g, 'her')
    .replaceAll(/\bhe\b/g, 'she')

/** Verbs that still stand in the first person after their subject was changed. */
const agreeing = (text: string) =>
  text
    .replaceAll(/\b(he|she) have\b/giu, '$1 has')
    .replaceAll(/\b(he|she) do not\b/giu, '$1 does not')
    .replaceAll(/\b(he|she) am\b/giu, '$1 is')
    .replaceAll(
      /\b((?:works|lives|goes|studies) [^.;,]{1,60} and) (pay|work|live|send|help|teach|take|go)\b/gu,
      (_, start: string, verb: string) => `${start} ${verb === 'teach' || verb === 'go' ? `${verb}es` : `${verb}s`}`,
    )

const joints =
  /\s(?=(?:that|in which|which|who|whom|whose|because|when|where|while|until|after|before|so that) )|(?<=[:;])\s/gu

/** `The Center documented 61 cases “in which soldiers of the unit searched …”`: the longer part in the source's own words. */
function partlyQuoted(text: string, fact: CaseFact, pen: Pen): string | undefined {
  const bare = text.replace(/[.]$/u, '')
  if (/[“”]/u.test(bare)) return undefined
  const sources = passagesOf(pen.map, fact).map(({ words }) => curlyQuotes(words.replaceAll(/\s+/g, ' ')))
  const splits = [...bare.matchAll(joints)].map(({ index }) => ({
    head: bare.slice(0, index),
    tail: bare.slice(index).trim(),
  }))
  const fitting = splits.filter(
    ({ head, tail }) =>
      !tail.includes('{') &&
      countWords(tail) >= 4 &&
      countWords(tail) <= 40 &&
      countWords(head) <= longestPastedRun &&
      countWords(head) >= 3 &&
      sources.some((words) => words.includes(tail)),
  )
  const best = fitting.find(({ tail }) => /^(?:that|in which|which|who|because|when|where)\b/u.test(tail)) ?? fitting[0]
  return best && `${best.head} “${best.tail}.”`
}

const hasFiller = (text: string) => /\b(?:as the file has it|by this account|as was said)\b/.test(text)

const pasted = (text: string, { isPasted }: Pen): boolean =>
  countWords(text) > longestPastedRun && [text, plainOf(text), ofWoman(text)].some(isPasted)

/** A row of a table or a heading says nothing by itself. */
export const isRow = (fact: CaseFact): boolean => {
  const words = (fact.asTold ?? fact.statement).trim()
  return (
    /^(?:\d{1,3}|No\. ?\d+:?|No\. \p{Lu}\p{Ll}{1,40})\s/u.test(words) ||
    (!/\p{Ll}{2} \p{Ll}{2}/u.test(words) && countWords(words) < 12) ||
    /^(?:Written by|Date|Patient|Name|No\.|Review|Follow-up|History given)\b[^.]{0,60}\.?$/u.test(words)
  )
}

/**
 * A statement that began with a pronoun goes on from the one before it in its source; the pronoun stays, so that nobody is
 * named whom the source does not name.
 */
export function goingOn(fact: CaseFact): CaseFact {
  const [, pronoun] = /^(He|She)\b/u.exec(fact.asTold ?? '') ?? []
  if (pronoun === undefined || fact.quoteOnly) return fact
  return { ...fact, wording: fact.wording.replace(/^\{[a-z0-9-]+(?:\.subj)?\}/u, pronoun) }
}

/** A fact that could not be told in the third person is told in its own words. */
function quotedStatement(fact: CaseFact, pen: Pen): Telling {
  const quotation = quotationOf(fact, pen)
  if (quotation) {
    pen.quoted.add(quotation.passage.id)
    return { text: quotation.text, isQuotation: true }
  }
  const [passage] = passagesOf(pen.map, fact)
  const words = ownAnswer(fact)
  // Words of a document in the first person are never told as ours, however short they are.
  if (
    passage &&
    /\b(?:I|my|we|our|us|(?:has established|accuses|orders) that|this (?:office|court|tribunal|ministry|unit|prosecution))\b/iu.test(
      words,
    )
  ) {
    const whole = words.replaceAll(/\s+/g, ' ')
    const marked = quoted(whole, longest) ?? quoted(cutAtComma(whole, longest), longest)
    if (marked !== undefined) return { text: `${speakerOf(passage, pen)} ${closed(marked)}`, isQuotation: true }
  }
  const told = withStop(houseStyle(words))
  return { text: passage || !pasted(told, pen) ? told : answerInOwnWords(told, pen), isQuotation: false }
}

/** An answer is in the third person already and is nobody's testimony: it is told as it was given. */
const ownAnswer = ({ asTold, statement }: CaseFact): string =>
  asTold ?? statement.replace(/^In [^“]{0,80}words?(?: of the source)?: “(.*)”\.?$/u, '$1')

/** `On March 3, 2024, …` where the fact has a day that its words do not give. */
function withDate(wording: string, { date }: CaseFact): string {
  if (!date || date.about || date.to !== undefined || !isIsoDate(date.from)) return wording
  const day = formatLongDate(date.from)
  if (wording.includes(day) || wording.includes(day.slice(0, -6)) || wording.includes(date.from.slice(0, 4)))
    return wording
  return `On ${day}, ${continued(wording, () => true).replace(/^(?:The|They|Two|Three|Four|Five|Men|Soldiers|Police|Officers|A|An|On the) /u, (word) => word.toLowerCase())}`
}

/** A quotation that the reading cut off is closed. */
const closedMarks = (text: string): string => {
  const open = marks(text)
  return open === 1 ? `${text}”` : text
}

/** Opening quotation marks less closing ones. */
const marks = (text: string): number => {
  const curly = curlyQuotes(text)
  return curly.split('“').length - curly.split('”').length
}

/** The second half of a quotation, whose first stands elsewhere, says nothing by itself. */
export const isTornOff = ({ statement }: CaseFact): boolean => marks(statement) < 0

function withStop(text: string): string {
  const bare = text.trim()
  return /[.!?][”’"]{0,2}$/u.test(bare) ? bare : `${bare}.`
}

export type Quotation = { readonly passage: CasePassage; readonly text: string }

/** No quotation is shorter than six words or longer than forty-five. */
const shortest = 6
const longest = 45

/** The words of a fact's passage with who says them, where they can be quoted and were not quoted before. */
export function quotationOf(fact: CaseFact, pen: Pen): Quotation | undefined {
  const [passage] = passagesOf(pen.map, fact)
  if (!passage || pen.quoted.has(passage.id)) return undefined
  const words = wordsToQuote(fact, passage)
  const marked = words === undefined ? undefined : quoted(words, longest)
  if (marked === undefined || words === undefined) return undefined
  const more = restToQuote(fact, passage, words)
  return {
    passage,
    text: `${speakerOf(passage, pen)} ${closed(marked)}${more === undefined ? '' : ` And further: ${closed(more)}`}`,
  }
}

/** What a statement says behind the part that is quoted first, as a quotation of its own. */
function restToQuote(fact: CaseFact, passage: CasePassage, first: string): string | undefined {
  if (!fact.quoteOnly) return undefined
  const whole = (fact.asTold && passage.words.includes(fact.asTold) ? fact.asTold : passage.words)
    .replaceAll(/\s+/g, ' ')
    .trim()
  const rest = whole.startsWith(first) ? whole.slice(first.length).trim() : ''
  return countWords(rest) >= shortest && marks(rest) === 0 ? quoted(rest, longest) : undefined
}

/** The full stop stands inside the closing mark. */
const closed = (marked: string) =>
  marked.replace(
    /([.?!]?)(’?)”$/u,
    (_, mark: string, inner: string) => `${mark === '' && inner === '' ? '.' : mark}${inner}”`,
  )

/** The sentences of the passage that the fact was read from; the whole passage when it is short enough. */
function wordsToQuote(fact: CaseFact, passage: CasePassage): string | undefined {
  const told = fact.asTold && passage.words.includes(fact.asTold) ? fact.asTold : passage.words
  const whole = told
    .replaceAll(/\s+/g, ' ')
    .replace(/^\d{1,3}\.\s+/, '')
    .trim()
  if (countWords(whole) <= longest) return countWords(whole) >= shortest ? whole : undefined
  let kept = ''
  for (const sentence of sentencesOf(whole)) {
    if (countWords(`${kept} ${sentence}`) > longest) break
    kept = kept === '' ? sentence : `${kept} ${sentence}`
  }
  return countWords(kept) >= shortest ? closedMarks(kept) : undefined
}

const declared = /\b(?:declaration|affidavit|statement|testimony)\b/i

/** `In Ex. B’s words` never: the person who speaks, else what the document is. */
export function speakerOf(passage: CasePassage, pen: Pen): string {
  const speaker = passage.speaker === undefined ? undefined : personOf(pen.map, passage.speaker)
  const title = exhibitOf(pen.map, passage)?.title ?? ''
  if (speaker) {
    const verb = declared.test(title) ? 'states:' : 'writes:'
    return pen.narrator.say(`{${speaker.id}.subj} ${verb}`)
  }
  if (declared.test(title)) return 'The declaration states:'
  if (/\b(?:resolution|order|judgment|ruling|warrant|summons|complaint)\b/i.test(title)) return 'The document reads:'
  if (
    /\breport\b/i.test(title) ||
    pen.map.facts.some(
      ({ kind, sources }) =>
        kind === 'country' && sources.some((source) => source.type === 'passage' && source.passage === passage.id),
    )
  )
    return 'The report says:'
  if (/\bletter\b/i.test(title)) return 'The letter says:'
  if (/\b(?:record|certificate|order|decision|warrant|summons)\b/i.test(title)) return 'The document reads:'
  return 'The source says:'
}
